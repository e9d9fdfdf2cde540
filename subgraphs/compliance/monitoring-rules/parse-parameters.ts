import type { RuleParameters, RuleType } from './parameters.ts'
import { parameterReader } from './parameter-reader.ts'
import { parseNetwork, parsePattern, parsePatternType } from './parse-patterns.ts'
import { TRANSACTION_RULES } from './parse-transaction-rules.ts'

/**
 * Validates the parameters of a rule and fills in defaults. Throws INVALID_RULE_PARAMETERS, whose message names every parameter that
 * is unknown to the rule type or pattern, missing, out of range or contradictory.
 */
export function parseParameters(
  ruleType: RuleType,
  given: Readonly<Record<string, unknown>>,
): RuleParameters {
  const reader = parameterReader(given)
  if (ruleType !== 'PATTERN' && ruleType !== 'NETWORK') {
    const parameters = TRANSACTION_RULES[ruleType](reader)
    reader.finish(ruleType)
    return parameters
  }
  const patternType = parsePatternType(reader, ruleType)
  if (patternType === undefined) throw reader.refusal()
  const parameters =
    ruleType === 'PATTERN' ? parsePattern(reader, patternType) : parseNetwork(reader, patternType)
  reader.finish(`${ruleType} ${patternType}`)
  return parameters
}
