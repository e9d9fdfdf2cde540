import type { AccountType } from '#core/rules/account.ts'
import type { SystemAccountKind } from '#core/rules/accounts/system-account-kind.ts'

/** Code of the account that holds customers' money, by type of customer account. */
export const CUSTOMER_MONEY: Readonly<Record<AccountType, string>> = {
  SAVINGS: '2000',
  JOINT: '2000',
  CURRENT: '2100',
  CORPORATE: '2100',
  FIXED_DEPOSIT: '2200',
  DOMICILIARY: '2300',
}

/** Code of the account that postings to a system account reach, by its kind. */
export const SYSTEM_MONEY: Readonly<Record<SystemAccountKind, string>> = {
  CASH: '1000',
  INTERBANK_SETTLEMENT: '1200',
  NIP_SETTLEMENT: '1200',
  CORRESPONDENT_SETTLEMENT: '1200',
  REMITTANCE_FUNDING: '1200',
  REMITTANCE_CLEARING: '1200',
  REMITTANCE_PAYOUT: '1200',
  HELD_TRANSFERS: '2900',
  FEE_INCOME: '4100',
  VAT_PAYABLE: '2400',
  WITHHOLDING_TAX_PAYABLE: '2400',
  INTEREST_EXPENSE: '5000',
  INTEREST_INCOME: '4000',
  ADJUSTMENTS: '1900',
  FX_POSITION: '1600',
  FX_COUNTER_VALUE: '1600',
  FX_INCOME: '4200',
  REMITTANCE_FX_MARGIN: '4200',
  INTER_BRANCH_DUE: '1700',
  LOAN_PRINCIPAL: '1300',
  LOAN_INTEREST_RECEIVABLE: '1400',
  LOAN_INTEREST_INCOME: '4000',
  LOAN_INTEREST_SUSPENSE: '2910',
  LOAN_FEE_INCOME: '4100',
  LOAN_PENALTY_INCOME: '4300',
  LOAN_ALLOWANCE: '1350',
  LOAN_IMPAIRMENT: '5100',
  LOAN_RECOVERIES: '4400',
  LOAN_CLEARING: '2900',
}

/** Codes of the other accounts to which the platform posts. */
export const PLATFORM_CODES = {
  cash: '1000',
  loans: '1300',
  incomeSummary: '3900',
  rounding: '5900',
} as const
