import { expect, test } from '@jest/globals'
import type { Worker } from '#kernel/jobs/job.ts'
import { advanceTransactions } from '#core/jobs/advance-transactions.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { givenSubscription } from '#test/webhooks/given.ts'
import { workerOn } from '#test/support/world.ts'
import { bank, SOUND, type Bank } from '../bank.ts'
import { openLedger } from '../ledger/support.ts'
import {
  eventsOf,
  expectExactBalances,
  pay,
  relay,
  relayAll,
  reverse,
  withTransfer,
  written,
} from './relayed-postings.ts'
import { storedWebhooks, storeWebhooks } from '../transaction-events.ts'

test('two relays at a time add each posting once', async () => {
  const { at, payer, payee } = await withTransfer()
  const paid = await Promise.all(Array.from({ length: 20 }, () => pay(at, payer, payee)))

  await Promise.all([1, 2, 3].map(() => relayAll(at)))
  await relayAll(at)

  const webhooks = await storedWebhooks(at)
  for (const { id } of paid) expect(eventsOf(webhooks, id)).toEqual([['transaction.completed', 1]])
  expect((await written(at)).balances).toContainEqual(['FEE_INCOME', '21000', 21n])
  await expectExactBalances(at)
})

test.each(['before the relay reads', 'while the relay runs', 'between two runs'] as const)(
  'a reversal %s comes after the completion, with the next sequence',
  async moment => {
    const { at, paid } = await withTransfer()
    const worker = workerOn(at.platform)
    const reversing: Worker = {
      ...worker,
      transaction: work =>
        worker.transaction(async sql => {
          const relayed = await work(sql)
          // The relay has derived the completion, and has not committed it.
          await reverse(at, paid.id)
          return relayed
        }),
    }

    if (moment === 'before the relay reads') await reverse(at, paid.id)
    if (moment === 'while the relay runs') await relay.run(reversing)
    else await relayAll(at)
    if (moment === 'between two runs') await reverse(at, paid.id)
    await relayAll(at)

    expect(eventsOf(await storedWebhooks(at), paid.id)).toEqual([
      ['transaction.completed', 1],
      ['transaction.reversed', 2],
    ])
    expect((await written(at)).balances).toEqual([
      ['CASH', '-100000', 1n],
      ['FEE_INCOME', '0', 2n],
      ['VAT_PAYABLE', '0', 2n],
    ])
    await expectExactBalances(at)
    expect(await at.proof()).toEqual(SOUND)
  },
)

test('pending transfers that advance, are cancelled or reversed while relays run get contiguous sequences from created on', async () => {
  const at = await bank()
  const [payer, payee] = [await at.account(1_000_000n), await at.account()]
  await storeWebhooks(at)
  const worker = workerOn(at.platform)
  const tolerant = (run: Promise<unknown>): Promise<unknown> =>
    run.catch((error: { code?: string }) => {
      if (error.code !== 'INVALID_STATE') throw error
    })

  const sent = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const created = n % 3 === 0 ? await pay(at, payer, payee) : await at.sent(payer)
      if (n % 3 === 0) await reverse(at, created.id)
      if (n % 3 === 1) await tolerant(cancelTransaction(at.staff('manager'), { id: created.id }))
      await Promise.all([advanceTransactions.run(worker), relay.run(worker)])
      return created
    }),
  )
  await at.work()

  const webhooks = await storedWebhooks(at)
  for (const { id, postedStatus } of sent) {
    const events = eventsOf(webhooks, id)
    expect(events[0]).toEqual([
      postedStatus === 'PENDING' ? 'transaction.created' : 'transaction.completed',
      1,
    ])
    expect(events.map(([, sequence]) => sequence)).toEqual(events.map((_, n) => n + 1))
    expect(events.at(-1)![0]).toMatch(/^transaction\.(?:completed|cancelled|reversed)$/)
  }
  await expectExactBalances(at)
})

const storedRows = (at: Bank, id: string) =>
  at.rows<{ outbox: bigint; aggregates: bigint }>(
    `select (select count(*) from kernel.outbox where workspace_id = $1 and aggregate_id = $2) as outbox,
       (select count(*) from kernel.aggregates where workspace_id = $1 and aggregate_id = $2) as aggregates`,
    [id],
  )

