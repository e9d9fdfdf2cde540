import type { AccountType } from '#core/rules/account.ts'

/** Code of the account that holds customers' money, by type of customer account. */
export const CUSTOMER_MONEY: Readonly<Record<AccountType, string>> = {
  SAVINGS: '2000',
  JOINT: '2000',
  CURRENT: '2100',
  CORPORATE: '2100',
  FIXED_DEPOSIT: '2200',
  DOMICILIARY: '2300',
}

/** Codes of the other accounts to which the platform posts. */
export const PLATFORM_CODES = {
  cash: '1000',
  loans: '1300',
  incomeSummary: '3900',
  rounding: '5900',
} as const
