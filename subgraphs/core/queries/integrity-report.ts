/** Checks made by one statement. CHAIN is checked block by block, after them. */
export const INTEGRITY_CHECKS = [
  'DOUBLE_ENTRY',
  'BALANCE',
  'SEQUENCE',
  'HOLDS',
  'CURRENCY',
  'ACCOUNT_NUMBER',
  'OWN_ACCOUNT',
  'BRANCHES',
  'POSITIONS',
  'ACCRUALS',
  'SNAPSHOTS',
  'EXECUTIONS',
  'VIRTUAL_ACCOUNTS',
  'JOURNAL_NUMBERS',
  'GL_BALANCED',
  'GL_CONTROL',
  'LOANS',
] as const

export interface IntegrityCheck {
  readonly name: (typeof INTEGRITY_CHECKS)[number] | 'CHAIN'
  /** Number of accounts, account numbers, currencies or records checked. */
  readonly checked: bigint
  readonly broken: bigint
  /** The first violations. */
  readonly examples: readonly { readonly accountId: string | null; readonly message: string }[]
}

export interface Integrity {
  readonly transactions: bigint
  readonly checks: readonly IntegrityCheck[]
}

export interface IntegrityReport extends Integrity {
  readonly checkedAt: Date
  readonly isFull: boolean
  /** RUNNING if a later run is not finished; this is then the result of the run before it. */
  readonly status: 'COMPLETED' | 'RUNNING'
}
