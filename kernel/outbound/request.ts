/** Restrictions on the target of a request. */
export interface OutboundRules {
  readonly httpsOnly: boolean
  readonly allowsLoopback: boolean
  /** Allows addresses and names of private networks, for URLs that the operator configures. */
  readonly allowsPrivate?: boolean
}

/** A request to a URL from outside the platform. */
export interface OutboundRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly rules: OutboundRules
  /** Timeout for resolving, connecting, sending, and the response's head together. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

export interface OutboundResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The beginning of the body as text. */
  readonly excerpt: string
}

/** The kind of failure of a request. */
export type OutboundFailure = 'url' | 'address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'aborted' | 'broken'

/** A failure with a message for the party that supplied the URL; it reveals nothing about our own network. */
export interface OutboundError {
  readonly failure: OutboundFailure
  readonly message: string
}

/** The response, or why there is none. Nothing that the receiver does causes a throw. */
export type OutboundResult = { readonly response: OutboundResponse } | OutboundError
