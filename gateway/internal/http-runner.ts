import { OperationTypeNode } from 'graphql'
import type { Context } from '#kernel/context.ts'
import { refuse, type Refusal } from '#kernel/refusals.ts'
import type { SubgraphRequest, SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { createSubgraphEndpoint, type SubgraphEndpoint } from './endpoint.ts'
import { callOf, probeCall, type InternalResponse } from './envelope.ts'

export interface RemoteOptions {
  readonly name: string
  /** Base URLs of the processes that run the subgraph; calls rotate between them. */
  readonly urls: readonly string[]
  readonly key: Buffer
  /** PEM certificates of the authorities that may sign the processes' certificates; by default those that Node trusts. */
  readonly authority?: Buffer | undefined
  readonly log: (fields: Readonly<Record<string, unknown>>, message: string) => void
  /** Additional headers of a call, such as the trace context. */
  readonly headers?: (context: Context) => Readonly<Record<string, string>>
}

/** A subgraph that runs in separate processes. */
export interface RemoteSubgraph {
  readonly run: SubgraphRunner<Context>
  /** Whether one of its processes responds to a signed call: it is running, serves this subgraph, and has our key. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const PROBE_TIMEOUT_MS = 1_000

/**
 * Calls a subgraph over HTTP. A call that did not start is sent to the next process; a call that may have started is repeated
 * only when it is a query. Throws UNAVAILABLE when no process returns a valid response before the deadline.
 */
export function remoteSubgraph({ name, urls, key, log, headers, authority }: RemoteOptions): RemoteSubgraph {
  const endpoints = urls.map(url => createSubgraphEndpoint(url, { name, key, authority }))
  let rotation = 0

  /** All processes in the order in which to try them, recently unreachable ones last; a single process is tried twice. */
  function nextOrder(): SubgraphEndpoint[] {
    rotation = (rotation + 1) % endpoints.length
    const order = [...endpoints.slice(rotation), ...endpoints.slice(0, rotation)]
    order.sort((one, other) => Number(one.isBackedOff()) - Number(other.isBackedOff()))
    return order.length === 1 ? [...order, ...order] : order
  }

  async function run(request: SubgraphRequest<Context>): Promise<InternalResponse['result']> {
    const { context } = request
    const body = callOf(request)
    const deadline = deadlineOf(context)
    try {
      let failure: unknown
      for (const endpoint of nextOrder()) {
        if (deadline.signal.aborted) break
        const attempt = await endpoint.send(body, deadline.signal, headers?.(context))
        if ('response' in attempt) return applyResponse(context, attempt.response, attempt.bytes)
        failure = attempt.failure
        if (attempt.mayHaveStarted && !isRead(request)) break
      }
      if (!context.signal.aborted)
        log({ error: failure, requestId: context.requestId, subgraph: name }, 'a call to a subgraph failed')
      throw unavailable()
    } finally {
      deadline.end()
    }
  }

  return {
    run,
    async isReachable() {
      const call = probeCall(PROBE_TIMEOUT_MS)
      const probes = endpoints.map(async endpoint => {
        const attempt = await endpoint.send(call, AbortSignal.timeout(PROBE_TIMEOUT_MS))
        if (!('response' in attempt) || attempt.response.result.errors)
          throw new Error(`${name} did not accept a call`)
      })
      return Promise.any(probes).then(
        () => true,
        () => false,
      )
    },
    async close() {
      await Promise.all(endpoints.map(endpoint => endpoint.close()))
    },
  }
}

/** Applies the response's size, replay flag and published events to the caller's context. */
function applyResponse(
  context: Context,
  { result, isReplayed, published }: InternalResponse,
  bytes: number,
): InternalResponse['result'] {
  context.responseMeter.bytesLeft -= bytes
  if (result.errors?.some(({ extensions }) => extensions['code'] === 'RESPONSE_TOO_LARGE'))
    context.responseMeter.bytesLeft = -1
  if (isReplayed) context.outcome.replayed = true
  if (published.length > 0) context.onCommitted(published)
  return result
}

const unavailable = (): Refusal => refuse('UNAVAILABLE', { retryAfterS: 1 })

/** Aborted when the client disconnects or the deadline passes. */
function deadlineOf({ signal, deadlineAt }: Context): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  const giveUp = (): void => controller.abort(new Error('the caller stopped waiting'))
  const remainingMs = deadlineAt - Date.now()
  if (signal.aborted || remainingMs <= 0) giveUp()
  const timer = setTimeout(giveUp, Math.max(0, remainingMs))
  signal.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    },
  }
}

const isRead = ({ document, operationName }: SubgraphRequest<Context>): boolean =>
  document.definitions.every(
    each =>
      each.kind !== 'OperationDefinition' ||
      each.operation === OperationTypeNode.QUERY ||
      (operationName !== undefined && each.name?.value !== operationName),
  )
