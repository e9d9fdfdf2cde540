import { createRequire } from 'node:module'
import { buildASTSchema, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { QueryPlan } from '@apollo/query-planner'
import { decompose } from '#gateway/graph/plan/document.ts'
import { isSameSelection } from '#gateway/graph/plan/same-selection.ts'
import { singleFetchPlanner, type SingleFetchPlanner } from '#gateway/graph/plan/single-fetch.ts'
import { parsedSupergraph } from './parsed-supergraph.ts'
import { publicDocument } from './public-document.ts'
import { withScalars } from './public-scalars.ts'
import { supergraphSchema } from './supergraph-schema.ts'
import type { View } from './view.ts'

export interface PublicView extends View {
  /** A separate copy of the API schema, with the validation of our scalars. */
  clientSchema(): GraphQLSchema
}

const require = createRequire(import.meta.url)

/**
 * The public API. A document that one subgraph resolves needs no query planner; Apollo's is created for the first
 * one that needs several.
 */
export function publicViewOf(supergraphSdl: string): PublicView {
  const document = publicDocument(parsedSupergraph(supergraphSdl))
  const build = (): GraphQLSchema => buildASTSchema(document, { assumeValid: true, assumeValidSDL: true })
  const apiSchema = build()
  let clientSchema: GraphQLSchema | undefined
  let planSingleFetch: SingleFetchPlanner | undefined
  let planFetches: View['plan'] | undefined
  return {
    apiSchema,
    clientSchema: () => (clientSchema ??= withScalars(build())),
    get supergraphSchema() {
      return supergraphSchema(supergraphSdl)
    },
    plan(operation) {
      const full = supergraphSchema(supergraphSdl)
      const fetch = (planSingleFetch ??= singleFetchPlanner(full))(operation)
      // Unless the subgraph's result can be returned unchanged, the document needs fields that the planner adds.
      return fetch && isSameSelection(apiSchema, full, decompose(operation), operation)
        ? fetch
        : (planFetches ??= apolloPlanner(supergraphSdl))(operation)
    },
  }
}

/** Composition has already validated the supergraph. The packages are loaded here, because many processes plan nothing. */
function apolloPlanner(supergraphSdl: string): (document: DocumentNode) => QueryPlan['node'] {
  const { Supergraph, operationFromDocument } =
    require('@apollo/federation-internals') as typeof import('@apollo/federation-internals')
  const { QueryPlanner } = require('@apollo/query-planner') as typeof import('@apollo/query-planner')
  const supergraph = Supergraph.build(parsedSupergraph(supergraphSdl), { validateSupergraph: false })
  const api = supergraph.apiSchema()
  const planner = new QueryPlanner(supergraph)
  return document => planner.buildQueryPlan(operationFromDocument(api, document)).node
}
