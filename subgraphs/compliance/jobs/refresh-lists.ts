import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runSlots, type RunSlots } from '#kernel/jobs/run-slots.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { events } from '#compliance/events.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { httpProvider } from '#compliance/watchlists/provider/http-provider.ts'
import type { FetchedFile, ListProvider } from '#compliance/watchlists/provider/provider.ts'
import { raiseAlert } from '#compliance/watchlists/store/alerts.ts'
import { fileAt } from '#compliance/watchlists/store/file-at.ts'
import { importList, type Imported, type Publication } from '#compliance/watchlists/store/import-list.ts'
import { isBusy } from '#compliance/watchlists/store/lock.ts'
import {
  claimRefresh,
  dueSources,
  endRefresh,
  releaseRefresh,
  type ClaimedRefresh,
} from '#compliance/watchlists/store/refresh-leases.ts'

/** Concurrent refreshes per worker, counted separately for publishers that last succeeded and last failed, so that hanging publishers take no slots from the others. */
const CONCURRENCY = 3
/** A refresh that takes longer is abandoned; shorter than its lease. */
const TIMEOUT_MS = 20 * 60_000
/** Maximum refreshes of each kind that are in progress, including abandoned ones that have not ended. */
const ABANDONED_MAX = 6
/** Interval after which a list that waits for a slot is tried again. */
const WAIT_MS = 5_000
/** How long a stopping worker waits for an aborted refresh to remove its files. */
const CLEAN_UP_MS = 1_000

const RECORD_UNCHANGED =
  'update compliance.list_sources set last_checked_at = $2, whole_checked_at = case when $3 then $2 else whole_checked_at end, failing_since = null, failure = null where source = $1'

const RECORD_FAILURE = `update compliance.list_sources listed set failing_since = coalesce(listed.failing_since, $2), failure = $3
  from compliance.list_sources before where before.source = $1 and listed.source = $1 returning before.failing_since is null as "isNew"`

const httpProviderOf = ({ settings }: Worker): ListProvider =>
  httpProvider({
    redirectsMax: settings.watchlists?.redirectsMax ?? 0,
    allowsLoopback: settings.webhooks.allowsLoopback,
  })

interface RefreshLimits {
  readonly concurrency?: number
  readonly timeoutMs?: number
}

interface RefreshMeans {
  readonly slots: RunSlots
  readonly provider: ListProvider
  /** Runs imports one after the other, since each holds one of the few connections of the worker. */
  readonly runExclusively: ImportExclusively
}

/**
 * Fetches lists from their publishers, where addresses are configured; what fails leaves the last good version in use. Each list is
 * refreshed in a separate run, so a publisher that is slow or hangs delays no other list; the list that was checked longest ago goes first.
 */
export function refreshLists(
  providerOf: (worker: Worker) => ListProvider = httpProviderOf,
  { concurrency = CONCURRENCY, timeoutMs = TIMEOUT_MS }: RefreshLimits = {},
): Job {
  const slotsOf = new WeakMap<Worker, RunSlots>()
  const runExclusively = createImportQueue()
  return {
    name: 'compliance.refresh_lists',
    everyMs: 60_000,
    wakesOn: [events.dataset_refresh_requested],
    async run(worker) {
      const {
        settings: { watchlists },
      } = worker
      if (!watchlists) return 0
      const slots = slotsOf.get(worker) ?? runSlots({ concurrency, abandonedMax: ABANDONED_MAX, timeoutMs })
      slotsOf.set(worker, slots)
      let [begun, waiting] = [0, 0]
      for (const { source, isFailing } of await dueSources(worker.sql, watchlists, worker.now())) {
        const kind = isFailing ? 'failing' : 'healthy'
        if (slots.free(kind) === 0) {
          waiting += 1
          continue
        }
        const claimed = await claimRefresh(worker.sql, watchlists, source, worker.now())
        if (!claimed) continue
        worker.background(
          refresh(worker, { slots, provider: providerOf(worker), runExclusively }, kind, claimed),
        )
        begun += 1
      }
      if (begun > 0 || waiting === 0) return begun
      await Promise.race([slots.freed(), sleep(WAIT_MS, undefined, { ref: false })])
      return waiting
    },
  }
}

