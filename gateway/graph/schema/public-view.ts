import { createRequire } from 'node:module'
import type { GraphQLSchema } from 'graphql'
import { parsedSupergraph } from './parsed-supergraph.ts'
import type { View } from '#gateway/graph/plan/planner.ts'
import { withScalars } from './public-scalars.ts'

export interface OpenView extends View {
  /** The API once more, whose scalars have our rules. */
  clientSchema(): GraphQLSchema
}

const require = createRequire(import.meta.url)

/**
 * The public API with Apollo's planner. Composition has validated the supergraph; doing so again would only delay the start. The packages
 * are loaded here, for processes that only ask other domains never need them; the planner is made for the first document.
 */
export function publicViewOf(supergraphSdl: string): OpenView {
  const { Supergraph, operationFromDocument } =
    require('@apollo/federation-internals') as typeof import('@apollo/federation-internals')
  const { QueryPlanner } = require('@apollo/query-planner') as typeof import('@apollo/query-planner')
  const supergraph = Supergraph.build(parsedSupergraph(supergraphSdl), { validateSupergraph: false })
  const api = supergraph.apiSchema()
  let own: GraphQLSchema | undefined
  let whole: GraphQLSchema | undefined
  let planner: InstanceType<typeof QueryPlanner> | undefined
  return {
    apiSchema: api.toGraphQLJSSchema(),
    clientSchema: () => (own ??= withScalars(api.toGraphQLJSSchema())),
    get supergraphSchema() {
      return (whole ??= supergraph.schema.toGraphQLJSSchema())
    },
    plan: document =>
      (planner ??= new QueryPlanner(supergraph)).buildQueryPlan(operationFromDocument(api, document)).node,
  }
}
