import type { AccountRestriction } from './account.ts'

/** The restriction combined with blocked debits. */
const withoutDebits = (restriction: AccountRestriction): AccountRestriction =>
  restriction === 'PNC' || restriction === 'FULL' ? 'FULL' : 'PND'

interface Restricted {
  readonly restriction: AccountRestriction
  /** Restriction set by staff while the customer's suspension adds to it; null otherwise. */
  readonly staffRestriction: AccountRestriction | null
}

/** Restriction of an account after a change by staff: while its customer is suspended, debits stay blocked. */
export const restrictedByStaff = (restriction: AccountRestriction, isSuspended: boolean): Restricted =>
  isSuspended
    ? { restriction: withoutDebits(restriction), staffRestriction: restriction }
    : { restriction, staffRestriction: null }
