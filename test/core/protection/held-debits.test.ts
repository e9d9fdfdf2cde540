import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { RIVAL, type RestResponse } from '#test/e2e/support/rest.ts'
import {
  account,
  ALL,
  applied,
  desk,
  elder,
  hold,
  outcomeOf,
  person,
  post,
  release,
  withWorker,
  type Opened,
} from './protected-bank.ts'

withWorker()

const OUTSIDE = { destination_account_num: '0123456789', destination_bank_code: '000013' }
const SHOP_OUTSIDE = 'Chidi Okafor'

let shop: Opened
let initiated_by: string
beforeAll(async () => {
  shop = await account(await person(), 1_000)
  initiated_by = await desk.initiator()
})

const order = async (source: Opened, destination: Opened = shop): Promise<object> =>
  desk.order(source.id, destination.id, 10)
const outside = (source: Opened): object => ({
  ...OUTSIDE,
  source_account_id: source.id,
  destination_account_name: SHOP_OUTSIDE,
  amount: 10,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by,
})
const reserve = (source: Opened, type: string, key?: string): Promise<RestResponse> =>
  post(`/accounts/${source.id}/holds`, { amount: 10, reason: 'Hotel', type }, key ? { key } : {})

/** Each debit of an account, under the given key. Amounts are small, so that all of them can be repeated. */
const DEBITS = {
  'internal transfer': async (source: Opened, key: string) =>
    post('/transfers/internal', await order(source), { key }),
  'transfer by NIP': (source: Opened, key: string) => post('/transfers/nip', outside(source), { key }),
  'interbank transfer': (source: Opened, key: string) =>
    post('/transfers/interbank', outside(source), { key }),
  'item of a bulk': async (source: Opened, key: string) =>
    post('/transfers/bulk', { items: [await order(source)] }, { key }),
  'item of an atomic bulk': async (source: Opened, key: string) =>
    post('/transfers/bulk', { items: [await order(source)], atomic: true }, { key }),
  withdrawal: async (source: Opened, key: string) =>
    post('/withdrawals', await desk.cash(source.id, 10), { key }),
  authorization: (source: Opened, key: string) => reserve(source, 'AUTHORIZATION', key),
  'card reservation': (source: Opened, key: string) => reserve(source, 'CARD', key),
} as const

type Debit = keyof typeof DEBITS
const names = Object.keys(DEBITS) as Debit[]

/** The debits of an account that are refused. */
async function refusedDebits(source: Opened): Promise<Debit[]> {
  const refused: Debit[] = []
  for (const name of names) {
    const outcome = outcomeOf(await DEBITS[name](source, randomUUID()))
    if (/DISBURSEMENT_HELD$/.test(outcome)) refused.push(name)
    else expect([name, outcome]).toEqual([name, 'DONE'])
  }
  return refused
}

const WITH_PAYEE: readonly Debit[] = ['internal transfer', 'item of a bulk', 'item of an atomic bulk']
const TO_OTHER_BANKS: readonly Debit[] = ['transfer by NIP', 'interbank transfer']

test.each<[string, (source: Opened) => object, readonly Debit[]]>([
  ['everything', () => ALL, names],
  ['the account by its id', ({ id }) => ({ scope: 'ACCOUNT', account_id: id }), names],
  ['the account by its number', ({ number }) => ({ scope: 'ACCOUNT', account_id: number }), names],
  ['another account', () => ({ scope: 'ACCOUNT', account_id: 'checking-2' }), []],
  ['the number of an account of the tenant', () => ({ scope: 'PAYEE', payee: shop.number }), WITH_PAYEE],
  ['the name of an account of the tenant', () => ({ scope: 'PAYEE', payee: 'WALTER ASHDOWN' }), WITH_PAYEE],
  ['the name of a payee at another bank', () => ({ scope: 'PAYEE', payee: 'okáfor, chidi' }), []],
  ['the same name in its order', () => ({ scope: 'PAYEE', payee: 'chidi okáfor' }), TO_OTHER_BANKS],
  ['the number at another bank', () => ({ scope: 'PAYEE', payee: '012 345 6789' }), TO_OTHER_BANKS],
  ['another payee', () => ({ scope: 'PAYEE', payee: 'Roof Repair LLC' }), []],
])(
  'a hold on %s refuses exactly the debits that it covers, until it is released',
  async (_, target, held) => {
    const walter = await elder()
    const source = await account(walter)
    expect(await refusedDebits(source)).toEqual([])

    const holdId = await hold(walter.profileId, target(source))
    await applied(holdId)

    expect(await refusedDebits(source)).toEqual(held)
    await release(holdId)
    await applied(holdId)
    expect(await refusedDebits(source)).toEqual([])
  },
)

test("a hold on a payee covers payments to the payee's accounts by the tenant's id for the payee", async () => {
  const [walter, nephew] = [await elder(), await person()]
  const [source, payee] = [await account(walter), await account(nephew, 0)]
  await applied(await hold(walter.profileId, { scope: 'PAYEE', payee: nephew.externalId }))

  expect(outcomeOf(await post('/transfers/internal', await order(source, payee)))).toBe(
    '422 DISBURSEMENT_HELD',
  )
  expect(outcomeOf(await post('/transfers/internal', await order(source)))).toBe('DONE')
})

test('a hold on a transaction refuses the request with its id as the Idempotency-Key', async () => {
  const walter = await elder()
  const source = await account(walter)
  const transactionId = `tx-${randomUUID()}`
  await applied(await hold(walter.profileId, { scope: 'TRANSACTION', transaction_id: transactionId }))

  expect(await refusedDebits(source)).toEqual([])
  expect(outcomeOf(await DEBITS['internal transfer'](source, transactionId))).toBe('422 DISBURSEMENT_HELD')
})

