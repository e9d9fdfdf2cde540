import { defineEvents } from '#kernel/events/outbox.ts'
import { journalEvents } from './journal-events.ts'
import { loanEvents } from './loan-events.ts'

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
  // Written by core.post with the credit that reaches the minimum opening amount.
  account_activated: {
    aggregate: 'account',
    description: 'A pending account became active: a credit reached its minimum opening amount.',
  },
  term_started: {
    aggregate: 'account',
    administrative: true,
    description: 'The balance of a fixed deposit became the principal of a term.',
  },
  term_matured: { aggregate: 'account', description: 'The term of a fixed deposit matured.' },
  term_broken: {
    aggregate: 'account',
    administrative: true,
    description: 'The term of a fixed deposit was ended before its maturity.',
  },
  account_inactive: {
    aggregate: 'account',
    description: 'An account became inactive because it was unused for as many days as its product sets.',
  },
  account_dormant: {
    aggregate: 'account',
    description: 'An account became dormant because it was unused for as many days as its product sets.',
  },
  // Written by core.post; `onAccountWoken` publishes account_reactivated for it.
  account_woken: {
    aggregate: 'account',
    description: 'A movement has made an inactive account active again.',
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
  gl_account_created: {
    aggregate: 'gl_account',
    administrative: true,
    description: 'An account was added to the chart of accounts.',
  },
  gl_account_updated: {
    aggregate: 'gl_account',
    administrative: true,
    description: 'An account of the chart of accounts was changed.',
  },
  gl_account_deactivated: {
    aggregate: 'gl_account',
    administrative: true,
    description: 'An account of the chart of accounts was deactivated; it takes no further entry.',
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
  day_closing_set: {
    aggregate: 'business_date',
    description: 'The way in which business dates are closed was changed.',
    administrative: true,
  },
  eod_completed: {
    aggregate: 'eod_run',
    description: 'A run of the end of day closed all its business dates.',
  },
  eod_failed: {
    aggregate: 'eod_run',
    description: 'A run of the end of day ended because a step failed repeatedly.',
  },
  account_holder_added: {
    aggregate: 'account',
    description: 'A customer was added to an account as a joint holder or signatory.',
    administrative: true,
  },
  account_holder_removed: {
    aggregate: 'account',
    description: 'A joint holder or signatory was removed from an account.',
    administrative: true,
  },
  branch_created: { aggregate: 'branch', description: 'A branch was created.', administrative: true },
  customer_branch_assigned: {
    aggregate: 'customer',
    description: 'A customer was assigned to a branch.',
    administrative: true,
  },
  statement_requested: { aggregate: 'statement', description: 'The document of a statement was requested.' },
  statement_completed: { aggregate: 'statement', description: 'The document of a statement was completed.' },
  statement_failed: {
    aggregate: 'statement',
    description: 'The document of a statement could not be written.',
  },
  standing_instruction_created: {
    aggregate: 'standing_instruction',
    administrative: true,
    description: 'A standing instruction was created.',
  },
  standing_instruction_updated: {
    aggregate: 'standing_instruction',
    administrative: true,
    description: 'The terms of a standing instruction were changed.',
  },
  standing_instruction_paused: {
    aggregate: 'standing_instruction',
    administrative: true,
    description: 'A standing instruction was paused.',
  },
  standing_instruction_resumed: {
    aggregate: 'standing_instruction',
    administrative: true,
    description: 'A paused standing instruction was resumed.',
  },
  standing_instruction_cancelled: {
    aggregate: 'standing_instruction',
    administrative: true,
    description: 'A standing instruction was permanently ended.',
  },
  standing_instruction_executed: {
    aggregate: 'standing_instruction',
    description: 'The transfer of a standing instruction was booked.',
  },
  standing_instruction_failed: {
    aggregate: 'standing_instruction',
    description: 'The transfer of a standing instruction was refused.',
  },
  sweep_created: { aggregate: 'sweep', administrative: true, description: 'A sweep was created.' },
  sweep_updated: {
    aggregate: 'sweep',
    administrative: true,
    description: 'The terms of a sweep were changed.',
  },
  sweep_paused: { aggregate: 'sweep', administrative: true, description: 'A sweep was paused.' },
  sweep_resumed: { aggregate: 'sweep', administrative: true, description: 'A paused sweep was resumed.' },
  sweep_executed: { aggregate: 'sweep', description: 'A sweep moved money.' },
  sweep_failed: { aggregate: 'sweep', description: 'The transfer of a sweep was refused.' },
  virtual_account_opened: {
    aggregate: 'virtual_account',
    administrative: true,
    description: 'A virtual account was opened.',
  },
  virtual_account_updated: {
    aggregate: 'virtual_account',
    administrative: true,
    description: 'The terms of a virtual account were changed.',
  },
  virtual_account_suspended: {
    aggregate: 'virtual_account',
    administrative: true,
    description: 'A virtual account was suspended.',
  },
  virtual_account_activated: {
    aggregate: 'virtual_account',
    administrative: true,
    description: 'A virtual account was activated again.',
  },
  virtual_account_closed: {
    aggregate: 'virtual_account',
    administrative: true,
    description: 'A virtual account was permanently closed.',
  },
  virtual_account_credited: {
    aggregate: 'virtual_account_credit',
    description: 'A virtual account received a credit.',
    derived: true,
  },
  ...journalEvents,
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
  exchange_rate_set: {
    aggregate: 'exchange_rate',
    description: 'An exchange rate was published.',
    administrative: true,
  },
  corridor_created: {
    aggregate: 'corridor',
    description: 'A pair of currencies was opened for conversions.',
    administrative: true,
  },
  corridor_updated: {
    aggregate: 'corridor',
    description: 'The terms of a pair of currencies were changed.',
    administrative: true,
  },
  ...loanEvents,
  limit_set: {
    aggregate: 'transaction_limit',
    description: 'A transaction limit was set.',
    administrative: true,
  },
})
