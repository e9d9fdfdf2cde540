import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { BulkItemResult } from '#core/ledger/bulk.ts'
import { setTransactionLimit } from '#core/operations/pricing/set-transaction-limit.ts'
import { transferInBulk } from '#core/operations/transfers/transfer-in-bulk.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { claim, movementSetting, type MovementSetting } from './movement-setting.ts'

let at: MovementSetting
beforeAll(async () => {
  at = await movementSetting()
})

const outcomes = ({ items }: { items: readonly BulkItemResult[] }): string[] =>
  items.map(result => (result instanceof Refusal ? result.code : 'COMPLETED'))
const idsOf = ({ items }: { items: readonly BulkItemResult[] }): (string | null)[] =>
  items.map(result => (result instanceof Refusal ? null : result.id))

test('each transfer of a bulk succeeds or fails independently, in order, with one result each', async () => {
  const [a, b, c] = [await at.account('100.00'), await at.account(), await at.account()]

  const done = await transferInBulk(at.teller(), {
    items: [
      at.order(a, b, { amount: '80.00' }),
      at.order(a, c, { amount: '80.00' }),
      at.order(b, c, { amount: '80.00' }),
      at.order(a, a),
      at.order(a, newId()),
      at.order(a, b, { initiatedBy: newId() }),
      at.order(a, b, { currency: 'USD' }),
      at.order(a, b, { amount: '20.00' }),
    ],
  })

  expect(outcomes(done)).toEqual([
    'COMPLETED',
    'INSUFFICIENT_FUNDS',
    'COMPLETED',
    'SAME_ACCOUNT',
    'ACCOUNT_NOT_FOUND',
    'INITIATOR_UNKNOWN',
    'CURRENCY_MISMATCH',
    'COMPLETED',
  ])
  expect([await at.balance(a), await at.balance(b), await at.balance(c)]).toEqual([0n, 2_000n, 8_000n])
})

test('a bulk executes a thousand transfers that depend on each other in order', async () => {
  const chain = await Promise.all(
    Array.from({ length: 1_001 }, (_, place) => at.account(place === 0 ? '1.00' : '0.00')),
  )

  const done = await transferInBulk(at.teller(), {
    items: chain.slice(1).map((to, place) => at.order(chain[place]!, to, { amount: '1.00' })),
  })

  expect(outcomes(done).filter(each => each !== 'COMPLETED')).toEqual([])
  expect(await at.balance(chain.at(-1)!)).toBe(100n)
}, 30_000)

test('a repeat of a bulk makes no transfer again and gets the same response; the key with another bulk is a conflict', async () => {
  const [a, b] = [await at.account('100.00'), await at.account()]
  const items = [at.order(a, b, { amount: '60.00' }), at.order(a, b, { amount: '60.00' })]
  const first = await transferInBulk(at.teller({ idempotency: claim('repeat') }), { items })
  await transferInternally(at.teller(), at.order(b, a, { amount: '60.00' }))

  const repeat = at.teller({ idempotency: claim('repeat') })
  const second = await transferInBulk(repeat, { items })
  const other = transferInBulk(at.teller({ idempotency: claim('repeat', 'other') }), {
    items: items.slice(1),
  })

  expect(second).toEqual(first)
  expect(outcomes(second)).toEqual(['COMPLETED', 'INSUFFICIENT_FUNDS'])
  expect(repeat.outcome.replayed).toBe(true)
  await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await at.balance(a)).toBe(10_000n)
})

test('fifty callers with one key make a bulk once', async () => {
  const [a, b] = [await at.account('100.00'), await at.account()]
  const items = Array.from({ length: 10 }, () => at.order(a, b, { amount: '10.00' }))

  const results = await Promise.all(
    Array.from({ length: 50 }, () => transferInBulk(at.teller({ idempotency: claim('fifty') }), { items })),
  )

  expect(new Set(results.map(result => JSON.stringify(idsOf(result)))).size).toBe(1)
  expect([await at.balance(a), await at.balance(b)]).toEqual([0n, 10_000n])
})

test('a repeat resumes an interrupted bulk where it stopped', async () => {
  const [a, b] = [await at.account('100.00'), await at.account()]
  const items = Array.from({ length: 300 }, () => at.order(a, b, { amount: '0.10' }))
  const client = new AbortController()
  const context = at.teller({ idempotency: claim('broken'), signal: client.signal })
  const broken = transferInBulk(context, { items })
  // By then the first batch is being posted; before the second one the request is found aborted.
  setTimeout(() => client.abort(), 5)
  await expect(broken).rejects.toMatchObject({ code: 'UNAVAILABLE' })

  const again = at.teller({ idempotency: claim('broken') })
  const done = await transferInBulk(again, { items })

  expect(new Set(idsOf(done)).size).toBe(300)
  expect(again.outcome.replayed).toBe(false)
  expect([await at.balance(a), await at.balance(b)]).toEqual([7_000n, 3_000n])
})

