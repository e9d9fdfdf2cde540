import { expect, test } from '@jest/globals'
import { at, call, enrol, place, REASON, RIVAL_KEY, stopClock } from './holds-rest.ts'

const check = (customer_id: string, more: object = {}, credentials?: Readonly<Record<string, string>>) =>
  call('POST /disbursements/check', { customer_id, amount: '4000.00', currency: 'USD', ...more }, credentials)
const decisionFor = async (customerId: string, more?: object): Promise<string> =>
  (await check(customerId, more)).body.decision as string

test('a customer without a profile or a hold may be paid out', async () => {
  const { id, customer_id } = await enrol()

  expect((await check('nobody')).body).toEqual({
    decision: 'ALLOW',
    profile_id: null,
    holds: [],
    signals: [],
  })
  expect((await check(customer_id)).body).toEqual({
    decision: 'ALLOW',
    profile_id: id,
    holds: [],
    signals: [],
  })
})

test('each scope covers the debits that it names and no others', async () => {
  const transaction = await enrol()
  const account = await enrol()
  const all = await enrol()
  const { body } = await place(transaction.id, { scope: 'TRANSACTION', transaction_id: 'wire-1' })
  await place(account.id, { scope: 'ACCOUNT', account_id: 'checking' })
  await place(all.id, { scope: 'ALL', all_assets_in_doubt: true })

  const held = await check(transaction.customer_id, {
    transaction_id: 'wire-1',
    type: 'WIRE',
    channel: 'BRANCH',
  })
  const decisions = [
    await decisionFor(transaction.customer_id, { transaction_id: 'wire-2' }),
    await decisionFor(transaction.customer_id),
    await decisionFor(account.customer_id, { account_id: 'checking' }),
    await decisionFor(account.customer_id, { account_id: 'savings' }),
    await decisionFor(all.customer_id),
  ]

  expect(held.body).toEqual({
    decision: 'HOLD',
    profile_id: transaction.id,
    holds: [{ hold_id: body.id, status: 'PLACED', expires_at: body.expires_at }],
    signals: [],
  })
  expect(decisions).toEqual(['ALLOW', 'ALLOW', 'HOLD', 'ALLOW', 'HOLD'])
})

test.each([
  ['GH-77 99', { id: 'other', account: 'gh7799', name: 'Somebody' }, 'HOLD'],
  ['Müller & Söhne', { id: 'x-1', name: 'MULLER SOHNE' }, 'HOLD'],
  ['payee-7', { id: 'payee-7', name: 'Somebody' }, 'HOLD'],
  ['payee-7', { id: 'PAYEE-8', name: 'Somebody' }, 'ALLOW'],
  ['Global Trade', { name: 'Global Trade Ltd' }, 'ALLOW'],
])('a hold on the payee %s and the counterparty %j: %s', async (payee, counterparty, decision) => {
  const { id, customer_id } = await enrol()
  await place(id, { scope: 'PAYEE', payee })

  expect(await decisionFor(customer_id, { counterparty })).toBe(decision)
  expect(await decisionFor(customer_id)).toBe('ALLOW')
})

test('a hold covers debits until its end, also before the job has expired it, and not after release', async () => {
  stopClock('2026-11-20T15:00:00Z')
  const { id, customer_id } = await enrol()
  const target = { scope: 'ALL', all_assets_in_doubt: true }
  await place(id, target)

  at.clock.offsetMs = Date.parse('2026-12-14T14:59:59.999Z') - at.clock.stoppedAtMs!
  const before = await decisionFor(customer_id)
  at.clock.offsetMs += 1
  const after = await decisionFor(customer_id)
  const second = await place(id, target)
  const held = await decisionFor(customer_id)
  await call(`PUT /holds/${second.body.id}/release`, REASON)

  expect([before, after, held, await decisionFor(customer_id)]).toEqual(['HOLD', 'ALLOW', 'HOLD', 'ALLOW'])
})

test('another tenant’s hold covers nothing here', async () => {
  const { id, customer_id } = await enrol()
  await place(id, { scope: 'ALL', all_assets_in_doubt: true })

  const { body } = await check(customer_id, {}, RIVAL_KEY)

  expect(body).toMatchObject({ decision: 'ALLOW', profile_id: null })
})

test('a check stores nothing and names every faulty field', async () => {
  const { customer_id } = await enrol()
  at.statements.length = 0
  await check(customer_id)
  const writes = at.statements.filter(text => /^\s*(insert|update|delete)/i.test(text))
  const bad = [
    { amount: '0' },
    { amount: '-1' },
    { amount: '1.234' },
    { amount: '9999999999999999' },
    { amount: 4000 },
    { currency: 'dollars' },
    { type: 'GIFT' },
    { channel: 'FAX' },
    { counterparty: { id: '' } },
    { counterparty: { nick: 'x' } },
    { customer_id: 'a\u0000' },
    { account_id: 7 },
  ]

  const results = await Promise.all(bad.map(more => check(customer_id, more)))

  expect(writes.filter(text => text.includes('sentinel.'))).toEqual([])
  expect(results.map(({ status, code }) => [status, code])).toEqual(bad.map(() => [400, 'VALIDATION_ERROR']))
})
