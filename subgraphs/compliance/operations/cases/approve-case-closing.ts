import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { countLinks, decideApproval, pendingClosing } from '#compliance/cases/case-approvals.ts'
import { checkMove, lockCase } from '#compliance/cases/case-rows.ts'
import { finishCase } from '#compliance/cases/finish-case.ts'
import { decryptCase, decryptClosing, type ReadableCase } from '#compliance/cases/seal-case.ts'
import { refuse } from '#compliance/errors.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { isSamePerson } from '#compliance/rules/four-eyes.ts'
import { admitApprover } from '#compliance/screening/admit-analyst.ts'
import type { WithReason } from './escalate-case.ts'

const approve = command(
  async (tx, { id, reason, analyst }: WithAnalyst<WithReason>): Promise<ReadableCase> => {
    const before = await lockCase(tx, id)
    checkMove('approve', before)
    const proposed = await pendingClosing(tx, id)
    if (isSamePerson(proposed.requestedBy, analyst.by)) throw refuse('FOUR_EYES_REQUIRED')
    if ((await countLinks(tx, id)) !== proposed.linkCount)
      throw refuse('INVALID_STATE', {
        message:
          'More was linked to the case after its closing was proposed; reject the closing and review the case.',
      })

    await decideApproval(tx, proposed, 'APPROVED', analyst)
    const closing = decryptClosing(tx.keys, proposed)
    const closed = await finishCase(tx, before, {
      disposition: proposed.disposition,
      by: analyst,
      proposedBy: proposed.requestedBy,
      reason: closing.reason,
      note: reason,
    })
    return decryptCase(tx.keys, closed)
  },
)

/** Approves the closing that another person proposed; the case is then closed. */
export async function approveCaseClosing(ctx: Context, input: WithReason): Promise<ReadableCase> {
  const analyst = await admitApprover(ctx)
  return approve(ctx, { ...input, analyst })
}
