export const ACCOUNT_TYPES = [
  'SAVINGS',
  'CURRENT',
  'FIXED_DEPOSIT',
  'DOMICILIARY',
  'JOINT',
  'CORPORATE',
] as const

export type AccountType = (typeof ACCOUNT_TYPES)[number]

export const ACCOUNT_STATUSES = [
  'PENDING',
  'ACTIVE',
  'FROZEN',
  'DORMANT',
  'INACTIVE',
  'MATURED',
  'CLOSED',
] as const

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** Statuses in which an account can be debited; using an inactive account makes it active. */
export const isDebitable = (status: string): boolean => status === 'ACTIVE' || status === 'INACTIVE'

export type AccountRestriction = 'NONE' | 'PND' | 'PNC' | 'FULL'

/** Statuses from which each change is allowed. */
export const CHANGES_FROM = {
  FROZEN: ['ACTIVE', 'DORMANT', 'INACTIVE', 'MATURED'],
  UNFROZEN: ['FROZEN'],
  RESTRICTED: ['PENDING', 'ACTIVE', 'FROZEN', 'DORMANT', 'INACTIVE', 'MATURED'],
  BECAME_INACTIVE: ['ACTIVE'],
  BECAME_DORMANT: ['ACTIVE', 'INACTIVE'],
  REACTIVATED: ['DORMANT', 'INACTIVE'],
  CLOSED: ['PENDING', 'ACTIVE', 'DORMANT', 'INACTIVE', 'MATURED'],
} as const satisfies Readonly<Record<string, readonly AccountStatus[]>>

export type AccountChangeKind = keyof typeof CHANGES_FROM
