import type { AccountRestriction } from './account.ts'

/** The restriction that takes no debits either. */
const withoutDebits = (restriction: AccountRestriction): AccountRestriction => (restriction === 'PNC' || restriction === 'FULL' ? 'FULL' : 'PND')

interface Restricted {
  readonly restriction: AccountRestriction
  /** What staff restricted, where the customer's suspension adds to it; null where it does not. */
  readonly staffRestriction: AccountRestriction | null
}

/** What an account takes when staff restrict it: while its customer is suspended, no debits in any case. */
export const restrictedByStaff = (restriction: AccountRestriction, isSuspended: boolean): Restricted =>
  (isSuspended ? { restriction: withoutDebits(restriction), staffRestriction: restriction } : { restriction, staffRestriction: null })
