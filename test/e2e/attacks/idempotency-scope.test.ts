import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { keyedFields } from '#app/config/limits.ts'
import { services } from '#app/services.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, send, type RestResponse, type Headers } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'

const CORE = '/api/v1/cba'

let desk: Desk
let administrator: Headers
let manager: Headers
beforeAll(async () => {
  desk = await openDesk()
  administrator = bearer(await staffToken(desk.demo.app, DEMO), DEMO.id)
  manager = bearer(await staffToken(desk.demo.app, DEMO, 'manager'), DEMO.id)
})

/** Creates an API key of core banking and exchanges it for a token, as a server does. */
async function serverToken(role: string): Promise<Headers> {
  const { data } = await ask(
    desk.demo.app,
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
    { headers: administrator, variables: { input: { service: 'CORE', name: 'Server', role } } },
  )
  const secret = data.createApiKey.secret as string
  const { status, text, body } = await send(desk.demo.app, {
    method: 'POST',
    path: '/auth/token',
    base: CORE,
    headers: bearer(secret, DEMO.id),
    body: { grant_type: 'client_credentials' },
  })
  if (status !== 200) throw new Error(`no token: ${text}`)
  return bearer(body.access_token as string, DEMO.id)
}

const deposit = async (headers: Headers, key: string, account: string): Promise<RestResponse> =>
  send(desk.demo.app, {
    method: 'POST',
    path: '/deposits',
    base: CORE,
    headers: { ...headers, 'idempotency-key': key },
    body: await desk.cash(account, 100),
  })

const balanceOf = async (account: string): Promise<number> =>
  (await desk.done(`GET /accounts/${account}/balance`)).ledger_balance as number

test('a request repeated with the successor of its API key posts once', async () => {
  const account = await desk.account()
  const key = randomUUID()
  const [before, after] = [await serverToken('teller'), await serverToken('teller')]

  const first = await deposit(before, key, account)
  const repeated = await deposit(after, key, account)

  expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined])
  expect([repeated.status, repeated.headers['idempotent-replayed'], repeated.text]).toEqual([
    201,
    'true',
    first.text,
  ])
  expect(await balanceOf(account)).toBe(100)
})

test('an API key with other rights neither gets the result of another key nor posts under its idempotency key', async () => {
  const account = await desk.account()
  const key = randomUUID()

  await deposit(await serverToken('teller'), key, account)
  const other = await deposit(await serverToken('manager'), key, account)

  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  expect(await balanceOf(account)).toBe(100)
})

test('each staff member has separate idempotency keys, shared by all their sessions', async () => {
  const account = await desk.account()
  const key = randomUUID()
  const secondSession = bearer(await staffToken(desk.demo.app, DEMO, 'manager'), DEMO.id)
  const colleague = bearer(await staffToken(desk.demo.app, DEMO, 'teller'), DEMO.id)

  const responses = [
    await deposit(manager, key, account),
    await deposit(secondSession, key, account),
    await deposit(colleague, key, account),
  ]

  expect(responses.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual([
    [201, undefined],
    [201, 'true'],
    [201, undefined],
  ])
  expect(await balanceOf(account)).toBe(200)
})

const DEPOSIT = `mutation ($input: CashMovementInput!) { made: deposit(input: $input) { id } }`

async function graphDeposit(account: string, headers: Headers): ReturnType<typeof ask> {
  const { account_id: accountId, initiated_by: initiatedBy } = await desk.cash(account, 100)
  return ask(desk.demo.app, DEPOSIT, {
    headers: { ...manager, ...headers },
    variables: { input: { accountId, amount: '100.00', channel: 'BRANCH', narration: 'Cash', initiatedBy } },
  })
}

test('idempotency keys of REST and of the graph never collide', async () => {
  const account = await desk.account()
  const key = randomUUID()

  const byGraph = await graphDeposit(account, { 'idempotency-key': key })
  const byRest = await Promise.all(
    [`graph:${key}/made`, `${key}/made`, key].map(each => deposit(manager, each, account)),
  )

  expect(byGraph.errors).toEqual([])
  expect(byRest.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual([
    [201, undefined],
    [201, undefined],
    [201, undefined],
  ])
  expect(await balanceOf(account)).toBe(400)
})

test('money mutations of the graph are refused without an idempotency key, like their REST routes', async () => {
  const account = await desk.account()
  const refused = await graphDeposit(account, {})
  const hold = await ask(
    desk.demo.app,
    'mutation ($id: UUID!, $input: PlaceHoldInput!) { placeHold(accountId: $id, input: $input) { id } }',
    {
      headers: manager,
      variables: { id: account, input: { amount: '1.00', reason: 'Hotel', type: 'AUTHORIZATION' } },
    },
  )
  const query = await ask(desk.demo.app, 'query ($id: UUID!) { account(id: $id) { id } }', {
    headers: manager,
    variables: { id: account },
  })

  for (const { status, errors } of [refused, hold])
    expect([status, errors[0]?.extensions['code']]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
  expect(query.errors).toEqual([])
  expect(await balanceOf(account)).toBe(0)
})

test('the mutations that require an idempotency key are those that move or reserve money in core banking', () => {
  expect([...keyedFields(services)].sort()).toEqual([
    'adjustBalance',
    'cancelTransaction',
    'captureHold',
    'deposit',
    'disburseLoan',
    'placeHold',
    'prepayLoan',
    'recoverLoan',
    'releaseEscrow',
    'releaseHold',
    'repayLoan',
    'requeryTransaction',
    'reverseTransaction',
    'runSweep',
    'simulateInwardCredit',
    'transferBetweenBranches',
    'transferByNip',
    'transferCrossCurrency',
    'transferInBulk',
    'transferInterbank',
    'transferInternally',
    'transferInternationally',
    'undoDisbursement',
    'withdraw',
  ])
})
