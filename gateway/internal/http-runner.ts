import { OperationTypeNode } from 'graphql'
import { Pool } from 'undici'
import type { Context } from '#kernel/context.ts'
import { refuse, type Refusal } from '#kernel/refusals.ts'
import type { SubgraphRequest, SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { ANSWER_BYTES_MAX, answerFrom, CALL_PATH, callOf, lookCall, type InternalAnswer } from './envelope.ts'
import { SIGNATURE_HEADER, signatureFor } from './signature.ts'

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

const CONNECTIONS_MAX = 128
const CONNECT_MS = 1_000
/** Milliseconds for which an unreachable process is tried last. */
const REST_MS = 1_000
const LOOK_MS = 1_000

interface Place {
  readonly pool: Pool
  readonly prefix: string
  restsUntil: number
}

/** Result of one attempt: a response, or an error and whether the call may have started. */
type Attempt =
  | { readonly answer: InternalAnswer; readonly bytes: number }
  | { readonly failure: unknown; readonly isBegun: boolean }

/**
 * Calls a subgraph over HTTP. A call that did not start is sent to the next process; a call that may have started is repeated
 * only when it is a query. Throws UNAVAILABLE when no process returns a valid response before the deadline.
 */
export function remoteSubgraph({ name, urls, key, log, headers, authority }: RemoteOptions): RemoteSubgraph {
  const places = urls.map(url => placeAt(url, authority))
  let turn = 0

  /** All processes in the order in which to try them, recently unreachable ones last; a single process is tried twice. */
  function runExclusively(): Place[] {
    turn = (turn + 1) % places.length
    const order = [...places.slice(turn), ...places.slice(0, turn)]
    const at = Date.now()
    order.sort((one, other) => Number(one.restsUntil > at) - Number(other.restsUntil > at))
    return order.length === 1 ? [...order, ...order] : order
  }

  const signed = (prefix: string, body: string, others: Readonly<Record<string, string>> = {}) =>
    ({
      path: prefix + CALL_PATH,
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...others,
        [SIGNATURE_HEADER]: signatureFor(key, name, body),
      },
    }) as const

  async function attempt(
    place: Place,
    request: SubgraphRequest<Context>,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const body = callOf(request)
    try {
      const { statusCode, body: answered } = await place.pool.request({
        ...signed(place.prefix, body, headers?.(request.context)),
        signal,
      })
      const text = await answered.text()
      // A process responds with 503 before it starts a call, and with 200 to every call that it started.
      if (statusCode === 503)
        return { failure: new Error(`${name} is temporarily unavailable`), isBegun: false }
      if (statusCode !== 200)
        return { failure: new Error(`${name} refused a call with ${statusCode}`), isBegun: true }
      const answer = answerFrom(text)
      return answer
        ? { answer, bytes: text.length }
        : { failure: new Error(`${name} returned an invalid response`), isBegun: true }
    } catch (failure) {
      const isBegun = !isConnectError(failure)
      if (!isBegun) place.restsUntil = Date.now() + REST_MS
      return { failure, isBegun }
    }
  }

  async function run(request: SubgraphRequest<Context>): Promise<InternalAnswer['result']> {
    const { context } = request
    const waiting = patience(context)
    try {
      let failure: unknown
      for (const place of runExclusively()) {
        if (waiting.signal.aborted) break
        const tried = await attempt(place, request, waiting.signal)
        if ('answer' in tried) return learned(context, tried.answer, tried.bytes)
        failure = tried.failure
        if (tried.isBegun && !isRead(request)) break
      }
      if (!context.signal.aborted)
        log({ error: failure, requestId: context.requestId, subgraph: name }, 'a call to a subgraph failed')
      throw unavailable()
    } finally {
      waiting.end()
    }
  }

  return {
    run,
    async isReachable() {
      const looks = places.map(async ({ pool, prefix }) => {
        const { statusCode, body } = await pool.request({
          ...signed(prefix, lookCall(LOOK_MS)),
          signal: AbortSignal.timeout(LOOK_MS),
        })
        const answer = answerFrom(await body.text())
        if (statusCode !== 200 || !answer || answer.result.errors)
          throw new Error(`${name} answered ${statusCode}`)
      })
      return Promise.any(looks).then(
        () => true,
        () => false,
      )
    },
    async close() {
      await Promise.all(places.map(({ pool }) => pool.close()))
    },
  }
}

function placeAt(url: string, authority: Buffer | undefined): Place {
  const { origin, pathname } = new URL(url)
  // The caller's deadline applies, so the pool has no timeouts.
  const pool = new Pool(origin, {
    connections: CONNECTIONS_MAX,
    connect: { timeout: CONNECT_MS, ...(authority && { ca: authority }) },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: ANSWER_BYTES_MAX,
  })
  return { pool, prefix: pathname.replace(/\/+$/, ''), restsUntil: 0 }
}

/** Applies the response's size, replay flag and published events to the caller's context. */
function learned(
  context: Context,
  { result, isReplayed, published }: InternalAnswer,
  bytes: number,
): InternalAnswer['result'] {
  context.responseMeter.bytesLeft -= bytes
  if (result.errors?.some(({ extensions }) => extensions['code'] === 'ANSWER_TOO_LARGE'))
    context.responseMeter.bytesLeft = -1
  if (isReplayed) context.outcome.replayed = true
  if (published.length > 0) context.onCommitted(published)
  return result
}

const unavailable = (): Refusal => refuse('UNAVAILABLE', { retryAfterS: 1 })

/** Aborted when the client disconnects or the deadline passes. */
function patience({ signal, deadlineAt }: Context): { readonly signal: AbortSignal; end(): void } {
  const over = new AbortController()
  const giveUp = (): void => over.abort(new Error('the caller stopped waiting'))
  const remainingMs = deadlineAt - Date.now()
  if (signal.aborted || remainingMs <= 0) giveUp()
  const timer = setTimeout(giveUp, Math.max(0, remainingMs))
  signal.addEventListener('abort', giveUp)
  return {
    signal: over.signal,
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

const CONNECT_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The connection could not be established, so nothing was sent. */
function isConnectError(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: string; syscall?: string }
  return CONNECT_CODES.has(code ?? '') || syscall === 'connect' || syscall === 'getaddrinfo'
}
