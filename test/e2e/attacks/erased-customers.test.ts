import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld, world, type TestPlatform } from '#test/support/world.ts'
import { bearer, DEMO, send, type RestResponse, type Headers } from '#test/e2e/support/rest.ts'
import { columnsHolding } from '#test/e2e/support/tables.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'

const FIRST = 'Ozymandeva'
const LAST = 'Thistlewick'
const NAMES = [FIRST, LAST]

/**
 * The payee is part of the payment record, which Directive (EU) 2015/849, article 40, requires to be kept for
 * five years.
 */
const RETAINED = ['core.transactions.destination_name']

/** Days of a statement are those of the tenant's time zone. */
const dayInLagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' })

let demo: TestPlatform
let work: () => Promise<void>
let admin: Headers
let initiator: string

beforeAll(async () => {
  demo = await demoWorld()
  work = (await world()).work
  admin = bearer(await staffToken(demo.app, DEMO), DEMO.id)
  initiator = (await ask(demo.app, '{ viewer { subjectId } }', { headers: admin })).data.viewer.subjectId
})

async function core(route: string, body?: unknown): Promise<RestResponse> {
  const [method, path] = route.split(' ') as [string, string]
  return send(demo.app, {
    base: '/api/v1/cba',
    method,
    path,
    headers: { ...admin, ...(method !== 'GET' && { 'idempotency-key': randomUUID() }) },
    body,
  })
}

async function done(route: string, body?: unknown): Promise<RestResponse['body']> {
  const { status, text, body: result } = await core(route, body)
  if (status >= 400) throw new Error(`${route}: ${status} ${text}`)
  return result
}

const customer = async (first_name: string, last_name: string): Promise<string> =>
  (await done('POST /customers', { first_name, last_name })).id
const account = async (customer_id: string, more: object = {}): Promise<string> =>
  (await done('POST /accounts', { customer_id, account_type: 'SAVINGS', currency: 'NGN', ...more })).id
const cash = (account_id: string, amount: number): object => ({
  account_id,
  amount,
  channel: 'BRANCH',
  narration: 'Cash',
  initiated_by: initiator,
})
const order = (
  source_account_id: string,
  destination_account_id: string,
  destination_account_name: string,
): object => ({
  source_account_id,
  destination_account_id,
  destination_account_name,
  amount: 100,
  currency: 'NGN',
  channel: 'API',
  narration: 'Rent',
  initiated_by: initiator,
})

const ERASE = 'mutation ($id: UUID!) { eraseCustomer(customerId: $id, reason: "request 12") { id erasedAt } }'
const erase = (id: string): ReturnType<typeof ask> =>
  ask(demo.app, ERASE, { headers: admin, variables: { id } })
const found = async (search: string): Promise<number> =>
  (await done(`GET /accounts?q=${search}`)).accounts.length
const holding = async (): Promise<string[]> =>
  (await columnsHolding(demo.databaseName, NAMES)).filter(name => name.startsWith('core.'))

test('core and its search no longer contain an erased customer, while the ledger keeps its entries and statements add up', async () => {
  const [id, other] = [await customer(FIRST, LAST), await customer('Ben', 'Obi')]
  const [own, household, payer] = [
    await account(id),
    await account(id, { account_name: `${LAST} household` }),
    await account(other),
  ]
  await done('POST /deposits', cash(payer, 500))
  await done('POST /transfers/internal', order(payer, own, `${FIRST} ${LAST}`))
  await done('POST /withdrawals', cash(own, 100))
  await work()

  const whileOpen = await erase(id)
  const unerased = (
    await ask(demo.app, 'query ($id: UUID!) { customer(id: $id) { firstName erasedAt } }', {
      headers: admin,
      variables: { id },
    })
  ).data.customer
  const before = { columns: await holding(), found: await found(LAST.toLowerCase()) }
  for (const each of [own, household])
    await done(`POST /accounts/${each}/close`, { reason: 'At the wish of the customer' })
  const erased = await erase(id)
  await work()

  expect(whileOpen.errors.map(({ extensions }) => extensions['code'])).toEqual(['CUSTOMER_HAS_ACCOUNTS'])
  expect(unerased).toEqual({ firstName: FIRST, erasedAt: null })
  expect(before).toEqual({
    columns: [
      'core.account_search_tokens.word',
      'core.accounts.account_name',
      'core.accounts.name_key',
      ...RETAINED,
    ],
    found: 2,
  })
  expect(erased.data.eraseCustomer).toEqual({ id, erasedAt: expect.any(String) })
  expect(await holding()).toEqual(RETAINED)
  expect([await found(LAST.toLowerCase()), await found(FIRST.toLowerCase())]).toEqual([0, 0])
  const today = dayInLagos.format(Date.now() + demo.clock.offsetMs)
  expect(await done(`GET /accounts/${own}/statement?from=${today}&to=${today}`)).toMatchObject({
    account_name: 'Erased customer',
    opening_balance: 0,
    total_in: 100,
    total_out: 100,
    closing_balance: 0,
  })
  expect(await done('GET /reports/integrity')).toMatchObject({ is_clean: true })
})

