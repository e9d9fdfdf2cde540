import type { FastifyInstance } from 'fastify'
import { createLog } from '#app/log.ts'
import { openPlatform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { demoWorld, world, type TestPlatform } from '#test/support/world.ts'
import { ADDRESS, NAMES, NUMBERS, PERSON, TO_BANK, TO_IBAN } from './marked-person.ts'
import {
  asPartner,
  bearer,
  DEMO,
  QUOTE,
  REASONS,
  send,
  type Headers,
  type Json,
  type RestResponse,
} from './rest.ts'
import { ask, staffToken, verify } from './tokens.ts'

/** The platform after a marked person has paid, and after requests with the same data were refused or failed. */
export interface PersonalDataScenario {
  readonly demo: TestPlatform
  readonly log: string
  /** Responses so far: to all REST requests, and to documents with errors. */
  readonly responses: readonly { readonly status: number; readonly text: string }[]
  readonly session: Headers
  readonly customerId: string
  /** Runs a document, by default for staff. */
  graph(app: FastifyInstance, query: string, variables: object, headers?: Headers): Promise<Json>
  /** Runs the jobs until none finds due work. */
  work(): Promise<void>
}

/** Starts a platform with the real log format and a domain whose errors contain all values. */
async function leakyPlatform(
  {
    database,
    platform: {
      source: { keys, settings },
    },
  }: TestPlatform,
  write: (line: string) => void,
): Promise<FastifyInstance> {
  const { app } = await openPlatform({
    subgraphs,
    database,
    keys,
    settings,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: [] },
    trustProxy: false,
    introspection: true,
    log: createLog('trace', { write }),
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

/** Clients of one platform. Each of their requests has its own idempotency key. */
interface Clients {
  readonly app: FastifyInstance
  readonly session: Headers
  readonly staff: Headers
  request(method: string, path: string, body: unknown, headers?: Headers): Promise<RestResponse>
  graph(query: string, variables: object, headers?: Headers): Promise<Json>
}

/**
 * Creates, changes, reads and pays recipients of both kinds. Each write has a key under which its response is
 * stored.
 */
async function pay({ app, session, request, graph }: Clients): Promise<void> {
  for (const [recipient, quote] of [
    [TO_BANK, QUOTE],
    [TO_IBAN, { ...QUOTE, receiveCurrency: 'EUR', destinationCountry: 'DE' }],
  ] as const) {
    const {
      body: { id: recipientId },
    } = await request('POST', '/recipients', recipient)
    const {
      body: { quoteId },
    } = await request('POST', '/quotes', quote)
    const { status, body } = await request('POST', '/transfers', { quoteId, recipientId, ...REASONS })
    if (status !== 201) throw new Error(JSON.stringify(body))
    if ('accountNumber' in recipient)
      await request('PATCH', `/recipients/${recipientId}`, { accountNumber: '4815162359' })
    await send(app, { method: 'GET', path: `/recipients/${recipientId}`, headers: session })
  }
  await send(app, { method: 'GET', path: '/recipients', headers: session })
  await graph(
    '{ customers(first: 50) { nodes { phone email dateOfBirth address recipients { accountNumber iban phone } } } }',
    {},
  )
  await graph(
    'query ($account: AccountInput!) { recipientsWithAccount(account: $account) { nodes { id } } }',
    { account: { iban: TO_IBAN.iban } },
  )
}

/** Sends the same data in requests that are refused or fail. */
async function fail({ session, staff, request, graph }: Clients): Promise<void> {
  await request('POST', '/recipients', { ...TO_BANK, iban: TO_IBAN.iban, country: 'KE' })
  await request('POST', '/recipients', {
    ...TO_BANK,
    phone: 4815162342,
    dateOfBirth: PERSON.dateOfBirth,
  })
  await request('GET', `/recipients/${TO_IBAN.iban}`, undefined)
  await request(
    'POST',
    '/auth/partner-token',
    { partnerUserId: 'x', ...PERSON, email: `${PERSON.email}@`, dateOfBirth: `${PERSON.dateOfBirth}x` },
    asPartner(DEMO),
  )
  await graph(
    'query ($account: AccountInput!) { recipientsWithAccount(account: $account) { nodes { id } } }',
    { account: { iban: TO_IBAN.iban, accountNumber: TO_BANK.accountNumber } },
  )
  await graph('query ($phone: String) { customers(phone: $phone, first: 0) { nodes { id } } }', {
    phone: PERSON.phone,
  })
  for (const body of [TO_BANK, TO_IBAN])
    await request('POST', '/recipients', body, { ...session, 'x-request-id': 'leaky' })
  await graph(
    'mutation ($input: EnsureCustomerInput!) { ensureCustomer(input: $input) { id } }',
    { input: { externalId: 'marked', ...PERSON } },
    { ...staff, 'x-request-id': 'leaky' },
  )
}

export async function personalDataScenario(): Promise<PersonalDataScenario> {
  const demo = await demoWorld()
  const { work: idle } = await world()
  const work = (): Promise<void> => idle(2_000, 4)
  let log = ''
  const app = await leakyPlatform(demo, line => {
    log += line
  })
  const staff = bearer(await staffToken(app, DEMO), DEMO.id)
  const {
    body: { token },
  } = await send(app, {
    method: 'POST',
    path: '/auth/partner-token',
    headers: asPartner(DEMO),
    body: { partnerUserId: 'marked', ...PERSON, ...NAMES, countryCode: 'NG' },
  })
  const { body: tokens } = await send(app, { method: 'POST', path: '/auth/exchange-token', body: { token } })
  const session = bearer(tokens.token, DEMO.id)

  const responses: { readonly status: number; readonly text: string }[] = []
  let keyNumber = 0
  const withKey = (headers: Headers): Headers => ({
    ...headers,
    'idempotency-key': `personal-${++keyNumber}`,
  })
  const graph: PersonalDataScenario['graph'] = async (on, query, variables, headers = staff) => {
    const response = await ask(on, query, { headers: withKey(headers), variables })
    if (response.errors.length > 0) responses.push({ status: 400, text: response.text })
    return response.data
  }
  const clients: Clients = {
    app,
    session,
    staff,
    async request(method, path, body, headers = session) {
      const response = await send(app, { method, path, headers: withKey(headers), body })
      responses.push(response)
      return response
    },
    graph: (query, variables, headers) => graph(app, query, variables, headers),
  }
  await clients.graph('mutation ($input: EnsureCustomerInput!) { ensureCustomer(input: $input) { id } }', {
    input: { externalId: 'marked', address: ADDRESS },
  })
  const customerId = await verify(app, DEMO, 'marked')
  await pay(clients)
  await fail(clients)
  await work()
  await app.close()
  return { demo, log, responses, session, customerId, graph, work }
}
