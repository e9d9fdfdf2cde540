import type { ValidationIssue } from '#kernel/refusals.ts'

export type GlAccountType = 'ASSET' | 'LIABILITY' | 'EQUITY' | 'INCOME' | 'EXPENSE'
export type GlAccountUsage = 'HEADER' | 'DETAIL'
export type CashFlowClass = 'OPERATING' | 'INVESTING' | 'FINANCING' | 'NONE' | 'CASH'
export const EQUITY_COMPONENTS = [
  'SHARE_CAPITAL',
  'SHARE_PREMIUM',
  'RETAINED_EARNINGS',
  'STATUTORY_RESERVE',
  'REGULATORY_RISK_RESERVE',
  'OTHER_RESERVES',
] as const
export type EquityComponent = (typeof EQUITY_COMPONENTS)[number]

export interface GlAccountTerms {
  /** Four to ten digits. */
  readonly code: string
  readonly name: string
  readonly type: GlAccountType
  /** A header groups accounts and takes no postings. */
  readonly usage: GlAccountUsage
  /** Null if the account takes every currency. */
  readonly currency: string | null
  /** Whether journals entered by hand may post to the account. */
  readonly allowManual: boolean
  /** Whether the account stands for a sub-ledger, which alone posts to it. */
  readonly isControl: boolean
  readonly cashFlowClass: CashFlowClass
  readonly equityComponent: EquityComponent | null
}

const CODE = /^[0-9]{4,10}$/

/** What is wrong with the terms of an account, apart from its place in the chart. */
export function glAccountIssues(terms: GlAccountTerms): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = []
  const require = (holds: boolean, field: string, reason: string): void => {
    if (!holds) issues.push({ field, reason })
  }
  const { usage, allowManual, isControl } = terms
  require(CODE.test(terms.code), 'code', 'must be 4 to 10 digits')
  require(terms.name.trim() !== '', 'name', 'must not be empty')
  require(!(usage === 'HEADER' && allowManual), 'allowManual', 'must be false for a header')
  require(!(usage === 'HEADER' && isControl), 'isControl', 'must be false for a header')
  require(!(isControl && allowManual), 'allowManual', 'must be false for a control account')
  require(terms.equityComponent === null ||
    terms.type === 'EQUITY', 'equityComponent', 'is only for accounts of type EQUITY')
  require(terms.cashFlowClass !== 'CASH' ||
    terms.type === 'ASSET', 'cashFlowClass', 'can be CASH only for accounts of type ASSET')
  return issues
}

/** The side on which the balance of an account of this type normally stands. */
export const normalBalance = (type: GlAccountType): 'DEBIT' | 'CREDIT' =>
  type === 'ASSET' || type === 'EXPENSE' ? 'DEBIT' : 'CREDIT'

/** Debits less credits, turned to the normal side of the type. */
export const onNormalSide = (debitLessCredit: bigint, type: GlAccountType): bigint =>
  normalBalance(type) === 'DEBIT' ? debitLessCredit : -debitLessCredit
