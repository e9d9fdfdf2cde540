import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql'
import { nameIn, type Dialect } from './dialect.ts'
import type { OperationDocument } from './documents.ts'
import { withDescription } from './input.ts'
import { orNull, type JsonSchema } from './json-schema.ts'
import { leafOf } from './leaf.ts'

/** A value in a response: its schema, and the conversion of the graph's value. */
export interface Output {
  readonly schema: JsonSchema
  /** Undefined when the graph's value is written unchanged. */
  readonly write?: (value: unknown) => unknown
}

/** Context of a selection: the operation's name for error messages, and its fragments. */
export type OperationFragments = Pick<OperationDocument, 'name' | 'fragments'>

/** Pagination fields next to a list in the flat format. */
export const FLAT_PAGE = [
  ['hasNextPage', 'has_more', (page: Page) => page.hasNextPage],
  ['endCursor', 'next_cursor', ({ hasNextPage, endCursor }: Page) => (hasNextPage ? endCursor : null)],
] as const

interface Page {
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}

interface Step {
  readonly key: string
  readonly name: string
  readonly write: Output['write']
}

/** Compiles a document's selection of a type. An alias in the document becomes the name in JSON. */
export function outputOf(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  operation: OperationFragments,
  dialect: Dialect,
): Output {
  if (isNonNullType(type)) return valueOutput(type.ofType, selection, operation, dialect)
  const { schema, write } = valueOutput(type, selection, operation, dialect)
  return {
    schema: orNull(schema),
    ...(write && { write: value => (value === null || value === undefined ? null : write(value)) }),
  }
}

function valueOutput(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  operation: OperationFragments,
  dialect: Dialect,
): Output {
  if (isListType(type)) {
    const { schema, write } = outputOf(type.ofType, selection, operation, dialect)
    return {
      schema: { type: 'array', items: schema },
      ...(write && { write: value => (value as unknown[]).map(write) }),
    }
  }
  if (isLeafType(type)) {
    const { schema, responseSchema = schema, write } = leafOf(type, dialect)
    return { schema: responseSchema, ...(write && { write }) }
  }
  if (!isObjectType(type) || !selection)
    throw new Error(`${operation.name}: REST does not support the type ${String(type)}.`)
  return objectOutput(type, selection, operation, dialect)
}

function objectOutput(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  operation: OperationFragments,
  dialect: Dialect,
): Output {
  const steps: Step[] = []
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const node of fieldsOf(selection, operation)) {
    const field = type.getFields()[node.name.value]
    if (!field) throw new Error(`${operation.name}: ${type.name} has no field ${node.name.value}.`)
    const key = node.alias?.value ?? node.name.value
    const name = nameIn(dialect, key)
    const isOmitted = dialect.missingValues === 'omit' && !isNonNullType(field.type)
    const { schema, write } = isOmitted
      ? valueOutput(field.type, node.selectionSet, operation, dialect)
      : outputOf(field.type, node.selectionSet, operation, dialect)
    if (dialect.pages === 'flat' && getNamedType(field.type).name === 'PageInfo') {
      for (const [inGraph, asName, write] of FLAT_PAGE) {
        steps.push({ key, name: asName, write: value => write(value as Page) })
        properties[asName] = (schema['properties'] as Record<string, JsonSchema>)[nameIn(dialect, inGraph)]!
        required.push(asName)
      }
      continue
    }
    steps.push({ key, name, write })
    properties[name] = withDescription(schema, field.description)
    if (!isOmitted) required.push(name)
  }
  return {
    schema: {
      component: type.name,
      type: 'object',
      ...(type.description && { about: type.description }),
      properties,
      required,
    },
    write: dialect.missingValues === 'omit' ? writerWithoutNulls(steps) : writer(steps),
  }
}

/** The fields of a selection with fragments expanded; all are on the same type. */
function fieldsOf(selection: SelectionSetNode, operation: OperationFragments): FieldNode[] {
  return selection.selections.flatMap(each => {
    if (each.kind === Kind.FIELD) return [each]
    const set =
      each.kind === Kind.INLINE_FRAGMENT
        ? each.selectionSet
        : operation.fragments.get(each.name.value)?.selectionSet
    return set ? fieldsOf(set, operation) : []
  })
}

function writerWithoutNulls(steps: readonly Step[]): (value: unknown) => unknown {
  return value => {
    const output: Record<string, unknown> = {}
    for (const { key, name, write } of steps) {
      const given = (value as Record<string, unknown>)[key]
      if (given !== null && given !== undefined) output[name] = write ? write(given) : given
    }
    return output
  }
}

function writer(steps: readonly Step[]): (value: unknown) => unknown {
  return value => {
    const output: Record<string, unknown> = {}
    for (const { key, name, write } of steps) {
      const given = (value as Record<string, unknown>)[key] ?? null
      output[name] = write && given !== null ? write(given) : given
    }
    return output
  }
}
