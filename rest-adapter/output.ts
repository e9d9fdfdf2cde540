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
import { described } from './input.ts'
import { orNull, type JsonSchema } from './json-schema.ts'
import { leafOf } from './leaf.ts'

/** A value in a response: its schema, and the conversion of the graph's value. */
export interface Output {
  readonly schema: JsonSchema
  /** Undefined when the graph's value is written unchanged. */
  readonly write?: (value: unknown) => unknown
}

/** Context of a selection: the operation's name for error messages, and its fragments. */
export type Selected = Pick<OperationDocument, 'name' | 'fragments'>

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
  of: Selected,
  dialect: Dialect,
): Output {
  if (isNonNullType(type)) return valueOutput(type.ofType, selection, of, dialect)
  const { schema, write } = valueOutput(type, selection, of, dialect)
  return {
    schema: orNull(schema),
    ...(write && { write: value => (value === null || value === undefined ? null : write(value)) }),
  }
}

function valueOutput(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  of: Selected,
  dialect: Dialect,
): Output {
  if (isListType(type)) {
    const { schema, write } = outputOf(type.ofType, selection, of, dialect)
    return {
      schema: { type: 'array', items: schema },
      ...(write && { write: value => (value as unknown[]).map(write) }),
    }
  }
  if (isLeafType(type)) {
    const { schema, answers = schema, write } = leafOf(type, dialect)
    return { schema: answers, ...(write && { write }) }
  }
  if (!isObjectType(type) || !selection)
    throw new Error(`${of.name}: REST does not support the type ${String(type)}.`)
  return objectOutput(type, selection, of, dialect)
}

function objectOutput(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  of: Selected,
  dialect: Dialect,
): Output {
  const steps: Step[] = []
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const node of fieldsOf(selection, of)) {
    const field = type.getFields()[node.name.value]
    if (!field) throw new Error(`${of.name}: ${type.name} has no field ${node.name.value}.`)
    const key = node.alias?.value ?? node.name.value
    const name = nameIn(dialect, key)
    const isLeftOut = dialect.withoutValue === 'left-out' && !isNonNullType(field.type)
    const { schema, write } = isLeftOut
      ? valueOutput(field.type, node.selectionSet, of, dialect)
      : outputOf(field.type, node.selectionSet, of, dialect)
    if (dialect.pages === 'flat' && getNamedType(field.type).name === 'PageInfo') {
      for (const [inGraph, asName, write] of FLAT_PAGE) {
        steps.push({ key, name: asName, write: value => write(value as Page) })
        properties[asName] = (schema['properties'] as Record<string, JsonSchema>)[nameIn(dialect, inGraph)]!
        required.push(asName)
      }
      continue
    }
    steps.push({ key, name, write })
    properties[name] = described(schema, field.description)
    if (!isLeftOut) required.push(name)
  }
  return {
    schema: {
      component: type.name,
      type: 'object',
      ...(type.description && { about: type.description }),
      properties,
      required,
    },
    write: dialect.withoutValue === 'left-out' ? writerWithoutNulls(steps) : writer(steps),
  }
}

/** The fields of a selection with fragments expanded; all are on the same type. */
function fieldsOf(selection: SelectionSetNode, of: Selected): FieldNode[] {
  return selection.selections.flatMap(each => {
    if (each.kind === Kind.FIELD) return [each]
    const set =
      each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : of.fragments.get(each.name.value)?.selectionSet
    return set ? fieldsOf(set, of) : []
  })
}

function writerWithoutNulls(steps: readonly Step[]): (value: unknown) => unknown {
  return value => {
    const written: Record<string, unknown> = {}
    for (const { key, name, write } of steps) {
      const given = (value as Record<string, unknown>)[key]
      if (given !== null && given !== undefined) written[name] = write ? write(given) : given
    }
    return written
  }
}

function writer(steps: readonly Step[]): (value: unknown) => unknown {
  return value => {
    const written: Record<string, unknown> = {}
    for (const { key, name, write } of steps) {
      const given = (value as Record<string, unknown>)[key] ?? null
      written[name] = write && given !== null ? write(given) : given
    }
    return written
  }
}
