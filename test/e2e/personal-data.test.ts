import { beforeAll, expect, test } from '@jest/globals'
import type { TestPlatform } from '#test/support/world.ts'
import { NAMES, NUMBERS, SURNAME, TO_BANK, TO_IBAN } from './support/marked-person.ts'
import { personalDataScenario, type PersonalDataScenario } from './support/personal-data-scenario.ts'
import { asPartner, bearer, DEMO, QUOTE, REASONS, send, type Headers } from './support/rest.ts'
import { columnsHolding } from './support/tables.ts'

let demo: TestPlatform
let log: string
let session: Headers
let customerId: string
let responses: PersonalDataScenario['responses']
let graph: PersonalDataScenario['graph']
let work: PersonalDataScenario['work']

beforeAll(async () => {
  ;({ demo, log, session, customerId, responses, graph, work } = await personalDataScenario())
})

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
