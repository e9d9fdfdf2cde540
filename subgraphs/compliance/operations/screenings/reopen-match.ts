import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { isOpen } from '#compliance/rules/match-status.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'
import { reassess } from '#compliance/screening/reassess.ts'
import { changeMatch, lockMatch, type WithAnalyst } from './resolve-match.ts'

export interface OfMatch {
  readonly screeningId: string
  readonly matchId: string
}

const END_PAIRS = `update compliance.allow_list set ended_at = $3, ended_by = $4, ended_by_key = $5, end_reason = 'REMOVED'
  where workspace_id = $1 and match_id = $2 and ended_at is null`

const reopen = command({
  prepare: (ctx: Context, _: WithAnalyst<OfMatch>) =>
    dependenciesOf(ctx)
      .riskConfig(ctx)
      .then(config => ({ dependencies: dependenciesOf(ctx), config })),
  async write(tx, { screeningId, matchId, analyst }, { dependencies, config }): Promise<ScreeningRow> {
    const { screening, match } = await lockMatch(tx, screeningId, matchId)
    if (isOpen(match)) throw refuse('INVALID_STATE', { message: `The match is ${match.status}.` })

    await changeMatch(tx, match, { status: 'OPEN', analyst })
    await tx.sql(END_PAIRS, [tx.actor.workspaceId, matchId, tx.now(), analyst.by, analyst.keyId])
    tx.emit(events.screening_match_reopened, screeningId, {
      screeningId,
      matchId,
      previousStatus: match.status,
      reopenedBy: analyst.by,
    })
    return reassess(tx, { screening, dependencies, config, cause: 'MATCH_REOPENED', analyst })
  },
})

/** Withdraws the resolution of a match and ends the allow-list pair created with it; risk and decision are recomputed. */
export async function reopenMatch(ctx: Context, input: OfMatch): Promise<ScreeningRow> {
  const analyst = await admitAnalyst(ctx)
  return reopen(ctx, { ...input, analyst })
}
