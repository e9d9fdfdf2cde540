import { beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createLog } from '#app/log.ts'
import { openPlatform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { demoWorld, world, type TestPlatform } from '#test/support/world.ts'
import { ADDRESS, NAMES, NUMBERS, PERSON, SURNAME, TO_BANK, TO_IBAN } from './support/marked-person.ts'
import {
  asPartner,
  bearer,
  DEMO,
  QUOTE,
  REASONS,
  send,
  type RestResponse,
  type Headers,
  type Json,
} from './support/rest.ts'
import { columnsHolding } from './support/tables.ts'
import { ask, staffToken, verify } from './support/tokens.ts'

let demo: TestPlatform
let work: () => Promise<void>
let log = ''
let staff: Headers
let session: Headers
let customerId: string
const responses: { readonly status: number; readonly text: string }[] = []

/** Starts a platform with the real log format and a domain whose errors contain all values. */
async function leakyPlatform(): Promise<FastifyInstance> {
  const {
    database,
    platform: {
      source: { keys, settings },
    },
  } = demo
  const { app } = await openPlatform({
    subgraphs,
    database,
    keys,
    settings,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: [] },
    trustProxy: false,
    introspection: true,
    log: createLog('trace', {
      write: line => {
        log += line
      },
    }),
    between: (_, runner) => request => {
      if (request.context.requestId !== 'leaky') return runner(request)
      throw Object.assign(new Error(`could not pay ${TO_IBAN.iban} or call ${PERSON.phone}`), {
        detail: NUMBERS.join(),
        values: NUMBERS,
        ...PERSON,
      })
    },
  })
  await app.ready()
  return app
}

let keyNumber = 0

async function request(
  app: FastifyInstance,
  method: string,
  path: string,
  body: unknown,
  headers: Headers = session,
): Promise<RestResponse> {
  const response = await send(app, {
    method,
    path,
    headers: { ...headers, 'idempotency-key': `personal-${++keyNumber}` },
    body,
  })
  responses.push(response)
  return response
}

async function graph(
  app: FastifyInstance,
  query: string,
  variables: object,
  headers: Headers = staff,
): Promise<Json> {
  const response = await ask(app, query, {
    headers: { ...headers, 'idempotency-key': `personal-${++keyNumber}` },
    variables,
  })
  if (response.errors.length > 0) responses.push({ status: 400, text: response.text })
  return response.data
}

beforeAll(async () => {
  demo = await demoWorld()
  const { work: idle } = await world()
  work = () => idle(2_000, 4)
  const app = await leakyPlatform()
  staff = bearer(await staffToken(app, DEMO), DEMO.id)
  const {
    body: { token },
  } = await send(app, {
    method: 'POST',
    path: '/auth/partner-token',
    headers: asPartner(DEMO),
    body: { partnerUserId: 'marked', ...PERSON, ...NAMES, countryCode: 'NG' },
  })
  const { body: tokens } = await send(app, { method: 'POST', path: '/auth/exchange-token', body: { token } })
  session = bearer(tokens.token, DEMO.id)
  await graph(app, 'mutation ($input: EnsureCustomerInput!) { ensureCustomer(input: $input) { id } }', {
    input: { externalId: 'marked', address: ADDRESS },
  })
  customerId = await verify(app, DEMO, 'marked')
  await pay(app)
  await fail(app)
  await work()
  await app.close()
})

/**
 * Creates, changes, reads and pays recipients of both kinds. Each write has a key under which its response is
 * stored.
 */
async function pay(app: FastifyInstance): Promise<void> {
  for (const [recipient, quote] of [
    [TO_BANK, QUOTE],
    [TO_IBAN, { ...QUOTE, receiveCurrency: 'EUR', destinationCountry: 'DE' }],
  ] as const) {
    const {
      body: { id: recipientId },
    } = await request(app, 'POST', '/recipients', recipient)
    const {
      body: { quoteId },
    } = await request(app, 'POST', '/quotes', quote)
    const { status, body } = await request(app, 'POST', '/transfers', { quoteId, recipientId, ...REASONS })
    if (status !== 201) throw new Error(JSON.stringify(body))
    if ('accountNumber' in recipient)
      await request(app, 'PATCH', `/recipients/${recipientId}`, { accountNumber: '4815162359' })
    await send(app, { method: 'GET', path: `/recipients/${recipientId}`, headers: session })
  }
  await send(app, { method: 'GET', path: '/recipients', headers: session })
  await graph(
    app,
    '{ customers(first: 50) { nodes { phone email dateOfBirth address recipients { accountNumber iban phone } } } }',
    {},
  )
  await graph(
    app,
    'query ($account: AccountInput!) { recipientsWithAccount(account: $account) { nodes { id } } }',
    { account: { iban: TO_IBAN.iban } },
  )
}

