import { publishes } from '#kernel/outbox.ts'

export const events = publishes('core', {
  // Written by core.post, one for a workspace and batch; what is told of each transaction is made of it.
  postings_made: { aggregate: 'ledger', says: 'Money was moved; the fact names the transactions.' },

  transaction_created: { aggregate: 'transaction', says: 'A transaction was booked that is not done yet.' },
  transaction_processing: { aggregate: 'transaction', says: 'A transaction was handed to the other side.' },
  transaction_completed: { aggregate: 'transaction', says: 'A transaction is done.' },
  transaction_failed: { aggregate: 'transaction', says: 'A transaction did not go through, and the money is back.' },
  transaction_reversed: { aggregate: 'transaction', says: 'A transaction was undone by its mirror.' },
  transaction_cancelled: { aggregate: 'transaction', says: 'A transaction was called off before it was handed on.' },

  account_created: { aggregate: 'account', says: 'An account was opened.' },
  account_frozen: { aggregate: 'account', administrative: true, says: 'An account was stopped.' },
  account_unfrozen: { aggregate: 'account', administrative: true, says: 'An account that was stopped is in use again.' },
  account_restricted: { aggregate: 'account', administrative: true, says: 'What an account does not take was changed.' },
  account_reactivated: { aggregate: 'account', administrative: true, says: 'An account that was not used is in use again.' },
  account_closed: { aggregate: 'account', administrative: true, says: 'An account was ended for good.' },
  limit_exceeded: { aggregate: 'account', says: 'A movement was refused for a limit.' },

  hold_created: { aggregate: 'hold', says: 'Money of an account was set aside.' },
  hold_released: { aggregate: 'hold', says: 'Money that was set aside, or a part of it, is free again.' },
  hold_captured: { aggregate: 'hold', says: 'Money that was set aside was taken.' },
  hold_extended: { aggregate: 'hold', says: 'Money stays set aside for longer.' },
  hold_expired: { aggregate: 'hold', says: 'Money is free again, for the time that it was set aside is over.' },

  product_created: { aggregate: 'product', administrative: true, says: 'A product was added.' },
  product_updated: { aggregate: 'product', administrative: true, says: 'A product has a new version.' },
  product_activated: { aggregate: 'product', administrative: true, says: 'Accounts of a product can be opened.' },
  product_retired: { aggregate: 'product', administrative: true, says: 'No more accounts of a product can be opened.' },
  fee_config_set: { aggregate: 'fee_config', administrative: true, says: 'What a movement costs was changed.' },
  limit_set: { aggregate: 'limit', administrative: true, says: 'How much may be moved was changed.' },
})
