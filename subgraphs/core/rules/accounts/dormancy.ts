import type { ValidationIssue } from '#kernel/refusals.ts'
import { isHoldable } from '../protective-hold.ts'
import type { TransactionType } from '../transaction.ts'

/** Days without use after which an account becomes inactive and dormant; null for never. */
export interface DormancyTerms {
  readonly inactiveDays: number | null
  readonly dormantDays: number | null
}

/** The same as input. */
export interface GivenDormancy {
  readonly inactive?: number | null
  readonly dormant?: number | null
}

export const dormancyIssues = ({ inactive = null, dormant = null }: GivenDormancy): ValidationIssue[] =>
  inactive !== null && dormant !== null && dormant <= inactive
    ? [{ field: 'dormancyDays.dormant', reason: 'must be more than inactive' }]
    : []

export const dormancyOf = ({ inactive = null, dormant = null }: GivenDormancy): DormancyTerms => ({
  inactiveDays: inactive,
  dormantDays: dormant,
})

/** The form in which terms are given; null if the account never becomes inactive or dormant. */
export const dormancyDaysOf = ({ inactiveDays, dormantDays }: DormancyTerms): GivenDormancy | null =>
  inactiveDays === null && dormantDays === null ? null : { inactive: inactiveDays, dormant: dormantDays }

/**
 * Whether a posting is use of its accounts: a request caused the movement. Interest, charges and corrections of the bank are not, nor is
 * movements that the platform makes without a request. A standing instruction is: the customer's order stands until its end or its cancellation.
 */
export const isUse = ({
  isAutomatic = false,
  ...posting
}: {
  readonly type: TransactionType
  readonly isUnrestricted?: boolean
  readonly isAutomatic?: boolean
}): boolean => !isAutomatic && isHoldable(posting)
