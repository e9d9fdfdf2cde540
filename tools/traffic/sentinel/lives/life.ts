export type TransactionType =
  | 'TRANSFER'
  | 'WIRE'
  | 'REMITTANCE'
  | 'CASH'
  | 'CARD'
  | 'CHECK'
  | 'BILL'
  | 'CRYPTO'
  | 'GIFT_CARD'
  | 'INCOME'
  | 'INTEREST'
  | 'FEE'
  | 'OTHER'

export type Channel = 'BRANCH' | 'ATM' | 'ONLINE' | 'MOBILE' | 'CARD' | 'PHONE' | 'MAIL' | 'AUTOMATIC'

export interface Counterparty {
  readonly id?: string
  readonly name?: string
  readonly account?: string
  readonly country?: string
}

export interface Merchant {
  readonly name?: string
  readonly mcc?: string
}

/** The part of a transaction that does not depend on the account and on its other transactions. */
interface TransactionContent {
  readonly type: TransactionType
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly channel: Channel
  readonly counterparty?: Counterparty
  readonly merchant?: Merchant
  readonly memo?: string
  readonly device_id?: string
  readonly at_limit?: boolean
}

/** The body of a transaction in the REST interface of elder protection. */
export interface Transaction extends TransactionContent {
  readonly transaction_id: string
  readonly customer_id: string
  readonly account_id: string
  /** RFC 3339 in UTC. */
  readonly occurred_at: string
  /** A decimal string with two decimals, like `balance_after`. */
  readonly amount: string
  readonly currency: 'USD'
  readonly balance_after: string
  readonly country: 'US'
}

/** The body of an account event in the REST interface of elder protection. */
export interface AccountEvent {
  readonly event_id: string
  readonly customer_id: string
  readonly type: string
  readonly occurred_at: string
  readonly account_id?: string
  readonly details?: Readonly<Record<string, string>>
}

/** A transaction before it has an id and a balance. */
export interface Movement extends TransactionContent {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly amountMinor: number
}

/** An account event before it has an id. */
export interface Occurrence {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly type: string
  readonly details?: Readonly<Record<string, string>>
}

export interface LifeProfile {
  readonly customer_name: string
  /** YYYY-MM-DD. */
  readonly date_of_birth: string
  readonly country: 'US'
  /** The IANA name. */
  readonly time_zone: string
}

export interface Life {
  /** Ordered by time. */
  readonly transactions: readonly Transaction[]
  /** Ordered by time. */
  readonly events: readonly AccountEvent[]
  readonly profile: LifeProfile
}

/**
 * The months of ordinary life before an attack is possible. A baseline looks back 372 days and leaves out the
 * last 7, so 14 months fill it with some weeks to spare.
 */
export const HISTORY_MONTHS = 14

/** No attack lasts longer, from its requested start to its last transaction. */
export const ATTACK_DAYS_MAX = 100

/** The default length of a life: the history, then time for the longest attack. */
export const LIFE_MONTHS = HISTORY_MONTHS + 4
