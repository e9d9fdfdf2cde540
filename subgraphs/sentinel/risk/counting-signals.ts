import type { Tx } from '#kernel/command.ts'
import { riskComponents, riskScoreOf, type RiskSignal } from './risk-score.ts'

/** A signal that counts in the risk of its profile. */
export interface CountingSignal extends RiskSignal {
  readonly profileId: string
  readonly alertId: string | null
}

const COUNTING = `select id, profile_id as "profileId", alert_id as "alertId", severity, weight, confidence, status, detected_at as "detectedAt"
  from sentinel.signals where workspace_id = $1 and profile_id = any($2::uuid[]) and status in ('ACTIVE', 'CONFIRMED')`

/** Statement that reads the signals that count in the risk of profiles, newest first; `$2` is their ids. */
export const READ_COUNTING_SIGNALS = `${COUNTING} order by detected_at desc, id desc`

/** The signals that count in the risk of profiles, in no order. */
export const countingSignals = (tx: Tx, profileIds: readonly string[]): Promise<CountingSignal[]> =>
  tx.sql<CountingSignal>(COUNTING, [tx.actor.workspaceId, profileIds])

/** Risk score at a time, 0 to 100. */
export const scoreAt = (signals: readonly RiskSignal[], at: Date): number =>
  riskScoreOf(riskComponents(signals, at))

const SAVE = `update sentinel.profiles profile set risk_score_max = risk.score from unnest($2::uuid[], $3::float8[]) as risk (profile_id, score)
  where profile.workspace_id = $1 and profile.id = risk.profile_id`

/** Saves the risk scores of locked profiles. The stored score only decays until it is saved again, so it is an upper bound of the current one. */
export async function saveRiskScores(tx: Tx, scores: ReadonlyMap<string, number>): Promise<void> {
  if (scores.size > 0) await tx.sql(SAVE, [tx.actor.workspaceId, [...scores.keys()], [...scores.values()]])
}

/** Computes and saves the risk of locked profiles from their stored signals. */
export async function updateRiskScores(tx: Tx, profileIds: readonly string[]): Promise<void> {
  const byProfile = Map.groupBy(await countingSignals(tx, profileIds), ({ profileId }) => profileId)
  await saveRiskScores(tx, new Map(profileIds.map(id => [id, scoreAt(byProfile.get(id) ?? [], tx.now())])))
}
