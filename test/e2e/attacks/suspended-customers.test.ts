import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld, world, type TestPlatform } from '#test/support/world.ts'
import {
  asKey,
  asPartner,
  bearer,
  DEMO,
  handoffToken,
  QUOTE,
  REASONS,
  RECIPIENT,
  send,
  signIn,
  type RestResponse,
  type Headers,
  type Json,
  type Session,
} from '#test/e2e/support/rest.ts'
import { ask, staffToken, verify } from '#test/e2e/support/tokens.ts'

const CORE = '/api/v1/cba'

let demo: TestPlatform
let work: (stepMs?: number, rounds?: number) => Promise<void>
let admin: Headers

beforeAll(async () => {
  demo = await demoWorld()
  work = (await world()).work
  await signedIn()
})

const signedIn = async (): Promise<void> => {
  admin = bearer(await staffToken(demo.app, DEMO), DEMO.id)
}

interface Customer extends Session {
  readonly id: string
  readonly externalId: string
  readonly unspent: string
}

/** Creates a verified customer with a session and an unused handoff token. */
async function customer(): Promise<Customer> {
  const externalId = `status-${randomUUID()}`
  const session = await signIn(demo.app, DEMO, externalId)
  await graph('mutation ($i: EnsureCustomerInput!) { ensureCustomer(input: $i) { id } }', {
    i: { externalId, firstName: 'Grace', lastName: 'Hopper', countryCode: 'US' },
  })
  const id = await verify(demo.app, DEMO, externalId)
  return { ...session, id, externalId, unspent: await handoffToken(demo.app, DEMO, externalId) }
}

async function graph(query: string, variables: object): Promise<Json> {
  const { data, text } = await ask(demo.app, query, { headers: admin, variables })
  if (!data) throw new Error(text)
  return data
}

const remittance = (route: string, headers: Headers, body?: unknown): Promise<RestResponse> =>
  call('/api/v1/remittance', route, headers, body)
const core = (route: string, body?: unknown): Promise<RestResponse> => call(CORE, route, admin, body)

async function call(base: string, route: string, headers: Headers, body: unknown): Promise<RestResponse> {
  const [method, path] = route.split(' ') as [string, string]
  return send(demo.app, {
    base,
    method,
    path,
    headers: { ...headers, ...(base === CORE && method !== 'GET' && { 'idempotency-key': randomUUID() }) },
    body,
  })
}

async function change(id: string, to: 'suspend' | 'activate' | 'close'): Promise<void> {
  const { status, text } = await core(
    `POST /customers/${id}/${to}`,
    to === 'activate' ? undefined : { reason: 'Under review' },
  )
  if (status !== 200) throw new Error(text)
}

async function order({ headers }: Session, more: object = {}): Promise<Json> {
  const {
    body: { quoteId },
  } = await remittance('POST /quotes', headers, QUOTE)
  const {
    body: { id: recipientId },
  } = await remittance('POST /recipients', headers, RECIPIENT)
  return { quoteId, recipientId, ...REASONS, ...more }
}

const transfer = async (by: Session, more: object = {}): Promise<string> =>
  (await remittance('POST /transfers', by.headers, await order(by, more))).body.id
const state = async (id: string): Promise<Json> =>
  (await graph('query ($id: UUID!) { transfer(id: $id) { status hold failureReason } }', { id })).transfer

/** Opens an account of the customer in US dollars with a balance of 500.00. */
async function account(customerId: string): Promise<string> {
  const opened = await core('POST /accounts', {
    customer_id: customerId,
    account_type: 'DOMICILIARY',
    currency: 'USD',
  })
  const { id } = opened.body
  if (opened.status !== 201) throw new Error(opened.text)
  const paid = await core('POST /deposits', {
    account_id: id,
    amount: 500,
    channel: 'BRANCH',
    narration: 'Cash',
    initiated_by: await initiator(),
  })
  if (paid.status !== 201) throw new Error(paid.text)
  return id as string
}

const initiator = async (): Promise<string> => (await graph('{ viewer { subjectId } }', {})).viewer.subjectId
const internal = async (source: string, destination: string, initiated_by?: string): Promise<RestResponse> =>
  core('POST /transfers/internal', {
    source_account_id: source,
    destination_account_id: destination,
    destination_account_name: 'Grace Hopper',
    amount: 10,
    currency: 'USD',
    channel: 'API',
    narration: 'Rent',
    initiated_by: initiated_by ?? (await initiator()),
  })
const outcome = ({ status, body }: RestResponse): string => `${status} ${body?.code ?? ''}`.trim()

test.each(['suspend', 'close'] as const)(
  'the operation "%s" ends every session immediately: no token of the customer or of its partner works',
  async to => {
    const grace = await customer()
    const spent = { token: grace.unspent }
    const { refreshToken: other } = await signIn(demo.app, DEMO, grace.externalId)
    await remittance('GET /transfers', grace.headers)

    await change(grace.id, to)

    const code = to === 'suspend' ? 'CUSTOMER_NOT_ACTIVE' : 'CUSTOMER_CLOSED'
    const tried = await Promise.all([
      remittance('GET /transfers', grace.headers),
      remittance('POST /quotes', grace.headers, QUOTE),
      remittance('POST /recipients', grace.headers, RECIPIENT),
      remittance('POST /auth/exchange-token', {}, spent),
      remittance('POST /auth/refresh-token', {}, { refreshToken: grace.refreshToken }),
      remittance('POST /auth/refresh-token', {}, { refreshToken: other }),
      remittance('POST /auth/partner-token', asPartner(DEMO), { partnerUserId: grace.externalId }),
    ])
    const { errors } = await ask(
      demo.app,
      'mutation ($t: String!) { refreshSession(refreshToken: $t) { accessToken } }',
      { variables: { t: grace.refreshToken } },
    )

    expect(tried.map(outcome)).toEqual([
      '401 UNAUTHENTICATED',
      '401 UNAUTHENTICATED',
      '401 UNAUTHENTICATED',
      '401 TOKEN_INVALID',
      `401 ${code}`,
      `401 ${code}`,
      `401 ${code}`,
    ])
    expect(errors[0]!.extensions['code']).toBe(code)
  },
)

