export type Kind = 'deposit' | 'withdrawal' | 'internal' | 'nip' | 'interbank' | 'bulk' | 'hold' | 'capture' | 'release' | 'reversal' | 'remittance'

/** What a request is to bring about: a row of the books that carries its mark. */
export interface Effect {
  /** What the row is known by; no other request has the same. */
  readonly mark: string
  readonly amountMinor: bigint
}

/** What an answer says of an effect: the row that it has become, or null where nothing was done. */
export interface Claim {
  readonly mark: string
  readonly made: { readonly id: string; readonly reference: string | null } | null
}

export interface Answered {
  readonly status: number
  readonly text: string
  readonly claims: readonly Claim[]
}

/** A request with its key, and what became of it as its client saw it. */
export interface Sent {
  readonly kind: Kind
  readonly key: string
  readonly path: string
  readonly body: object
  readonly effects: readonly Effect[]
  /** How often it was sent. */
  tries: number
  answer?: Answered
  /** Its client went away without an answer: it may have been done or not, but once at most. */
  isGivenUp?: true
}

/** A row of the books. */
export interface Entry {
  readonly mark: string
  readonly id: string
  readonly reference: string | null
  readonly amountMinor: bigint
}
