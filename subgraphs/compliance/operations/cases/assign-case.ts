import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { changeCase, checkMove, lockCase, publishCase } from '#compliance/cases/case-rows.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

interface AssignCase {
  readonly id: string
  /** E-mail address or staff id of the person who is to work on it. */
  readonly assignee: string
}

const assign = command(
  async (tx, { id, assignee, analyst }: WithAnalyst<AssignCase>): Promise<ReadableCase> => {
    const before = await lockCase(tx, id)
    const status = checkMove('assign', before)
    if (before.assignee === assignee && status === before.status) return decryptCase(tx.keys, before)

    const after = await changeCase(tx, before, {
      type: 'ASSIGNED',
      by: analyst,
      set: { status, assignee },
      changes: { assignee: [before.assignee, assignee] },
    })
    publishCase(tx, events.case_assigned, after, { before, by: analyst, reason: null })
    return decryptCase(tx.keys, after)
  },
)

/** Assigns a case to a person. Only an open case becomes ASSIGNED; work in progress keeps its status. */
export const assignCase = async (ctx: Context, input: AssignCase): Promise<ReadableCase> =>
  assign(ctx, { ...input, analyst: admitCaseWorker(ctx) })
