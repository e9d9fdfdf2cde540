import type { Tx } from '#kernel/command.ts'
import { formatMinor } from '#kernel/money.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { IncomeDiversionParameters, MissedBillParameters } from '#sentinel/detection-rules/parameters.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { isWatched } from '#sentinel/rules/profile-status.ts'
import { overdueSince, periodicityOf, type Periodicity } from '#sentinel/statistics/periodicity.ts'
import { rounded, textOfAmount } from './amounts.ts'
import { evaluateComposites } from './composites.ts'
import { evaluatedOf, type EvaluatedRules } from './finding-of.ts'
import { BASELINE_DAYS, before, DAY_MS } from './periods.ts'
import type { DetectionHit } from './verdict.ts'

/** Payments to or from one party, oldest first. */
interface Series {
  readonly isBill: boolean
  readonly party: string
  readonly currency: string
  readonly medianMinor: string
  readonly times: readonly string[]
  readonly lastTransactionId: string
}

const SERIES = `
  select is_debit as "isBill", payee_hash as "party", currency,
    (percentile_disc(0.5) within group (order by amount_minor))::text as "medianMinor",
    json_agg(occurred_at order by occurred_at) as "times", (array_agg(transaction_id order by occurred_at desc))[1] as "lastTransactionId"
  from sentinel.transactions
  where workspace_id = $1 and profile_id = $2 and occurred_at > $3 and occurred_at <= $4 and payee_hash is not null
    and (($5::boolean and direction = 'CREDIT' and type not in ('INTEREST', 'FEE')) or ($6::boolean and type = 'BILL' and is_debit))
  group by 1, 2, 3 having count(*) >= 3`

const isSweepRule = ({ ruleType }: EnabledDetectionRule): boolean =>
  ruleType === 'INCOME_DIVERSION' || ruleType === 'MISSED_BILL'

/** Finds what did not happen: income and bills that are overdue. Writes nothing; the key of a finding names the party and the last payment. */
export async function sweepProfile(
  tx: Pick<Tx, 'sql' | 'actor'>,
  profile: ElderProfile,
  rules: readonly EnabledDetectionRule[],
  asOf: Date,
): Promise<EvaluatedRules> {
  const own = rules.filter(isSweepRule)
  if (!isWatched(profile.status) || own.length === 0) return { findings: [], skipped: [] }
  const series = await tx.sql<Series>(SERIES, [
    tx.actor.workspaceId,
    profile.id,
    before(asOf, BASELINE_DAYS * DAY_MS),
    asOf,
    own.some(({ ruleType }) => ruleType === 'INCOME_DIVERSION'),
    own.some(({ ruleType }) => ruleType === 'MISSED_BILL'),
  ])
  const occurrence = { at: asOf, transactionId: null }
  const verdicts = own.flatMap(rule => series.map(each => [rule, judgeOverdue(rule, each, asOf)] as const))
  const { findings } = evaluatedOf(verdicts, occurrence)
  const composites =
    findings.length === 0 ? [] : await evaluateComposites(tx, profile.id, { rules, findings, occurrence })
  // A sweep of the same findings completes the same combination again.
  const key = sha256(findings.map(({ findingKey }) => findingKey).join(' '))
  return {
    findings: [...findings, ...composites.map(each => ({ ...each, findingKey: `composite ${key}` }))],
    skipped: [],
  }
}

function judgeOverdue(rule: EnabledDetectionRule, series: Series, asOf: Date): DetectionHit | null {
  if (series.isBill !== (rule.ruleType === 'MISSED_BILL')) return null
  const { overdue_mads: mads, ...more } = rule.parameters as unknown as
    IncomeDiversionParameters | MissedBillParameters
  const occurrencesMin = 'min_occurrences' in more ? more.min_occurrences : undefined
  const periodicity = periodicityOf(
    series.times.map(time => new Date(time)),
    occurrencesMin,
  )
  if (!periodicity?.isPeriodic) return null
  const since = overdueSince(periodicity, mads)
  return asOf > since ? overdueHit(series, periodicity, { since, mads, asOf }) : null
}

function overdueHit(
  { isBill, party, currency, medianMinor, lastTransactionId }: Series,
  { lastAt, medianGapDays, gapMadDays, occurrences }: Periodicity,
  { since, mads, asOf }: { readonly since: Date; readonly mads: number; readonly asOf: Date },
): DetectionHit {
  const median = BigInt(medianMinor)
  const days = rounded((asOf.getTime() - lastAt.getTime()) / DAY_MS, 1)
  return {
    reason: `A regular ${isBill ? 'bill' : 'income'} of about ${textOfAmount(median, currency)} every ${rounded(medianGapDays, 1)} d did not occur for ${days} d.`,
    observed: {
      last_at: lastAt.toISOString(),
      days_since: days,
      overdue_since: since.toISOString(),
      baseline: {
        n: occurrences,
        median_amount: formatMinor(median, currency),
        currency,
        median_gap_days: rounded(medianGapDays, 4),
        mad_gap_days: rounded(gapMadDays, 4),
      },
    },
    threshold: { overdue_mads: mads },
    window: { from: lastAt, to: asOf },
    transactionIds: [lastTransactionId],
    findingKey: `${party} ${currency} ${lastAt.toISOString()}`,
  }
}
