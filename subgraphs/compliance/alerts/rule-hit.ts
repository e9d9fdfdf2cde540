import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { Hit } from '#compliance/evaluation/verdict.ts'
import type { ActiveRule, RuleAction } from '#compliance/monitoring-rules/rule.ts'

export interface RuleHit {
  readonly rule: ActiveRule
  readonly hit: Hit
  /** The rule's action, or the one that the rule type determines for this hit. */
  readonly action: RuleAction
}

export interface AlertsToRecord {
  readonly evaluationId: string
  readonly transaction: MonitoredTransaction
  readonly triggered: readonly RuleHit[]
  /** Whether the transaction came after later ones of its customer had been judged, or is judged again because an earlier one came after it. */
  readonly isLate: boolean
  /** The payment that waits for the decision, if there is one; its case links it. */
  readonly paymentId?: string | null
}
