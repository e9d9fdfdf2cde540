import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duty, Worker } from '#kernel/subgraph.ts'
import { events } from '../events.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import { httpProvider } from '../watchlists/provider/http-provider.ts'
import type { FetchedFile, ListProvider, Validators } from '../watchlists/provider/provider.ts'
import { CHANGES_HOURS, SOURCES, SOURCE_NAMES } from '../watchlists/sources.ts'
import { raiseAlert } from '../watchlists/store/alerts.ts'
import { fileAt } from '../watchlists/store/file-at.ts'
import { importList } from '../watchlists/store/import-list.ts'
import { isBusy } from '../watchlists/store/lock.ts'

const HOUR_MS = 3_600_000
/** A publisher that failed is asked again after this. */
const RETRY_MS = HOUR_MS

const ASKED = 'delete from compliance.list_refreshes where source = $1 returning 1'

const IS_DEMO = `exists (select from compliance.list_versions version where version.source = listed.source and version.number = listed.active_number and version.is_demo)`

/** Publishers tell the changes of a day and no more: whoever has missed them takes the whole list. */
const MISSED_MS = 2 * CHANGES_HOURS * HOUR_MS

const IS_WHOLE_DUE = `(listed.whole_checked_at is null or listed.whole_checked_at <= $5 or $6 and listed.last_checked_at <= $8 or ${IS_DEMO})`

/**
 * Taken by one worker, whoever else looks at the same moment. What was invented for the demonstration is replaced at once, and asked
 * for is the whole list.
 */
const CLAIM = `insert into compliance.list_sources as listed (source, tried_at) values ($1, $2)
  on conflict (source) do update set tried_at = $2 where $3
    or (listed.tried_at is null or listed.tried_at <= $4) and (${IS_WHOLE_DUE} or $6 and listed.last_checked_at <= $7)
  returning etag, last_modified as "lastModified", changes_etag as "changesEtag", changes_last_modified as "changesLastModified",
    ($3 or ${IS_WHOLE_DUE}) as "isWhole"`

const UNCHANGED = 'update compliance.list_sources set last_checked_at = $2, whole_checked_at = case when $3 then $2 else whole_checked_at end, failing_since = null, failure = null where source = $1'

const FAILING = `update compliance.list_sources listed set failing_since = coalesce(listed.failing_since, $2), failure = $3
  from compliance.list_sources before where before.source = $1 and listed.source = $1 returning before.failing_since is null as "isNew"`

const http = ({ settings }: Worker): ListProvider => httpProvider({ redirectsMax: settings.watchlists?.redirectsMax ?? 0, allowsLoopback: settings.webhooks.allowsLoopback })

/** Fetches lists from their publishers, where addresses are configured; what fails leaves the last good version in use. */
export function refreshLists(providerOf: (worker: Worker) => ListProvider = http): Duty {
  return {
    name: 'compliance.refresh_lists',
    everyMs: 60_000,
    wakesOn: [events.dataset_refresh_asked],
    async run(worker) {
      for (const source of SOURCE_NAMES) {
        const look = await claimed(worker, source)
        if (!look) continue
        await refreshed(worker, providerOf(worker), look)
        return 1
      }
      return 0
    },
  }
}

/** A look at a publisher: at the whole list, or at what has changed in it. */
interface Look { readonly source: ListSource; readonly isWhole: boolean; readonly addresses: readonly string[]; readonly known: Validators }
interface Claimed extends Record<string, unknown> { etag: string | null; lastModified: string | null; changesEtag: string | null; changesLastModified: string | null; isWhole: boolean }

async function claimed({ sql, now, settings: { watchlists } }: Worker, source: ListSource): Promise<Look | undefined> {
  const whole = watchlists?.addresses[source]
  if (!whole) return undefined
  const changes = watchlists.changes[source]
  const at = now()
  const before = (ms: number): Date => new Date(at.getTime() - ms)
  const isAsked = (await sql(ASKED, [source])).length > 0
  const [row] = await sql<Claimed>(CLAIM, [source, at, isAsked, before(RETRY_MS), before(SOURCES[source].refreshHours * HOUR_MS), changes !== undefined, before(CHANGES_HOURS * HOUR_MS), before(MISSED_MS)])
  if (!row) return undefined
  const { isWhole } = row
  const [etag, lastModified] = isWhole ? [row.etag, row.lastModified] : [row.changesEtag, row.changesLastModified]
  return { source, isWhole, addresses: isWhole || !changes ? whole : changes, known: { etag: etag ?? undefined, lastModified: lastModified ?? undefined } }
}

async function refreshed(worker: Worker, provider: ListProvider, { source, isWhole, addresses, known }: Look): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fiducia-list-'))
  try {
    const files: FetchedFile[] = []
    for (const [at, address] of addresses.entries()) {
      // Of a publication of several files nobody can say that it is as it was but by having all of them.
      const fetched = await provider.fetch(address, await mkdtemp(join(folder, `${at}-`)), addresses.length === 1 ? known : {}, worker.signal)
      if (fetched.outcome === 'FAILED') return await failing(worker, source, fetched.says, { isTold: false })
      if (fetched.outcome === 'UNCHANGED') return void await worker.sql(UNCHANGED, [source, worker.now(), isWhole])
      files.push(fetched.file)
    }
    const { etag, lastModified } = addresses.length === 1 ? files[0]! : {}
    const imported = await importList(worker.transaction, {
      source, files: await Promise.all(files.map(({ path, name }) => fileAt(path, name))), at: worker.now(), etag, lastModified, signal: worker.signal,
    })
    // What is wrong with a file was told when it was refused.
    if (imported.outcome === 'REJECTED') await failing(worker, source, imported.reason, { isTold: true })
    else worker.log({ source, outcome: imported.outcome, ...imported.version }, 'a watchlist was refreshed')
  } catch (error) {
    // Who is cut short goes on later, and whoever else imports the list tells what becomes of it.
    if (worker.signal.aborted || isBusy(error)) throw error
    worker.log({ error, source }, 'what a publisher sent could not be taken over')
    await failing(worker, source, 'what the publisher sent could not be taken over', { isTold: false })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function failing(worker: Worker, source: ListSource, says: string, { isTold }: { readonly isTold: boolean }): Promise<void> {
  const at = worker.now()
  worker.log({ source, failure: says }, 'a watchlist could not be refreshed')
  await worker.transaction(async sql => {
    const [row] = await sql<{ isNew: boolean }>(FAILING, [source, at, says])
    if (row?.isNew && !isTold)
      await raiseAlert(sql, { code: 'LIST_REFRESH_FAILED', severity: 'HIGH', component: `watchlists.${source}`, message: `The list could not be refreshed, and the last good version stays in use: ${says}.`, at })
  })
}
