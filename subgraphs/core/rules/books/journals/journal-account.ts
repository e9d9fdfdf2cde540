export type AccountType = 'ASSET' | 'LIABILITY' | 'EQUITY' | 'INCOME' | 'EXPENSE'

/** What the rules of journals read of an account of the general ledger; a null currency takes every currency. */
export interface JournalAccount {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: AccountType
  readonly usage: 'HEADER' | 'DETAIL'
  readonly currency: string | null
  readonly isActive: boolean
  readonly allowManual: boolean
  readonly isControl: boolean
}
