import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  ACCOUNT_NOT_FOUND: { kind: 'not-found', says: 'There is no such account.', todo: 'Use the id of an account of this tenant.' },
  TRANSACTION_NOT_FOUND: { kind: 'not-found', says: 'There is no such transaction.', todo: 'Use the id of a transaction of this tenant.' },
  BULK_NOT_MADE: { kind: 'refused', says: 'Nothing was made, because another item of the bulk was refused.', todo: 'Mend the items that have other codes, or send the bulk without atomic.' },
  FEE_NOT_FOUND: { kind: 'not-found', says: 'There is no such fee configuration.', todo: 'Use the id of a fee configuration of this tenant.' },
  FEE_NOT_IN_FORCE: { kind: 'conflict', says: 'The fee configuration is no longer in force.', todo: 'Use the id of its latest version.' },
  FEE_BANDS_OVERLAP: { kind: 'refused', says: 'The band overlaps with another one of this type and currency.', todo: 'Give the bounds of a band that is there to replace it, or end that one first.' },
  RAIL_NOT_CONFIGURED: { kind: 'unavailable', says: 'No payment scheme is configured in this environment.', todo: 'Use the sandbox.' },
  INITIATOR_UNKNOWN: { kind: 'refused', says: 'initiated_by is nobody of this tenant.', todo: 'Give the id of a staff member, of an API key or of a customer of the tenant.' },
  INSUFFICIENT_FUNDS: { kind: 'refused', says: 'The account has too little available.', todo: 'Compare available_balance with amount, fee and VAT; holds and pending debits count.' },
  BALANCE_TOO_LARGE: { kind: 'refused', says: 'The account would hold more than an account can.', todo: 'Use several accounts.' },
  LIMIT_EXCEEDED: { kind: 'refused', says: 'This is more than the limits allow.', todo: 'The message names the limit and what remains of it; GET /accounts/{id}/limits shows all.' },
  CURRENCY_MISMATCH: { kind: 'refused', says: 'An account is kept in another currency.', todo: 'Use accounts of one currency, and that currency.' },
  SAME_ACCOUNT: { kind: 'refused', says: 'Money cannot go from an account to itself.', todo: 'Name two accounts.' },
  ACCOUNT_FROZEN: { kind: 'refused', says: 'The account is frozen.', todo: 'Have it unfrozen by a manager.' },
  ACCOUNT_DORMANT: { kind: 'refused', says: 'The account is dormant.', todo: 'Have it reactivated.' },
  ACCOUNT_CLOSED: { kind: 'refused', says: 'The account is closed.', todo: 'Use another account.' },
  ACCOUNT_NOT_ACTIVE: { kind: 'refused', says: 'The account is not active.', todo: 'Read its status.' },
  POST_NO_DEBIT: { kind: 'refused', says: 'The account takes no debits.', todo: 'Have the restriction PND lifted.' },
  POST_NO_CREDIT: { kind: 'refused', says: 'The account takes no credits.', todo: 'Have the restriction PNC lifted.' },
})
