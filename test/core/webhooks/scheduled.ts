import { expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { daysAfter } from '#kernel/local-day.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import { recordFailedAttempt } from '#core/end-of-day/continue-run.ts'
import { account, core, deliveredTo, demo, initiator, shows, work } from './desk.ts'

test('the webhooks of a statement equal the GET response at that time', async () => {
  const [few, rich] = [await account(), await account(90_071_992_547_409.5)]
  const period = { from: '2026-01-01', to: '2999-12-31', format: 'mt940' }
  const { id } = await core('POST', `/accounts/${few}/statements`, period, [202])
  await shows('statement.completed', '/statements', id)

  const failed = await core('POST', `/accounts/${rich}/statements`, period, [202])
  await shows('statement.failed', '/statements', failed.id)
})

test('the webhooks of a run that closes a business date equal the GET response at that time', async () => {
  const { id } = await core('POST', '/eod/run', {}, [202])
  await shows('eod.completed', '/eod/runs', id)

  const failing = await core('POST', '/eod/run', {}, [202])
  const { rows } = await inDatabase(demo.databaseName, admin =>
    admin.query<{ workspace_id: string }>(
      'update core.eod_runs set attempts = 9 where id = $1 returning workspace_id',
      [failing.id],
    ),
  )
  await recordFailedAttempt(await demo.platform.contextIn(rows[0]!.workspace_id), { id: failing.id })
  await shows('eod.failed', '/eod/runs', failing.id)
})

test('the webhooks of an unused account equal the GET response at that time', async () => {
  const { id: product_id } = await core('POST', '/products', {
    code: randomUUID().slice(0, 8),
    name: 'Unused',
    category: 'SAVINGS',
    currency: 'NGN',
    dormancy_days: { inactive: 1, dormant: 2 },
  })
  await core('POST', `/products/${product_id}/activate`)
  const { id: customer_id } = await core('POST', '/customers', { first_name: 'Ada', last_name: 'Obi' })
  const { id } = await core('POST', '/accounts', {
    customer_id,
    product_id,
    account_type: 'SAVINGS',
    currency: 'NGN',
  })
  const closeDates = async (days: number): Promise<void> => {
    const { business_date: from } = await core('GET', '/business-date')
    await core('POST', '/eod/run', { through: daysAfter(from, days - 1) }, [202])
    await work()
  }

  await closeDates(2)
  await shows('account.inactive', '/accounts', id)
  await core('POST', '/deposits', {
    account_id: id,
    amount: 5,
    channel: 'BRANCH',
    narration: 'Cash',
    initiated_by: initiator,
  })
  await shows('account.reactivated', '/accounts', id)
  await closeDates(3)
  await shows('account.dormant', '/accounts', id)
  expect(deliveredTo(id).map(({ event, data }) => [event, data.status, data.version])).toEqual([
    ['account.created', 'ACTIVE', 1],
    ['account.inactive', 'INACTIVE', 2],
    ['account.reactivated', 'ACTIVE', 3],
    ['account.inactive', 'INACTIVE', 4],
    ['account.dormant', 'DORMANT', 5],
  ])
})

test('every webhook of a standing instruction equals the line of its execution', async () => {
  const { business_date: start_date } = await core('GET', '/business-date')
  const terms = { amount_type: 'FIXED', amount: 10, currency: 'NGN', frequency: 'DAILY', start_date }
  const [destination_account_id, rich, poor] = [await account(), await account(1_000), await account()]
  const text = { destination_account_id, narration: 'Rent', on_failure: 'SKIP' }
  const give = (source_account_id: string): Promise<Json> =>
    core('POST', '/standing-instructions', { ...terms, ...text, source_account_id })
  const given = { executed: await give(rich), failed: await give(poor) }
  await core('POST', '/eod/run', {}, [202])
  await work()
  for (const [event, { id }] of Object.entries(given)) {
    const { executions } = await core('GET', `/standing-instructions/${id as string}/executions`)
    expect(deliveredTo(id as string)).toMatchObject([
      { event: `standing_instruction.${event}`, data: executions[0] },
    ])
  }
})

test('every webhook of a pending account and of a term equals the GET response at that time', async () => {
  const product = async (terms: object): Promise<string> => {
    const body = { code: randomUUID().slice(0, 8), name: 'Deposit', currency: 'NGN', ...terms }
    const { id } = await core('POST', '/products', { category: 'FIXED_DEPOSIT', ...body })
    await core('POST', `/products/${id as string}/activate`)
    return id as string
  }
  const payout_account_id = await account()
  const { customer_id } = await core('GET', `/accounts/${payout_account_id}`)
  const opening = { customer_id, currency: 'NGN', product_id: await product({ minimum_opening: 1_000 }) }
  const { id } = await core('POST', '/accounts', opening)
  await core('POST', '/deposits', {
    account_id: id,
    amount: 1_000,
    channel: 'BRANCH',
    narration: 'Cash',
    initiated_by: initiator,
  })
  await shows('account.activated', '/accounts', id)
  const terms = { tenor_days: 1, maturity_instruction: 'ROLLOVER_PRINCIPAL', payout_account_id }
  const { term } = await core('POST', `/accounts/${id as string}/term`, terms)
  const { through } = await core('POST', '/eod/run', { through: term.maturity_date }, [202])
  await work()
  await core('POST', `/accounts/${id as string}/term/break`, { reason: 'Asked for' })
  await work()

  const delivered = deliveredTo(id as string).filter(({ event }) => event.startsWith('term.'))
  expect(through).toBe(term.maturity_date)
  expect(delivered).toMatchObject([
    { event: 'term.started', data: { ...term, status: 'RUNNING', ended_on: null } },
    { event: 'term.matured', data: { ...term, status: 'ROLLED_OVER', ended_on: term.maturity_date } },
    { event: 'term.broken', data: { principal: 1_000, start_date: term.maturity_date, status: 'BROKEN' } },
  ])
})

test('every webhook of a sweep equals its execution', async () => {
  const [target_account_id, rich, frozen] = [await account(), await account(1_000), await account(1_000)]
  const give = (id: string): Promise<Json> =>
    core('POST', `/accounts/${id}/sweeps`, { target_account_id, method: 'ZERO_BALANCE' })
  const given = { executed: await give(rich), failed: await give(frozen) }
  await core('POST', `/accounts/${frozen}/freeze`, { reason: 'Lost' })
  await core('POST', '/eod/run', {}, [202])
  await work()
  for (const [event, { id }] of Object.entries(given)) {
    const { executions } = await core('GET', `/sweeps/${id as string}/executions`)
    expect(deliveredTo(id as string)).toMatchObject([{ event: `sweep.${event}`, data: executions[0] }])
  }
})

test('each credit of a virtual account is sent once, with the account whose balance grew, and nothing else is', async () => {
  const [parent, payer] = [await account(1_000), await account(1_000)]
  const open = (kind: string): Promise<Json> =>
    core('POST', `/accounts/${parent}/virtual-accounts`, {
      kind,
      account_name: 'Invoice 7',
      reference: 'INV-7',
    })
  const [collection, own] = [await open('COLLECTION'), await open('SUB_ACCOUNT')]
  const { customer_id } = await core('GET', `/accounts/${parent}`)
  const cash = { channel: 'BRANCH', narration: 'Cash', initiated_by: initiator }
  const order = (source_account_id: string, destination_account_id: string, amount: number): Json => ({
    source_account_id,
    destination_account_id,
    destination_account_name: 'Ada Obi',
    amount,
    currency: 'NGN',
    channel: 'WEB',
    narration: 'Tea',
    initiated_by: initiator,
  })
  const paid = await core('POST', '/transfers/internal', order(payer, collection.id, 12.5))
  const inward = await core('POST', '/sandbox/inward-credits', {
    account_number: collection.account_number,
    amount: 3,
    currency: 'NGN',
    sender_name: 'Bola Eze',
    sender_account_num: '0123456789',
    sender_bank_code: '000013',
    narration: 'Invoice',
  })
  const deposited = await core('POST', '/deposits', { account_id: own.id, amount: 9, ...cash })
  const spent = await core('POST', '/withdrawals', { account_id: own.id, amount: 4, ...cash })
  const returned = await core('POST', `/transactions/${spent.id}/reverse`, { reason: 'Sent twice' })
  await core('POST', '/deposits', { account_id: parent, amount: 1, ...cash })
  await core('POST', `/transactions/${paid.id}/reverse`, { reason: 'Sent twice' })
  await work()
  await work()

  const credits = (id: string): Json[] =>
    deliveredTo(id)
      .filter(({ event }) => event === 'virtual_account.credited')
      .map(({ data }) => data)
  const credit = (of: Json, by: Json, credited: string): Json => ({
    virtual_account_id: of.id,
    account_number: of.account_number,
    account_name: 'Invoice 7',
    kind: of.kind,
    reference: 'INV-7',
    parent_account_id: parent,
    customer_id,
    credited_account_id: credited,
    transaction_id: by.id,
    transaction_ref: by.transaction_ref,
    transaction_type: by.transaction_type,
    channel: by.channel,
    amount: by.amount,
    currency: 'NGN',
    sender_name: null,
    narration: by.narration,
    session_id: by.session_id,
    booking_date: expect.any(String),
    value_date: expect.any(String),
    booked_at: expect.any(String),
  })
  expect(credits(collection.id)).toEqual([
    credit(collection, paid, parent),
    { ...credit(collection, inward, parent), sender_name: 'Bola Eze' },
  ])
  expect(credits(own.id)).toEqual([credit(own, deposited, own.id), credit(own, returned, own.id)])
})
