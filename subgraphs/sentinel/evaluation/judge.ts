import type { ParametersByType } from '#sentinel/detection-rules/parameters.ts'
import type { DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'
import type { EvaluatedDebit } from './debit.ts'
import type { DetectionVerdict } from './verdict.ts'

/** Decides whether a debit meets the parameters of a rule. Pure: it reads nothing but its arguments. */
export type DebitJudge<Type extends DetectionRuleType> = (
  parameters: ParametersByType[Type],
  debit: EvaluatedDebit,
) => DetectionVerdict
