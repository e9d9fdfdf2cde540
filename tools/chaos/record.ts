export type Kind =
  | 'deposit'
  | 'withdrawal'
  | 'internal'
  | 'inter-branch'
  | 'inward-credit'
  | 'conversion'
  | 'nip'
  | 'interbank'
  | 'international'
  | 'bulk'
  | 'hold'
  | 'capture'
  | 'release'
  | 'escrow-release'
  | 'reversal'
  | 'remittance'

/** The effect that a request should have: a row in the books that carries its mark. */
export interface Effect {
  /** Identifies the row; each mark belongs to one request. */
  readonly mark: string
  readonly amountMinor: bigint
}

/** An effect as a response reports it: the row, or null if the response refuses it. */
export interface Claim {
  readonly mark: string
  readonly row: { readonly id: string; readonly reference: string | null } | null
}

export interface RecordedResponse {
  readonly status: number
  readonly text: string
  readonly claims: readonly Claim[]
}

/** A request with its key, and its outcome from the client's view. */
export interface Sent {
  readonly kind: Kind
  readonly key: string
  readonly path: string
  readonly body: object
  readonly effects: readonly Effect[]
  /** Number of times it was sent. */
  tries: number
  response?: RecordedResponse
  /** The client gave up without a response: the request may have had its effect, but at most once. */
  isGivenUp?: true
}

/** A row of the books. */
export interface Entry {
  readonly mark: string
  readonly id: string
  readonly reference: string | null
  readonly amountMinor: bigint
}
