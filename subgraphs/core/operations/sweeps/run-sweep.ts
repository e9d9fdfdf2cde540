import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { isId } from '#kernel/id.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { sweep } from '#core/queries/sweeps/sweeps.ts'
import type { SweepExecutionOf } from '#core/queries/sweeps/executions.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockSweep } from './change-sweep.ts'
import { lockAccountsOf, moveSweeps } from './move-sweeps.ts'
import { prepareSweeps, type PreparedSweep } from './prepare-sweeps.ts'
import { recordSweeps } from './record-sweeps.ts'

const run = command({
  async prepare(ctx: Context, { id }: { id: string }): Promise<PreparedSweep> {
    admitRole(ctx.actor, 'officer')
    const [prepared] = await prepareSweeps(ctx, [await sweep(ctx, id)])
    return prepared!
  },
  async write(tx, { id }, prepared): Promise<SweepExecutionOf> {
    const accounts = await lockAccountsOf(tx, [prepared])
    const row = await lockSweep(tx, id, 'ACTIVE')
    const { subjectId } = tx.actor
    const swept = await moveSweeps(tx, accounts, [{ row, prepared }], {
      initiatedBy: isId(subjectId) ? subjectId : null,
    })
    // The person who asked gets the refusal.
    for (const result of swept) if (result.status === 'FAILED') throw result.refusal
    const [execution] = await recordSweeps(tx, { date: prepared.origin.bookingDate, origin: 'MANUAL' }, swept)
    return execution!
  },
})

/** Runs a sweep now, besides its runs at the end of day. */
export const runSweep = (ctx: Context, input: { id: string }): Promise<SweepExecutionOf> =>
  retryOnStalePricing(ctx, () => run(ctx, input))
