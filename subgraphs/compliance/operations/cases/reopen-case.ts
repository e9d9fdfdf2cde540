import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { changeCase, checkMove, lockCase, openCasesOf, publishCase } from '#compliance/cases/case-rows.ts'
import { dueAfter, settingsIn } from '#compliance/cases/monitoring-settings.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { admitApprover } from '#compliance/screening/admit-analyst.ts'
import type { WithReason } from './escalate-case.ts'

const reopen = command(
  async (tx, { id, reason, analyst }: WithAnalyst<WithReason>): Promise<ReadableCase> => {
    const before = await lockCase(tx, id)
    const status = checkMove('reopen', before)
    const { customerId, type } = before
    const [open] = customerId === null ? [] : await openCasesOf(tx, { customerId, types: [type] })
    if (open)
      throw refuse('CONFLICT', {
        message: `The customer already has an open case of this type: ${open.id} (${open.caseNumber}).`,
      })

    const after = await changeCase(tx, before, {
      type: 'REOPENED',
      by: analyst,
      set: {
        status,
        disposition: null,
        closedAt: null,
        closedBy: null,
        closedByKey: null,
        dueAt: dueAfter(tx.now(), before.priority, await settingsIn(tx)),
        slaEscalatedAt: null,
      },
      changes: { disposition: before.disposition },
      text: reason,
    })
    publishCase(tx, events.case_reopened, after, { before, by: analyst, reason })
    return decryptCase(tx.keys, after)
  },
)

/** Reopens a closed case as IN_PROGRESS with a new due time; its disposition stays in the history, and its alerts stay closed. */
export async function reopenCase(ctx: Context, input: WithReason): Promise<ReadableCase> {
  const analyst = await admitApprover(ctx)
  return reopen(ctx, { ...input, analyst })
}
