import { expect } from '@jest/globals'
import type { Worker } from '#kernel/jobs/job.ts'
import { jobs } from '#app/subgraphs.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { systemBalances } from '#core/queries/system-balances.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { workerOn } from '#test/support/world.ts'
import { bank, type Bank } from '../bank.ts'
import { storedWebhooks, storeWebhooks, type StoredWebhook } from '../transaction-events.ts'

/** The job that relays the outbox, with the consumers of every domain. */
export const relay = jobs.find(({ name }) => name === 'kernel.relay_outbox')!

/** Relays until no event is waiting. */
export async function relayAll(at: Bank, worker: Worker = workerOn(at.platform)): Promise<void> {
  while ((await relay.run(worker)) > 0) {
    // Each run relays a bounded number.
  }
}

/** Transfers one unit between two accounts of the bank. */
export const pay = (at: Bank, from: string, to: string): Promise<TransactionRow> => {
  const teller = at.staff('teller')
  return transferInternally(teller, {
    sourceAccountId: from,
    destinationAccountId: to,
    destinationAccountName: 'Ada Obi',
    amount: '1.00',
    currency: 'NGN',
    channel: 'MOBILE',
    narration: 'Rent',
    initiatedBy: teller.actor.subjectId,
  })
}

export const reverse = (at: Bank, id: string): Promise<TransactionRow> =>
  reverseTransaction(at.staff('manager'), { id, reason: 'Sent twice', force: true })

/** Names and sequences of the webhooks of a transaction. */
export const eventsOf = (webhooks: readonly StoredWebhook[], id: string): [string, number][] =>
  webhooks.filter(({ transactionId }) => transactionId === id).map(({ event, sequence }) => [event, sequence])

/** What the relay has written for the workspace: balances of system accounts, entries of the chain's queue, and webhooks. */
export async function written(at: Bank) {
  const [balances, queued] = await Promise.all([
    at.rows<{ kind: string; minor: string; entries: bigint }>(
      `select kind, balance_minor::text as minor, balance.entries from core.system_balances balance
       join core.system_accounts account on account.workspace_id = balance.workspace_id and account.id = balance.account_id
       where balance.workspace_id = $1 order by kind`,
    ),
    at.rows<{ ids: string }>(
      `select array_to_string(transaction_ids, ' ') as ids from core.ledger_queue where workspace_id = $1 and history_sequence = 0 order by 1`,
    ),
  ])
  return {
    balances: balances.map(({ kind, minor, entries }) => [kind, minor, entries]),
    queued: queued.flatMap(({ ids }) => (ids === '' ? [] : ids.split(' '))).sort(),
    webhooks: (await storedWebhooks(at)).map(({ eventId, event, sequence }) => [eventId, event, sequence]),
  }
}

/** The balances as read, which must equal the sums of the entries at every moment. */
export async function expectExactBalances(at: Bank): Promise<void> {
  const sums = await at.rows<{ kind: string; minor: string }>(
    `select account.kind, sum(entry.amount_minor)::text as minor from core.entries entry
     join core.system_accounts account on account.workspace_id = entry.workspace_id and account.id = entry.account_id
     where entry.workspace_id = $1 group by account.kind order by account.kind`,
  )
  const read = (await systemBalances(at.staff('viewer'))).map(({ kind, addedUpMinor, waitingMinor }) => ({
    kind,
    minor: String(BigInt(addedUpMinor) + BigInt(waitingMinor)),
  }))
  expect(read.filter(({ minor }) => minor !== '0')).toEqual(sums.filter(({ minor }) => minor !== '0'))
}

/** A bank with a fee, one transfer between two accounts, and a subscription to all events of transactions. */
export async function withTransfer(): Promise<{
  at: Bank
  payer: string
  payee: string
  paid: TransactionRow
}> {
  const at = await bank()
  await at.fee('INTERNAL', 1_000n, 75_000n)
  const [payer, payee] = [await at.account(100_000n), await at.account()]
  await relayAll(at)
  await storeWebhooks(at)
  return { at, payer, payee, paid: await pay(at, payer, payee) }
}
