import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#compliance/errors.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import type { OfMatch } from './reopen-match.ts'
import { changeMatch, lockMatch, type WithAnalyst } from './resolve-match.ts'

const review = command(
  async (tx, { screeningId, matchId, analyst }: WithAnalyst<OfMatch>): Promise<ScreeningRow> => {
    const { screening, match } = await lockMatch(tx, screeningId, matchId)
    if (match.status !== 'OPEN') throw refuse('INVALID_STATE', { message: `The match is ${match.status}.` })
    await changeMatch(tx, match, { status: 'IN_REVIEW', analyst })
    tx.audit({
      act: 'compliance.screening_match_reviewed',
      outcome: 'DONE',
      aggregate: 'screening',
      aggregateId: screeningId,
      data: { screeningId, matchId, reviewedBy: analyst.by },
    })
    return screening
  },
)

/** Marks a match as in review, so that other analysts do not review it as well. */
export async function reviewMatch(ctx: Context, input: OfMatch): Promise<ScreeningRow> {
  const analyst = await admitAnalyst(ctx)
  return review(ctx, { ...input, analyst })
}
