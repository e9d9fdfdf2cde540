import type { BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'
import type { PaymentEdge, PastTransaction } from '#compliance/evaluation/transaction.ts'

/** What a scan of the history selects by: the value of the judged transaction under this name. */
export type Scope = 'customer' | 'card' | 'device' | 'wallet' | 'beneficiary'

/** Past transactions with the same key, newest first. */
export interface Scan {
  readonly rows: readonly PastTransaction[]
  /** Whether the window has older rows that the bounded scan left out. */
  readonly isCut: boolean
}

/** Number and sum of transactions. */
export interface Totals {
  readonly count: number
  readonly sumMinor: bigint
}

/** A customer's transactions in the currency of the judged transaction, of one calendar day in UTC. */
export interface DayTotals extends Totals {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly sumOfSquares: bigint
}

/** Sales and chargebacks of a merchant in the currency of the judged transaction, without that transaction. */
export interface MerchantTotals {
  readonly sales: Totals
  readonly chargebacks: Totals
}

/** Customers other than the judged one that used the same value, with one transaction of each. */
export interface SharedUse {
  readonly customers: readonly { readonly customerId: string; readonly transactionId: string }[]
}

/** A hit of a party of the transaction on a watchlist. */
export interface ScreeningHit {
  readonly party: 'CUSTOMER' | 'COUNTERPARTY'
  readonly list: 'sanctions' | 'pep' | 'adverse_media'
  readonly source: string
  readonly entryId: string
  readonly score: number
  /** Effect of the workspace's screening policy on hits of this list. */
  readonly policyEffect: 'ALLOW' | 'REVIEW' | 'HOLD' | 'BLOCK'
  /** Set when the hit rests on a name alone that does not identify the listed person, such as a common one. */
  readonly isUncertain?: true
}

export interface BlacklistHit {
  readonly entryId: string
  readonly kind: BlacklistKind
  readonly reason: string
}

/**
 * What judging a transaction may know: everything that came strictly before it in the total order of occurrence and
 * ingestion, and nothing after it. It is read once for all rules; judging itself reads nothing.
 */
export interface History {
  /** Undefined when the transaction has no value for the scope. Rows reach back as far as the longest window of a rule needs. */
  readonly scans: Readonly<Partial<Record<Scope, Scan>>>
  /**
   * Exact totals of velocity rules whose scan is cut, by rule id, of the earlier transactions in the rule's window,
   * scope and channels: the number of all, and the sum of those in the currency of the judged transaction.
   */
  readonly velocityTotals: ReadonlyMap<string, Totals>
  /** Whether the customer has an earlier transaction; read when a rule compares with the customer's own past. */
  readonly hasEarlier: boolean
  /** The earlier of the customer's first transaction and the creation of its subject, in milliseconds since the epoch; null for an unknown customer. */
  readonly customerSince: number | null
  /** When the customer last initiated a transaction, in milliseconds since the epoch; null for never. */
  readonly lastInitiatedAt: number | null
  /** The customer's days in the transaction's currency from the first one, oldest first, without idle days; the last one may be the day of the transaction. */
  readonly days: readonly DayTotals[]
  /** The customer's newest amounts in the transaction's currency, at most 1,000. */
  readonly amounts: readonly bigint[]
  /** Countries of the customer's earlier transactions: of counterparties, their banks and devices. */
  readonly knownCountries: ReadonlySet<string>
  /** Number of different devices that the customer used, and whether that of the transaction is among them. */
  readonly devices: { readonly known: number; readonly isKnown: boolean }
  /**
   * Customers that paid the counterparty (a DEBIT) in the rule's window and scope, by rule id of BENEFICIARY_FAN_IN;
   * if the rule counts unrelated ones only, related customers are merged, and those related to the judged one left out.
   */
  readonly payers: ReadonlyMap<string, SharedUse>
  /** Customers with the same identifier in the rule's window and scope, by rule id of SHARED_IDENTIFIER; no entry when the transaction has no value. */
  readonly sharedUses: ReadonlyMap<string, SharedUse>
  /**
   * Payments in any currency, newest first, bounded per party: those of both parties of the transaction, for
   * MANY_TO_MANY also those of the parties that they paid or were paid by, for CLOSED_NETWORK those of all parties up to
   * `maxGroupSize` - 2 payments away, and for CIRCULAR the ones that lead on from the payee, up to `maxGroupSize` - 1.
   */
  readonly edges: readonly PaymentEdge[]
  /** Parties whose payments are all in `edges`; the flow of any other party is not known, so it is in no closed group. */
  readonly completeParties: ReadonlySet<string>
  /** Totals of the transaction's merchant, by rule id of CHARGEBACK_RATIO; no entry without a merchant, and none for a sale when the merchant had enough sales before. */
  readonly merchants: ReadonlyMap<string, MerchantTotals>
  readonly blacklistHits: readonly BlacklistHit[]
  /** Hits of the parties; `unavailable` when the lists could not be searched, undefined when no rule asked. */
  readonly screening: readonly ScreeningHit[] | 'unavailable' | undefined
}
