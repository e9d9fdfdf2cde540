import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { changeCase, checkMove, lockCase, publishCase } from '#compliance/cases/case-rows.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { LEVEL_MAX } from '#compliance/rules/case-moves.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

export interface WithReason {
  readonly id: string
  readonly reason: string
}

const escalate = command(
  async (tx, { id, reason, analyst }: WithAnalyst<WithReason>): Promise<ReadableCase> => {
    const before = await lockCase(tx, id)
    const status = checkMove('escalate', before)
    if (before.level >= LEVEL_MAX)
      throw refuse('INVALID_STATE', { message: `The case is at level ${LEVEL_MAX}, the highest one.` })

    const after = await changeCase(tx, before, {
      type: 'ESCALATED',
      by: analyst,
      set: { status, level: before.level + 1 },
      changes: { level: [before.level, before.level + 1] },
      text: reason,
    })
    publishCase(tx, events.case_escalated, after, { before, by: analyst, reason })
    return decryptCase(tx.keys, after)
  },
)

/** Raises a case by one level, up to level 3. */
export const escalateCase = async (ctx: Context, input: WithReason): Promise<ReadableCase> =>
  escalate(ctx, { ...input, analyst: admitCaseWorker(ctx) })
