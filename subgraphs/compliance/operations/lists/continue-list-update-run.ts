import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { ListUpdateRun, type ListUpdateRunRow } from '#compliance/entities/list-update-run.ts'
import { events } from '#compliance/events.ts'
import { compareBatch, type ComparedBatch } from '#compliance/monitoring/compare-batch.ts'
import { loadedLists } from '#compliance/monitoring/loaded.ts'

const OLDEST = `select ${columnsOf(ListUpdateRun, 'list_update_run')} from compliance.list_update_runs list_update_run
  where workspace_id = $1 and completed_at is null and source = any($2::text[]) order by started_at, source, to_number limit 1`

/** Subjects that left monitoring were subtracted from `expected`, and are not counted in `compared` either. */
const TICK = `update compliance.list_update_runs list_update_run set position = $4, hits = hits + $5,
    compared = compared + (select count(*) from compliance.subjects
      where workspace_id = $1 and is_monitored and monitored_from < list_update_run.ordinal and id <= $4 and ($3::uuid is null or id > $3))
  where workspace_id = $1 and id = $2 and completed_at is null and position is not distinct from $3::uuid
  returning 1`

const COMPLETE = `update compliance.list_update_runs list_update_run set completed_at = $3
  where workspace_id = $1 and id = $2 and completed_at is null and not exists (select 1 from compliance.subjects
    where workspace_id = $1 and is_monitored and monitored_from < list_update_run.ordinal and (list_update_run.position is null or id > list_update_run.position))
  returning source, to_number as "toNumber", expected, compared, hits`

interface Batch extends ComparedBatch {
  readonly listUpdateRun: ListUpdateRunRow
}

/**
 * Compares the next monitored subjects with the changes of a list version, for about a second. Returns the number of subjects, or 1 when
 * the run only had to be completed. Subjects that may match a changed entry are screened in full, once per version even if this is
 * retried. A run completes only when `compared` equals `expected`, which a constraint of the table enforces.
 */
export const continueListUpdateRun = command(
  {
    async prepare(ctx: Context, _: object): Promise<Batch | undefined> {
      allow(ctx.actor, { kinds: ['service'] })
      // Runs of lists that are not loaded yet are skipped, so that they do not delay other lists.
      const [listUpdateRun] = await ctx.database.read<ListUpdateRunRow>(ctx.actor.workspaceId, OLDEST, [
        ctx.actor.workspaceId,
        await loadedLists(ctx),
      ])
      return listUpdateRun && { listUpdateRun, ...(await compareBatch(ctx, listUpdateRun)) }
    },
    async write(tx, _, batch): Promise<number> {
      if (!batch) return 0
      const {
        listUpdateRun: { id, position },
        upTo,
        subjects,
        hits,
        isHeldUp,
      } = batch
      const { workspaceId } = tx.actor
      // The row is locked first, so that the count of the next statement sees subjects that left before.
      await tx.sql(
        'select 1 from compliance.list_update_runs where workspace_id = $1 and id = $2 for update',
        [workspaceId, id],
      )
      if (upTo !== null) {
        const [isOurs] = await tx.sql(TICK, [workspaceId, id, position, upTo, hits])
        if (!isOurs) return 0
      }
      return isHeldUp ? subjects : (await complete(tx, id)) ? Math.max(1, subjects) : subjects
    },
  },
  { storage: 'one-time' },
)

async function complete(tx: Tx, id: string): Promise<boolean> {
  const [done] = await tx.sql<{
    source: string
    toNumber: number
    expected: number
    compared: number
    hits: number
  }>(COMPLETE, [tx.actor.workspaceId, id, tx.now()])
  if (done) tx.emit(events.list_update_run_completed, id, { listUpdateRunId: id, ...done })
  return done !== undefined
}
