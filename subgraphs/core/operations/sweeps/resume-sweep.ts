import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { events } from '#core/events.ts'
import { account } from '#core/queries/accounts.ts'
import { sweep, type SweepRow } from '#core/queries/sweeps/sweeps.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockSweep, publishSweep, writeStatus } from './change-sweep.ts'
import { refuseUnusable } from './create-sweep.ts'

const resume = command({
  async prepare(ctx: Context, { id }: { id: string }): Promise<void> {
    admitRole(ctx.actor, 'officer')
    const { accountId, targetAccountId } = await sweep(ctx, id)
    await refuseUnusable(ctx, await Promise.all([account(ctx, accountId), account(ctx, targetAccountId)]))
  },
  async write(tx, { id }): Promise<SweepRow> {
    await lockSweep(tx, id, 'PAUSED')
    const row = await writeStatus(tx, id, 'ACTIVE')
    publishSweep(tx, events.sweep_resumed, row)
    return row
  },
})

/** Resumes a paused sweep from the open business date. Dates that were closed during the pause are left out. */
export const resumeSweep = (ctx: Context, input: { id: string }): Promise<SweepRow> => resume(ctx, input)