test('ended sessions stay ended when the customer is active again, and a new sign-in works', async () => {
  const grace = await customer()
  await change(grace.id, 'suspend')
  await change(grace.id, 'activate')

  expect(outcome(await remittance('GET /transfers', grace.headers))).toBe('401 UNAUTHENTICATED')
  expect(
    outcome(await remittance('POST /auth/refresh-token', {}, { refreshToken: grace.refreshToken })),
  ).toBe('401 TOKEN_INVALID')
  expect(outcome(await remittance('POST /auth/exchange-token', {}, { token: grace.unspent }))).toBe(
    '401 TOKEN_INVALID',
  )
  expect(
    outcome(await remittance('GET /transfers', (await signIn(demo.app, DEMO, grace.externalId)).headers)),
  ).toBe('200')
})

test('a transfer of a suspended sender waits at its stage, even from a wallet, and continues when the sender is active again', async () => {
  const grace = await customer()
  const walletId = await account(grace.id)
  const unpaid = await transfer(grace, { sourceOfFunds: 'manual' })
  const paid = await transfer(grace, { sourceOfFunds: 'manual' })
  const [collected, fromWallet] = [await transfer(grace), await transfer(grace, { walletId })]
  expect(outcome(await remittance(`POST /transfers/${paid}/fund`, asKey(DEMO)))).toBe('200')

  await change(grace.id, 'suspend')
  const refused = await remittance(`POST /transfers/${unpaid}/fund`, asKey(DEMO))
  await work(1_000, 3)

  expect(outcome(refused)).toBe('422 CUSTOMER_NOT_ACTIVE')
  for (const [id, status] of [
    [unpaid, 'CREATED'],
    [collected, 'CREATED'],
    [fromWallet, 'CREATED'],
    [paid, 'FUNDED'],
  ] as const)
    expect(await state(id)).toEqual({ status, hold: 'SENDER_SUSPENDED', failureReason: null })

  await change(grace.id, 'activate')
  await work(1_000, 4)
  expect(outcome(await remittance(`POST /transfers/${unpaid}/fund`, asKey(DEMO)))).toBe('200')
  await work(1_000, 4)

  for (const id of [unpaid, collected, fromWallet, paid])
    expect(await state(id)).toEqual({ status: 'COMPLETED', hold: null, failureReason: null })
})

test('a transfer of a closed sender fails, and collected money is refunded', async () => {
  const grace = await customer()
  const [unpaid, paid, collected] = [
    await transfer(grace, { sourceOfFunds: 'manual' }),
    await transfer(grace, { sourceOfFunds: 'manual' }),
    await transfer(grace),
  ]
  await remittance(`POST /transfers/${paid}/fund`, asKey(DEMO))

  await change(grace.id, 'close')
  const refused = await remittance(`POST /transfers/${unpaid}/fund`, asKey(DEMO))
  await work(1_000, 3)

  expect(outcome(refused)).toBe('409 CUSTOMER_CLOSED')
  expect([await state(unpaid), await state(paid), await state(collected)]).toEqual([
    { status: 'FAILED', hold: null, failureReason: 'SENDER_CLOSED' },
    { status: 'REFUNDED', hold: null, failureReason: 'SENDER_CLOSED' },
    { status: 'FAILED', hold: null, failureReason: 'SENDER_CLOSED' },
  ])
})

test('no money leaves the account of a suspended customer; incoming money arrives, and no account can be opened', async () => {
  const [grace, other] = [await customer(), await customer()]
  const [own, foreign] = [await account(grace.id), await account(other.id)]

  await change(grace.id, 'suspend')
  const opening = await core('POST /accounts', {
    customer_id: grace.id,
    account_type: 'DOMICILIARY',
    currency: 'USD',
  })
  const initiated = await internal(foreign, own, grace.id)
  await work()

  const [out, cash] = [
    await internal(own, foreign),
    await core('POST /withdrawals', {
      account_id: own,
      amount: 1,
      channel: 'BRANCH',
      narration: 'Cash',
      initiated_by: await initiator(),
    }),
  ]
  const hold = await core(`POST /accounts/${own}/holds`, {
    amount: 1,
    reason: 'Hotel',
    type: 'AUTHORIZATION',
  })
  const into = await internal(foreign, own)
  const lifted = await core(`POST /accounts/${own}/restrictions`, {
    restriction: 'NONE',
    reason: 'At the wish of the customer',
  })
  const again = await internal(own, foreign)

  expect([opening, initiated, out, cash, hold, into, lifted, again].map(outcome)).toEqual([
    '422 CUSTOMER_NOT_ACTIVE',
    '422 CUSTOMER_NOT_ACTIVE',
    '422 POST_NO_DEBIT',
    '422 POST_NO_DEBIT',
    '422 POST_NO_DEBIT',
    '201',
    '200',
    '422 POST_NO_DEBIT',
  ])
  expect(lifted.body.restriction).toBe('PND')

  await change(grace.id, 'activate')
  await work()
  expect(outcome(await internal(own, foreign))).toBe('201')
})
