import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { isTraced, spanned } from '#kernel/telemetry.ts'
import { executorOf } from './execute/executor.ts'

/** One operation for one subgraph, as the planner wrote it. */
export interface SubgraphRequest<Context = unknown> {
  document: DocumentNode
  /** The same operation as text, for a runner that sends it over a wire. */
  query: string
  operationName: string | undefined
  variables: Readonly<Record<string, unknown>>
  context: Context
}

/** The only way a plan reaches a subgraph. The result belongs to the caller, who may write into it. */
export type SubgraphRunner<Context = unknown> = (
  request: SubgraphRequest<Context>,
) => ExecutionResult | Promise<ExecutionResult>

/** The same runner, as a part of the trace where there is one. */
export function tracedRunner<Context>(
  name: string,
  runner: SubgraphRunner<Context>,
): SubgraphRunner<Context> {
  const activity = { name: `subgraph ${name}` }
  return request => (isTraced() ? spanned(activity, () => runner(request)) : runner(request))
}

/** Runs a subgraph in this process. Documents are not validated here: the planner wrote them from a validated one. */
export const inProcessRunner = <Context = unknown>(schema: GraphQLSchema): SubgraphRunner<Context> =>
  executorOf<Context>(schema)
