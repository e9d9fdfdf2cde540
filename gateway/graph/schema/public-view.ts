import { createRequire } from 'node:module'
import type { GraphQLSchema } from 'graphql'
import { parsedSupergraph } from './parsed-supergraph.ts'
import type { View } from './view.ts'
import { withScalars } from './public-scalars.ts'

export interface PublicView extends View {
  /** A separate copy of the API schema, with the validation of our scalars. */
  clientSchema(): GraphQLSchema
}

const require = createRequire(import.meta.url)

/**
 * The public API with Apollo's query planner. Composition has already validated the supergraph. The packages are loaded
 * here, because processes that only call other domains do not need them. The query planner is created for the first
 * document.
 */
export function publicViewOf(supergraphSdl: string): PublicView {
  const { Supergraph, operationFromDocument } =
    require('@apollo/federation-internals') as typeof import('@apollo/federation-internals')
  const { QueryPlanner } = require('@apollo/query-planner') as typeof import('@apollo/query-planner')
  const supergraph = Supergraph.build(parsedSupergraph(supergraphSdl), { validateSupergraph: false })
  const api = supergraph.apiSchema()
  let clientSchema: GraphQLSchema | undefined
  let fullSchema: GraphQLSchema | undefined
  let planner: InstanceType<typeof QueryPlanner> | undefined
  return {
    apiSchema: api.toGraphQLJSSchema(),
    clientSchema: () => (clientSchema ??= withScalars(api.toGraphQLJSSchema())),
    get supergraphSchema() {
      return (fullSchema ??= supergraph.schema.toGraphQLJSSchema())
    },
    plan: document =>
      (planner ??= new QueryPlanner(supergraph)).buildQueryPlan(operationFromDocument(api, document)).node,
  }
}
