import { publishes } from '#kernel/outbox.ts'

export const events = publishes('core', {
  account_created: { aggregate: 'account', administrative: true, description: 'An account was opened.' },
  account_frozen: { aggregate: 'account', administrative: true, description: 'An account was frozen.' },
  account_unfrozen: { aggregate: 'account', administrative: true, description: 'An account is no longer frozen.' },
  account_restricted: { aggregate: 'account', administrative: true, description: 'What an account takes was changed.' },
  account_reactivated: { aggregate: 'account', administrative: true, description: 'An account that was not used for long is in use again.' },
  account_closed: { aggregate: 'account', administrative: true, description: 'An account was closed for good.' },
  product_created: { aggregate: 'product', administrative: true, description: 'A product was added.' },
  product_updated: { aggregate: 'product', administrative: true, description: 'A product got its next version.' },
  product_activated: { aggregate: 'product', administrative: true, description: 'Accounts can be opened as a product.' },
  product_retired: { aggregate: 'product', administrative: true, description: 'A product was ended for good.' },
  // Written by core.post, one for a workspace and batch; what is told of each transaction is made of it.
  postings_made: { aggregate: 'ledger', description: 'Money was moved; the fact names the transactions.' },
  transaction_created: { aggregate: 'transaction', description: 'A transaction was booked that is not done yet.' },
  transaction_processing: { aggregate: 'transaction', description: 'A transfer to another bank was handed on.' },
  transaction_completed: { aggregate: 'transaction', description: 'A transaction is done.' },
  transaction_failed: { aggregate: 'transaction', description: 'A transfer to another bank did not go through; the money is back.' },
  transaction_cancelled: { aggregate: 'transaction', administrative: true, description: 'A transfer to another bank was called off before it was handed on; the money is back.' },
  transaction_reversed: { aggregate: 'transaction', administrative: true, description: 'A transaction was undone by its mirror.' },
  // Written into the audit where staff do it; a domain that sets money aside does so all day.
  hold_created: { aggregate: 'hold', description: 'Money of an account was set aside.' },
  hold_extended: { aggregate: 'hold', description: 'A hold ends later than it would have.' },
  hold_released: { aggregate: 'hold', description: 'A hold was let go, or a part of it.' },
  hold_captured: { aggregate: 'hold', description: 'A hold was taken: money of it was paid, and the rest let go.' },
  hold_expired: { aggregate: 'hold', description: 'A hold ended by itself.' },
  // Written by core.post beside the refusal that is kept under the key, so that it is told once; amounts are minor units.
  limit_exceeded: { aggregate: 'account', description: 'A movement was refused because it would have passed a limit.' },
  balance_adjusted: { aggregate: 'account', description: 'An administrator corrected the balance of an account.', administrative: true },
  fee_set: { aggregate: 'fee_configuration', description: 'What movements cost within a band of amounts was set.', administrative: true },
  fee_ended: { aggregate: 'fee_configuration', description: 'What movements cost within a band of amounts was ended.', administrative: true },
  ledger_head_published: { aggregate: 'ledger_chain', description: 'The ledger\'s hash chain has grown; this is its end.', administrative: true },
  limit_set: { aggregate: 'transaction_limit', description: 'How much may be moved was set.', administrative: true },
})
