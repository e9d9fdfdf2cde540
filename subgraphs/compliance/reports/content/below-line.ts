import type { Context } from '#kernel/context.ts'
import { lowestIdAt } from '#kernel/id.ts'
import { missedTransactions } from '#compliance/rules/below-line.ts'
import type { Period } from '#compliance/reports/period.ts'

interface SampledRule {
  readonly ruleId: string
  readonly code: string
  readonly version: number
  readonly nearMisses: number
  readonly sampled: number
  readonly truePositives: number
  readonly falsePositives: number
  readonly undecided: number
}

/** Near misses of the rules in force in the period, beside the alerts on a sample of them. */
const SAMPLES = `
  with near as (
    select rule.value ->> 'ruleId' as rule_id, rule.value ->> 'code' as code, (rule.value ->> 'version')::int as version, count(*)::int as near_misses
    from compliance.evaluations evaluation
    join compliance.rule_snapshots snapshot on snapshot.workspace_id = $1 and snapshot.hash = evaluation.rules_hash
    cross join lateral json_array_elements(evaluation.near_misses) as near_miss
    cross join lateral (select snapshot.rules -> (near_miss.value ->> 'rule')::int as value) as rule
    where evaluation.workspace_id = $1 and evaluation.id >= $4 and evaluation.id < $5 and evaluation.near_misses::text <> '[]'
      and not (rule.value ->> 'isShadow')::boolean
    group by 1, 2, 3),
  sample as (
    select rule_id::text, rule_code as code, rule_version as version, count(*)::int as sampled,
      (count(*) filter (where status = 'CLOSED_TRUE'))::int as true_positives, (count(*) filter (where status = 'CLOSED_FALSE'))::int as false_positives,
      (count(*) filter (where closed_at is null))::int as undecided
    from compliance.alerts where workspace_id = $1 and created_at >= $2 and created_at < $3 and is_below_line
    group by 1, 2, 3)
  select rule_id as "ruleId", code, version, near_misses as "nearMisses", coalesce(sampled, 0) as sampled,
    coalesce(true_positives, 0) as "truePositives", coalesce(false_positives, 0) as "falsePositives", coalesce(undecided, 0) as undecided
  from near left join sample using (rule_id, code, version)
  order by code, version, rule_id`

/** How many transactions each rule is estimated to miss just below its threshold, from the sample that analysts judged. */
export async function belowLineOf(ctx: Context, { from, to }: Period): Promise<object[]> {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<SampledRule>(workspaceId, SAMPLES, [
    workspaceId,
    from,
    to,
    lowestIdAt(from),
    lowestIdAt(to),
  ])
  return rows.map(rule => {
    const missed = missedTransactions(rule)
    return {
      rule_id: rule.ruleId,
      code: rule.code,
      version: rule.version,
      near_misses: rule.nearMisses,
      sampled: rule.sampled,
      true_positives: rule.truePositives,
      false_positives: rule.falsePositives,
      undecided: rule.undecided,
      missed: missed && {
        value: rounded(missed.value),
        interval: { low: rounded(missed.low), high: rounded(missed.high), level: 0.95 },
      },
    }
  })
}

const rounded = (transactions: number): number => Math.round(transactions * 10) / 10
