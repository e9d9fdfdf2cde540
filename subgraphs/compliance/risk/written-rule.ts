import type { DecisionOutcome, RiskRule } from './assessment.ts'
import type { Condition, Operator } from './condition.ts'

/** A condition as it is written: a question, or groups of conditions, or both, which then must all hold. */
export interface WrittenCondition {
  readonly field?: string | null
  readonly operator?: Operator | null
  readonly value?: readonly (string | number | boolean)[] | null
  readonly all?: readonly WrittenCondition[] | null
  readonly any?: readonly WrittenCondition[] | null
  readonly none?: readonly WrittenCondition[] | null
}

/** A rule as it is written and shown. */
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

/** The condition of a rule that was found right. */
export function conditionOf({ field, operator, value, all, any, none }: WrittenCondition): Condition {
  const parts: Condition[] = [
    ...(field && operator ? [{ field, operator, value: value ?? [] }] : []),
    ...(all ? [{ all: all.map(conditionOf) }] : []),
    ...(any ? [{ any: any.map(conditionOf) }] : []),
    ...(none ? [{ none: none.map(conditionOf) }] : []),
  ]
  return parts.length === 1 ? parts[0]! : { all: parts }
}

/** A rule as it is assessed by. */
export function riskRule(rulesetId: string, rule: WrittenRule): RiskRule {
  const { id, name, decision, scoreContribution, priority, stopOnMatch, effectiveFrom, effectiveTo } = rule
  return { rulesetId, id, name, condition: conditionOf(rule), decision, scoreContribution, priority, stopOnMatch, effectiveFrom, effectiveTo }
}
