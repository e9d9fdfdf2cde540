import { OperationTypeNode } from 'graphql'
import { Pool } from 'undici'
import type { Context } from '#kernel/context.ts'
import { refuse, type Refusal } from '#kernel/refusals.ts'
import type { SubgraphRequest, SubgraphRunner } from '../graph/subgraph-runner.ts'
import { ANSWER_BYTES_MAX, answerFrom, CALL_PATH, callOf, lookCall, type InternalAnswer } from './envelope.ts'
import { SIGNATURE_HEADER, signatureFor } from './signature.ts'

export interface RemoteOptions {
  readonly name: string
  /** Base URLs of the processes that run it; they share the load. */
  readonly urls: readonly string[]
  readonly key: Buffer
  /** Certificates in PEM that the processes' own must be signed by; those that Node knows without it. */
  readonly authority?: Buffer | undefined
  readonly log: (fields: Readonly<Record<string, unknown>>, message: string) => void
  /** Sent beside the call, such as where a trace stands. */
  readonly headers?: (context: Context) => Readonly<Record<string, string>>
}

/** A subgraph in processes of its own. */
export interface RemoteSubgraph {
  readonly run: SubgraphRunner<Context>
  /** Whether one of its processes answers our calls: it is there, is this subgraph, and knows our key. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const CONNECTIONS_MAX = 128
const CONNECT_MS = 1_000
/** A process that could not be reached is asked last for this long. */
const REST_MS = 1_000
const LOOK_MS = 1_000

interface Place { readonly pool: Pool; readonly prefix: string; restsUntil: number }

/** What came of one attempt: an answer, or a fault and whether the call may have been begun. */
type Attempt = { readonly answer: InternalAnswer; readonly bytes: number } | { readonly fault: unknown; readonly isBegun: boolean }

/**
 * Reaches a subgraph over HTTP. A call that nobody has begun goes to the next of its processes; one that may have been begun is
 * repeated only where it reads. Throws UNAVAILABLE when no answer comes: away, too slow, or not an answer.
 */
export function remoteSubgraph({ name, urls, key, log, headers, authority }: RemoteOptions): RemoteSubgraph {
  const places = urls.map(url => placeAt(url, authority))
  let turn = 0

  /** All processes, those that could be reached last time first; a single one is tried twice. */
  function inTurn(): Place[] {
    turn = (turn + 1) % places.length
    const order = [...places.slice(turn), ...places.slice(0, turn)]
    const at = Date.now()
    order.sort((one, other) => Number(one.restsUntil > at) - Number(other.restsUntil > at))
    return order.length === 1 ? [...order, ...order] : order
  }

  const signed = (prefix: string, body: string, others: Readonly<Record<string, string>> = {}) =>
    ({ path: prefix + CALL_PATH, method: 'POST', body, headers: { 'content-type': 'application/json', ...others, [SIGNATURE_HEADER]: signatureFor(key, name, body) } }) as const

  async function attempt(place: Place, request: SubgraphRequest<Context>, signal: AbortSignal): Promise<Attempt> {
    const body = callOf(request)
    try {
      const { statusCode, body: answered } = await place.pool.request({ ...signed(place.prefix, body, headers?.(request.context)), signal })
      const text = await answered.text()
      // It answers 503 before it begins, and 200 to everything that it has begun.
      if (statusCode === 503) return { fault: new Error(`${name} cannot take a call just now`), isBegun: false }
      if (statusCode !== 200) return { fault: new Error(`${name} refused a call with ${statusCode}`), isBegun: true }
      const answer = answerFrom(text)
      return answer ? { answer, bytes: text.length } : { fault: new Error(`${name} answered with something else than an answer`), isBegun: true }
    } catch (fault) {
      const isBegun = !isConnectFault(fault)
      if (!isBegun) place.restsUntil = Date.now() + REST_MS
      return { fault, isBegun }
    }
  }

  async function run(request: SubgraphRequest<Context>): Promise<InternalAnswer['result']> {
    const { context } = request
    const waiting = patience(context)
    try {
      let fault: unknown
      for (const place of inTurn()) {
        if (waiting.signal.aborted) break
        const tried = await attempt(place, request, waiting.signal)
        if ('answer' in tried) return learned(context, tried.answer, tried.bytes)
        fault = tried.fault
        if (tried.isBegun && !isRead(request)) break
      }
      if (!context.signal.aborted) log({ error: fault, requestId: context.requestId, subgraph: name }, 'a subgraph gave no answer')
      throw unavailable()
    } finally {
      waiting.end()
    }
  }

  return {
    run,
    async isReachable() {
      const looks = places.map(async ({ pool, prefix }) => {
        const { statusCode, body } = await pool.request({ ...signed(prefix, lookCall(LOOK_MS)), signal: AbortSignal.timeout(LOOK_MS) })
        const answer = answerFrom(await body.text())
        if (statusCode !== 200 || !answer || answer.result.errors) throw new Error(`${name} answered ${statusCode}`)
      })
      return Promise.any(looks).then(() => true, () => false)
    },
    async close() {
      await Promise.all(places.map(({ pool }) => pool.close()))
    },
  }
}

function placeAt(url: string, authority: Buffer | undefined): Place {
  const { origin, pathname } = new URL(url)
  // Deadlines are the caller's, so the pool has none of its own.
  const pool = new Pool(origin, { connections: CONNECTIONS_MAX, connect: { timeout: CONNECT_MS, ...(authority && { ca: authority }) }, headersTimeout: 0, bodyTimeout: 0, maxResponseSize: ANSWER_BYTES_MAX })
  return { pool, prefix: pathname.replace(/\/+$/, ''), restsUntil: 0 }
}

/** What happened in the other process is made known in this one. */
function learned(context: Context, { result, isReplayed, published }: InternalAnswer, bytes: number): InternalAnswer['result'] {
  context.answer.bytesLeft -= bytes
  if (result.errors?.some(({ extensions }) => extensions['code'] === 'ANSWER_TOO_LARGE')) context.answer.bytesLeft = -1
  if (isReplayed) context.outcome.replayed = true
  if (published.length > 0) context.published(published)
  return result
}

const unavailable = (): Refusal => refuse('UNAVAILABLE', { retryAfterS: 1 })

/** Aborted when the caller has gone or its deadline is over. */
function patience({ signal, deadlineAt }: Context): { readonly signal: AbortSignal; end(): void } {
  const over = new AbortController()
  const giveUp = (): void => over.abort(new Error('the caller waits no longer'))
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
  document.definitions.every(each => each.kind !== 'OperationDefinition' || each.operation === OperationTypeNode.QUERY
    || (operationName !== undefined && each.name?.value !== operationName))

const CONNECT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** No connection came about, so nothing was sent. */
function isConnectFault(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: string; syscall?: string }
  return CONNECT_CODES.has(code ?? '') || syscall === 'connect' || syscall === 'getaddrinfo'
}
