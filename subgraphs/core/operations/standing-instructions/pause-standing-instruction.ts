import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { StandingInstructionRow } from '#core/queries/standing-instructions/standing-instructions.ts'
import { admitRole } from '#core/rules/rights.ts'
import { inactive, progressOf } from '#core/rules/standing-instructions/progress.ts'
import { lockInstruction, publishInstruction, writeProgress } from './change-instruction.ts'

/** Pauses an instruction: no transfer is made until it is resumed. */
export const pauseStandingInstruction = command(
  async (tx, { id }: { id: string }): Promise<StandingInstructionRow> => {
    admitRole(tx.actor, 'officer')
    const before = await lockInstruction(tx, id, ['ACTIVE'])
    const row = await writeProgress(tx, id, inactive(progressOf(before), 'PAUSED'))
    publishInstruction(tx, events.standing_instruction_paused, row)
    return row
  },
)
