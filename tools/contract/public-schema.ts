import { Supergraph } from '@apollo/federation-internals'
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql'

/** The part of a supergraph that clients see. */
export const publicSchema = (supergraphSdl: string): GraphQLSchema =>
  Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema()

/** The public schema as SDL in a fixed order, so that equal contracts are equal texts. */
export const publicSdl = (supergraphSdl: string): string =>
  `${printSchema(lexicographicSortSchema(publicSchema(supergraphSdl)))}\n`
