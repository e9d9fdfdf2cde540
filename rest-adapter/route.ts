import type { GraphQLSchema } from 'graphql'
import type { Context } from '#kernel/context.ts'
import type { PreparedOperation } from '#gateway/graph/plan/planner.ts'
import type { OperationDocument } from './documents.ts'
import type { Edge } from './edge.ts'
import type { Endpoint, RestService } from './endpoint.ts'
import { shapeOf, type Shape } from './shape.ts'

/** An endpoint row, compiled. */
export interface Route {
  readonly endpoint: Endpoint
  readonly service: RestService
  readonly shape: Shape
  readonly operation: PreparedOperation<Context>
  /** The same route for a format that is a file. */
  readonly ofFiles?: Route
}

/** Compiles a row with its document. Throws when it does not match its document or the graph. */
export function prepare(
  endpoint: Endpoint,
  service: RestService,
  documents: ReadonlyMap<string, OperationDocument>,
  schema: GraphQLSchema,
  edge: Edge,
): Route {
  const document = documents.get(endpoint.operation)
  if (!document)
    throw new Error(
      `${endpoint.route} runs ${endpoint.operation}, which does not exist in the documents of ${service.name}.`,
    )
  for (const code of [
    ...Object.keys(endpoint.errors ?? {}),
    ...(endpoint.notFound === undefined ? [] : [endpoint.notFound]),
  ])
    if (!Object.hasOwn(edge.refusals, code))
      throw new Error(`${endpoint.route} refuses ${code}, which is in no error table.`)
  const { fileFormats, csv: _, ...rest } = endpoint
  return {
    endpoint,
    service,
    ...(fileFormats && {
      ofFiles: prepare(
        { ...rest, operation: fileFormats.operation, file: { types: fileFormats.types } },
        service,
        documents,
        schema,
        edge,
      ),
    }),
    shape: shapeOf(endpoint, document, schema, service.dialect),
    operation: edge.planner.prepare(document.document),
  }
}