test('an atomic bulk executes all of its transfers', async () => {
  const [a, b, c] = [await at.account('100.00'), await at.account(), await at.account()]

  const items = [at.order(a, b, { amount: '100.00' }), at.order(b, c, { amount: '100.00' })]
  const first = await transferInBulk(at.teller({ idempotency: claim('whole') }), { items, atomic: true })
  const repeat = await transferInBulk(at.teller({ idempotency: claim('whole') }), { items, atomic: true })

  expect(outcomes(first)).toEqual(['COMPLETED', 'COMPLETED'])
  expect(repeat).toEqual(first)
  expect([await at.balance(a), await at.balance(b), await at.balance(c)]).toEqual([0n, 0n, 10_000n])
})

test('an atomic bulk with one refusal makes no transfer, and neither does its repeat after the account is funded', async () => {
  const [a, b] = [await at.account('100.00'), await at.account()]
  const items = [at.order(a, b, { amount: '60.00' }), at.order(a, b, { amount: '60.00' })]

  const first = await transferInBulk(at.teller({ idempotency: claim('none') }), { items, atomic: true })
  await transferInternally(at.teller(), at.order(await at.account('500.00'), a, { amount: '500.00' }))
  const repeat = await transferInBulk(at.teller({ idempotency: claim('none') }), { items, atomic: true })

  expect(outcomes(first)).toEqual(['BULK_ROLLED_BACK', 'INSUFFICIENT_FUNDS'])
  expect(repeat).toEqual(first)
  expect([await at.balance(a), await at.balance(b)]).toEqual([60_000n, 0n])
})

test('an atomic bulk with an item that cannot be a transfer is not tried', async () => {
  const [a, b] = [await at.account('100.00'), await at.account()]

  const done = await transferInBulk(at.teller(), { items: [at.order(a, b), at.order(a, a)], atomic: true })

  expect(outcomes(done)).toEqual(['BULK_ROLLED_BACK', 'SAME_ACCOUNT'])
  expect(await at.balance(a)).toBe(10_000n)
})

test('a bulk reports all validation issues together, with their items, before it executes any transfer', async () => {
  const [a, b] = [await at.account('100.00'), await at.account()]

  const bulk = transferInBulk(at.teller(), {
    items: [at.order(a, b), at.order(a, b, { amount: '0.00' }), at.order(a, b, { amount: '1.005' })],
  })

  await expect(bulk).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'items[1].amount' }, { field: 'items[2].amount' }],
  })
  await expect(transferInBulk(at.teller(), { items: [] })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  await expect(transferInBulk(at.staff('viewer')(), { items: [at.order(a, b)] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await at.balance(a)).toBe(10_000n)
})

test('a refusal by a limit in a bulk is published once per item, also if the bulk is rolled back', async () => {
  const here = await movementSetting()
  const [a, b] = [await here.account('100.00'), await here.account()]
  await setTransactionLimit(here.admin(), { transactionType: 'TRANSFER', singleLimit: '5.00' })
  const items = [here.order(a, b, { amount: '5.00' }), here.order(a, b, { amount: '6.00' })]

  for (const atomic of [false, true])
    for (let times = 0; times < 2; times++)
      await transferInBulk(here.teller({ idempotency: claim(`limits ${atomic}`) }), { items, atomic })

  const events = (await here.published()).filter(({ type }) => type === 'core.limit_exceeded')
  expect(events).toHaveLength(2)
  expect(events[1]).toEqual({ ...events[0], data: events[0]!.data })
  expect(events[0]).toMatchObject({
    aggregateId: a,
    data: {
      accountId: a,
      window: 'SINGLE',
      limitMinor: '500',
      amountMinor: '600',
      currency: 'NGN',
      transactionType: 'TRANSFER',
      transferType: 'INTERNAL',
    },
  })
})

test('postings are repriced after another process has changed the policy, in an atomic bulk as well', async () => {
  const here = await movementSetting()
  const [a, b] = [await here.account('100.00'), await here.account()]
  await transferInBulk(here.teller(), { items: [here.order(a, b)], atomic: true })
  await withClient(adminOf(here.databaseName), client =>
    client.query('update core.policies set version = version + 1 where workspace_id = $1', [
      here.workspaceId,
    ]),
  )

  const done = await transferInBulk(here.teller(), { items: [here.order(a, b)], atomic: true })

  expect(outcomes(done)).toEqual(['COMPLETED'])
})
