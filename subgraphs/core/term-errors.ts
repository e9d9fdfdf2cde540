/** Refusals of the terms of fixed deposits. */
export const termErrors = {
  TERM_RUNNING: {
    kind: 'refused',
    message: 'The account is a fixed deposit whose term is running.',
    resolution: 'Wait for its maturity_date, or ask a manager to break the term.',
  },
  TERM_NOT_RUNNING: {
    kind: 'refused',
    message: 'The account has no running term.',
    resolution: 'Read the term of the account; it is null where none is running.',
  },
  NOT_A_FIXED_DEPOSIT: {
    kind: 'refused',
    message: 'The account is not a fixed deposit.',
    resolution: 'Use an account whose account_type is FIXED_DEPOSIT.',
  },
  NO_PRINCIPAL: {
    kind: 'refused',
    message: 'The account has no balance that could be the principal of a term.',
    resolution: 'Pay the principal into the account first.',
  },
  ACCOUNT_HAS_PENDING_ITEMS: {
    kind: 'refused',
    message: 'The account has open holds, uncleared money or pending transactions.',
    resolution: 'Release the holds, and wait until pending transactions are finished.',
  },
  INTEREST_ACCRUED: {
    kind: 'refused',
    message: 'The account has accrued interest that is not paid yet.',
    resolution: 'Name the account that receives it in payout_account_id.',
  },
} as const
