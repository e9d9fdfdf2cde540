import { publishes } from '#kernel/outbox.ts'

export const events = publishes('core', {
  account_created: { aggregate: 'account', administrative: true, says: 'An account was opened.' },
  account_frozen: { aggregate: 'account', administrative: true, says: 'An account was frozen.' },
  account_unfrozen: { aggregate: 'account', administrative: true, says: 'An account is no longer frozen.' },
  account_restricted: { aggregate: 'account', administrative: true, says: 'What an account takes was changed.' },
  account_reactivated: { aggregate: 'account', administrative: true, says: 'An account that was not used for long is in use again.' },
  account_closed: { aggregate: 'account', administrative: true, says: 'An account was closed for good.' },
  product_created: { aggregate: 'product', administrative: true, says: 'A product was added.' },
  product_updated: { aggregate: 'product', administrative: true, says: 'A product got its next version.' },
  product_activated: { aggregate: 'product', administrative: true, says: 'Accounts can be opened as a product.' },
  product_retired: { aggregate: 'product', administrative: true, says: 'A product was ended for good.' },
  // Written by core.post, one for a workspace and batch; what is told of each transaction is made of it.
  postings_made: { aggregate: 'ledger', says: 'Money was moved; the fact names the transactions.' },
})
