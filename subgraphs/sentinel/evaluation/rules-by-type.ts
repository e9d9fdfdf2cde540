import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { ParametersByType } from '#sentinel/detection-rules/parameters.ts'
import type { DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'

/** Reads the parameters of all rules of a type. */
export interface RuleParameterLists {
  of<Type extends DetectionRuleType>(type: Type): readonly ParametersByType[Type][]
}

export const parametersOf = (rules: readonly EnabledDetectionRule[]): RuleParameterLists => ({
  of: <Type extends DetectionRuleType>(type: Type) =>
    rules
      .filter(({ ruleType }) => ruleType === type)
      .map(({ parameters }) => parameters as unknown as ParametersByType[Type]),
})

/** Each value once. */
export const distinct = (values: readonly number[]): number[] => [...new Set(values)]

/** The largest value, 0 without any. */
export const largest = (values: readonly number[]): number => Math.max(0, ...values)
