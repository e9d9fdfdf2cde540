import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { decideApproval, pendingClosing } from '#compliance/cases/case-approvals.ts'
import { changeCase, lockCase, publishCase } from '#compliance/cases/case-rows.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { statusAfter } from '#compliance/rules/case-moves.ts'
import { admitApprover } from '#compliance/screening/admit-analyst.ts'
import type { WithReason } from './escalate-case.ts'

const reject = command(
  async (tx, { id, reason, analyst }: WithAnalyst<WithReason>): Promise<ReadableCase> => {
    const before = await lockCase(tx, id)
    if (before.status !== 'PENDING_APPROVAL')
      throw refuse('INVALID_STATE', { message: `The case is ${before.status}.` })
    const proposed = await pendingClosing(tx, id)

    await decideApproval(tx, proposed, 'REJECTED', analyst)
    const after = await changeCase(tx, before, {
      type: 'CLOSING_REJECTED',
      by: analyst,
      set: { status: statusAfter('reject', before.status, proposed.previousStatus)! },
      changes: { disposition: proposed.disposition },
      text: reason,
    })
    publishCase(tx, events.case_updated, after, { before, by: analyst, reason })
    return decryptCase(tx.keys, after)
  },
)

/** Rejects a proposed closing; the case returns to its status from before. Its author may do this as well. */
export async function rejectCaseClosing(ctx: Context, input: WithReason): Promise<ReadableCase> {
  const analyst = await admitApprover(ctx)
  return reject(ctx, { ...input, analyst })
}
