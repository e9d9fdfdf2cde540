import { formatMinor } from '#kernel/money.ts'
import type { WebhookRow } from '#rest-adapter/endpoint.ts'

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
    event: 'limit.exceeded',
    description: 'A transaction was refused because it would have exceeded a limit.',
    domainEvent: 'core.limit_exceeded',
    data: 'LimitExcess',
    convert: inMajorUnits,
  },
  {
    event: 'ledger.head_published',
    description:
      'The hash chain of the ledger has grown. The event contains its last record, and is sent at most once an hour. Store it, and compare the chain with it later.',
    domainEvent: 'core.ledger_head_published',
    data: 'LedgerHead',
  },
]
