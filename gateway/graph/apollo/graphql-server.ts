import { hash } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import { signals } from '#kernel/telemetry.ts'
import { lazyApolloHttp } from './lazy-apollo-http.ts'
import { operationIssue } from '#gateway/graph/operation-issue.ts'
import {
  clientOperations,
  type Admit,
  type EndedOperation,
  type OperationLog,
} from '#gateway/graph/client-operations.ts'
import { documentValidator } from '#gateway/graph/guard/document-validator.ts'
import { lazyGateway } from './lazy-gateway.ts'
import { listSizesOf } from '#gateway/graph/guard/list-sizes.ts'
import { parsedSupergraph } from '#gateway/graph/schema/parsed-supergraph.ts'
import {
  mediaTypeCache,
  fastPathRequest,
  type GraphRequest,
  type FastPathRequest,
} from '#gateway/graph/fast-path.ts'
import { createPlanner, type Planner } from '#gateway/graph/plan/planner.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { fieldsTagged } from '#gateway/graph/guard/tagged-fields.ts'

export interface GraphOptions {
  readonly supergraphSdl: string
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  readonly introspection: boolean
  readonly log: OperationLog
}

export interface GraphResponse {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
  /** The name of the operation that ran, if it has one. */
  readonly operationName?: string
}

export interface Graph {
  /**
   * Handles a GraphQL request. `admit` receives the root fields and the cost of the operation, and may reject it before
   * planning.
   */
  handle(request: GraphRequest, context: Context, admit?: Admit): Promise<GraphResponse>
  /** Plans documents over the same runners. Documents that its plans do not cover run in the gateway. */
  readonly planner: Planner<Context>
  stop(): Promise<void>
}

const NAME_LENGTH_MAX = 64

/** Starts the client-facing graph. Each document is validated and planned once. */
export function startGraph({ supergraphSdl, runners, introspection, log }: GraphOptions): Graph {
  const gateway = lazyGateway({ supergraphSdl, runners, log })
  const planner = createPlanner<Context>(supergraphSdl, { runners, fallback: gateway.fallback })
  const { clientSchema: schema } = planner
  const supergraph = parsedSupergraph(supergraphSdl)
  const validator = documentValidator({
    schema,
    introspection,
    secretChecks: fieldsTagged(supergraph, 'secret-check'),
    listSizes: listSizesOf(supergraph),
  })
  const operations = clientOperations({ planner, schema, log })
  const apollo = lazyApolloHttp({ schema, introspection, validator, operations, log })
  const mediaTypes = mediaTypeCache()

  /** Handles a request without Apollo Server. This works for nearly every request; otherwise it returns undefined. */
  const runFastPath = async (
    { query, operationName, variables }: FastPathRequest,
    mediaType: string,
    context: Context,
    admit: Admit | undefined,
  ): Promise<(GraphResponse & { readonly ended: EndedOperation }) | undefined> => {
    const document = validator.validate(query, hash('sha256', query))
    const operation = document?.operation(operationName)
    if (!document || !operation || operationIssue(operation) !== undefined) return undefined
    const {
      status,
      result: { errors, data, extensions },
      headers,
      outcome,
    } = await operations.run({ document, operation, variables, context, admit })
    return {
      status,
      headers: new Map([['content-type', mediaType], ...headers]),
      body: `${JSON.stringify({ errors, data, extensions })}\n`,
      ended: { operation, outcome },
    }
  }

  return {
    planner,
    stop: async () => void (await Promise.all([apollo.stop(), gateway.stop()])),
    async handle(request, context, admit) {
      const startedMs = performance.now()
      const fastPath = fastPathRequest(request)
      const mediaType = fastPath && mediaTypes.get(request.headers['accept'])
      const response =
        (fastPath && mediaType !== undefined
          ? await runFastPath(fastPath, mediaType, context, admit)
          : undefined) ?? (await apollo.handle(request, context, admit))
      const { status, headers, body, ended } = response
      if (fastPath && status === 200) mediaTypes.set(request.headers['accept'], headers.get('content-type'))
      if (ended)
        signals.graphOperation.publish({
          kind: ended.operation?.node.operation ?? 'none',
          outcome: ended.outcome,
          durationMs: performance.now() - startedMs,
        })
      const operationName = ended?.operation?.name?.slice(0, NAME_LENGTH_MAX)
      return { status, headers, body, ...(operationName !== undefined && { operationName }) }
    },
  }
}
