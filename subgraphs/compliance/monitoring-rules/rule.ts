import type { RuleParameters, RuleType } from './parameters.ts'

export const TRANSACTION_TYPES = [
  'TRANSFER',
  'CASH_IN',
  'CASH_OUT',
  'CARD',
  'WIRE',
  'REMITTANCE',
  'PAYMENT',
  'CHARGEBACK',
] as const

export type TransactionKind = (typeof TRANSACTION_TYPES)[number]
export type Direction = 'CREDIT' | 'DEBIT'
export type CustomerKind = 'INDIVIDUAL' | 'ORGANIZATION'

export type RuleCategory =
  | 'SANCTIONS'
  | 'AML'
  | 'FRAUD'
  | 'TERRORIST_FINANCING'
  | 'STRUCTURING'
  | 'CHARGEBACK'
  | 'ELDER'
  | 'ACCOUNT_TAKEOVER'

export type RuleSeverity = 'INFO' | 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'

/** What a triggered rule does. ALERT leaves the decision at ALLOW. */
export type RuleAction = 'ALERT' | 'REVIEW' | 'HOLD' | 'BLOCK'

/** A SHADOW rule is evaluated and recorded, and never acts. */
export type RuleStatus = 'DISABLED' | 'ENABLED' | 'SHADOW'

/** The action of a rule that states none. */
export const ACTION_OF_SEVERITY: Readonly<Record<RuleSeverity, RuleAction>> = {
  INFO: 'ALERT',
  LOW: 'REVIEW',
  MEDIUM: 'REVIEW',
  HIGH: 'HOLD',
  CRITICAL: 'BLOCK',
}

/** Restricts a rule to some transactions; a missing or empty list restricts nothing. */
export interface RuleConditions {
  readonly customerTypes?: readonly CustomerKind[]
  readonly directions?: readonly Direction[]
  /** ISO 4217 codes. */
  readonly currencies?: readonly string[]
  readonly channels?: readonly string[]
}

/** A version of a rule in the form that evaluations use. */
export interface ActiveRule {
  readonly ruleId: string
  readonly code: string
  readonly version: number
  readonly ruleType: RuleType
  readonly category: RuleCategory
  readonly severity: RuleSeverity
  /** The rule's own action, or that of its severity. */
  readonly action: RuleAction
  readonly isShadow: boolean
  readonly parameters: RuleParameters
  readonly conditions: RuleConditions
  /** Empty for every type. */
  readonly transactionTypes: readonly TransactionKind[]
}