test('money that was reserved earlier is not paid out, unless a court ordered it', async () => {
  const walter = await elder()
  const source = await account(walter)
  const ids: string[] = []
  for (const type of ['AUTHORIZATION', 'LIEN', 'LEGAL']) ids.push((await reserve(source, type)).body.id)
  const capture = async (id: string): Promise<string> =>
    outcomeOf(await post(`/holds/${id}/capture`, { amount: 10, destination_account_id: shop.id }))
  const holdId = await hold(walter.profileId, ALL)
  await applied(holdId)

  const [authorization, lien, legal] = ids as [string, string, string]
  expect([await capture(authorization), await capture(lien), await capture(legal)]).toEqual([
    '422 DISBURSEMENT_HELD',
    '422 DISBURSEMENT_HELD',
    'DONE',
  ])
  expect(outcomeOf(await reserve(source, 'LIEN'))).toBe('DONE')
  await release(holdId)
  await applied(holdId)
  expect(await capture(authorization)).toBe('DONE')
})

test('a hold on a reservation as the transaction refuses its capture', async () => {
  const walter = await elder()
  const source = await account(walter)
  const { body } = await reserve(source, 'CARD')
  await applied(await hold(walter.profileId, { scope: 'TRANSACTION', transaction_id: body.id }))

  expect(
    outcomeOf(await post(`/holds/${body.id}/capture`, { amount: 10, destination_account_id: shop.id })),
  ).toBe('422 DISBURSEMENT_HELD')
})

test('credits, reversals and corrections continue, and a repeat gets the first refusal', async () => {
  const walter = await elder()
  const source = await account(walter)
  const cash = await desk.done('POST /deposits', { body: await desk.cash(source.id, 20) })
  const holdId = await hold(walter.profileId, ALL)
  await applied(holdId)
  const request = { key: randomUUID() }
  const body = await order(source)

  const refused = await post('/transfers/internal', body, request)
  expect(refused.body).toMatchObject({
    code: 'DISBURSEMENT_HELD',
    message: 'The payment cannot be made at present.',
  })
  for (const done of [
    await post('/deposits', await desk.cash(source.id, 10)),
    await post('/transfers/internal', await order(shop, source)),
    await post(`/transactions/${cash.id}/reverse`, { reason: 'Counted twice' }),
    await post(
      '/adjustments',
      { account_id: source.id, direction: 'DEBIT', amount: 1, reason: 'Charged twice' },
      { as: 'admin' },
    ),
  ])
    expect(outcomeOf(done)).toBe('DONE')

  await release(holdId)
  await applied(holdId)
  const repeated = await post('/transfers/internal', body, request)
  expect([repeated.status, repeated.text]).toEqual([refused.status, refused.text])
  expect(outcomeOf(await post('/transfers/internal', body))).toBe('DONE')
  expect(await desk.isClean()).toBe(true)
})

test('a preview shows the refusal', async () => {
  const walter = await elder()
  const source = await account(walter)
  const preview = async (): Promise<unknown> => {
    const { body } = await post('/transfers/preview', {
      transfer_type: 'INTERNAL',
      source_account_id: source.id,
      destination_account_id: shop.id,
      amount: 10,
      currency: 'NGN',
    })
    return body.refusal?.code ?? null
  }
  const before = await preview()
  await applied(await hold(walter.profileId, { scope: 'PAYEE', payee: shop.number }))

  expect([before, await preview()]).toEqual([null, 'DISBURSEMENT_HELD'])
})

test('an account that is opened later is covered, also if the customer is added after the hold', async () => {
  const walter = await elder()
  await applied(await hold(walter.profileId, ALL))
  expect(outcomeOf(await post('/withdrawals', await desk.cash((await account(walter)).id, 1)))).toBe(
    '422 DISBURSEMENT_HELD',
  )

  const externalId = `c-${randomUUID()}`
  const { profileId } = await elder(externalId, { isAdded: false })
  await applied(await hold(profileId, ALL))
  const later = await account(await person(externalId))
  expect(outcomeOf(await post('/withdrawals', await desk.cash(later.id, 1)))).toBe('422 DISBURSEMENT_HELD')
})

test('debits are refused within five seconds of the hold, and made within five seconds of its release', async () => {
  const walter = await elder()
  const source = await account(walter)

  const holdId = await hold(walter.profileId, ALL)
  await applied(holdId, 5_000)
  expect(outcomeOf(await post('/transfers/internal', await order(source)))).toBe('422 DISBURSEMENT_HELD')

  await release(holdId)
  await applied(holdId, 5_000)
  expect(outcomeOf(await post('/transfers/internal', await order(source)))).toBe('DONE')
})

test('a customer of another tenant with the same id is not affected', async () => {
  const walter = await elder()
  const { id: customer_id } = await desk.done('POST /customers', {
    tenant: RIVAL,
    body: { external_id: walter.externalId, first_name: 'Walter', last_name: 'Ashdown' },
  })
  const { id } = await desk.done('POST /accounts', {
    tenant: RIVAL,
    body: { customer_id, account_type: 'SAVINGS', currency: 'NGN' },
  })
  const cash = { ...(await desk.cash(id, 10)), initiated_by: await desk.initiator(RIVAL) }
  await desk.done('POST /deposits', { tenant: RIVAL, body: cash })

  await applied(await hold(walter.profileId, ALL))

  expect(outcomeOf(await post('/withdrawals', cash, { tenant: RIVAL }))).toBe('DONE')
})
