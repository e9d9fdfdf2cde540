import {
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql'
import { GraphQLBoolean, GraphQLDirective, GraphQLInt, GraphQLString, DirectiveLocation } from 'graphql'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { textFormat } from './text-formats.ts'

export { sentence } from '#kernel/refusals.ts'

/** The bounds that `@constraint` can set; see kernel/graph/common.graphql. */
export interface Constraint {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly min?: number
  readonly max?: number
  readonly maxItems?: number
  readonly maxBytes?: number
  readonly opaque?: boolean
}

const directive = new GraphQLDirective({
  name: 'constraint',
  locations: [DirectiveLocation.ARGUMENT_DEFINITION, DirectiveLocation.INPUT_FIELD_DEFINITION],
  args: {
    minLength: { type: GraphQLInt },
    maxLength: { type: GraphQLInt },
    pattern: { type: GraphQLString },
    format: { type: GraphQLString },
    min: { type: GraphQLInt },
    max: { type: GraphQLInt },
    maxItems: { type: GraphQLInt },
    maxBytes: { type: GraphQLInt },
    opaque: { type: GraphQLBoolean },
  },
})

/** The constraint on an argument or input field, from its definition in the SDL. */
export function constraintOn(element: {
  readonly astNode?: GraphQLArgument['astNode'] | GraphQLInputField['astNode']
}): Constraint | undefined {
  return element.astNode
    ? (getDirectiveValues(directive, element.astNode) as Constraint | undefined)
    : undefined
}

export type ConstraintCheck = (value: unknown, path: string, issues: ValidationIssue[]) => void

/**
 * Returns a check of all arguments of a field, which throws all validation issues at once; undefined if the
 * field has no arguments.
 */
export function constraintsOf(
  field: GraphQLField<unknown, unknown>,
): ((args: Readonly<Record<string, unknown>>) => void) | undefined {
  const checks = field.args.map(arg => ({
    name: arg.name,
    isWhole: arg.name === 'input',
    check: checkOf(arg.type, constraintOn(arg), new Map()),
  }))
  if (checks.length === 0) return undefined
  return args => {
    const issues: ValidationIssue[] = []
    for (const { name, isWhole, check } of checks) check(args[name], isWhole ? '' : name, issues)
    if (issues.length > 0) throw invalid(issues)
  }
}

function checkOf(
  type: GraphQLInputType,
  constraint: Constraint | undefined,
  seen: Map<string, ConstraintCheck>,
): ConstraintCheck {
  if (isNonNullType(type)) return checkOf(type.ofType, constraint, seen)
  if (isListType(type)) {
    const item = checkOf(type.ofType, undefined, seen)
    return (value, path, issues) => {
      if (!Array.isArray(value)) return
      if (constraint?.maxItems !== undefined && value.length > constraint.maxItems)
        issues.push({ field: path, reason: `must have at most ${constraint.maxItems} items` })
      else value.forEach((each, index) => item(each, `${path}[${index}]`, issues))
    }
  }
  const namedType = getNamedType(type)
  if (isInputObjectType(namedType)) {
    const known = seen.get(namedType.name)
    if (known) return known
    const fields: { name: string; check: ConstraintCheck }[] = []
    const check: ConstraintCheck = (value, path, issues) => {
      if (value === null || typeof value !== 'object') return
      for (const { name, check: inner } of fields)
        inner((value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`, issues)
    }
    seen.set(namedType.name, check)
    for (const field of Object.values(namedType.getFields()))
      fields.push({ name: field.name, check: checkOf(field.type, constraintOn(field), seen) })
    return check
  }
  return leafCheck(constraint)
}

/**
 * Returns a check of one text, number or object against its bounds. It also rejects text with characters that
 * cannot be stored.
 */
export function leafCheck(constraint: Constraint = {}): ConstraintCheck {
  const patterns = patternsOf(constraint)
  return (value, path, issues) => {
    const reason =
      typeof value === 'string'
        ? textIssue(value, constraint, patterns)
        : typeof value === 'number'
          ? numberIssue(value, constraint)
          : value !== null && typeof value === 'object' && !(value instanceof Date)
            ? objectIssue(value, constraint)
            : undefined
    if (reason !== undefined) issues.push({ field: path, reason })
  }
}

interface Pattern {
  readonly expression: RegExp
  readonly reason: string
}

function patternsOf({ pattern, format }: Constraint): Pattern[] {
  const formed = format === undefined ? undefined : textFormat(format)
  return [
    ...(pattern === undefined
      ? []
      : [{ expression: new RegExp(`^(?:${pattern})$`), reason: 'has characters that are not allowed' }]),
    ...(formed === undefined
      ? []
      : [{ expression: new RegExp(`^(?:${formed.pattern})$`, 'u'), reason: formed.reason }]),
  ]
}

/** Control characters other than tab and line breaks; PostgreSQL cannot store U+0000 at all. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/**
 * The reason why no text field accepts this text, regardless of its bounds; undefined if the text is
 * acceptable.
 */
export function unwritable(text: string): string | undefined {
  if (!text.isWellFormed()) return 'must be well-formed Unicode'
  return CONTROL.test(text) ? 'must not contain control characters' : undefined
}

function textIssue(
  text: string,
  { minLength, maxLength, opaque }: Constraint,
  patterns: readonly Pattern[],
): string | undefined {
  const length =
    maxLength !== undefined && text.length > maxLength ? charactersOf(text, maxLength) : text.length
  if (minLength !== undefined && (length < minLength || (minLength > 0 && text.trim() === '')))
    return minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`
  if (maxLength !== undefined && length > maxLength) return `must have at most ${maxLength} characters`
  const issue = opaque ? undefined : unwritable(text)
  if (issue) return issue
  return patterns.find(({ expression }) => !expression.test(text))?.reason
}

/**
 * Length in code points as in JSON Schema, so that an emoji counts as one. A text that is too long in any
 * case is not counted.
 */
function charactersOf(text: string, limit: number): number {
  if (text.length > 2 * limit) return text.length
  let count = 0
  for (const _ of text) count++
  return count
}

function numberIssue(number: number, { min, max }: Constraint): string | undefined {
  if (min !== undefined && number < min) return `must be at least ${min}`
  return max !== undefined && number > max ? `must be at most ${max}` : undefined
}

const DEPTH_MAX = 32

function objectIssue(value: object, { maxBytes }: Constraint): string | undefined {
  if (depthOf(value, DEPTH_MAX) > DEPTH_MAX) return `must not be nested deeper than ${DEPTH_MAX} levels`
  if (maxBytes !== undefined && Buffer.byteLength(JSON.stringify(value)) > maxBytes)
    return `must have at most ${maxBytes} bytes`
  return hasUnwritable(value) ? 'must be well-formed Unicode without control characters' : undefined
}

function depthOf(value: unknown, levels: number): number {
  if (value === null || typeof value !== 'object') return 0
  if (levels < 0) return 1
  let deepest = 0
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, levels - 1))
  return deepest + 1
}

function hasUnwritable(value: unknown): boolean {
  if (typeof value === 'string') return unwritable(value) !== undefined
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([key, inner]) => unwritable(key) !== undefined || hasUnwritable(inner))
}
