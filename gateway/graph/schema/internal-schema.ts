import type { GraphQLSchema } from 'graphql'
import { singleFetchPlanner } from '#gateway/graph/plan/single-fetch.ts'
import type { View } from './view.ts'

/** The view of the supergraph for calls between domains, whose documents need a single fetch. */
export const internalSchemaOf = (schema: GraphQLSchema): View => ({
  apiSchema: schema,
  supergraphSchema: schema,
  plan: singleFetchPlanner(schema),
})
