import { hash } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import { signals } from '#kernel/telemetry.ts'
import { apolloFront, badOperation } from './apollo-front.ts'
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
import { chosenTypes, plainRequest, type GraphRequest, type PlainRequest } from '#gateway/graph/fast-path.ts'
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
  answer(request: GraphRequest, context: Context, admit?: Admit): Promise<GraphResponse>
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
  const judge = documentValidator({
    schema,
    introspection,
    guessable: fieldsTagged(supergraph, 'guessable'),
    sizes: listSizesOf(supergraph),
  })
  const operations = clientOperations({ planner, schema, log })
  const front = apolloFront({ schema, introspection, judge, operations, log })
  const types = chosenTypes()

  /** Handles a request without Apollo Server. This works for nearly every request; otherwise it returns undefined. */
  const answerPlain = async (
    { query, operationName, variables }: PlainRequest,
    type: string,
    context: Context,
    admit: Admit | undefined,
  ): Promise<(GraphResponse & { readonly ended: EndedOperation }) | undefined> => {
    const document = judge.judge(query, hash('sha256', query))
    const operation = document?.operation(operationName)
    if (!document || !operation || badOperation(operation) !== undefined) return undefined
    const {
      status,
      result: { errors, data, extensions },
      headers,
      outcome,
    } = await operations.run({ document, operation, variables, context, admit })
    return {
      status,
      headers: new Map([['content-type', type], ...headers]),
      body: `${JSON.stringify({ errors, data, extensions })}\n`,
      ended: { operation, outcome },
    }
  }

  return {
    planner,
    stop: async () => void (await Promise.all([front.stop(), gateway.stop()])),
    async answer(request, context, admit) {
      const begunMs = performance.now()
      const plain = plainRequest(request)
      const type = plain && types.of(request.headers['accept'])
      const answered =
        (plain && type !== undefined ? await answerPlain(plain, type, context, admit) : undefined) ??
        (await front.answer(request, context, admit))
      const { status, headers, body, ended } = answered
      if (plain && status === 200) types.learn(request.headers['accept'], headers.get('content-type'))
      if (ended)
        signals.graphOperation.publish({
          kind: ended.operation?.node.operation ?? 'none',
          outcome: ended.outcome,
          durationMs: performance.now() - begunMs,
        })
      const operationName = ended?.operation?.name?.slice(0, NAME_LENGTH_MAX)
      return { status, headers, body, ...(operationName !== undefined && { operationName }) }
    },
  }
}
