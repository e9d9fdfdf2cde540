import type { FastifyInstance } from 'fastify'
import { openPlatform, type Platform } from '#app/platform.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { subgraphs } from '#app/subgraphs.ts'
import type { Receiver } from '#test/webhooks/receiver.ts'
import type { TestPlatform } from '#test/support/world.ts'
import { asKey, bearer, DEMO, QUOTE, REASONS, RECIPIENT, send, signIn, type Headers } from './rest.ts'
import { makeSealedElderThings, readSealedElderThings } from './sealed-elder-things.ts'
import { makeSealedVerification } from './sealed-verification.ts'
import { BEGIN_TOTP } from './signing-in.ts'
import { ask, staffToken } from './tokens.ts'

/** Starts a second platform on the file's database with these encryption keys. */
export async function restarted(
  { database, platform: { source } }: TestPlatform,
  logged: unknown[],
  ...keys: readonly [Buffer, ...Buffer[]]
): Promise<Platform> {
  const platform = await openPlatform({
    subgraphs,
    database,
    keys: keyringOn(database, installationKeys(...keys), source.now),
    settings: source.settings,
    now: source.now,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
    trustProxy: false,
    introspection: true,
    log: (fields, message) => {
      logged.push({ fields, message })
    },
  })
  await platform.app.ready()
  return platform
}

/** Ids of one encrypted object of each kind in the demonstration's sandbox. */
export interface SealedThings {
  readonly headers: Headers
  readonly order: Readonly<Record<string, unknown>>
  readonly transferId: string
  readonly recipientId: string
  readonly subscriptionId: string
  readonly subjectId: string
  readonly screeningId: string
  readonly matchId: string
  readonly caseId: string
}

export const COMPLIANCE = { authorization: 'Bearer sk_sandbox_demo' }
const NAMED = { ...COMPLIANCE, 'x-actor': 'analyst@bank.example' }
const PROFILE = {
  version: '4.0',
  rentity_id: 4711,
  currency: 'NGN',
  reporting_person: { first_name: 'Ngozi', last_name: 'Adeline' },
  location: { address_type: 'B', address: '1 Example Road', city: 'Lagos', country_code: 'NG' },
  transmode_codes: { branch: 'CD' },
  funds_codes: { CASH_IN: 'K' },
  indicators: { STRUCTURING: 'STRUC' },
}
const compliance = '/api/v1'
const CORE = '/api/v1/cba'
const KEY = { 'idempotency-key': 'sealed-things-1' }

/**
 * Creates every kind of encrypted object that requests can create; the worker creates the others. The
 * imported list names Philomena Dragwitch.
 */
export async function makeSealedThings(
  app: FastifyInstance,
  hook: Pick<Receiver, 'url'>,
): Promise<SealedThings> {
  const {
    body: { id: subscriptionId },
  } = await send(app, {
    method: 'POST',
    path: '/webhooks/subscriptions',
    headers: asKey(DEMO),
    body: { name: 'Sealed', url: hook.url, events: ['*'] },
  })
  await send(app, {
    method: 'POST',
    path: `/webhooks/subscriptions/${subscriptionId}/rotate-secret`,
    headers: asKey(DEMO),
  })
  const staff = bearer(await staffToken(app, DEMO), DEMO.id)
  for (const [query, variables] of [
    [ENSURE, { input: DETAILS }],
    [BEGIN_TOTP, { password: 'demo-password-1' }],
  ] as const) {
    const { data, text } = await ask(app, query, { headers: staff, variables })
    if (!data) throw new Error(text)
  }
  const { body: documented } = await send(app, {
    method: 'POST',
    base: CORE,
    path: '/customers',
    headers: { ...staff, 'idempotency-key': 'sealed-customer' },
    body: { first_name: 'Ordinary', last_name: 'Citizen' },
  })
  await send(app, {
    method: 'POST',
    base: CORE,
    path: `/customers/${documented.id as string}/documents`,
    headers: { ...staff, 'idempotency-key': 'sealed-document' },
    body: { type: 'PASSPORT', number: 'A00001234', issuing_country: 'NG' },
  })
  const { headers } = await signIn(app, DEMO)
  const {
    body: { id: recipientId },
  } = await send(app, { method: 'POST', path: '/recipients', headers, body: RECIPIENT })
  const {
    body: { quoteId },
  } = await send(app, { method: 'POST', path: '/quotes', headers, body: QUOTE })
  const order = { quoteId, recipientId, ...REASONS }
  const {
    body: { id: transferId },
  } = await send(app, { method: 'POST', path: '/transfers', headers: { ...headers, ...KEY }, body: order })
  const { body: subject } = await send(app, {
    method: 'POST',
    base: compliance,
    path: '/subjects',
    headers: COMPLIANCE,
    body: { external_id: 'sealed-1', type: 'INDIVIDUAL', name: 'Ordinary Citizen', date_of_birth: '1971' },
  })
  const { body: screening } = await send(app, {
    method: 'POST',
    base: compliance,
    path: '/screenings',
    headers: COMPLIANCE,
    body: { subject: { type: 'INDIVIDUAL', name: 'Philomena Dragwitch', external_id: 'sealed-2' } },
  })
  const onCases = (path: string, body: object) =>
    send(app, { method: 'POST', base: compliance, path: `/cases${path}`, headers: COMPLIANCE, body })
  const { body: opened } = await onCases('', { type: 'FRAUD', priority: 'P1', title: 'Philomena Dragwitch' })
  await onCases(`/${opened.id as string}/close`, { disposition: 'NO_ACTION', reason: 'Born in another year' })
  const tried = { type: 'CASH_IN', direction: 'CREDIT', channel: 'branch', amount: '1.00', currency: 'USD' }
  const sealed = { ...tried, transaction_id: 'sealed-1', customer: { id: 'sealed-1', type: 'INDIVIDUAL' } }
  for (const [method, path, body] of [
    ['POST', '/monitoring/blacklists/ACCOUNT/entries', { value: '0000000009', reason: 'Mule' }],
    [
      'POST',
      '/monitoring/allow-list',
      { payer: 'sealed-1', payee: 'sealed-2', reason: 'Family', expires_at: '2999-01-01T00:00:00Z' },
    ],
    ['POST', '/monitoring/transactions', { transaction: sealed }],
    ['PUT', '/reports/goaml-profile', PROFILE],
    ['POST', '/reports', { type: 'LIST_COVERAGE' }],
  ] as const)
    await send(app, { method, base: compliance, path, headers: NAMED, body })
  await makeSealedElderThings(app)
  await makeSealedVerification(app)
  return {
    headers,
    order,
    transferId,
    recipientId,
    subscriptionId,
    subjectId: subject.subject_id,
    screeningId: screening.screening_id,
    matchId: screening.matches[0].match_id,
    caseId: opened.id,
  }
}

