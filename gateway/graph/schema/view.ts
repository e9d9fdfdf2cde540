import type { QueryPlan } from '@apollo/query-planner'
import type { DocumentNode, GraphQLSchema } from 'graphql'

export interface View {
  apiSchema: GraphQLSchema
  supergraphSchema: GraphQLSchema
  plan(document: DocumentNode): QueryPlan['node']
}
