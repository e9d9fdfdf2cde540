import { invalid, Refusal } from '#kernel/refusals.ts'
import type { GivenParameters } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import { parseParameters } from '#compliance/monitoring-rules/parse-parameters.ts'
import type { RuleParameters, RuleType } from '#compliance/monitoring-rules/parameters.ts'

/** A parameter of a rule that is tried with several values. */
export interface Sweep {
  /** Name of the parameter in snake_case. */
  readonly parameter: string
  readonly values: readonly unknown[]
}

export const SWEEP_VALUES_MAX = 10

/** The sweep that a caller gave; throws VALIDATION_ERROR if it is none. */
export function sweepOf(given: Readonly<Record<string, unknown>>): Sweep {
  const { parameter, values, ...others } = given
  const unknown = Object.keys(others)[0]
  if (unknown !== undefined) throw invalid([{ field: `sweep.${unknown}`, reason: 'is unknown' }])
  if (typeof parameter !== 'string' || parameter === '')
    throw invalid([{ field: 'sweep.parameter', reason: 'must be the name of a parameter' }])
  const isList = Array.isArray(values) && values.length > 0 && values.length <= SWEEP_VALUES_MAX
  if (!isList || new Set(values.map(value => JSON.stringify(value))).size < values.length)
    throw invalid([
      { field: 'sweep.values', reason: `must be a list of 1 to ${SWEEP_VALUES_MAX} different values` },
    ])
  return { parameter, values }
}

/** The parameters as they were given, then with each value of the sweep in their place. */
export const givenSets = (parameters: GivenParameters, sweep: Sweep | null): readonly GivenParameters[] => [
  parameters,
  ...(sweep?.values ?? []).map(value => ({ ...parameters, [sweep!.parameter]: value })),
]

/** Validates every set of parameters; the refusal says which value of the sweep it concerns. */
export function parsedSets(ruleType: RuleType, sets: readonly GivenParameters[]): readonly RuleParameters[] {
  return sets.map((set, index) => {
    try {
      return parseParameters(ruleType, set)
    } catch (error) {
      if (index === 0 || !(error instanceof Refusal)) throw error
      const { issues, message } = error
      throw refuse('INVALID_RULE_PARAMETERS', {
        ...(issues && { issues }),
        message: `With value ${index} of the sweep: ${message}`,
      })
    }
  })
}
