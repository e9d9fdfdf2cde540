import { beforeAll, expect, test } from '@jest/globals'
import { runWorker } from '#test/support/world.ts'
import { until } from '#test/compliance/searching/support.ts'
import { RIVAL_KEY } from '../support.ts'
import { elderBank, type ElderBank } from './bank.ts'

let bank: ElderBank
let outsider: string

beforeAll(async () => {
  bank = await elderBank()
  outsider = await bank.account(await bank.customer(), 10_000)
}, 60_000)

test('a transfer is evaluated without the tenant sending it, and the signal names it', async () => {
  const elder = await bank.enrolled()
  const { body: rule } = await bank.elder.call('POST', '/rules', {
    code: 'RECEIVED-AMOUNT',
    rule_type: 'AMOUNT_THRESHOLD',
    severity: 'MEDIUM',
    weight: 0.5,
    parameters: { amount: '50000.00' },
  })
  await bank.elder.call('PUT', `/rules/${rule.id}/enable`)
  const worker = runWorker(bank.elder)

  const id = await bank.transfer(elder.account, outsider, 60_000)
  await until(async () => (await bank.stored(elder.profileId)).length > 0)
  await worker.stop()

  const { body } = await bank.elder.call('GET', `/profiles/${elder.profileId}/signals`)
  expect(body.signals).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rule_code: 'RECEIVED-AMOUNT', transaction_ids: [id] }),
    ]),
  )
  expect(await bank.stored(elder.profileId)).toEqual([
    {
      transactionId: id,
      accountId: elder.account,
      type: 'TRANSFER',
      direction: 'DEBIT',
      channel: 'MOBILE',
      amountMinor: '6000000',
      balanceAfterMinor: '4000000',
    },
  ])
})

test('of a transfer between two enrolled customers, each gets its side once', async () => {
  const [payer, payee] = [await bank.enrolled(), await bank.enrolled(1_000)]

  const id = await bank.transfer(payer.account, payee.account, 250)
  await bank.settle()
  await bank.settle()

  expect(await bank.stored(payer.profileId)).toEqual([
    expect.objectContaining({ transactionId: id, direction: 'DEBIT', accountId: payer.account }),
  ])
  expect(await bank.stored(payee.profileId)).toEqual([
    expect.objectContaining({
      transactionId: `${id}:credit`,
      direction: 'CREDIT',
      accountId: payee.account,
      balanceAfterMinor: '125000',
    }),
  ])
})

test('cash is ingested in the order of its booking; corrections by the bank and moves between own accounts are not', async () => {
  const elder = await bank.enrolled()
  const savings = await bank.account(elder)
  const { desk } = bank

  const paidIn = await desk.done('POST /deposits', { body: await desk.cash(elder.account, 300) })
  const paidOut = await desk.done('POST /withdrawals', {
    body: { ...(await desk.cash(elder.account, 200)), channel: 'ATM' },
  })
  const own = await bank.transfer(elder.account, savings, 50)
  await desk.done('POST /adjustments', {
    as: 'admin',
    body: { account_id: elder.account, direction: 'CREDIT', amount: 10, reason: 'Counted wrong' },
  })
  await desk.done(`POST /transactions/${paidOut.id}/reverse`, { body: { reason: 'Wrong account' } })
  await bank.settle()

  expect(own).toBeDefined()
  expect(await bank.stored(elder.profileId)).toEqual([
    expect.objectContaining({
      transactionId: paidIn.id,
      type: 'CASH',
      direction: 'CREDIT',
      channel: 'BRANCH',
      amountMinor: '30000',
    }),
    expect.objectContaining({
      transactionId: paidOut.id,
      type: 'CASH',
      direction: 'DEBIT',
      channel: 'ATM',
      amountMinor: '20000',
    }),
  ])
})

