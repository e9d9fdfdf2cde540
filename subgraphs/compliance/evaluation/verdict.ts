import type { RuleAction } from '#compliance/monitoring-rules/rule.ts'

export type SkipReason =
  'MISSING_KEY' | 'INSUFFICIENT_HISTORY' | 'CURRENCY_MISMATCH' | 'UNAVAILABLE' | 'SNOOZED' | 'ALLOWED_PAIR'

/** Measured or demanded values by name in snake_case; amounts are decimal strings. */
export type Measures = Readonly<Record<string, string | number | readonly string[]>>

/** The smallest changes of the transaction after any one of which the rule would not have triggered. */
export interface Counterfactual {
  /** For people, such as "one transaction fewer, or 8,999.99 USD". */
  readonly text: string
  /** The nearest amount that does not trigger the rule; null when no amount avoids it. */
  readonly amount: string | null
  /**
   * Without this many of the oldest transactions that the rule counted (for CHARGEBACK_RATIO: of the merchant's chargebacks) the rule
   * would not trigger; null when their number does not matter or is not known.
   */
  readonly fewerTransactions: number | null
}

export interface Hit {
  /** A sentence that an analyst can paste, such as "4 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3". */
  readonly reason: string
  readonly observed: Measures
  readonly threshold: Measures
  /** The time after `from` up to `to`; null for rules without a window. */
  readonly window: { readonly from: Date; readonly to: Date } | null
  /** Transactions on which the hit rests, the judged one last; at most the newest hundred. */
  readonly transactionIds: readonly string[]
  readonly counterfactual: Counterfactual | null
  /** The action where the rule type itself determines it: SCREENING always, GEOGRAPHIC for sanctioned countries at least HOLD. */
  readonly action?: RuleAction
}

/** A rule that did not trigger although the observed value came close to its threshold. */
export interface NearMiss {
  readonly reason: string
  readonly observed: Measures
  readonly threshold: Measures
}

export type Verdict =
  | { readonly outcome: 'OUT_OF_SCOPE' }
  | { readonly outcome: 'SKIPPED'; readonly why: SkipReason }
  | { readonly outcome: 'CLEAR'; readonly nearMiss: NearMiss | null }
  | { readonly outcome: 'TRIGGERED'; readonly hit: Hit }
