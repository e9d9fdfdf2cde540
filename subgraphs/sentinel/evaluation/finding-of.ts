import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import { defaultCategory } from '#sentinel/detection-rules/default-category.ts'
import type { Finding } from '#sentinel/signals/record-signals.ts'
import { isSkip, type DetectionHit, type DetectionVerdict } from './verdict.ts'

/** A rule that could not be evaluated, and why. */
export interface SkippedRule {
  readonly ruleId: string
  readonly code: string
  /** A `DetectionSkipReason`. */
  readonly why: string
}

/** What the rules found, and which of them could not be evaluated. */
export interface EvaluatedRules {
  readonly findings: readonly Finding[]
  readonly skipped: readonly SkippedRule[]
}

/** Own time of what is evaluated, and the tenant's id of the transaction; null for an event or a sweep. */
export interface Occurrence {
  readonly at: Date
  readonly transactionId: string | null
}

/** The finding of a rule that was met. */
export function findingOf(
  rule: EnabledDetectionRule,
  hit: DetectionHit,
  { at, transactionId }: Occurrence,
): Finding {
  const { category, window = null, transactionIds = [], findingKey, ...explained } = hit
  return {
    rule,
    signalCategory: rule.signalCategory ?? defaultCategory(rule.ruleType, category),
    severity: rule.severity,
    weight: rule.weight,
    confidence: 1,
    ...explained,
    window,
    transactionIds: [...new Set([...transactionIds, ...(transactionId === null ? [] : [transactionId])])],
    at,
    ...(findingKey !== undefined && { findingKey }),
  }
}

/** Collects the verdicts of rules in their order. */
export function evaluatedOf(
  verdicts: readonly (readonly [EnabledDetectionRule, DetectionVerdict])[],
  occurrence: Occurrence,
): EvaluatedRules {
  const findings: Finding[] = []
  const skipped: SkippedRule[] = []
  for (const [rule, verdict] of verdicts) {
    if (!verdict) continue
    if (isSkip(verdict)) skipped.push({ ruleId: rule.id, code: rule.code, why: verdict.skipped })
    else findings.push(findingOf(rule, verdict, occurrence))
  }
  return { findings, skipped }
}