test('a transfer to another bank is ingested once, when it is booked', async () => {
  const elder = await bank.enrolled()
  const { source_account_id, amount, currency, initiated_by } = await bank.desk.order(
    elder.account,
    outsider,
    700,
  )
  const { id } = await bank.desk.done('POST /transfers/nip', {
    body: {
      source_account_id,
      amount,
      currency,
      initiated_by,
      channel: 'WEB',
      narration: 'Winnings tax',
      destination_account_num: '9000000007',
      destination_bank_code: '000013',
      destination_account_name: 'Chidi Okafor',
    },
  })
  await bank.settle()
  const booked = await bank.stored(elder.profileId)
  const { body } = await bank.desk.call(`GET /transactions/${id}`)
  bank.elder.clock.offsetMs += 600_000
  await bank.settle()
  const later = await bank.desk.call(`GET /transactions/${id}`)

  expect([body.status, later.body.status]).not.toEqual(['COMPLETED', 'COMPLETED'])
  expect(later.body.status).toBe('COMPLETED')
  expect(booked).toEqual([
    expect.objectContaining({
      transactionId: id,
      type: 'TRANSFER',
      direction: 'DEBIT',
      channel: 'ONLINE',
      amountMinor: '70000',
    }),
  ])
  expect(await bank.stored(elder.profileId)).toEqual(booked)
})

test('transactions are taken while a profile is suspended, but not without consent, and of no other customer or tenant', async () => {
  const notEnrolled = await bank.customer()
  const account = await bank.account(notEnrolled, 5_000)
  const suspended = await bank.enrolled()
  await bank.elder.call('PUT', `/profiles/${suspended.profileId}/status`, { status: 'SUSPENDED' })
  const left = await bank.enrolled()
  await bank.elder.call('PUT', `/profiles/${left.profileId}/status`, { status: 'OPTED_OUT' })
  const unconsented = await bank.customer()
  const unconsentedAccount = await bank.account(unconsented, 5_000)
  await bank.settle()
  const unconsentedId = await bank.enrol(unconsented, { status: 'PENDING_CONSENT' })
  const { body: theirs } = await bank.elder.call(
    'POST',
    '/elder/profiles',
    {
      customer_id: notEnrolled.externalId,
      customer_name: 'Eleanor Whitfield',
      date_of_birth: '1941-03-09',
      enrollment_reason: 'AGE_THRESHOLD',
    },
    RIVAL_KEY,
  )

  for (const source of [account, suspended.account, left.account, unconsentedAccount])
    await bank.transfer(source, outsider, 100)
  await bank.settle()

  expect(await bank.stored(suspended.profileId)).toHaveLength(1)
  expect(await bank.stored(left.profileId)).toEqual([])
  expect(await bank.stored(unconsentedId)).toEqual([])
  const { body } = await bank.elder.call('GET', `/profiles/${theirs.id}/signals`, undefined, RIVAL_KEY)
  expect(body.signals).toEqual([])
  expect(await bank.queued(theirs.id as string)).toBe(0)
})

test('a customer who is enrolled before identity has them is linked when they are added', async () => {
  const externalId = `early-${Date.now()}`
  const profileId = await bank.enrol({ externalId })
  await bank.settle()
  const customer = await bank.customer(externalId)
  await bank.settle()
  const account = await bank.account(customer, 900)

  await bank.transfer(account, outsider, 100)
  await bank.settle()

  expect((await bank.stored(profileId)).map(({ direction }) => direction)).toEqual(['CREDIT', 'DEBIT'])
})

test('an enrolment while identity is unreachable succeeds, and is linked once identity responds', async () => {
  const customer = await bank.customer()
  const account = await bank.account(customer, 900)
  await bank.settle()
  bank.elder.away.add('identity')
  const profileId = await bank.enrol(customer).finally(() => bank.elder.away.delete('identity'))
  await bank.settle()

  await bank.transfer(account, outsider, 100)
  await bank.settle()

  expect((await bank.stored(profileId)).map(({ direction }) => direction)).toEqual(['DEBIT'])
})