test('without a subscription nothing is read or stored for a transaction, and one that is added later gets the later events', async () => {
  const at = await bank()
  const [payer, payee] = [await at.account(100_000n), await at.account()]
  const first = await pay(at, payer, payee)
  at.statements.length = 0
  await relayAll(at)
  const isRead = at.statements.some(
    text => text.includes('as "bankCode"') && text.includes('core.transactions'),
  )
  const stored = await storedRows(at, first.id)
  await storeWebhooks(at)

  const second = await pay(at, payer, payee)
  await relayAll(at)
  await reverse(at, first.id)
  await relayAll(at)

  expect(isRead).toBe(false)
  expect(stored).toEqual([{ outbox: 0n, aggregates: 0n }])
  expect(await storedRows(at, second.id)).toEqual([{ outbox: 0n, aggregates: 0n }])
  const webhooks = await storedWebhooks(at)
  expect(eventsOf(webhooks, first.id)).toEqual([['transaction.reversed', 2]])
  expect(eventsOf(webhooks, second.id)).toEqual([['transaction.completed', 1]])
  await expectExactBalances(at)
})

test('a subscription gets only the events that it names, and other subscriptions cause no events', async () => {
  const at = await bank()
  const [payer, payee] = [await at.account(100_000n), await at.account()]
  const of = { workspaceId: at.workspaceId, url: 'http://127.0.0.1:9/hook' }
  const [created, reversed, all, ...others] = [
    await storeWebhooks(at, ['transaction.created']),
    await storeWebhooks(at, ['transaction.reversed', 'account.*']),
    await storeWebhooks(at, ['*']),
    await givenSubscription(at, { ...of, service: 'remittance' }),
    await givenSubscription(at, { ...of, service: 'core', status: 'DISABLED' }),
    await givenSubscription(at, { ...of, service: 'core', isDeleted: true }),
  ]
  await relayAll(at)
  const paid = await pay(at, payer, payee)
  const sent = await at.sent(payer)
  await reverse(at, paid.id)

  await relayAll(at)

  const webhooks = await storedWebhooks(at)
  const gets = ({ id }: { id: string }) =>
    webhooks
      .filter(
        ({ subscriptionId, transactionId }) =>
          subscriptionId === id && [paid.id, sent.id].includes(transactionId),
      )
      .map(({ transactionId, event, sequence }) => [transactionId, event, sequence])
  expect(gets(created!)).toEqual([[sent.id, 'transaction.created', 1]])
  expect(gets(reversed!)).toEqual([[paid.id, 'transaction.reversed', 2]])
  expect(gets(all!)).toEqual(
    [
      [paid.id, 'transaction.completed', 1],
      [paid.id, 'transaction.reversed', 2],
      [sent.id, 'transaction.created', 1],
    ].sort(([a], [b]) => (a! < b! ? -1 : a! > b! ? 1 : 0)),
  )
  for (const other of others) expect(gets(other)).toEqual([])
})

test('a thousand postings of two tenants are added up and published in one run with few statements', async () => {
  const [at, other] = [await bank(), await bank()]
  const [ledger, elsewhere] = [await openLedger(at), await openLedger(other)]
  const [from, to, there] = [await ledger.account(5_000n), await ledger.account(), await elsewhere.account()]
  await relayAll(at)
  await storeWebhooks(at)
  await Promise.all([
    ...Array.from({ length: 1_000 }, () =>
      ledger.post({ from, to, amountMinor: 1n, feeMinor: 2n, vatMinor: 1n, withFee: true }),
    ),
    ...Array.from({ length: 100 }, () => elsewhere.post({ to: there, amountMinor: 1n })),
  ])
  at.statements.length = 0

  await relay.run(workerOn(at.platform))

  // Two of them find out whether elder protection receives anything.
  expect(at.statements.length).toBeLessThan(17)
  const webhooks = await storedWebhooks(at)
  expect(new Set(webhooks.map(({ eventId }) => eventId)).size).toBe(1_000)
  for (const { eventId, transactionId, event, sequence } of webhooks)
    expect([eventId, event, sequence]).toEqual([transactionId, 'transaction.completed', 1])
  expect((await written(at)).balances).toEqual([
    ['CASH', '-5000', 1n],
    ['FEE_INCOME', '2000', 1_000n],
    ['VAT_PAYABLE', '1000', 1_000n],
  ])
  expect((await written(other)).balances).toEqual([['CASH', '-100', 100n]])
  expect(await storedWebhooks(other)).toEqual([])
  await expectExactBalances(at)
  await expectExactBalances(other)
  expect(await ledger.broken()).toEqual([])
})

test('an entry on an account that is no system account does not block the relay', async () => {
  const { at, paid } = await withTransfer()
  const ledger = await openLedger(at)
  await ledger.run(
    `set session_replication_role = replica; delete from core.system_accounts where workspace_id = '${at.workspaceId}' and kind = 'VAT_PAYABLE'`,
  )

  await relayAll(at)

  expect(eventsOf(await storedWebhooks(at), paid.id)).toEqual([['transaction.completed', 1]])
  expect((await written(at)).balances).toEqual([
    ['CASH', '-100000', 1n],
    ['FEE_INCOME', '1000', 1n],
  ])
  expect(await ledger.broken()).toEqual(['OWN_ACCOUNT', 'GL_BALANCED'])
})
