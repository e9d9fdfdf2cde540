import { formatMinor } from '#kernel/money.ts'
import type { WebhookRow } from '#rest-adapter/endpoint.ts'
import { bookWebhooks } from './book-webhooks.ts'

type EventData = Readonly<Record<string, unknown>>

/** The database writes this event, and it knows minor units only. */
function inMajorUnits(domainEvent: EventData): EventData {
  const money = (name: string): string =>
    formatMinor(BigInt(domainEvent[name] as string), domainEvent['currency'] as string)
  return {
    ...domainEvent,
    amount: money('amountMinor'),
    limit: money('limitMinor'),
    remaining: money('remainingMinor'),
  }
}

/** Webhook events of the core banking service. */
export const webhooks: readonly WebhookRow[] = [
  {
    event: 'account.created',
    description: 'An account was opened.',
    domainEvent: 'core.account_created',
    data: 'Account',
  },
  {
    event: 'account.frozen',
    description: 'An account was frozen; debits and credits are refused.',
    domainEvent: 'core.account_frozen',
    data: 'Account',
  },
  {
    event: 'account.unfrozen',
    description: 'A frozen account was unfrozen.',
    domainEvent: 'core.account_unfrozen',
    data: 'Account',
  },
  {
    event: 'account.restricted',
    description: 'The restriction of an account was changed.',
    domainEvent: 'core.account_restricted',
    data: 'Account',
  },
  {
    event: 'account.reactivated',
    description: 'A dormant or inactive account was made active again.',
    domainEvent: 'core.account_reactivated',
    data: 'Account',
  },
  {
    event: 'account.activated',
    description: 'A pending account became active: a credit reached its minimum opening amount.',
    domainEvent: 'core.account_activated',
    data: 'AccountActivation',
  },
  {
    event: 'term.started',
    description: 'The balance of a fixed deposit became the principal of a term.',
    domainEvent: 'core.term_started',
    data: 'AccountTerm',
  },
  {
    event: 'term.matured',
    description:
      'The term of a fixed deposit matured and was paid out, or a new term started with its principal.',
    domainEvent: 'core.term_matured',
    data: 'AccountTerm',
  },
  {
    event: 'term.broken',
    description: 'The term of a fixed deposit was ended before its maturity.',
    domainEvent: 'core.term_broken',
    data: 'AccountTerm',
  },
  {
    event: 'account.inactive',
    description:
      'An account was unused for some time and became inactive; the next movement makes it active.',
    domainEvent: 'core.account_inactive',
    data: 'Account',
  },
  {
    event: 'account.dormant',
    description:
      'An account was unused for a long time and became dormant; debits are refused until it is reactivated.',
    domainEvent: 'core.account_dormant',
    data: 'Account',
  },
  {
    event: 'account.closed',
    description: 'An account was permanently closed.',
    domainEvent: 'core.account_closed',
    data: 'Account',
  },
  {
    event: 'transaction.created',
    description:
      'A transaction was booked that is not completed yet. A transaction that completes immediately sends only transaction.completed.',
    domainEvent: 'core.transaction_created',
    data: 'Transaction',
  },
  {
    event: 'transaction.processing',
    description: 'A transaction was submitted to the rail.',
    domainEvent: 'core.transaction_processing',
    data: 'Transaction',
  },
  {
    event: 'transaction.completed',
    description: 'A transaction was completed.',
    domainEvent: 'core.transaction_completed',
    data: 'Transaction',
  },
  {
    event: 'transaction.failed',
    description: 'A transaction failed; amount, fee and VAT were returned.',
    domainEvent: 'core.transaction_failed',
    data: 'Transaction',
  },
  {
    event: 'transaction.reversed',
    description: 'A completed transaction was reversed.',
    domainEvent: 'core.transaction_reversed',
    data: 'Transaction',
  },
  {
    event: 'transaction.cancelled',
    description: 'A transaction was cancelled before submission; amount, fee and VAT were returned.',
    domainEvent: 'core.transaction_cancelled',
    data: 'Transaction',
  },
  {
    event: 'hold.created',
    description: 'A hold was placed on an account.',
    domainEvent: 'core.hold_created',
    data: 'Hold',
  },
  {
    event: 'hold.extended',
    description: 'The expiry of a hold was moved to a later time.',
    domainEvent: 'core.hold_extended',
    data: 'Hold',
  },
  {
    event: 'hold.released',
    description: 'A hold was released in full or in part.',
    domainEvent: 'core.hold_released',
    data: 'Hold',
  },
  {
    event: 'hold.captured',
    description: 'A hold was captured: an amount was paid from it, and the rest was released.',
    domainEvent: 'core.hold_captured',
    data: 'Hold',
  },
  { event: 'hold.expired', description: 'A hold expired.', domainEvent: 'core.hold_expired', data: 'Hold' },
  {
    event: 'statement.completed',
    description: 'The document of a statement was completed, and can be downloaded.',
    domainEvent: 'core.statement_completed',
    data: 'Statement',
  },
  {
    event: 'statement.failed',
    description: 'The document of a statement could not be written.',
    domainEvent: 'core.statement_failed',
    data: 'Statement',
  },
  {
    event: 'limit.exceeded',
    description: 'A transaction was refused because it would have exceeded a limit.',
    domainEvent: 'core.limit_exceeded',
    data: 'LimitExcess',
    convert: inMajorUnits,
  },
  {
    event: 'eod.completed',
    description: 'A run of the end of day closed all its business dates.',
    domainEvent: 'core.eod_completed',
    data: 'EndOfDayRun',
  },
  {
    event: 'eod.failed',
    description: 'A run of the end of day ended because a step failed repeatedly.',
    domainEvent: 'core.eod_failed',
    data: 'EndOfDayRun',
  },
  {
    event: 'standing_instruction.executed',
    description:
      'The transfer of a standing instruction was booked. The events of the transaction report how it ends.',
    domainEvent: 'core.standing_instruction_executed',
    data: 'StandingInstructionExecution',
  },
  {
    event: 'standing_instruction.failed',
    description:
      'The transfer of a standing instruction was refused. Under RETRY each refused attempt sends this event.',
    domainEvent: 'core.standing_instruction_failed',
    data: 'StandingInstructionExecution',
  },
  {
    event: 'sweep.executed',
    description: 'A sweep moved money.',
    domainEvent: 'core.sweep_executed',
    data: 'SweepExecution',
  },
  {
    event: 'sweep.failed',
    description: 'The transfer of a sweep was refused at the end of a day.',
    domainEvent: 'core.sweep_failed',
    data: 'SweepExecution',
  },
  ...bookWebhooks,
  {
    event: 'ledger.head_published',
    description:
      'The hash chain of the ledger has grown. The event contains its last record, and is sent at most once an hour. Store it, and compare the chain with it later.',
    domainEvent: 'core.ledger_head_published',
    data: 'LedgerHead',
  },
]
