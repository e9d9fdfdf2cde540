import type { Tx } from '#kernel/command.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { CompositeParameters } from '#sentinel/detection-rules/parameters.ts'
import type { Finding } from '#sentinel/signals/record-signals.ts'
import { evaluatedOf, type Occurrence } from './finding-of.ts'
import { before, DAY_MS, windowBefore } from './periods.ts'
import { largest } from './rules-by-type.ts'
import type { DetectionVerdict } from './verdict.ts'

// The categories are compared afterwards: an index by category would read the signals of all profiles.
const EARLIER = `
  select signal_category as category, rule_id as "ruleId", last_hit_at as "lastHitAt" from sentinel.signals
  where workspace_id = $1 and profile_id = $2 and status <> 'DISMISSED' and detected_at <= $3 and last_hit_at > $4`

interface EarlierSignal {
  readonly category: string
  readonly ruleId: string | null
  readonly lastHitAt: Date
}

const parametersOf = ({ parameters }: EnabledDetectionRule): CompositeParameters =>
  parameters as unknown as CompositeParameters

/** Finds the COMPOSITE rules that findings complete, with the profile's earlier signals. A signal of the rule itself does not count. */
export async function evaluateComposites(
  tx: Pick<Tx, 'sql' | 'actor'>,
  profileId: string,
  {
    rules,
    findings,
    occurrence,
  }: {
    readonly rules: readonly EnabledDetectionRule[]
    readonly findings: readonly Finding[]
    readonly occurrence: Occurrence
  },
): Promise<readonly Finding[]> {
  const found = new Set<string>(findings.map(({ signalCategory }) => signalCategory))
  const concerned = rules.filter(
    rule => rule.ruleType === 'COMPOSITE' && parametersOf(rule).categories.some(each => found.has(each)),
  )
  if (concerned.length === 0) return []
  const days = largest(concerned.map(rule => parametersOf(rule).window_days))
  const earlier = await tx.sql<EarlierSignal>(EARLIER, [
    tx.actor.workspaceId,
    profileId,
    occurrence.at,
    before(occurrence.at, days * DAY_MS),
  ])
  const verdicts = concerned.map(
    rule => [rule, judgeComposite(rule, { found, earlier, at: occurrence.at })] as const,
  )
  return evaluatedOf(verdicts, occurrence).findings
}

interface Known {
  readonly found: ReadonlySet<string>
  readonly earlier: readonly EarlierSignal[]
  readonly at: Date
}

function judgeComposite(rule: EnabledDetectionRule, { found, earlier, at }: Known): DetectionVerdict {
  const { categories, min_distinct: minimum, window_days: days } = parametersOf(rule)
  const from = before(at, days * DAY_MS)
  const known = new Set(
    earlier
      .filter(({ ruleId, lastHitAt }) => ruleId !== rule.id && lastHitAt > from)
      .map(({ category }) => category),
  )
  const met = categories.filter(category => found.has(category) || known.has(category))
  if (met.length < minimum) return null
  return {
    reason: `Signals of ${met.length} categories within ${days} d: ${met.join(', ')}; the threshold is ${minimum}.`,
    observed: { categories: met },
    threshold: { min_distinct: minimum, window_days: days },
    window: windowBefore(at, days * DAY_MS),
  }
}
