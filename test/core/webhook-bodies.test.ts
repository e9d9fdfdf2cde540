import { expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { inDatabase } from '#test/e2e/support/tables.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import {
  account,
  ajv,
  at,
  core,
  deliveredTo,
  demo,
  description,
  initiator,
  nip,
  seen,
  shows,
  work,
} from './webhooks/desk.ts'
import './webhooks/journals.ts'
import './webhooks/loans.ts'
import './webhooks/scheduled.ts'

test('every webhook of an account equals the GET response at that time, with balance and holds', async () => {
  const id = await account()
  await shows('account.created', '/accounts', id)
  await core('POST', '/deposits', {
    account_id: id,
    amount: 1_000.5,
    channel: 'BRANCH',
    narration: 'Cash',
    initiated_by: initiator,
  })
  const { id: hold } = await core('POST', `/accounts/${id}/holds`, {
    amount: 0.5,
    reason: 'Hotel',
    type: 'AUTHORIZATION',
  })

  for (const [act, event, body] of [
    ['freeze', 'frozen', {}],
    ['unfreeze', 'unfrozen', {}],
    ['restrictions', 'restricted', { restriction: 'PNC' }],
    ['restrictions', 'restricted', { restriction: 'NONE' }],
  ] as const) {
    await core('POST', `/accounts/${id}/${act}`, { reason: 'Asked for', ...body })
    await shows(`account.${event}`, '/accounts', id)
  }
  expect(deliveredTo(id).at(-1)!.data).toMatchObject({
    ledger_balance: 1_000.5,
    held_balance: 0.5,
    available_balance: 1_000,
    version: 5,
  })

  await inDatabase(demo.databaseName, admin =>
    admin.query(`update core.accounts set status = 'DORMANT' where id = $1`, [id]),
  )
  await core('POST', `/accounts/${id}/reactivate`, { reason: 'Asked for' })
  await shows('account.reactivated', '/accounts', id)
  await core('POST', `/holds/${hold}/release`, {})
  await core('POST', '/withdrawals', {
    account_id: id,
    amount: 1_000.5,
    channel: 'BRANCH',
    narration: 'Cash',
    initiated_by: initiator,
  })
  await core('POST', `/accounts/${id}/close`, { reason: 'Asked for' })
  await shows('account.closed', '/accounts', id)
})

test('every webhook of a transaction equals the GET response at that time, in order', async () => {
  const [source, payee] = [await account(10_000), await account()]
  await work()

  const waits = await nip(source, '9000000007')
  await shows('transaction.created', '/transactions', waits.id)
  expect(deliveredTo(waits.id)[0]!.data).toEqual(waits)
  expect(waits.source_bank_code).toMatch(/^[0-9]{3,6}$/)
  await core('POST', `/transactions/${waits.id}/cancel`)
  await shows('transaction.cancelled', '/transactions', waits.id)

  const slow = await nip(source, '9000000004')
  await shows('transaction.processing', '/transactions', slow.id)
  for (let round = 0; round < 8; round++) await work(15_000)
  await shows('transaction.completed', '/transactions', slow.id)

  const bad = await nip(source, '9000000001')
  await shows('transaction.failed', '/transactions', bad.id)

  const paid = await core('POST', '/transfers/internal', {
    source_account_id: source,
    destination_account_id: payee,
    destination_account_name: 'Ada Obi',
    amount: 0.3,
    currency: 'NGN',
    channel: 'WEB',
    narration: 'Tea',
    initiated_by: initiator,
  })
  await shows('transaction.completed', '/transactions', paid.id)
  const reversal = await core('POST', `/transactions/${paid.id}/reverse`, { reason: 'Sent twice' })
  await shows('transaction.reversed', '/transactions', paid.id)
  await shows('transaction.completed', '/transactions', reversal.id)

  expect(
    [waits, slow, bad, paid].map(({ id }) =>
      deliveredTo(id).map(({ event }) => event.replace('transaction.', '')),
    ),
  ).toEqual([
    ['created', 'cancelled'],
    ['created', 'processing', 'completed'],
    ['created', 'processing', 'failed'],
    ['completed', 'reversed'],
  ])
})

