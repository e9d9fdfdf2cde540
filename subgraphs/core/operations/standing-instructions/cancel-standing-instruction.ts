import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { StandingInstructionRow } from '#core/queries/standing-instructions/standing-instructions.ts'
import { admitRole } from '#core/rules/rights.ts'
import { inactive, progressOf } from '#core/rules/standing-instructions/progress.ts'
import { lockInstruction, publishInstruction, writeProgress } from './change-instruction.ts'

/** Ends an instruction permanently. */
export const cancelStandingInstruction = command(
  async (tx, { id }: { id: string }): Promise<StandingInstructionRow> => {
    admitRole(tx.actor, 'officer')
    const before = await lockInstruction(tx, id, ['ACTIVE', 'PAUSED'])
    const row = await writeProgress(tx, id, inactive(progressOf(before), 'CANCELLED'))
    publishInstruction(tx, events.standing_instruction_cancelled, row)
    return row
  },
)
