import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import {
  asPartner,
  bearer,
  DEMO,
  QUOTE,
  REASONS,
  RECIPIENT,
  send,
  signIn,
  type RestResponse,
  type Headers,
  type Json,
} from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'

const DAY_MS = 24 * 3_600_000

let demo: TestPlatform
let moved = 0

beforeAll(async () => {
  demo = await demoWorld()
})

/** Advances the clock. Earlier sessions and tokens expire. */
const later = (ms: number): void => {
  demo.clock.offsetMs = moved += ms
}

async function staff(query: string, variables: object): ReturnType<typeof ask> {
  return ask(demo.app, query, { headers: bearer(await staffToken(demo.app, DEMO), DEMO.id), variables })
}

async function done(query: string, variables: object): Promise<Json> {
  const { data, text } = await staff(query, variables)
  if (!data) throw new Error(text)
  return Object.values(data)[0]
}

const added = async (input: object): Promise<Json> =>
  done('mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id externalId } }', {
    input,
  })
const attest = (id: string): ReturnType<typeof ask> =>
  staff(
    'mutation ($id: UUID!) { attestKyc(customerId: $id, input: { status: VERIFIED, level: 2 }) { kycStatus } }',
    { id },
  )
const outcome = ({ data, errors }: Awaited<ReturnType<typeof attest>>): string =>
  errors[0] ? `${String(errors[0].extensions['code'])}: ${errors[0].message}` : data.attestKyc.kycStatus

interface Sender {
  readonly id: string
  readonly externalId: string
}

/** Creates a verified business without an address. */
async function business(more: object = {}): Promise<Sender> {
  const sender: Sender = await added({
    type: 'CORPORATE',
    legalName: 'Tidewick Grocers Ltd',
    incorporationDate: '2001-02-03',
    externalId: `business-${randomUUID()}`,
    countryCode: 'GB',
    ...more,
  })
  if (outcome(await attest(sender.id)) !== 'VERIFIED') throw new Error('The business was not verified.')
  return sender
}

interface Order {
  readonly headers: Headers
  readonly body: object
}

/** Creates a quote and a recipient, ready for one transfer. */
async function order({ externalId }: Sender, sendAmount: string, more: object = {}): Promise<Order> {
  const { headers } = await signIn(demo.app, DEMO, externalId)
  const {
    body: { quoteId },
  } = await send(demo.app, {
    method: 'POST',
    path: '/quotes',
    headers,
    body: { ...QUOTE, sendAmount, ...more },
  })
  const {
    body: { id: recipientId },
  } = await send(demo.app, {
    method: 'POST',
    path: '/recipients',
    headers,
    body: { ...RECIPIENT, lastName: `Okafor ${randomUUID()}` },
  })
  return { headers, body: { quoteId, recipientId, ...REASONS, sourceOfFunds: 'manual' } }
}

const transfer = ({ headers, body }: Order): Promise<RestResponse> =>
  send(demo.app, { method: 'POST', path: '/transfers', headers, body })
const sent = async (sender: Sender, sendAmount: string, more?: object): Promise<string> =>
  outcomeOf(await transfer(await order(sender, sendAmount, more)))
const outcomeOf = ({ status, body }: RestResponse): string =>
  status === 201 ? '201' : `${status} ${body.code}: ${body.error}`

const LINKED =
  '422 ORIGINATOR_DATA_REQUIRED: To send this amount after what you sent in the last seven days, your address must be known.'

test('a customer without a name of letters or a date of birth or incorporation cannot be verified', async () => {
  const {
    body: { token },
  } = await send(demo.app, {
    method: 'POST',
    path: '/auth/partner-token',
    headers: asPartner(DEMO),
    body: { partnerUserId: 'blank-1' },
  })
  await send(demo.app, { method: 'POST', path: '/auth/exchange-token', body: { token } })
  const blank = await done('query { customer(externalId: "blank-1") { id } }', {})
  const ids = [
    blank,
    await added({ firstName: 'Ada', lastName: 'Obi' }),
    await added({ firstName: '12', lastName: '34', dateOfBirth: '1990-05-17' }),
    await added({ type: 'CORPORATE', legalName: 'Tidewick Grocers Ltd' }),
    await added({
      type: 'CORPORATE',
      legalName: '1848',
      firstName: 'Ada',
      lastName: 'Obi',
      incorporationDate: '2001-02-03',
    }),
    await added({ type: 'JOINT', legalName: '---1', dateOfBirth: '1990-05-17' }),
    await added({ firstName: 'Ада', lastName: '-', dateOfBirth: '1990-05-17' }),
  ].map(({ id }) => id as string)

  const outcomes = []
  for (const id of ids) outcomes.push(outcome(await attest(id)))

  const incomplete = (missing: string): string =>
    `CUSTOMER_INCOMPLETE: The customer cannot be verified without a ${missing}.`
  expect(outcomes).toEqual([
    incomplete('name with letters and a date of birth'),
    incomplete('date of birth'),
    incomplete('name with letters'),
    incomplete('date of incorporation'),
    incomplete('name with letters'),
    incomplete('name with letters'),
    'VERIFIED',
  ])
  expect(
    await done(
      'query ($id: UUID!) { customer(id: $id) { kycStatus kycLevel kycAttestedBy kycAttestedAt } }',
      { id: ids[0] },
    ),
  ).toEqual({ kycStatus: 'UNVERIFIED', kycLevel: 0, kycAttestedBy: null, kycAttestedAt: null })
})

