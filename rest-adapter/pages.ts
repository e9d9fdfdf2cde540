import { GraphQLInt, GraphQLString, isObjectType, type GraphQLScalarType, type GraphQLSchema } from 'graphql'
import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor } from '#kernel/page.ts'
import { nameIn, type Dialect } from './dialect.ts'
import { withDescription, inputOf, type RequestParameter, type InputFormat } from './input.ts'
import type { JsonSchema } from './json-schema.ts'
import { leafOf } from './leaf.ts'
import { FLAT_PAGE } from './output.ts'

const LIMIT = 50
const LIMIT_MAX = 200
const CURSOR_LENGTH_MAX = 200

/** Names that no variable of a document can have. */
const KEYS = { limit: 'page.limit', cursor: 'page.cursor' } as const

/** Page parameters of a list that the graph returns as a whole. */
export function pageParameters(format: InputFormat): RequestParameter[] {
  const parameter = (
    name: keyof typeof KEYS,
    type: GraphQLScalarType,
    bounds: object,
    about: string,
    defaultValue?: unknown,
  ): RequestParameter => {
    const { schema, fromText } = leafOf(type, format.dialect, bounds)
    return {
      key: KEYS[name],
      name,
      isRequired: false,
      fromText,
      input: {
        schema: withDescription(schema, about, defaultValue),
        read: inputOf(type, format, bounds).read,
      },
    }
  }
  return [
    parameter('limit', GraphQLInt, { min: 1, max: LIMIT_MAX }, 'Number of items on the page.', LIMIT),
    parameter(
      'cursor',
      GraphQLString,
      { maxLength: CURSOR_LENGTH_MAX },
      'Cursor that the previous page returned; leave it out for the first page.',
    ),
  ]
}

/** Schema of the pagination fields, with the descriptions of PageInfo. */
export function pageSchema(schema: GraphQLSchema, dialect: Dialect): Readonly<Record<string, JsonSchema>> {
  const type = schema.getType('PageInfo')
  if (dialect.pages !== 'flat' || !isObjectType(type))
    throw new Error('inPages requires the flat page format and the type PageInfo in the graph.')
  const types: Readonly<Record<string, JsonSchema>> = {
    hasNextPage: { type: 'boolean' },
    endCursor: { type: ['string', 'null'] },
  }
  return Object.fromEntries(
    FLAT_PAGE.map(([inGraph, asName]) => [
      nameIn(dialect, asName),
      withDescription(types[inGraph]!, type.getFields()[inGraph]?.description),
    ]),
  )
}

/** A page of a complete list. The cursor counts rows from the start, so a list that grows between pages may repeat a row but never skips one. */
export function pageOf(
  ctx: Context,
  list: string,
  rows: readonly unknown[],
  given: Readonly<Record<string, unknown>>,
  dialect: Pick<Dialect, 'names'>,
): { rows: readonly unknown[]; page: Readonly<Record<string, unknown>> } {
  const { [KEYS.limit]: limit = LIMIT, [KEYS.cursor]: cursor } = given as {
    [KEYS.limit]?: number
    [KEYS.cursor]?: string
  }
  const start = cursor === undefined ? 0 : Number(decodeCursor(ctx, list, cursor).id)
  const numbered = rows
    .slice(start, start + limit + 1)
    .map((row, index) => ({ row, id: String(start + index + 1) }))
  const { nodes, pageInfo } = connection(ctx, list, numbered, { first: limit, after: cursor }, ({ id }) => ({
    at: new Date(0),
    id,
  }))
  return {
    rows: nodes.map(({ row }) => row),
    page: Object.fromEntries(
      FLAT_PAGE.map(([, asName, write]) => [nameIn(dialect, asName), write(pageInfo)]),
    ),
  }
}

/** Removes the page parameters from the given values. */
export function withoutPage(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [KEYS.limit]: _limit, [KEYS.cursor]: _cursor, ...variables } = given
  return variables
}
