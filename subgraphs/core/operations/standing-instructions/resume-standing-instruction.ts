import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { account } from '#core/queries/accounts.ts'
import { businessDate } from '#core/queries/end-of-day/business-date.ts'
import {
  standingInstruction,
  type StandingInstructionRow,
} from '#core/queries/standing-instructions/standing-instructions.ts'
import { admitRole } from '#core/rules/rights.ts'
import { continueFrom, progressOf, termsOf } from '#core/rules/standing-instructions/progress.ts'
import { lockInstruction, publishInstruction, writeProgress } from './change-instruction.ts'

const resume = command({
  async prepare(ctx: Context, { id }: { id: string }): Promise<{ date: string }> {
    admitRole(ctx.actor, 'officer')
    const { sourceAccountId } = await standingInstruction(ctx, id)
    const { status } = await account(ctx, sourceAccountId)
    if (status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
    return { date: (await businessDate(ctx)).businessDate }
  },
  async write(tx, { id }, { date }): Promise<StandingInstructionRow> {
    const before = await lockInstruction(tx, id, ['PAUSED'])
    const row = await writeProgress(tx, id, continueFrom(termsOf(before), progressOf(before), date))
    publishInstruction(tx, events.standing_instruction_resumed, row)
    return row
  },
})

/**
 * Resumes a paused instruction from the open business date: due dates before it are left out. It is completed if none is left.
 */
export const resumeStandingInstruction = (
  ctx: Context,
  input: { id: string },
): Promise<StandingInstructionRow> => resume(ctx, input)
