import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { addApproval } from '#compliance/cases/case-approvals.ts'
import { changeCase, checkMove, lockCase, publishCase } from '#compliance/cases/case-rows.ts'
import { finishCase } from '#compliance/cases/finish-case.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import type { CaseDisposition } from '#compliance/entities/cases/compliance-case.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { needsApproval } from '#compliance/rules/four-eyes.ts'
import { admitApprover } from '#compliance/screening/admit-analyst.ts'

export interface CloseCase {
  readonly id: string
  readonly disposition: CaseDisposition
  readonly reason: string
  readonly note?: string | null
}

const close = command(
  async (
    tx,
    { id, disposition, reason, note = null, analyst }: WithAnalyst<CloseCase>,
  ): Promise<ReadableCase> => {
    const before = await lockCase(tx, id)
    checkMove('close', before)
    if (!needsApproval({ ...before, disposition }))
      return decryptCase(tx.keys, await finishCase(tx, before, { disposition, reason, note, by: analyst }))

    await addApproval(tx, before, { disposition, reason, note, by: analyst })
    const after = await changeCase(tx, before, {
      type: 'CLOSING_PROPOSED',
      by: analyst,
      set: { status: checkMove('proposeClosing', before) },
      changes: { disposition },
      text: note === null ? reason : `${reason}\n\n${note}`,
    })
    publishCase(tx, events.case_updated, after, { before, by: analyst, reason })
    return decryptCase(tx.keys, after)
  },
)

/**
 * Closes a case and its open alerts. A confirmed sanctions match, and a case that ever was P1, waits in PENDING_APPROVAL
 * until another person approves the closing.
 */
export async function closeCase(ctx: Context, input: CloseCase): Promise<ReadableCase> {
  const analyst = await admitApprover(ctx)
  return close(ctx, { ...input, analyst })
}
