import { newId } from '#kernel/id.ts'
import { sentence } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import type { DecisionOutcome } from './assessment.ts'
import { validateCondition, type Findings } from './validate-condition.ts'
import type { WrittenCondition, WrittenRule } from './written-rule.ts'

/** A rule as the caller gives it. */
export interface GivenRule extends WrittenCondition {
  readonly id?: string | null
  readonly name?: string | null
  readonly decision?: DecisionOutcome | null
  readonly scoreContribution?: number | null
  readonly priority?: number | null
  readonly stopOnMatch?: boolean | null
  readonly isActive?: boolean | null
  readonly effectiveFrom?: string | null
  readonly effectiveTo?: string | null
}

const DEPTH_MAX = 5
const CONDITIONS_MAX = 500
const PATTERNS_MAX = 10
const ISSUES_MAX = 50
/** Bounds the size of the rules, which every screening of the workspace evaluates. */
export const RULES_BYTES_MAX = 256 * 1024
const GROUPS = ['all', 'any', 'none'] as const
const KEYS: ReadonlySet<string> = new Set(['field', 'operator', 'value', ...GROUPS])

/** Validates the rules and returns them in stored form. Throws UNKNOWN_FIELD for unknown fields, INVALID_RULE_PARAMETERS for other issues. */
export function parseRules(given: readonly GivenRule[]): readonly WrittenRule[] {
  const found: Findings = { unknown: [], wrong: [], conditions: 0, patterns: 0 }
  const ids = new Set<string>()
  const rules = given.map((rule, index): WrittenRule => {
    const at = `rules[${index}]`
    const id = rule.id ?? newId()
    if (ids.has(id)) found.wrong.push({ field: `${at}.id`, reason: 'must not be that of another rule' })
    ids.add(id)
    const { effectiveFrom = null, effectiveTo = null } = rule
    if (effectiveFrom !== null && effectiveTo !== null && effectiveFrom > effectiveTo)
      found.wrong.push({ field: `${at}.effectiveTo`, reason: 'must not be before the first day' })
    const { field, operator, value, all, any, none } = rule
    return {
      id,
      name: rule.name ?? null,
      ...parseCondition({ field, operator, value, all, any, none }, at, 1, found),
      decision: rule.decision ?? null,
      scoreContribution: rule.scoreContribution ?? 0,
      priority: rule.priority ?? 100,
      stopOnMatch: rule.stopOnMatch ?? false,
      isActive: rule.isActive ?? true,
      effectiveFrom,
      effectiveTo,
    }
  })
  if (found.conditions > CONDITIONS_MAX)
    found.wrong.unshift({ field: 'rules', reason: `must have at most ${CONDITIONS_MAX} conditions together` })
  if (found.patterns > PATTERNS_MAX)
    found.wrong.unshift({
      field: 'rules',
      reason: `must have at most ${PATTERNS_MAX} regular expressions together`,
    })
  if (found.conditions <= CONDITIONS_MAX && Buffer.byteLength(JSON.stringify(rules)) > RULES_BYTES_MAX)
    found.wrong.unshift({
      field: 'rules',
      reason: `must have at most ${RULES_BYTES_MAX / 1024} KiB together`,
    })
  const issues = [...found.unknown, ...found.wrong].slice(0, ISSUES_MAX)
  if (issues.length > 0)
    throw refuse(found.unknown.length > 0 ? 'UNKNOWN_FIELD' : 'INVALID_RULE_PARAMETERS', {
      issues,
      message: sentence(issues),
    })
  return rules
}

/** Validates a condition; only known keys are allowed. */
function parseCondition(
  given: Readonly<Record<string, unknown>>,
  at: string,
  depth: number,
  found: Findings,
): WrittenCondition {
  // Validation stops at the limit, since the rules are rejected anyway.
  if (++found.conditions > CONDITIONS_MAX) return {}
  for (const key of Object.keys(given))
    if (!KEYS.has(key))
      found.wrong.push({
        field: at,
        reason: 'has a condition with other parts than field, operator, value, all, any and none',
      })
  const groups = GROUPS.filter(group => given[group] !== null && given[group] !== undefined)
  const isComparison = ['field', 'operator', 'value'].some(
    key => given[key] !== null && given[key] !== undefined,
  )
  if (!isComparison && groups.length === 0)
    found.wrong.push({ field: at, reason: 'must have a field with an operator, or a group all, any or none' })
  return {
    ...(isComparison && validateCondition(given, at, found)),
    ...Object.fromEntries(
      groups.map(group => [group, parseGroup(given[group], `${at}.${group}`, depth, found)]),
    ),
  }
}

function parseGroup(given: unknown, at: string, depth: number, found: Findings): readonly WrittenCondition[] {
  if (!Array.isArray(given) || given.length === 0 || depth >= DEPTH_MAX) {
    found.wrong.push({
      field: at,
      reason:
        depth >= DEPTH_MAX
          ? `is nested deeper than ${DEPTH_MAX} levels`
          : 'must be a list of at least one condition',
    })
    return []
  }
  return given.map((each: unknown, index) => {
    const path = `${at}[${index}]`
    if (typeof each === 'object' && each !== null && !Array.isArray(each))
      return parseCondition(each as Readonly<Record<string, unknown>>, path, depth + 1, found)
    found.wrong.push({ field: path, reason: 'must be an object' })
    return {}
  })
}
