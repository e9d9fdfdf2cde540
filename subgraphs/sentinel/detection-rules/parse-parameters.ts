import { amountIssue } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { PARAMETER_DEFINITIONS } from './parameter-definitions.ts'
import type { ParameterDefinition } from './parameter-kinds.ts'
import type { ParametersByType } from './parameters.ts'
import type { DetectionRuleType } from './rule-types.ts'

/** The parameters of a rule, or every issue with the given ones. */
export type ParsedParameters<Type extends DetectionRuleType> =
  | { readonly parameters: ParametersByType[Type]; readonly issues: readonly [] }
  | { readonly parameters: undefined; readonly issues: readonly ValidationIssue[] }

type Values = Readonly<Record<string, unknown>>

const issueOf = (name: string, reason: string): ValidationIssue => ({ field: `parameters.${name}`, reason })

/**
 * Validates the parameters of a rule and fills in defaults. The issues name every parameter that is unknown to the rule type,
 * missing, out of range or contradictory. A null parameter counts as left out.
 */
export function parseParameters<Type extends DetectionRuleType>(
  ruleType: Type,
  given: unknown,
): ParsedParameters<Type> {
  if (!isObject(given))
    return { parameters: undefined, issues: [{ field: 'parameters', reason: 'must be an object' }] }
  const definitions: Readonly<Record<string, ParameterDefinition<unknown>>> = PARAMETER_DEFINITIONS[ruleType]
  const { values, issues } = readValues(definitions, given)
  const all = [
    ...issues,
    ...contradictions(ruleType, values, given),
    ...unknownNames(ruleType, definitions, given),
  ]
  return all.length > 0
    ? { parameters: undefined, issues: all }
    : { parameters: values as unknown as ParametersByType[Type], issues: [] }
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads each defined parameter. A faulty one has an issue and no value. */
function readValues(
  definitions: Readonly<Record<string, ParameterDefinition<unknown>>>,
  given: Values,
): { values: Values; issues: ValidationIssue[] } {
  const values: Record<string, unknown> = {}
  const issues: ValidationIssue[] = []
  for (const [name, definition] of Object.entries(definitions)) {
    const value = (Object.hasOwn(given, name) ? given[name] : undefined) ?? undefined
    const parsed = value === undefined ? definition.default : definition.parse(value)
    if (parsed !== undefined) values[name] = parsed
    else if (value !== undefined) issues.push(issueOf(name, definition.reason))
    else if (definition.isRequired) issues.push(issueOf(name, 'is required'))
  }
  return { values, issues }
}

/** Issues that concern more than one parameter; faulty ones are missing from `values`. */
function contradictions(ruleType: DetectionRuleType, values: Values, given: Values): ValidationIssue[] {
  switch (ruleType) {
    case 'AMOUNT_THRESHOLD':
      return amountThresholdIssues(values)
    case 'VELOCITY':
      return velocityIssues(given)
    case 'COMPOSITE':
      return compositeIssues(values)
    default:
      return []
  }
}

/** A faulty threshold counts as present, because it has an issue already. */
const velocityIssues = ({ count_threshold: count, sum_threshold: sum }: Values): ValidationIssue[] =>
  (count ?? sum ?? undefined) === undefined
    ? [issueOf('count_threshold', 'or sum_threshold is required')]
    : []

function amountThresholdIssues({ amount, currency }: Values): ValidationIssue[] {
  if (typeof amount !== 'string' || typeof currency !== 'string') return []
  const reason = amountIssue(amount, currency)
  return reason === undefined ? [] : [issueOf('amount', reason)]
}

function compositeIssues({ categories, min_distinct: minDistinct }: Values): ValidationIssue[] {
  if (!Array.isArray(categories) || typeof minDistinct !== 'number') return []
  return categories.length >= minDistinct
    ? []
    : [issueOf('categories', `must have at least ${minDistinct} values, the number in min_distinct`)]
}

/** Bounds the issues for input with very many or very long names. */
const UNKNOWN_NAMED_MAX = 50
const NAME_LENGTH_MAX = 60
const shortened = (name: string): string =>
  name.length > NAME_LENGTH_MAX ? `${name.slice(0, NAME_LENGTH_MAX)}…` : name

const unknownNames = (ruleType: DetectionRuleType, definitions: object, given: Values): ValidationIssue[] =>
  Object.keys(given)
    .filter(name => !Object.hasOwn(definitions, name))
    .slice(0, UNKNOWN_NAMED_MAX)
    .map(name => issueOf(shortened(name), `is not a parameter of ${ruleType}`))
