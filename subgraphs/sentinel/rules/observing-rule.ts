import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import { observationConfidence } from './observation-confidence.ts'

/** A rule that names one of the observed codes, and the confidence that the codes give. */
export interface ObservingRule {
  readonly rule: EnabledDetectionRule
  readonly confidence: number
}

/**
 * The STAFF_OBSERVATION rule that names one of the codes: the workspace's own before a standard one, then the one with the highest confidence,
 * then by code.
 */
export function observingRule(
  rules: readonly EnabledDetectionRule[],
  codes: readonly string[],
): ObservingRule | undefined {
  return rules
    .filter(({ ruleType }) => ruleType === 'STAFF_OBSERVATION')
    .map(rule => ({ rule, weights: weightsOf(rule) }))
    .filter(({ weights }) => codes.some(code => Object.hasOwn(weights, code)))
    .map(({ rule, weights }) => ({ rule, confidence: observationConfidence(weights, codes) }))
    .sort(
      (one, other) =>
        Number(one.rule.isStandard) - Number(other.rule.isStandard) ||
        other.confidence - one.confidence ||
        (one.rule.code < other.rule.code ? -1 : 1),
    )[0]
}

const weightsOf = ({ parameters }: EnabledDetectionRule): Readonly<Record<string, number>> =>
  (parameters['observations'] ?? {}) as Readonly<Record<string, number>>
