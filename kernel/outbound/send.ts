import { request } from 'undici'

/** Where a request may go. */
export interface OutboundRules {
  readonly httpsOnly: boolean
  readonly allowsLoopback: boolean
}

/** A request to an address that somebody outside has named. */
export interface OutboundRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly rules: OutboundRules
  /** For everything together: resolving, connecting, sending, and the answer's head. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

export interface OutboundAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The beginning of the body as text. */
  readonly excerpt: string
}

/** Why there is no answer; `says` may be shown to whoever named the address. */
export type OutboundFailure = 'url' | 'address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'aborted' | 'broken'

/** The answer, or why there is none. Never throws for what the other side does. */
export type OutboundResult =
  | { readonly answer: OutboundAnswer }
  | { readonly failure: OutboundFailure; readonly says: string }

/** Sends one request. */
export async function send({ url, method, headers, body, timeoutMs, signal }: OutboundRequest): Promise<OutboundResult> {
  try {
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await request(url, { method, headers, body: body ?? null, signal: signal ? AbortSignal.any([timeout, signal]) : timeout })
    const text = await response.body.text()
    return { answer: { status: response.statusCode, headers: response.headers as Record<string, string>, excerpt: text.slice(0, 1_000) } }
  } catch (error) {
    return { failure: 'broken', says: String(error) }
  }
}
