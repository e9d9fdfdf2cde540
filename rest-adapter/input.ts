import {
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import { constraintOn, type Constraint } from '#kernel/graph/constraints.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { nameIn, type Dialect } from './dialect.ts'
import { isObject, type Json } from '#kernel/json.ts'
import { orNull, type JsonSchema } from './json-schema.ts'
import { leafOf, type Leaf } from './leaf.ts'

/** A value in a request: its schema, and its conversion to a variable of the document. */
export interface Input {
  readonly schema: JsonSchema
  /** Converts the value and adds every validation issue to `issues`; the result is unusable if there are any. */
  read(value: Json, field: string, issues: ValidationIssue[]): unknown
}

/** A member of an object in a request. */
export interface Member {
  /** `key` is the name in the graph, `name` the name in JSON. */
  readonly key: string
  readonly name: string
  readonly isRequired: boolean
  readonly input: Input
}

/** A path or query parameter. */
export interface RequestParameter extends Member {
  readonly fromText: Leaf['fromText']
}

/** Format of the requests of a route; null either removes a value or equals an absent field. */
export interface InputFormat {
  readonly dialect: Dialect
  readonly nulls: 'clear' | 'absent'
}

/** Maximum number of validation issues in one response; validation stops there. */
export const ISSUES_MAX = 50

/** Compiles an input type of the graph. */
export function inputOf(type: GraphQLInputType, format: InputFormat, constraint?: Constraint): Input {
  if (isNonNullType(type)) {
    const { schema, read } = valueInput(type.ofType, format, constraint)
    return {
      schema,
      read: (value, field, issues) =>
        value === null ? void issues.push({ field, reason: 'is required' }) : read(value, field, issues),
    }
  }
  const { schema, read } = valueInput(type, format, constraint)
  const isClearing = format.nulls === 'clear'
  return {
    schema: isClearing ? orNull(schema) : schema,
    read: (value, field, issues) =>
      value === null ? (isClearing ? null : undefined) : read(value, field, issues),
  }
}

function valueInput(type: GraphQLInputType, format: InputFormat, constraint?: Constraint): Input {
  if (isListType(type)) return listInput(inputOf(type.ofType, format), constraint?.maxItems)
  if (isInputObjectType(type))
    return objectInput(membersOf(type, format), {
      component: type.name,
      ...(type.description && { about: type.description }),
    })
  if (!isLeafType(type)) throw new Error(`REST does not support the type ${String(type)}.`)
  const { schema, read } = leafOf(type, format.dialect, constraint)
  return { schema, read: (value, field, issues) => read(value, reason => issues.push({ field, reason })) }
}

function listInput(item: Input, itemsMax: number | undefined): Input {
  return {
    schema: { type: 'array', items: item.schema, ...(itemsMax !== undefined && { maxItems: itemsMax }) },
    read(value, field, issues) {
      if (!Array.isArray(value)) return void issues.push({ field, reason: 'must be a list' })
      if (itemsMax !== undefined && value.length > itemsMax)
        return void issues.push({ field, reason: `must have at most ${itemsMax} items` })
      return value.map((each, index) =>
        issues.length < ISSUES_MAX ? item.read(each, `${field}[${index}]`, issues) : undefined,
      )
    },
  }
}

function membersOf(type: GraphQLInputObjectType, format: InputFormat): Member[] {
  return Object.values(type.getFields())
    .filter(field => !isHidden(field))
    .map(field => {
      const { schema, read } = inputOf(field.type, format, constraintOn(field))
      return {
        key: field.name,
        name: nameIn(format.dialect, field.name),
        isRequired: isNonNullType(field.type) && field.defaultValue === undefined,
        input: { read, schema: withDescription(schema, field.description, field.defaultValue) },
      }
    })
}

/** An object that accepts only these members. */
export function objectInput(members: readonly Member[], about: JsonSchema): Input {
  const byName = new Map(members.map(member => [member.name, member]))
  const required = members.filter(({ isRequired }) => isRequired)
  return {
    schema: {
      ...about,
      type: 'object',
      properties: Object.fromEntries(members.map(({ name, input }) => [name, input.schema])),
      ...(required.length > 0 && { required: required.map(({ name }) => name) }),
      additionalProperties: false,
    },
    read(value, field, issues) {
      if (!isObject(value)) return void issues.push({ field, reason: 'must be an object' })
      const within = (name: string): string => (field === '' ? name : `${field}.${name}`)
      const read: Record<string, unknown> = {}
      for (const [name, given] of Object.entries(value)) {
        if (issues.length >= ISSUES_MAX) return read
        const member = byName.get(name)
        if (member) assign(read, member.key, member.input.read(given, within(name), issues))
        else issues.push({ field: within(truncateName(name)), reason: 'is not a known field' })
      }
      for (const { name } of required)
        if (!Object.hasOwn(value, name)) issues.push({ field: within(name), reason: 'is required' })
      return read
    },
  }
}

function assign(into: Record<string, unknown>, key: string, value: unknown): void {
  if (value !== undefined) into[key] = value
}

/** Truncates an unknown name from the caller before it is repeated in an error. */
export const truncateName = (name: string): string => (name.length > 64 ? `${name.slice(0, 64)}…` : name)

/** Adds the description and default value from the graph to a schema. */
export function withDescription(
  schema: JsonSchema,
  description: string | null | undefined,
  defaultValue?: unknown,
): JsonSchema {
  return {
    ...schema,
    ...(description && { description }),
    ...(defaultValue !== undefined && { default: defaultValue }),
  }
}

interface SchemaElement {
  readonly astNode?:
    | { readonly directives?: readonly { readonly name: { readonly value: string } }[] | undefined }
    | null
    | undefined
}

/** Whether an element of the supergraph is hidden from the public API. */
const isHidden = ({ astNode }: SchemaElement): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'inaccessible') ?? false
