import { invalid, sentence, type ValidationIssue } from '#kernel/refusals.ts'
import { refuse } from '#sentinel/errors.ts'
import type { DetectionParameters } from './parameters.ts'
import { parseParameters } from './parse-parameters.ts'
import type { DetectionRuleType } from './rule-types.ts'

interface CheckedRule {
  readonly ruleType: DetectionRuleType
  readonly weight: number
  /** What the caller gave. */
  readonly parameters: unknown
}

const weightIssues = (weight: number): ValidationIssue[] =>
  weight >= 0 && weight <= 1 ? [] : [{ field: 'weight', reason: 'must be from 0 to 1' }]

/**
 * Validates weight and parameters of a rule, and returns all parameters with their defaults. The refusal names every issue, those in
 * `issues` too.
 */
export function checkRule(
  { ruleType, weight, parameters: given }: CheckedRule,
  issues: readonly ValidationIssue[] = [],
): DetectionParameters {
  const parsed = parseParameters(ruleType, given)
  const ofWeight = weightIssues(weight)
  const all = [...issues, ...ofWeight, ...parsed.issues]
  if (ofWeight.length > 0) throw refuse('INVALID_WEIGHT', { issues: all, message: sentence(all) })
  if (all.length > 0 || parsed.parameters === undefined) throw invalid(all)
  return parsed.parameters
}
