import { GraphQLError, type ExecutionResult } from 'graphql'
import type { Context } from '#kernel/context.ts'

/** Loads the keys of the caller's workspace before a subgraph runs, so that its resolvers encrypt and decrypt synchronously. */
export function withKeysReady<Request extends { readonly context: Context }>(
  run: (request: Request) => ExecutionResult | Promise<ExecutionResult>,
): (request: Request) => ExecutionResult | Promise<ExecutionResult> {
  return request => {
    const { keys, actor } = request.context
    const loading = keys.ready(actor.workspaceId)
    return loading ? loading.then(() => run(request), failedResult) : run(request)
  }
}

const failedResult = (error: unknown): ExecutionResult => ({
  errors: [new GraphQLError((error as Error).message, { originalError: error as Error })],
})