/** Sends the same data in requests that are refused or fail. */
async function fail(app: FastifyInstance): Promise<void> {
  await request(app, 'POST', '/recipients', { ...TO_BANK, iban: TO_IBAN.iban, country: 'KE' })
  await request(app, 'POST', '/recipients', {
    ...TO_BANK,
    phone: 4815162342,
    dateOfBirth: PERSON.dateOfBirth,
  })
  await request(app, 'GET', `/recipients/${TO_IBAN.iban}`, undefined)
  await request(
    app,
    'POST',
    '/auth/partner-token',
    { partnerUserId: 'x', ...PERSON, email: `${PERSON.email}@`, dateOfBirth: `${PERSON.dateOfBirth}x` },
    asPartner(DEMO),
  )
  await graph(
    app,
    'query ($account: AccountInput!) { recipientsWithAccount(account: $account) { nodes { id } } }',
    { account: { iban: TO_IBAN.iban, accountNumber: TO_BANK.accountNumber } },
  )
  await graph(app, 'query ($phone: String) { customers(phone: $phone, first: 0) { nodes { id } } }', {
    phone: PERSON.phone,
  })
  for (const body of [TO_BANK, TO_IBAN])
    await request(app, 'POST', '/recipients', body, { ...session, 'x-request-id': 'leaky' })
  await graph(
    app,
    'mutation ($input: EnsureCustomerInput!) { ensureCustomer(input: $input) { id } }',
    { input: { externalId: 'marked', ...PERSON } },
    { ...staff, 'x-request-id': 'leaky' },
  )
}

const found = (text: string): string[] => NUMBERS.filter(marker => text.includes(marker))
const refused = (): string =>
  responses
    .filter(({ status }) => status >= 400)
    .map(({ text }) => text)
    .join('\n')

test('the scenario wrote the searched data, caused refusals and errors, and paid', async () => {
  expect(
    found(
      responses
        .filter(({ status }) => status < 400)
        .map(({ text }) => text)
        .join('\n'),
    ),
  ).toEqual(expect.arrayContaining(['4815162342', '4815162359', 'DE89370400440532013000', 'Marker Street']))
  expect(responses.filter(({ status }) => status >= 400).length).toBeGreaterThanOrEqual(8)
  expect(log).toContain('could not pay')
  expect(await columnsHolding(demo.databaseName, [SURNAME])).toContain('remittance.transfers.recipient_name')
  const { transfers } = await graph(
    demo.app,
    'query ($id: UUID) { transfers(customerId: $id) { nodes { status recipient { accountNumber iban } } } }',
    { id: customerId },
  )
  expect(transfers.nodes).toMatchObject([
    { status: 'COMPLETED', recipient: { iban: TO_IBAN.iban } },
    { status: 'COMPLETED', recipient: { accountNumber: '4815162359' } },
  ])
})

test('no log line has an account number, phone number, address, e-mail address or date of birth', () => {
  expect(found(log)).toEqual([])
})

test('no refusal repeats its input', () => {
  expect(found(refused())).toEqual([])
})

test('no column has them in plain text, including events and stored idempotency outcomes', async () => {
  expect(await columnsHolding(demo.databaseName, NUMBERS)).toEqual([])
})

test('names are in plain text only where they are listed and screened', async () => {
  expect(await columnsHolding(demo.databaseName, [SURNAME])).toEqual([
    'compliance.payment_screenings.parties',
    'identity.customers.last_name',
    'remittance.recipients.business_name',
    'remittance.recipients.last_name',
    'remittance.transfers.recipient_name',
  ])
})

test('after an erasure only the legally required transfers and screenings remain', async () => {
  const erase =
    'mutation ($id: UUID!) { eraseCustomer(customerId: $id, reason: "request 17") { kycStatus erasedAt } }'
  expect(await graph(demo.app, erase, { id: customerId })).toMatchObject({
    eraseCustomer: { kycStatus: 'UNVERIFIED', erasedAt: expect.any(String) },
  })
  await work()

  expect(await columnsHolding(demo.databaseName, [...NUMBERS, SURNAME, ...Object.values(NAMES)])).toEqual([
    'compliance.payment_screenings.parties',
    'remittance.transfers.recipient_name',
  ])
  expect((await send(demo.app, { method: 'GET', path: '/recipients', headers: session })).status).toBe(401)
  const { customer, transfers } = await graph(
    demo.app,
    'query ($id: UUID) { customer(id: $id) { firstName phone recipients { id } } transfers(customerId: $id) { nodes { recipientName recipient { status name iban accountNumber } } } }',
    { id: customerId },
  )
  expect(customer).toEqual({ firstName: null, phone: null, recipients: [] })
  expect(transfers.nodes).toEqual(
    ['Quillfeather Ltd', 'Hepzibah Quillfeather'].map(recipientName => ({
      recipientName,
      recipient: { status: 'INACTIVE', name: '', iban: null, accountNumber: null },
    })),
  )
})

test('a returning customer starts unverified, and cannot send before a new attestation', async () => {
  const {
    body: { token },
  } = await send(demo.app, {
    method: 'POST',
    path: '/auth/partner-token',
    headers: asPartner(DEMO),
    body: { partnerUserId: 'marked', firstName: 'Newly', lastName: 'Come' },
  })
  const { body: tokens } = await send(demo.app, {
    method: 'POST',
    path: '/auth/exchange-token',
    body: { token },
  })
  const headers = bearer(tokens.token, DEMO.id)
  const {
    body: { id: recipientId },
  } = await send(demo.app, { method: 'POST', path: '/recipients', headers, body: TO_BANK })
  const {
    body: { quoteId },
  } = await send(demo.app, { method: 'POST', path: '/quotes', headers, body: QUOTE })

  expect(
    await send(demo.app, {
      method: 'POST',
      path: '/transfers',
      headers,
      body: { quoteId, recipientId, ...REASONS },
    }),
  ).toMatchObject({ status: 422, body: { code: 'KYC_REQUIRED' } })
  expect(await graph(demo.app, '{ viewer { customer { id firstName kycStatus } } }', {}, headers)).toEqual({
    viewer: { customer: { id: customerId, firstName: 'Newly', kycStatus: 'UNVERIFIED' } },
  })
})