test('the texts of loans are erased with their customer, who is kept while a loan or a guarantee lasts', async () => {
  const [id, other] = [await customer(FIRST, LAST), await customer('Ben', 'Obi')]
  const { id: product_id } = await done('POST /loans/products', {
    code: 'ERASED',
    name: 'Loan',
    currency: 'NGN',
    interest_rate: 12,
    rate_type: 'DECLINING',
    amortization: 'BULLET',
    repayment_frequency: 'MONTHLY',
    day_count: 'THIRTY_360',
    min_principal: 1,
    max_principal: 1_000,
    min_installments: 1,
    max_installments: 12,
  })
  const loan = async (customer_id: string, purpose: string): Promise<string> => {
    const disbursement_account_id = await account(customer_id, { account_name: 'Loan account' })
    const request = { customer_id, product_id, principal: 500, installments: 3, purpose }
    const { id: loanId } = await done('POST /loans', { ...request, disbursement_account_id })
    await done(`POST /accounts/${disbursement_account_id}/close`, { reason: 'Moved' })
    return loanId as string
  }
  const [own, guaranteed] = [await loan(id, `${FIRST}'s farm`), await loan(other, 'Stock')]
  await done(`POST /loans/${own}/collateral`, {
    type: 'REAL_ESTATE',
    description: `House of ${FIRST} ${LAST}`,
    value: 900,
  })
  await done(`POST /loans/${own}/guarantors`, { name: `Mother of ${LAST}`, amount: 500 })
  const guarantor = { name: `${FIRST} ${LAST}`, customer_id: id, amount: 500 }
  const { id: guarantee } = await done(`POST /loans/${guaranteed}/guarantors`, guarantor)

  const refused = [await erase(id)]
  await done(`POST /loans/${own}/withdraw`)
  refused.push(await erase(id))
  await done(`POST /loans/${guaranteed}/guarantors/${guarantee}/release`)
  expect(await holding()).toEqual(
    expect.arrayContaining([
      'core.loan_collateral.description',
      'core.loan_guarantors.name',
      'core.loans.purpose',
    ]),
  )
  const erased = await erase(id)
  await work()

  expect(refused.map(({ errors }) => errors[0]!.extensions['code'])).toEqual([
    'CUSTOMER_HAS_ACCOUNTS',
    'CUSTOMER_HAS_ACCOUNTS',
  ])
  expect(erased.errors).toEqual([])
  expect((await holding()).filter(name => name.startsWith('core.loan'))).toEqual([])
  expect(await done(`GET /loans/${own}`)).toMatchObject({ purpose: 'Erased', principal: 500 })
  expect(await done(`GET /loans/${guaranteed}`)).toMatchObject({ purpose: 'Stock' })
})

test('the data of a namesake stays, and a customer who returns has a name again', async () => {
  const [id, namesake] = [await customer(FIRST, LAST), await customer(FIRST, LAST)]
  const [open, closed] = [await account(namesake), await account(id)]
  await done(`POST /accounts/${closed}/close`, { reason: 'At the wish of the customer' })
  await erase(id)
  await work()

  expect([
    (await done(`GET /accounts/${open}`)).account_name,
    (await done(`GET /accounts/${closed}`)).account_name,
  ]).toEqual([`${FIRST} ${LAST}`, 'Erased customer'])
  expect(await found(LAST.toLowerCase())).toBe(1)

  demo.clock.offsetMs += 120_000
  const back = await account(id, { account_name: 'Ann Lee' })
  await work()
  expect((await done(`GET /accounts/${back}`)).account_name).toBe('Ann Lee')
})
