import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { Refusal } from '#kernel/refusals.ts'
import { events } from '#compliance/events.ts'
import { writeFailedScreening } from '#compliance/screening/save-failed-screening.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { planOf, type ScreeningRequest } from '#compliance/screening/plan-screening.ts'
import { searchSubjects, storeScreening } from '#compliance/screening/pipeline.ts'
import type { SearchedSubject } from '#compliance/screening/searched-subject.ts'
import { decryptScreenedSubject } from '#compliance/screening/seal-screening.ts'
import { SCREENING_COLUMNS } from '#compliance/screening/load-screening.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

/** Small enough to finish within the timeout of a domain call, also on a busy machine. */
const BATCH_SIZE = 20

const QUEUED = `select ${SCREENING_COLUMNS} from compliance.screenings screening
  where workspace_id = $1 and batch_id = $2 and status = 'QUEUED' order by created_at, id limit ${BATCH_SIZE}`
const TAKE = `select 1 from compliance.screenings where workspace_id = $1 and id = $2 and status = 'QUEUED' for update skip locked`
const OPEN_BATCH = `select total from compliance.screening_batches where workspace_id = $1 and id = $2 and status <> 'COMPLETED' for update`
const COUNTS = `select count(*) filter (where status = 'QUEUED')::integer as queued, count(*) filter (where status = 'FAILED')::integer as failed,
    count(*) filter (where total_matches > 0)::integer as hits
  from compliance.screenings where workspace_id = $1 and batch_id = $2`
const COMPLETE = `update compliance.screening_batches set status = 'COMPLETED', completed_at = $3 where workspace_id = $1 and id = $2`

/** A queued screening fails when the lists cannot be searched for this long. */
const QUEUE_TIMEOUT_MS = 3_600_000

interface CompletedSearch {
  readonly queued: ScreeningRow
  /** The result of the search, or the reason why it failed. */
  readonly result: SearchedSubject | string
  readonly request: ScreeningRequest
}

const finish = command(async (tx, { queued, result, request }: CompletedSearch): Promise<boolean> => {
  const [locked] = await tx.sql(TAKE, [tx.actor.workspaceId, queued.id])
  if (!locked) return false
  if (typeof result === 'string')
    await writeFailedScreening(tx, { plan: planOf(request, queued.matchThreshold), failure: result, queued })
  else await storeScreening(tx, result, { queued })
  return true
})

const completeBatch = command(async (tx, { batchId }: { readonly batchId: string }): Promise<boolean> => {
  const { workspaceId } = tx.actor
  const [batch] = await tx.sql<{ total: number }>(OPEN_BATCH, [workspaceId, batchId])
  if (!batch) return false
  const [counts] = await tx.sql<{ queued: number; failed: number; hits: number }>(COUNTS, [
    workspaceId,
    batchId,
  ])
  const { queued, failed, hits } = counts!
  if (queued > 0) return false
  await tx.sql(COMPLETE, [workspaceId, batchId, tx.now()])
  tx.emit(events.screening_batch_completed, batchId, {
    batchId,
    total: batch.total,
    ok: batch.total - failed,
    failed,
    hits,
  })
  return true
})

/** Placeholder for a subject that was erased while queued; it is not searched. */
const ERASED_SUBJECT: ScreeningRequest['subject'] = { type: 'INDIVIDUAL', name: '' }

const requestOf = (ctx: Context, queued: ScreeningRow): ScreeningRequest => ({
  subject: decryptScreenedSubject(ctx.keys, queued) ?? ERASED_SUBJECT,
  subjectId: queued.subjectId,
  lists: queued.lists,
  sources: queued.sources as readonly ListSource[],
  matchThreshold: queued.matchThreshold,
  purpose: queued.purpose,
})

/** Screens the next queued subjects of a batch against the same list versions, and completes the batch when none are left. Returns the number screened. Concurrent runs screen no subject twice. */
export async function runQueuedScreenings(
  ctx: Context,
  { batchId }: { readonly batchId: string },
): Promise<number> {
  allow(ctx.actor, { kinds: ['service'] })
  const { workspaceId } = ctx.actor
  const batch = await ctx.database.read<ScreeningRow>(workspaceId, QUEUED, [workspaceId, batchId])
  let done = 0
  const errors: unknown[] = []
  for (const search of await searchQueued(ctx, batch)) {
    try {
      if (await finish(ctx, search)) done++
    } catch (error) {
      // The remaining results are stored before the error is thrown.
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  // Also runs when nothing is queued, since the run that should have completed the batch may have been interrupted.
  await completeBatch(ctx, { batchId })
  return done
}

/** The result of each screening, without those that have to wait because search is unavailable. After another error each is tried separately, so that one bad subject does not delay the rest. */
async function searchQueued(ctx: Context, batch: readonly ScreeningRow[]): Promise<CompletedSearch[]> {
  const erased = batch.filter(({ subject }) => subject === null)
  if (erased.length > 0) {
    const rest = batch.filter(each => !erased.includes(each))
    return [
      ...failAll(ctx, erased, 'The subject was deleted before it was screened.'),
      ...(await searchQueued(ctx, rest)),
    ]
  }
  if (batch.length === 0) return []
  const requests = batch.map(queued => requestOf(ctx, queued))
  try {
    const results = await searchSubjects(ctx, requests)
    return batch.map((queued, index) => ({ queued, request: requests[index]!, result: results[index]! }))
  } catch (error) {
    const isUnavailable = error instanceof Refusal && error.kind === 'unavailable'
    if (!isUnavailable && batch.length > 1)
      return (await Promise.all(batch.map(queued => searchQueued(ctx, [queued])))).flat()
    const [first] = batch
    const isTooLong = first!.createdAt.getTime() <= ctx.now().getTime() - QUEUE_TIMEOUT_MS
    if (!isTooLong) return []
    return failAll(ctx, batch, isUnavailable ? error.message : 'The search failed.')
  }
}

const failAll = (ctx: Context, batch: readonly ScreeningRow[], failure: string): CompletedSearch[] =>
  batch.map(queued => ({ queued, request: requestOf(ctx, queued), result: failure }))