test('every webhook of a hold equals the GET response at that time', async () => {
  const [source, payee] = [await account(10_000), await account()]
  const soon = (ms: number): string => new Date(demo.platform.source.now().getTime() + ms).toISOString()
  const place = (): Promise<Json> =>
    core('POST', `/accounts/${source}/holds`, {
      amount: 250.5,
      reason: 'Hotel',
      type: 'AUTHORIZATION',
      expires_at: soon(60_000),
      reference: randomUUID(),
    })

  const hold = await place()
  await shows('hold.created', '/holds', hold.id)
  await core('POST', `/holds/${hold.id}/extend`, { expires_at: soon(120_000) })
  await shows('hold.extended', '/holds', hold.id)
  await core('POST', `/holds/${hold.id}/release`, { amount: 50.25 })
  await shows('hold.released', '/holds', hold.id)
  await core('POST', `/holds/${hold.id}/capture`, { amount: 180.2, destination_account_id: payee })
  await shows('hold.captured', '/holds', hold.id)
  const ends = await place()
  await work(70_000)
  await shows('hold.expired', '/holds', ends.id)

  expect(deliveredTo(hold.id).at(-1)!.data).toMatchObject({
    status: 'CAPTURED',
    remaining_amount: 0,
    captured_amount: 180.2,
  })
})

test('a movement refused by a limit is published once, with limit and remaining amount as numbers, alone and in an atomic bulk', async () => {
  const [source, payee] = [await account(10_000), await account()]
  await core('POST', '/limits', {
    account_type: 'SAVINGS',
    transaction_type: 'TRANSFER',
    transfer_type: 'INTERNAL',
    daily_limit: 500.5,
  })
  const order = (amount: number): Json => ({
    source_account_id: source,
    destination_account_id: payee,
    destination_account_name: 'Ada Obi',
    amount,
    currency: 'NGN',
    channel: 'USSD',
    narration: 'Tea',
    initiated_by: initiator,
  })
  await core('POST', '/transfers/internal', order(400.25))
  const { exceeded } = await core('POST', '/limits/check', {
    account_id: source,
    transaction_type: 'TRANSFER',
    transfer_type: 'INTERNAL',
    amount: 100.5,
  })
  await work()

  await core('POST', '/transfers/internal', order(100.5), [422])
  await work()
  await core('POST', '/transfers/bulk', { items: [order(100.5)], atomic: true }, [422, 200, 201])
  await work()

  const delivered = deliveredTo(source)
    .filter(({ event }) => event === 'limit.exceeded')
    .map(({ data }) => data)
  const { customer_id } = await core('GET', `/accounts/${source}`)
  const { window, limit, remaining } = exceeded
  expect([window, limit, remaining]).toEqual(['DAILY', 500.5, 100.25])
  const one = {
    account_id: source,
    customer_id,
    transaction_type: 'TRANSFER',
    transfer_type: 'INTERNAL',
    channel: 'USSD',
    amount: 100.5,
    currency: 'NGN',
    window,
    limit,
    remaining,
  }
  expect(delivered).toEqual([one, one])
})

test('the head of the hash chain is published again an hour after the last one', async () => {
  await work()
  await inDatabase(demo.databaseName, admin =>
    admin.query(`update core.ledger_chains set published_at = published_at - interval '1 hour'`),
  )
  await work()

  const bodies = at.received
    .map(({ body }) => JSON.parse(body) as { event: string; data: Json })
    .filter(({ event }) => event === 'ledger.head_published')
  expect(bodies).toHaveLength(1)
  const isRight = ajv.compile({
    $ref: 'description#/webhooks/ledger.head_published/post/requestBody/content/application~1json/schema',
  })
  expect([isRight(bodies[0]), isRight.errors]).toEqual([true, null])
  seen.add('ledger.head_published')
})

test('every event of core is covered here', () => {
  expect([...seen].sort()).toEqual(
    Object.keys(description.webhooks)
      .filter(event => event !== 'webhook.test')
      .sort(),
  )
})
