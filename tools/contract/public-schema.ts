import { Supergraph } from '@apollo/federation-internals'
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql'

/** What clients see of a supergraph. */
export const publicSchema = (supergraphSdl: string): GraphQLSchema => Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema()

/** The same as text in a fixed order, so that equal contracts are equal texts. */
export const publicSdl = (supergraphSdl: string): string => `${printSchema(lexicographicSortSchema(publicSchema(supergraphSdl)))}\n`
