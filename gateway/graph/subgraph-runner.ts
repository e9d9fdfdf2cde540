import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { isTraced, withSpan } from '#kernel/telemetry.ts'
import { executorOf } from './execute/executor.ts'

/** An operation for one subgraph. The planner wrote its document. */
export interface SubgraphRequest<Context = unknown> {
  document: DocumentNode
  /** The document as text, for a runner that sends it over HTTP. */
  query: string
  operationName: string | undefined
  variables: Readonly<Record<string, unknown>>
  context: Context
}

/** Runs an operation on a subgraph. Plans reach subgraphs only through runners. The caller may modify the result. */
export type SubgraphRunner<Context = unknown> = (
  request: SubgraphRequest<Context>,
) => ExecutionResult | Promise<ExecutionResult>

/** Wraps each run in a span if the request is traced. */
export function tracedRunner<Context>(
  name: string,
  runner: SubgraphRunner<Context>,
): SubgraphRunner<Context> {
  const activity = { name: `subgraph ${name}` }
  return request => (isTraced() ? withSpan(activity, () => runner(request)) : runner(request))
}

/** Runs a subgraph in this process. Does not validate documents, because the planner wrote them from a validated one. */
export const inProcessRunner = <Context = unknown>(schema: GraphQLSchema): SubgraphRunner<Context> =>
  executorOf<Context>(schema)
