import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { changeCase, lockCase, publishCase } from '#compliance/cases/case-rows.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

interface CommentOnCase {
  readonly id: string
  readonly text: string
}

const comment = command(
  async (tx, { id, text, analyst }: WithAnalyst<CommentOnCase>): Promise<ReadableCase> => {
    const before = await lockCase(tx, id)
    const after = await changeCase(tx, before, { type: 'COMMENTED', by: analyst, text })
    publishCase(tx, events.case_updated, after, { before, by: analyst, reason: null })
    return decryptCase(tx.keys, after)
  },
)

/** Adds a comment to the history of a case, in every status. */
export const commentOnCase = async (ctx: Context, input: CommentOnCase): Promise<ReadableCase> =>
  comment(ctx, { ...input, analyst: admitCaseWorker(ctx) })
