import { PARAMETER_DEFINITIONS } from './parameter-definitions.ts'
import type { ParameterDefinition } from './parameter-kinds.ts'
import type { DetectionRuleType } from './rule-types.ts'
import { TYPE_DESCRIPTIONS } from './type-descriptions.ts'

export interface DescribedParameter {
  readonly name: string
  readonly description: string
  /** Null for texts and lists. */
  readonly unit: string | null
  readonly isRequired: boolean
  /** Null without a default. */
  readonly default: string | null
  /** What a value must be, such as "must be a whole number from 1 to 365". */
  readonly constraint: string
}

export interface DescribedRuleType {
  readonly ruleType: DetectionRuleType
  readonly summary: string
  readonly parameters: readonly DescribedParameter[]
}

/** What a rule type detects and what each of its parameters means, for the documentation and the graph. */
export function describeType(ruleType: DetectionRuleType): DescribedRuleType {
  const { summary, parameters } = TYPE_DESCRIPTIONS[ruleType]
  const definitions: Readonly<Record<string, ParameterDefinition<unknown>>> = PARAMETER_DEFINITIONS[ruleType]
  const sentences: Readonly<Record<string, string>> = parameters
  return {
    ruleType,
    summary,
    parameters: Object.entries(definitions).map(([name, definition]) => ({
      name,
      description: sentences[name]!,
      unit: definition.unit,
      isRequired: definition.isRequired,
      default: definition.default === undefined ? null : textOf(name, definition.default),
      constraint: definition.reason,
    })),
  }
}

/** The table of keywords is too long for a sentence. */
function textOf(name: string, value: unknown): string {
  if (name === 'keywords') return 'the keyword table in English, Spanish and French'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