test('a verified sender of an earlier version without a name or date is refused at any amount, and the message names the gap', async () => {
  const columns = { name: 'first_name = null, last_name = null', date: 'personal = null' }
  const sender = async (gaps: readonly string[]): Promise<Sender> => {
    const created: Sender = await added({
      firstName: 'Ada',
      lastName: 'Obi',
      dateOfBirth: '1990-05-17',
      externalId: `early-${randomUUID()}`,
    })
    await attest(created.id)
    await withClient(adminOf(demo.databaseName), client =>
      client.query(`update identity.customers set ${gaps.join(', ')} where id = $1`, [created.id]),
    )
    return created
  }

  const outcomes = []
  for (const gaps of [[columns.name], [columns.date], [columns.name, columns.date]])
    outcomes.push(await sent(await sender(gaps), '1.00'))
  const repaired = await sender([columns.name])
  await send(demo.app, {
    method: 'POST',
    path: '/auth/partner-token',
    headers: asPartner(DEMO),
    body: { partnerUserId: repaired.externalId, firstName: 'Eve', lastName: 'Cole' },
  })
  outcomes.push(await sent(repaired, '1.00'))
  await done(
    'mutation ($id: UUID!) { updateCustomer(id: $id, input: { firstName: "Ada", lastName: "Obi" }) { id } }',
    { id: repaired.id },
  )
  outcomes.push(await sent(repaired, '1.00'))
  await attest(repaired.id)
  outcomes.push(await sent(repaired, '1.00'))

  const refused = (missing: string): string =>
    `422 ORIGINATOR_DATA_REQUIRED: To send money your ${missing} must be known.`
  expect(outcomes).toEqual([
    refused('name'),
    refused('date of birth'),
    refused('name and your date of birth'),
    refused('name'),
    '422 KYC_REQUIRED: Your identity must be verified before you can send money.',
    '201',
  ])
})

test('payments below the threshold add up for seven days, across recipients and currencies', async () => {
  const [within, overCurrencies] = [await business(), await business()]
  const first = [await sent(within, '600.00'), await sent(within, '400.00'), await sent(within, '399.99')]
  const mixed = [
    await sent(overCurrencies, '600.00'),
    await sent(overCurrencies, '400.00', { sendCurrency: 'GBP' }),
    await sent(overCurrencies, '399.99', { sendCurrency: 'GBP' }),
  ]
  later(7 * DAY_MS - 60_000)
  const inWeek = await sent(within, '1.00')
  later(120_000)
  const afterWeek = await sent(within, '999.99')

  expect([first, mixed]).toEqual([
    ['201', LINKED, '201'],
    ['201', LINKED, '201'],
  ])
  expect([inWeek, afterWeek]).toEqual([LINKED, '201'])
})

test('cancelled transfers do not count, and a business with an address may exceed the threshold', async () => {
  const sender = await business()
  const { headers, body } = await order(sender, '900.00')
  const {
    body: { id },
  } = await transfer({ headers, body })
  const before = await sent(sender, '900.00')
  await send(demo.app, { method: 'POST', path: `/transfers/${id}/cancel`, headers })
  const after = [await sent(sender, '900.00'), await sent(sender, '900.00')]
  await done(
    'mutation ($externalId: String!) { ensureCustomer(input: { externalId: $externalId, address: "1 Quay, London" }) { id } }',
    { externalId: sender.externalId },
  )

  expect([before, ...after, await sent(sender, '5000.00')]).toEqual([LINKED, '201', LINKED, '201'])
})

test('concurrent transfers cannot exceed the threshold together', async () => {
  const sender = await business()
  const orders = []
  for (let count = 0; count < 6; count++) orders.push(await order(sender, '400.00'))

  const first = (await Promise.all(orders.map(transfer))).map(outcomeOf)
  const confirmed = first.indexOf('201')
  const repeated = outcomeOf(await transfer(orders[confirmed]!))

  expect(first.toSorted()).toEqual(['201', '201', ...Array<string>(4).fill(LINKED)])
  expect(repeated).toMatch(/^400 QUOTE_ALREADY_USED/)
})
