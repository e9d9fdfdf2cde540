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
import {
  convertingWriter,
  listWriter,
  objectWriter,
  objectWriterWithoutNulls,
  valueOf,
  type JsonWriter,
  type ResponseMember,
} from './json-writers.ts'
import { leafOf } from './leaf.ts'

/** A value in a response: its schema, and the two ways to write the graph's value. */
export interface Output {
  readonly schema: JsonSchema
  /** Converts to an object for JSON.stringify, CSV and webhooks. Undefined when the graph's value is written unchanged. */
  readonly write?: (value: unknown) => unknown
  /** Compiles the writer of the same JSON as text, for the first response. */
  readonly compileWriter: () => JsonWriter
}

/** Context of a selection: the operation's name for error messages, and its fragments. */
export type OperationFragments = Pick<OperationDocument, 'name' | 'fragments'>

/** Pagination fields next to a list in the flat format. */
export const FLAT_PAGE = [
  ['hasNextPage', 'hasMore', (page: Page) => page.hasNextPage],
  ['endCursor', 'nextCursor', ({ hasNextPage, endCursor }: Page) => (hasNextPage ? endCursor : null)],
] as const

interface Page {
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}

interface Step {
  readonly key: string
  readonly name: string
  readonly pick?: ResponseMember['pick']
  readonly write: Output['write']
  readonly compileWriter: Output['compileWriter']
}

/** Compiles a document's selection of a type. An alias in the document becomes the name in JSON. */
export function outputOf(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  operation: OperationFragments,
  dialect: Dialect,
): Output {
  if (isNonNullType(type)) return valueOutput(type.ofType, selection, operation, dialect)
  const { schema, write, compileWriter } = valueOutput(type, selection, operation, dialect)
  return {
    schema: orNull(schema),
    compileWriter,
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
    const { schema, write, compileWriter } = outputOf(type.ofType, selection, operation, dialect)
    return {
      schema: { type: 'array', items: schema },
      compileWriter: () => listWriter(compileWriter()),
      ...(write && { write: value => (value as unknown[]).map(write) }),
    }
  }
  if (isLeafType(type)) {
    const { schema, responseSchema = schema, write, writeJson } = leafOf(type, dialect)
    return { schema: responseSchema, compileWriter: () => writeJson, ...(write && { write }) }
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
    const { schema, write, compileWriter } = isOmitted
      ? valueOutput(field.type, node.selectionSet, operation, dialect)
      : outputOf(field.type, node.selectionSet, operation, dialect)
    if (dialect.pages === 'flat' && getNamedType(field.type).name === 'PageInfo') {
      for (const [inGraph, asName, valueIn] of FLAT_PAGE) {
        const flatName = nameIn(dialect, asName)
        steps.push({
          key,
          name: flatName,
          pick: value => valueIn(value as Page),
          write: undefined,
          compileWriter: () => convertingWriter(undefined),
        })
        const { [nameIn(dialect, inGraph)]: shown } = schema['properties'] as Record<string, JsonSchema>
        properties[flatName] = shown!
        if ((schema['required'] as readonly string[]).includes(nameIn(dialect, inGraph)))
          required.push(flatName)
      }
      continue
    }
    steps.push({ key, name, write, compileWriter })
    properties[name] = withDescription(schema, field.description)
    if (!isOmitted) required.push(name)
  }
  const write = dialect.missingValues === 'omit' ? writerWithoutNulls(steps) : writer(steps)
  return {
    schema: {
      component: type.name,
      type: 'object',
      ...(type.description && { about: type.description }),
      properties,
      required,
    },
    write,
    compileWriter: () => compileObjectWriter(steps, write, dialect),
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

/** An object with a repeated name keeps the general conversion, which merges its steps. */
function compileObjectWriter(
  steps: readonly Step[],
  write: NonNullable<Output['write']>,
  { missingValues }: Dialect,
): JsonWriter {
  if (new Set(steps.map(({ name }) => name)).size < steps.length) return convertingWriter(write)
  const members = steps.map(({ compileWriter, ...step }) => ({ ...step, write: compileWriter() }))
  return missingValues === 'omit' ? objectWriterWithoutNulls(members) : objectWriter(members)
}

function writerWithoutNulls(steps: readonly Step[]): (value: unknown) => unknown {
  return value => {
    const output: Record<string, unknown> = {}
    for (const { key, name, pick, write } of steps) {
      const given = valueOf(value, key, pick)
      if (given !== null && given !== undefined) output[name] = write ? write(given) : given
    }
    return output
  }
}

function writer(steps: readonly Step[]): (value: unknown) => unknown {
  return value => {
    const output: Record<string, unknown> = {}
    for (const { key, name, pick, write } of steps) {
      const given = valueOf(value, key, pick) ?? null
      output[name] = write && given !== null ? write(given) : given
    }
    return output
  }
}
