import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { signals } from '#kernel/telemetry.ts'
import { processSlices } from '#kernel/concurrency/time-slices.ts'
import { openPlatform, type Platform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { IN_FLIGHT } from '#gateway/limits/in-flight.ts'
import { leaseWhole } from '#gateway/limits/quota-leases.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { bearer, DEMO, RIVAL, type Headers } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { times } from './attack.ts'

/** Number of transfers on the account whose statements are requested. A statement may have 5,000 lines. */
const LINES = 3_000
const LINE =
  'postedAt transactionId transactionRef transactionType channel counterpartyAccountNum narration debit credit balance'

let desk: Desk
let platform: Platform
let app: FastifyInstance
let account: string
let viewer: Headers
let rival: Headers
/** Delays core's responses to operations whose name starts with Slow. */
let gate: { open: () => void; readonly opened: Promise<void> }
const closeGate = (): void => {
  let open = (): void => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  gate = { open, opened }
}

beforeAll(async () => {
  closeGate()
  desk = await openDesk()
  account = await desk.account(1_000_000)
  const other = await desk.account()
  const item = await desk.order(account, other, 1)
  for (let written = 0; written < LINES; written += 1_000)
    await desk.done('POST /transfers/bulk', { body: { items: Array.from({ length: 1_000 }, () => item) } })
  const { database, keys, settings } = desk.demo.platform.source
  platform = await openPlatform({
    subgraphs,
    database,
    keys,
    settings,
    limits: leaseWhole,
    trustProxy: false,
    introspection: true,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
    log: () => undefined,
    between: (name, runner) => async request => {
      if (name === 'core' && request.operationName?.startsWith('Slow')) await gate.opened
      return runner(request)
    },
  })
  app = platform.app
  await app.listen({ host: '127.0.0.1', port: 0 })
  viewer = bearer(await staffToken(app, DEMO, 'viewer'), DEMO.id)
  rival = bearer(await staffToken(app, RIVAL, 'viewer'), RIVAL.id)
}, 60_000)

afterAll(() => platform.close())

const statements = (count: number, line = LINE): string =>
  `query ($id: UUID!) { ${times(count, index => `s${index}: accountStatement(id: $id, from: "2020-01-01", to: "2090-01-01") { openingBalance lines { ${line} } }`)} }`

const attack = (query: string, variables: object = { id: account }) =>
  ask(app, query, { headers: viewer, variables })

/** Runs an attack while another tenant sends requests, and asserts that those succeed. */
async function besideNeighbour<Result>(run: () => Promise<Result>): Promise<Result> {
  let [served, isRunning] = [0, true]
  const asking = (async () => {
    do {
      const { statusCode } = await app.inject({ url: '/api/v1/cba/accounts?limit=1', headers: rival })
      expect(statusCode).toBe(200)
      if (isRunning) served += 1
    } while (isRunning)
  })()
  const result = await run().finally(() => {
    isRunning = false
  })
  await asking
  expect(served).toBeGreaterThan(0)
  return result
}

const codes = (
  responses: readonly { status: number; errors: readonly { extensions: Record<string, unknown> }[] }[],
): string[] =>
  responses.map(({ status, errors }) => `${status} ${String(errors[0]?.extensions['code'] ?? 'succeeded')}`)

describe('one viewer', () => {
  test('cannot request twenty statements in a document, even in several concurrent documents', async () => {
    desk.demo.statements.length = 0
    const responses = await Promise.all([1, 2, 3, 4].map(index => attack(`${statements(20)}\n#${index}`)))

    expect(codes(responses)).toEqual(Array.from({ length: 4 }, () => '400 GRAPHQL_VALIDATION_FAILED'))
    expect(responses[0]!.errors[0]!.message).toMatch(/costs 200020 points; at most 100000 are allowed/)
    expect(desk.demo.statements.filter(text => text.includes('core.'))).toEqual([])
  })

  test('gets an error instead of several statements that together exceed the response limit', async () => {
    const responses = await besideNeighbour(() =>
      Promise.all(
        [1, 2, 3, 4].map(index =>
          attack(
            `${statements(9, `${LINE} ${times(2, index => `more${index}: transactionRef`)}`)}\n#${index}`,
          ),
        ),
      ),
    )

    // Each uses nineteen of the credential's forty concurrency units.
    expect(codes(responses).sort()).toEqual([
      '200 RESPONSE_TOO_LARGE',
      '200 RESPONSE_TOO_LARGE',
      '429 RATE_LIMITED',
      '429 RATE_LIMITED',
    ])
    expect(responses.filter(({ status }) => status === 200).map(({ data }) => data)).toEqual([null, null])
  }, 120_000)

  test('gets two statements, at the cost of their maximum size', async () => {
    const before = Number((await attack('{ __typename }')).headers['x-ratelimit-remaining'])
    const { data, headers } = await attack(statements(2))

    expect(data.s1.lines).toHaveLength(LINES + 1)
    expect(headers).toMatchObject({ 'x-query-cost': '20002', 'x-ratelimit-remaining': String(before - 21) })
  })

  test('gets a long statement that is completed over many rounds of the event loop', async () => {
    const waits = jest.spyOn(processSlices, 'next')
    const { data } = await attack(statements(1, `${LINE} ${times(29, index => `more${index}: balance`)}`))
    const rounds = waits.mock.calls.length
    waits.mockRestore()

    expect(data.s0.lines).toHaveLength(LINES + 1)
    // A slice lasts ten milliseconds, and 120,000 fields need several slices; a slower machine needs more.
    expect(rounds).toBeGreaterThan(1)
  })

  test.each([
    [
      'pages by variables',
      'query ($n: Int!) { customers(first: $n) { nodes { accounts(first: $n) { nodes { transactions(first: $n) { nodes { id } } } } } } }',
      { n: 60 },
    ],
    [
      'pages by defaults of variables',
      'query ($n: Int! = 60) { customers(first: $n) { nodes { accounts(first: $n) { nodes { transactions(first: $n) { nodes { id } } } } } } }',
      {},
    ],
    [
      'lists without pages in each other',
      '{ customers(first: 100) { nodes { accounts(first: 100) { nodes { openHolds { account { openHolds { id } } } } } } } }',
      {},
    ],
    [
      'one costly field under many names',
      `query ($id: UUID!) { account(id: $id) { ${times(30, index => `a${index}: transactions(first: 100) { nodes { history { status } } edges { node { history { at } } } }`)} } }`,
      undefined,
    ],
    [
      'a costly fragment that is spread again and again',
      `query ($id: UUID!) { ${times(15, index => `a${index}: account(id: $id) { ...A }`)} } fragment A on Account { transactions(first: 100) { nodes { history { at } } edges { node { history { at } } } } customer { accounts(first: 2) { nodes { transactions(first: 100) { nodes { history { at } } } } } } }`,
      undefined,
    ],
    [
      'nodes and edges of one page',
      'query ($id: UUID!) { account(id: $id) { a: transactions(first: 100) { edges { node { history { status } } } } customer { accounts(first: 100) { nodes { transactions(first: 100) { edges { node { history { status } } } nodes { history { at } } } } } } } }',
      undefined,
    ],
  ])('is refused %s', async (_, query, variables) => {
    desk.demo.statements.length = 0
    const { status, errors } = await attack(query, variables)

    expect([status, errors[0]?.extensions['code'], errors[0]?.message]).toEqual([
      400,
      'GRAPHQL_VALIDATION_FAILED',
      expect.stringMatching(/^The document costs \d+ points; at most 100000 are allowed/),
    ])
    expect(desk.demo.statements.filter(text => text.includes('core.'))).toEqual([])
  })

  test.each([
    [
      'a short page by a variable',
      'query ($n: Int!) { customers(first: $n) { nodes { accounts(first: $n) { nodes { transactions(first: $n) { nodes { id } } } } } } }',
      { n: 5 },
      186,
    ],
    [
      'a page that is left out',
      'query ($more: Boolean!) { customers(first: 2) { nodes { accounts(first: 100) @include(if: $more) { nodes { openHolds { id } } } } } }',
      { more: false },
      3,
    ],
  ])('pays exactly for %s', async (_, query, variables, cost) => {
    const { status, headers } = await attack(query, variables)

    expect([status, headers['x-query-cost']]).toEqual([200, String(cost)])
  })
})

describe('slots for running operations', () => {
  let usedSlots = 0
  const stop = signals.slots.subscribe(message => {
    usedSlots = message.usedSlots
  })
  afterAll(stop)
  const slow = (index: number, headers = viewer) =>
    ask(app, `query Slow { account(id: "${account}") { id } }\n#${index}`, { headers })
  const free = async (): Promise<void> => {
    for (let attempt = 0; usedSlots > 0 && attempt < 800; attempt++) await sleep(25)
    expect(usedSlots).toBe(0)
  }

  test('are limited for each credential, and free again once the operations end', async () => {
    closeGate()
    const waiting = Array.from({ length: IN_FLIGHT.credential }, (_, index) => slow(index))
    while (usedSlots < IN_FLIGHT.credential) await sleep(5)

    const beyond = await slow(-1)
    const statement = await app.inject({
      url: `/api/v1/cba/accounts/${account}/statement?from=2020-01-01&to=2090-01-01`,
      headers: viewer,
    })
    const small = await app.inject({ url: '/api/v1/cba/accounts?limit=1', headers: viewer })
    const neighbour = await ask(app, '{ viewer { kind } }', { headers: rival })
    gate.open()
    const responses = await Promise.all(waiting)

    expect([beyond.status, beyond.errors[0]?.extensions['code'], beyond.headers['retry-after']]).toEqual([
      429,
      'RATE_LIMITED',
      '1',
    ])
    expect([statement.statusCode, statement.json().code, statement.headers['retry-after']]).toEqual([
      429,
      expect.any(String),
      '1',
    ])
    expect([small.statusCode, neighbour.status]).toEqual([200, 200])
    expect(responses.map(({ status }) => status)).toEqual(waiting.map(() => 200))
    await free()
    expect((await attack('{ viewer { kind } }', {})).status).toBe(200)
  })

  test('are limited for all credentials of a workspace together', async () => {
    closeGate()
    const staff = await Promise.all(
      (['viewer', 'teller', 'officer', 'manager', 'admin'] as const).map(async role =>
        bearer(await staffToken(app, DEMO, role), DEMO.id),
      ),
    )
    const each = IN_FLIGHT.workspace / (staff.length - 1)
    const waiting = staff
      .slice(1)
      .flatMap(headers => Array.from({ length: each }, (_, index) => slow(index, headers)))
    // This makes one operation more than the limit, so the last one to arrive is refused.
    const first = slow(-1, staff[0])
    while (usedSlots < IN_FLIGHT.workspace) await sleep(5)

    const beyond = await slow(-2, staff[0])
    const neighbour = await ask(app, '{ viewer { kind } }', { headers: rival })
    gate.open()
    const responses = await Promise.all([first, ...waiting])

    expect([beyond.status, beyond.errors[0]?.extensions['code']]).toEqual([429, 'RATE_LIMITED'])
    expect(beyond.errors[0]?.message).toMatch(/credentials together: all 160 slots/)
    expect(neighbour.status).toBe(200)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1)
    await free()
  })

  test('are free again after an error, after a refusal, and once the work of a disconnected client ends', async () => {
    closeGate()
    const { port } = app.server.address() as AddressInfo
    const body = JSON.stringify({ query: `query Slow { account(id: "${account}") { id } }` })
    const head = Object.entries({
      host: 'localhost',
      ...viewer,
      'content-type': 'application/json',
      'content-length': String(body.length),
    })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
    const client = connect(port, '127.0.0.1')
    await once(client, 'connect')
    client.write(`POST /graphql HTTP/1.1\r\n${head}\r\n${body}`)
    while (usedSlots === 0) await sleep(5)

    client.destroy()
    await sleep(50)
    const whileWorking = usedSlots
    gate.open()

    expect(whileWorking).toBe(1)
    await free()
    await Promise.all([
      attack('{ knid }', {}),
      attack('{ account(id: "00000000-0000-4000-8000-000000000000") { id } }', {}),
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...viewer, 'content-type': 'application/json' },
        payload: '{',
      }),
    ])
    await free()
  })
})