const CUSTOMER =
  'query ($phone: String, $email: EmailAddress) { customers(phone: $phone, email: $email) { nodes { firstName phone email dateOfBirth } } }'
const TRANSFER =
  'query ($id: UUID!) { transfer(id: $id) { travelRule { originator { name account } beneficiary { name account } } } }'
const ACCOUNT =
  'query ($number: String!) { recipientsWithAccount(account: { country: "NG", bankCode: "011", accountNumber: $number }) { nodes { id } } }'

/**
 * Reads all decrypted content through the interfaces. The result must be the same before and after a key
 * rotation.
 */
export async function readSealedThings(
  app: FastifyInstance,
  { headers, order, transferId, recipientId, subjectId, screeningId, matchId, caseId }: SealedThings,
  deliveryId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const get = async (path: string, base?: string, by: Headers = headers): Promise<unknown> => {
    const { status, body } = await send(app, {
      method: 'GET',
      path,
      headers: by,
      ...(base !== undefined && { base }),
    })
    return { status, body }
  }
  const staff = bearer(await staffToken(app, DEMO), DEMO.id)
  const graph = async (query: string, variables: object): Promise<unknown> => {
    const { data, errors } = await ask(app, query, { variables, headers: staff })
    return { data, errors }
  }
  const again = await send(app, {
    method: 'POST',
    path: '/transfers',
    headers: { ...headers, ...KEY },
    body: order,
  })
  return {
    recipient: await get(`/recipients/${recipientId}`),
    byAccount: await graph(ACCOUNT, { number: RECIPIENT.accountNumber }),
    customer: await graph(CUSTOMER, { phone: PHONE }),
    byEmail: await graph(CUSTOMER, { email: EMAIL }),
    parties: await graph(TRANSFER, { id: transferId }),
    outcome: [again.status, again.headers['idempotent-replayed'], again.text],
    delivery: (
      await send(app, { method: 'GET', path: `/webhooks/deliveries/${deliveryId}`, headers: asKey(DEMO) })
    ).body,
    subject: await get(`/subjects/${subjectId}`, compliance, COMPLIANCE),
    screening: await get(`/screenings/${screeningId}`, compliance, COMPLIANCE),
    match: await get(`/screenings/${screeningId}/matches/${matchId}`, compliance, COMPLIANCE),
    case: await get(`/cases/${caseId}`, compliance, COMPLIANCE),
    caseEvents: await get(`/cases/${caseId}/events`, compliance, COMPLIANCE),
    alerts: await get('/monitoring/alerts', compliance, COMPLIANCE),
    ...(await readSealedElderThings(app)),
    decision: withoutTime(await get(`/screenings/${screeningId}/report`, compliance, COMPLIANCE)),
  }
}

/** Removes the time at which a report was generated. */
const withoutTime = (report: unknown): unknown =>
  JSON.parse(JSON.stringify(report, (name, value: unknown) => (name === 'generated_at' ? undefined : value)))

export const PHONE = '+2348031234567'
export const EMAIL = 'philomena@sealed.example'

/** A customer of the demonstration with a value in every encrypted field. */
const DETAILS = {
  externalId: 'sealed-customer',
  phone: PHONE,
  email: EMAIL,
  firstName: 'Grace',
  lastName: 'Hopper',
  dateOfBirth: '1990-01-02',
  countryCode: 'NG',
}
const ENSURE = 'mutation ($input: EnsureCustomerInput!) { ensureCustomer(input: $input) { id } }'
