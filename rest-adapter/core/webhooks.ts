import { formatMinor } from '#kernel/money.ts'
import type { WebhookRow } from '../endpoint.ts'

type Fact = Readonly<Record<string, unknown>>

/** Refusals are told by the database, which knows minor units alone. */
function inMajorUnits(fact: Fact): Fact {
  const money = (name: string): string => formatMinor(BigInt(fact[name] as string), fact['currency'] as string)
  return { ...fact, amount: money('amountMinor'), limit: money('limitMinor'), remaining: money('remainingMinor') }
}

/** What the core banking service tells its tenants. */
export const webhooks: readonly WebhookRow[] = [
  { event: 'account.created', description: 'An account was opened.', fact: 'core.account_created', data: 'Account' },
  { event: 'account.frozen', description: 'An account was stopped.', fact: 'core.account_frozen', data: 'Account' },
  { event: 'account.unfrozen', description: 'An account that was stopped is in use again.', fact: 'core.account_unfrozen', data: 'Account' },
  { event: 'account.restricted', description: 'What an account does not take was changed.', fact: 'core.account_restricted', data: 'Account' },
  { event: 'account.reactivated', description: 'An account that was not used is in use again.', fact: 'core.account_reactivated', data: 'Account' },
  { event: 'account.closed', description: 'An account was ended for good.', fact: 'core.account_closed', data: 'Account' },
  { event: 'transaction.created', description: 'A transaction was booked that is not done yet. One that is done at once is told by transaction.completed alone.', fact: 'core.transaction_created', data: 'Transaction' },
  { event: 'transaction.processing', description: 'A transaction was handed to the other side.', fact: 'core.transaction_processing', data: 'Transaction' },
  { event: 'transaction.completed', description: 'A transaction is done.', fact: 'core.transaction_completed', data: 'Transaction' },
  { event: 'transaction.failed', description: 'A transaction did not go through, and the money is back.', fact: 'core.transaction_failed', data: 'Transaction' },
  { event: 'transaction.reversed', description: 'A transaction was undone by its mirror.', fact: 'core.transaction_reversed', data: 'Transaction' },
  { event: 'transaction.cancelled', description: 'A transaction was called off before it was handed on.', fact: 'core.transaction_cancelled', data: 'Transaction' },
  { event: 'hold.created', description: 'Money of an account was set aside.', fact: 'core.hold_created', data: 'Hold' },
  { event: 'hold.extended', description: 'A hold ends later than it would have.', fact: 'core.hold_extended', data: 'Hold' },
  { event: 'hold.released', description: 'A hold was let go, or a part of it.', fact: 'core.hold_released', data: 'Hold' },
  { event: 'hold.captured', description: 'A hold was taken: money of it was paid, and the rest let go.', fact: 'core.hold_captured', data: 'Hold' },
  { event: 'hold.expired', description: 'A hold ended by itself.', fact: 'core.hold_expired', data: 'Hold' },
  { event: 'limit.exceeded', description: 'A movement was refused because it would have passed a limit.', fact: 'core.limit_exceeded', data: 'LimitExcess', reads: inMajorUnits },
  { event: 'ledger.head_published', description: 'The hash chain over the ledger has grown: its end, once an hour at most. Keep it, and compare the chain with it later.', fact: 'core.ledger_head_published', data: 'LedgerHead' },
]
