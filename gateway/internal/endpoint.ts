import { Pool } from 'undici'
import { CALL_PATH, RESPONSE_BYTES_MAX, responseFrom, type InternalResponse } from './envelope.ts'
import { SIGNATURE_HEADER, signatureFor } from './signature.ts'

const CONNECTIONS_MAX = 128
const CONNECT_TIMEOUT_MS = 1_000
/** Milliseconds for which an unreachable process is tried last. */
const BACK_OFF_MS = 1_000

/** Result of one attempt: a response, or an error and whether the call may have started. */
export type CallAttempt =
  | { readonly response: InternalResponse; readonly bytes: number }
  | { readonly failure: unknown; readonly mayHaveStarted: boolean }

/** One process that runs a subgraph. */
export interface SubgraphEndpoint {
  /** Signs a call and sends it once. Never rejects. */
  send(body: string, signal: AbortSignal, headers?: Readonly<Record<string, string>>): Promise<CallAttempt>
  /** Whether the process was unreachable within the last second. */
  isBackedOff(): boolean
  close(): Promise<void>
}

interface EndpointOptions {
  /** Name of the subgraph, which is part of the signature. */
  readonly name: string
  readonly key: Buffer
  readonly authority: Buffer | undefined
}

export function createSubgraphEndpoint(
  url: string,
  { name, key, authority }: EndpointOptions,
): SubgraphEndpoint {
  const { origin, pathname } = new URL(url)
  const path = pathname.replace(/\/+$/, '') + CALL_PATH
  // The caller's deadline applies, so the pool has no timeouts.
  const pool = new Pool(origin, {
    connections: CONNECTIONS_MAX,
    connect: { timeout: CONNECT_TIMEOUT_MS, ...(authority && { ca: authority }) },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: RESPONSE_BYTES_MAX,
  })
  let backedOffUntil = 0

  return {
    async send(body, signal, headers) {
      try {
        const { statusCode, body: received } = await pool.request({
          path,
          method: 'POST',
          body,
          signal,
          headers: {
            'content-type': 'application/json',
            ...headers,
            [SIGNATURE_HEADER]: signatureFor(key, name, body),
          },
        })
        return attemptOf(name, statusCode, await received.text())
      } catch (failure) {
        const mayHaveStarted = !isConnectError(failure)
        if (!mayHaveStarted) backedOffUntil = Date.now() + BACK_OFF_MS
        return { failure, mayHaveStarted }
      }
    },
    isBackedOff: () => backedOffUntil > Date.now(),
    close: () => pool.close(),
  }
}

/** A process responds with 503 before it starts a call, and with 200 to every call that it started. */
function attemptOf(name: string, statusCode: number, text: string): CallAttempt {
  if (statusCode === 503)
    return { failure: new Error(`${name} is temporarily unavailable`), mayHaveStarted: false }
  if (statusCode !== 200)
    return { failure: new Error(`${name} refused a call with ${statusCode}`), mayHaveStarted: true }
  const response = responseFrom(text)
  return response
    ? { response, bytes: text.length }
    : { failure: new Error(`${name} returned an invalid response`), mayHaveStarted: true }
}

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
