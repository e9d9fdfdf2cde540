import { isScalarType, type GraphQLScalarLiteralParser, type GraphQLSchema } from 'graphql'
import { scalars } from '#kernel/graph/scalars.ts'

/**
 * Adds parsing to our scalars, which the supergraph declares by name only. Invalid values are then rejected before any
 * subgraph is called.
 */
export function withScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, { parseValue, parseLiteral }] of Object.entries(scalars)) {
    const type = schema.getType(name)
    if (isScalarType(type)) Object.assign(type, { parseValue, parseLiteral: withPlainErrors(parseLiteral) })
  }
  return schema
}

/** graphql-js reports the location of an error in a document only if the scalar throws an ordinary error. */
const withPlainErrors =
  (parse: GraphQLScalarLiteralParser<unknown>): GraphQLScalarLiteralParser<unknown> =>
  (node, variables) => {
    try {
      return parse(node, variables)
    } catch (error) {
      throw new Error((error as Error).message)
    }
  }
