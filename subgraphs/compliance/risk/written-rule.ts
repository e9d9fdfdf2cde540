import type { DecisionOutcome, RiskRule } from './assessment.ts'
import type { RuleCondition, Operator } from './condition.ts'

/** A condition as the caller writes it: a comparison, groups of conditions, or both; all parts must be true. */
export interface WrittenCondition {
  readonly field?: string | null
  readonly operator?: Operator | null
  readonly value?: readonly (string | number | boolean)[] | null
  readonly all?: readonly WrittenCondition[] | null
  readonly any?: readonly WrittenCondition[] | null
  readonly none?: readonly WrittenCondition[] | null
}

/** A rule in the form in which it is stored and returned. */
export interface WrittenRule extends WrittenCondition {
  readonly id: string
  readonly name: string | null
  readonly decision: DecisionOutcome | null
  readonly scoreContribution: number
  readonly priority: number
  readonly stopOnMatch: boolean
  readonly isActive: boolean
  readonly effectiveFrom: string | null
  readonly effectiveTo: string | null
}

/** Converts the condition of a validated rule to the form that is evaluated. */
export function conditionOf({ field, operator, value, all, any, none }: WrittenCondition): RuleCondition {
  const parts: RuleCondition[] = [
    ...(field && operator ? [{ field, operator, value: value ?? [] }] : []),
    ...(all ? [{ all: all.map(conditionOf) }] : []),
    ...(any ? [{ any: any.map(conditionOf) }] : []),
    ...(none ? [{ none: none.map(conditionOf) }] : []),
  ]
  return parts.length === 1 ? parts[0]! : { all: parts }
}

/** The active rules of a ruleset in the form that is evaluated. */
export const activeRules = ({
  id,
  rules,
}: {
  readonly id: string
  readonly rules: readonly WrittenRule[]
}): readonly RiskRule[] => rules.filter(({ isActive }) => isActive).map(rule => riskRule(id, rule))

/** Converts a rule to the form that is evaluated. */
export function riskRule(rulesetId: string, rule: WrittenRule): RiskRule {
  const { id, name, decision, scoreContribution, priority, stopOnMatch, effectiveFrom, effectiveTo } = rule
  return {
    rulesetId,
    id,
    name,
    condition: conditionOf(rule),
    decision,
    scoreContribution,
    priority,
    stopOnMatch,
    effectiveFrom,
    effectiveTo,
  }
}
