import { GraphQLError, type ExecutionResult } from 'graphql'
import type { Context } from '#kernel/context.ts'

/** Loads the keys of the caller's workspace before a subgraph runs, so that its resolvers encrypt and decrypt synchronously. */
export function withKeysReady<Request extends { readonly context: Context }>(
  run: (request: Request) => ExecutionResult | Promise<ExecutionResult>,
): (request: Request) => ExecutionResult | Promise<ExecutionResult> {
  return request => {
    const { keys, actor } = request.context
    const reading = keys.ready(actor.workspaceId)
    return reading ? reading.then(() => run(request), failed) : run(request)
  }
}

const failed = (error: unknown): ExecutionResult => ({
  errors: [new GraphQLError((error as Error).message, { originalError: error as Error })],
})
