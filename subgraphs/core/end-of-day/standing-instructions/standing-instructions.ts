import { createSemaphore } from '#kernel/concurrency/semaphore.ts'
import type { Context } from '#kernel/context.ts'
import { endOfDayStep, WAITING, type StepFailure } from '#core/end-of-day/step.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { execute, type Executed } from './execute.ts'
import { leaseDue, release, type Leased } from './lease.ts'
import { record, type Ended } from './record.ts'

/** Transfers of a process at a time for which compliance may be asked, so that it is not flooded. */
const ASKING_MAX = 25
const asking = createSemaphore({ permits: ASKING_MAX })

const IS_DUE = `select exists (select from core.standing_instructions where workspace_id = $1 and next_attempt_date <= $2) as "isDue"`

/** Makes the transfers of standing instructions that are due, each once. A chunk attempts one due date of each of its instructions. */
export const standingInstructions = endOfDayStep<readonly Ended[]>({
  name: 'STANDING_INSTRUCTIONS',
  async isDue({ database, actor: { workspaceId } }, date) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId, date])
    return row!.isDue
  },
  async prepare(ctx, date) {
    const { isDone, leased } = await leaseDue(ctx, date)
    if (isDone) return []
    return leased.length === 0 ? WAITING : executeAll(ctx, leased)
  },
  async write(tx, date, ended) {
    if (ended.length === 0) return { cursor: null, processed: 0, failures: [] }
    const recorded = await record(tx, date, ended)
    return {
      // Differs from chunk to chunk, since each begins with other attempts.
      cursor: ended.at(-1)!.item.executionId,
      processed: recorded.length,
      failures: recorded.flatMap(({ item, result }): StepFailure[] =>
        result.outcome === 'FAILED'
          ? [{ accountId: item.instruction.sourceAccountId, code: result.code, message: result.message }]
          : [],
      ),
    }
  },
})

/**
 * Executes attempts side by side, except that one waits for those before it that touch its source account. Attempts without an outcome are
 * left for another chunk; throws if that is true of all.
 */
async function executeAll(ctx: Context, leased: readonly Leased[]): Promise<readonly Ended[]> {
  const { decidesInternalTransfers: asks } = await policyOf(ctx)
  const touched = new Map<string, Promise<unknown>>()
  const results = await Promise.allSettled(
    leased.map(item => {
      const { sourceAccountId, destinationAccountId } = item.instruction
      const attempt = (): Promise<Executed> =>
        asks || destinationAccountId === null ? asking.run(1, () => execute(ctx, item)) : execute(ctx, item)
      const before = touched.get(sourceAccountId)
      const run = before ? before.then(attempt) : attempt()
      const isOver = run.catch(() => undefined)
      touched.set(sourceAccountId, isOver)
      if (destinationAccountId !== null)
        touched.set(destinationAccountId, Promise.all([touched.get(destinationAccountId), isOver]))
      return run
    }),
  )
  const ended = results.flatMap((result, index) =>
    result.status === 'fulfilled' ? [{ item: leased[index]!, result: result.value }] : [],
  )
  await release(
    ctx,
    leased.filter((_, index) => results[index]!.status === 'rejected'),
  )
  if (ended.length === 0) throw (results[0] as PromiseRejectedResult).reason
  return ended
}
