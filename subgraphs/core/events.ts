import { defineEvents } from '#kernel/events/outbox.ts'

export const events = defineEvents('core', {
  account_created: { aggregate: 'account', administrative: true, description: 'An account was opened.' },
  account_frozen: { aggregate: 'account', administrative: true, description: 'An account was frozen.' },
  account_unfrozen: {
    aggregate: 'account',
    administrative: true,
    description: 'A frozen account was unfrozen.',
  },
  account_restricted: {
    aggregate: 'account',
    administrative: true,
    description: 'The restriction of an account was changed.',
  },
  account_reactivated: {
    aggregate: 'account',
    administrative: true,
    description: 'A dormant or inactive account was made active again.',
  },
  account_closed: {
    aggregate: 'account',
    administrative: true,
    description: 'An account was permanently closed.',
  },
  product_created: {
    aggregate: 'product',
    administrative: true,
    description: 'A product was created as a draft.',
  },
  product_updated: {
    aggregate: 'product',
    administrative: true,
    description: 'A product has a new version.',
  },
  product_activated: {
    aggregate: 'product',
    administrative: true,
    description: 'A product was activated; accounts can be opened under it.',
  },
  product_retired: {
    aggregate: 'product',
    administrative: true,
    description: 'A product was permanently retired.',
  },
  // Written by core.post, one per workspace and batch. `publishPostings` derives the first event of each transaction from it.
  transactions_posted: {
    aggregate: 'ledger',
    description: 'Transactions were posted; the event lists them.',
  },
  transaction_created: {
    aggregate: 'transaction',
    description: 'A transaction was booked that is not completed yet.',
    derived: true,
  },
  transaction_processing: {
    aggregate: 'transaction',
    description: 'A transfer to another bank was submitted to the rail.',
  },
  // Derived only for transactions that complete immediately.
  transaction_completed: {
    aggregate: 'transaction',
    description: 'A transaction was completed.',
    derived: true,
  },
  transaction_failed: {
    aggregate: 'transaction',
    description: 'A transfer failed; amount, fee and VAT were returned.',
  },
  transaction_cancelled: {
    aggregate: 'transaction',
    administrative: true,
    description: 'A pending transfer was cancelled; amount, fee and VAT were returned.',
  },
  transaction_reversed: {
    aggregate: 'transaction',
    administrative: true,
    description: 'A completed transaction was reversed.',
  },
  // Not administrative: holds by staff are audited in the operation, and holds by other domains are too frequent to audit.
  hold_created: { aggregate: 'hold', description: 'A hold was placed on an account.' },
  hold_extended: { aggregate: 'hold', description: 'The expiry of a hold was moved to a later time.' },
  hold_released: { aggregate: 'hold', description: 'A hold was released in full or in part.' },
  hold_captured: {
    aggregate: 'hold',
    description: 'A hold was captured: an amount was paid from it, and the rest was released.',
  },
  hold_expired: { aggregate: 'hold', description: 'A hold expired.' },
  // Written by core.post in the transaction that stores the refusal under the idempotency key, so it is published once. Amounts are minor units.
  limit_exceeded: {
    aggregate: 'account',
    description: 'A transaction was refused because it would have exceeded a limit.',
  },
  balance_adjusted: {
    aggregate: 'account',
    description: 'An administrator corrected the balance of an account.',
    administrative: true,
  },
  fee_set: {
    aggregate: 'fee_configuration',
    description: 'The fee of a band of amounts was set.',
    administrative: true,
  },
  fee_ended: {
    aggregate: 'fee_configuration',
    description: 'The fee of a band of amounts was ended.',
    administrative: true,
  },
  ledger_head_published: {
    aggregate: 'ledger_chain',
    description: 'The hash chain of the ledger has grown; the event contains its last record.',
    administrative: true,
  },
  transfer_settings_set: {
    aggregate: 'transfer_settings',
    description: 'The settings of transfers were changed.',
    administrative: true,
  },
  limit_set: {
    aggregate: 'transaction_limit',
    description: 'A transaction limit was set.',
    administrative: true,
  },
})
