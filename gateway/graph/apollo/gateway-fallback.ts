import { createHash } from 'node:crypto'
import { GraphQLError, print, type ExecutionResult } from 'graphql'
import type { ApolloGateway } from '@apollo/gateway'
import type { Fallback } from '#gateway/graph/plan/planner.ts'

type Executor = ApolloGateway['executor']
type ExecutorRequest = Parameters<Executor>[0]

/** Runs documents in Apollo's gateway, without Apollo Server. The executor must have loaded the gateway. */
export function gatewayFallback<Context>(executor: Executor): Fallback<Context> {
  return document => {
    const query = print(document)
    const queryHash = createHash('sha256').update(query).digest('hex')
    return async (variables, context) => {
      // The executor reads only these members of the request context.
      const requestContext = { request: { query, variables }, document, queryHash, source: query, context }
      const request = { ...requestContext, metrics: {}, logger: console } as unknown as ExecutorRequest
      const { errors, ...rest } = await executor(request)
      return errors ? { ...rest, errors: errors.map(withoutGatewayDetails) } : (rest as ExecutionResult)
    }
  }
}

/** Removes the name of the subgraph, and the code that the gateway adds to errors without one. */
function withoutGatewayDetails(error: GraphQLError): GraphQLError {
  const { serviceName: _, code, ...others } = error.extensions ?? {}
  const extensions = code === undefined || code === 'DOWNSTREAM_SERVICE_ERROR' ? others : { ...others, code }
  const originalError = error.originalError ?? error
  return new GraphQLError(error.message, { path: error.path ?? null, extensions, originalError })
}