/** Never rejects: the worker awaits it in the background. */
async function refresh(
  worker: Worker,
  { slots, provider, runExclusively }: RefreshMeans,
  kind: string,
  claimed: ClaimedRefresh,
): Promise<void> {
  const { source } = claimed
  try {
    let run: Promise<void> | undefined
    const end = await slots.run(
      kind,
      worker.signal,
      signal => (run = refreshList({ ...worker, signal }, { provider, runExclusively }, claimed)),
    )
    if (worker.signal.aborted) {
      await Promise.race([run?.catch(() => undefined), sleep(CLEAN_UP_MS, undefined, { ref: false })])
      return void (await releaseRefresh(worker.sql, source))
    }
    if (end === 'abandoned')
      await recordFailure(worker, source, 'the refresh took too long', { isPublished: false })
  } catch (error) {
    worker.log({ error, source }, 'watchlist refresh failed')
  }
  await endRefresh(worker.sql, source).catch((error: unknown) => {
    worker.log({ error, source }, 'failed to record the end of a watchlist refresh')
  })
}

async function refreshList(
  worker: Worker,
  { provider, runExclusively }: Omit<RefreshMeans, 'slots'>,
  { source, isWhole, addresses, known }: ClaimedRefresh,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fiducia-list-'))
  try {
    const files: FetchedFile[] = []
    for (const [at, address] of addresses.entries()) {
      // Only a list of one file can be checked with ETag; otherwise every file has to be fetched to know whether one of them changed.
      const fetched = await provider.fetch(
        address,
        await mkdtemp(join(folder, `${at}-`)),
        addresses.length === 1 ? known : {},
        worker.signal,
      )
      if (fetched.outcome === 'FAILED')
        return await recordFailure(worker, source, fetched.message, { isPublished: false })
      if (fetched.outcome === 'UNCHANGED')
        return void (await worker.sql(RECORD_UNCHANGED, [source, worker.now(), isWhole]))
      files.push(fetched.file)
    }
    const { etag, lastModified } = addresses.length === 1 ? files[0]! : {}
    const imported = await runExclusively(worker, {
      source,
      files: await Promise.all(files.map(({ path, name }) => fileAt(path, name))),
      at: worker.now(),
      etag,
      lastModified,
      signal: worker.signal,
      isOfChanges: !isWhole,
    })
    // The import has already raised an alert for a rejected file.
    if (imported.outcome === 'REJECTED')
      await recordFailure(worker, source, imported.reason, { isPublished: true })
    else worker.log({ source, outcome: imported.outcome, ...imported.version }, 'watchlist refreshed')
  } catch (error) {
    // The next run resumes after an abort. If another process is importing the list, that process reports the outcome.
    if (worker.signal.aborted || isBusy(error)) throw error
    worker.log({ error, source }, 'failed to import a watchlist')
    await recordFailure(worker, source, 'the published file could not be imported', { isPublished: false })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type ImportExclusively = (worker: Worker, publication: Publication) => Promise<Imported>

function createImportQueue(): ImportExclusively {
  let last: Promise<unknown> = Promise.resolve()
  return (worker, publication) => {
    const run = last.then(() => {
      worker.signal.throwIfAborted()
      return importList(worker.transaction, publication)
    })
    last = run.catch(() => undefined)
    return run
  }
}

async function recordFailure(
  worker: Worker,
  source: ListSource,
  message: string,
  { isPublished }: { readonly isPublished: boolean },
): Promise<void> {
  const at = worker.now()
  worker.log({ source, failure: message }, 'failed to refresh a watchlist')
  await worker.transaction(async sql => {
    const [row] = await sql<{ isNew: boolean }>(RECORD_FAILURE, [source, at, message])
    if (row?.isNew && !isPublished)
      await raiseAlert(sql, {
        code: 'LIST_REFRESH_FAILED',
        severity: 'HIGH',
        component: `watchlists.${source}`,
        message: `The list could not be refreshed, and the last good version stays in use: ${message}.`,
        at,
      })
  })
}
