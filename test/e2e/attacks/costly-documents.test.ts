import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { signals } from '#kernel/telemetry.ts'
import { openPlatform, type Platform } from '../../../bin/platform.ts'
import { subgraphs } from '../../../bin/subgraphs.ts'
import { IN_FLIGHT } from '../../../gateway/limits/in-flight.ts'
import { alone } from '../../../gateway/limits/shares.ts'
import { openDesk, type Desk } from '../support/core-desk.ts'
import { bearer, DEMO, RIVAL, type Headers } from '../support/rest.ts'
import { ask, staffToken } from '../support/tokens.ts'
import { times } from './attack.ts'

/** Transfers from the account whose statements are asked for; a statement may have 5,000 lines. */
const LINES = 3_000
const LINE = 'postedAt transactionId transactionRef transactionType channel counterpartyAccountNum narration debit credit balance'

let desk: Desk
let platform: Platform
let app: FastifyInstance
let account: string
let viewer: Headers
let rival: Headers
/** Holds back what core answers to documents that name the operation Slow. */
let gate: { open: () => void; readonly opened: Promise<void> }
const closeGate = (): void => {
  let open = (): void => undefined
  const opened = new Promise<void>(resolve => { open = resolve })
  gate = { open, opened }
}

beforeAll(async () => {
  closeGate()
  desk = await openDesk()
  account = await desk.account(1_000_000)
  const other = await desk.account()
  const item = await desk.order(account, other, 1)
  for (let made = 0; made < LINES; made += 1_000) await desk.done('POST /transfers/bulk', { body: { items: Array.from({ length: 1_000 }, () => item) } })
  const { database, keys, settings } = desk.house.platform.source
  platform = await openPlatform({
    subgraphs, database, keys, settings, limits: alone, trustProxy: false, introspection: true,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] }, log: () => undefined,
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

const attack = (query: string, variables: object = { id: account }) => ask(app, query, { headers: viewer, variables })

interface Watched<Result> { readonly result: Result; readonly heldMs: number; readonly heapMb: number; readonly neighbours: number }

/**
 * Runs an attack, and asks all the time for another tenant. The event loop is held for as long as the processor works between two of
 * its rounds; the time of day says nothing where the machine is busy with other things.
 */
async function watchedOnce<Result>(run: () => Promise<Result>): Promise<Watched<Result>> {
  const before = process.memoryUsage().heapUsed
  let [heldMs, heapMb, neighbours, isRunning] = [0, 0, 0, true]
  let last = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(last)
    last = process.cpuUsage()
    heldMs = Math.max(heldMs, (user + system) / 1_000)
    heapMb = Math.max(heapMb, (process.memoryUsage().heapUsed - before) / 1e6)
  }, 1)
  const neighbour = async (): Promise<void> => {
    while (isRunning) {
      const { statusCode } = await app.inject({ url: '/api/v1/cba/accounts?limit=1', headers: rival })
      expect(statusCode).toBe(200)
      neighbours += 1
      await sleep(10)
    }
  }
  const asking = neighbour()
  const result = await run().finally(() => { isRunning = false })
  await asking
  clearInterval(timer)
  return { result, heldMs, heapMb, neighbours }
}

const HELD_MAX_MS = 300

/** A collection of garbage that meets a busy machine lies about the loop, so that the better of two is taken. */
async function watched<Result>(run: () => Promise<Result>): Promise<Watched<Result>> {
  let best = await watchedOnce(run)
  for (let repeat = 1; repeat < 2 && best.heldMs >= HELD_MAX_MS; repeat++) {
    const next = await watchedOnce(run)
    if (next.heldMs < best.heldMs) best = next
  }
  return best
}

/** Generous. Before there were bounds, these attacks held the loop for seconds and took a gigabyte. */
function expectBounded({ heldMs, heapMb, neighbours }: Watched<unknown>): void {
  expect(heldMs).toBeLessThan(HELD_MAX_MS)
  expect(heapMb).toBeLessThan(250)
  expect(neighbours).toBeGreaterThan(0)
}

const codes = (answers: readonly { status: number; errors: readonly { extensions: Record<string, unknown> }[] }[]): string[] =>
  answers.map(({ status, errors }) => `${status} ${String(errors[0]?.extensions['code'] ?? 'answered')}`)

/** The longest piece of a long statement, of its processor time; without time slices half of the time is one piece. */
const SHARE_MAX = 0.4

describe('one viewer', () => {
  test('cannot have twenty statements in a document, however many documents are sent at once', async () => {
    const seen = await watched(() => Promise.all([1, 2, 3, 4].map(index => attack(`${statements(20)}\n#${index}`))))

    expect(codes(seen.result)).toEqual(Array.from({ length: 4 }, () => '400 GRAPHQL_VALIDATION_FAILED'))
    expect(seen.result[0]!.errors[0]!.message).toMatch(/costs 200020 points; at most 100000 are allowed/)
    expectBounded(seen)
  })

  test('has as many statements as a document may have given up while they are written, once they are too large together', async () => {
    const seen = await watched(() => Promise.all([1, 2, 3, 4].map(index => attack(`${statements(9, `${LINE} ${times(2, index => `more${index}: transactionRef`)}`)}\n#${index}`))))

    // Each takes nineteen of the credential's forty places.
    expect(codes(seen.result).sort()).toEqual(['200 ANSWER_TOO_LARGE', '200 ANSWER_TOO_LARGE', '429 RATE_LIMITED', '429 RATE_LIMITED'])
    expect(seen.result.filter(({ status }) => status === 200).map(({ data }) => data)).toEqual([null, null])
    expectBounded(seen)
  }, 120_000)

  test('gets two statements, which cost what they may hold', async () => {
    let before = 0
    const seen = await watched(async () => {
      before = Number((await attack('{ __typename }')).headers['x-ratelimit-remaining'])
      return attack(statements(2))
    })

    expect(seen.result.data.s1.lines).toHaveLength(LINES + 1)
    expect(seen.result.headers).toMatchObject({ 'x-query-cost': '20002', 'x-ratelimit-remaining': String(before - 21) })
    expectBounded(seen)
  })

  test('has a long statement completed in many rounds of the event loop', async () => {
    const wide = statements(1, `${LINE} ${times(29, index => `more${index}: balance`)}`)
    let best = Infinity
    // A collection of garbage or a busy machine can hold the loop as well, so that the best of several counts.
    for (let repeat = 0; repeat < 12 && best >= SHARE_MAX; repeat++) {
      const before = process.cpuUsage()
      const { result, heldMs } = await watchedOnce(() => attack(`${wide}\n#${repeat}`))
      const { user, system } = process.cpuUsage(before)
      expect(result.data.s0.lines).toHaveLength(LINES + 1)
      best = Math.min(best, heldMs / ((user + system) / 1_000))
    }

    expect(best).toBeLessThan(SHARE_MAX)
  })

  test.each([
    ['pages by variables', 'query ($n: Int!) { customers(first: $n) { nodes { accounts(first: $n) { nodes { transactions(first: $n) { nodes { id } } } } } } }', { n: 60 }],
    ['pages by defaults of variables', 'query ($n: Int! = 60) { customers(first: $n) { nodes { accounts(first: $n) { nodes { transactions(first: $n) { nodes { id } } } } } } }', {}],
    ['lists without pages in each other', '{ customers(first: 100) { nodes { accounts(first: 100) { nodes { openHolds { account { openHolds { id } } } } } } } }', {}],
    ['one costly field under many names', `query ($id: UUID!) { account(id: $id) { ${times(30, index => `a${index}: transactions(first: 100) { nodes { history { status } } edges { node { history { at } } } }`)} } }`, undefined],
    ['a costly fragment that is spread again and again', `query ($id: UUID!) { ${times(15, index => `a${index}: account(id: $id) { ...A }`)} } fragment A on Account { transactions(first: 100) { nodes { history { at } } edges { node { history { at } } } } customer { accounts(first: 2) { nodes { transactions(first: 100) { nodes { history { at } } } } } } }`, undefined],
    ['nodes and edges of one page', 'query ($id: UUID!) { account(id: $id) { a: transactions(first: 100) { edges { node { history { status } } } } customer { accounts(first: 100) { nodes { transactions(first: 100) { edges { node { history { status } } } nodes { history { at } } } } } } } }', undefined],
  ])('is refused %s', async (_, query, variables) => {
    desk.house.statements.length = 0
    const { status, errors } = await attack(query, variables)

    expect([status, errors[0]?.extensions['code'], errors[0]?.message]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED', expect.stringMatching(/^The document costs \d+ points; at most 100000 are allowed/)])
    expect(desk.house.statements.filter(text => text.includes('core.'))).toEqual([])
  })

  test.each([
    ['a short page by a variable', 'query ($n: Int!) { customers(first: $n) { nodes { accounts(first: $n) { nodes { transactions(first: $n) { nodes { id } } } } } } }', { n: 5 }, 186],
    ['a page that is left out', 'query ($more: Boolean!) { customers(first: 2) { nodes { accounts(first: 100) @include(if: $more) { nodes { openHolds { id } } } } } }', { more: false }, 3],
  ])('pays for %s what it is', async (_, query, variables, cost) => {
    const { status, headers } = await attack(query, variables)

    expect([status, headers['x-query-cost']]).toEqual([200, String(cost)])
  })
})

describe('places for operations under way', () => {
  let taken = 0
  const stop = signals.places.hear(message => { taken = message.taken })
  afterAll(stop)
  const slow = (index: number, headers = viewer) => ask(app, `query Slow { account(id: "${account}") { id } }\n#${index}`, { headers })
  const free = async (): Promise<void> => {
    for (let look = 0; taken > 0 && look < 200; look++) await sleep(25)
    expect(taken).toBe(0)
  }

  test('are bounded for a credential, and free again once the operations have ended', async () => {
    closeGate()
    const waiting = Array.from({ length: IN_FLIGHT.credential }, (_, index) => slow(index))
    while (taken < IN_FLIGHT.credential) await sleep(5)

    const beyond = await slow(-1)
    const statement = await app.inject({ url: `/api/v1/cba/accounts/${account}/statement?from=2020-01-01&to=2090-01-01`, headers: viewer })
    const small = await app.inject({ url: '/api/v1/cba/accounts?limit=1', headers: viewer })
    const neighbour = await ask(app, '{ viewer { kind } }', { headers: rival })
    gate.open()
    const answers = await Promise.all(waiting)

    expect([beyond.status, beyond.errors[0]?.extensions['code'], beyond.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '1'])
    expect([statement.statusCode, statement.json().code, statement.headers['retry-after']]).toEqual([429, expect.any(String), '1'])
    expect([small.statusCode, neighbour.status]).toEqual([200, 200])
    expect(answers.map(({ status }) => status)).toEqual(waiting.map(() => 200))
    await free()
    expect((await attack('{ viewer { kind } }', {})).status).toBe(200)
  })

  test('are bounded for the credentials of a workspace together', async () => {
    closeGate()
    const staff = await Promise.all((['viewer', 'teller', 'officer', 'manager', 'admin'] as const).map(async role => bearer(await staffToken(app, DEMO, role), DEMO.id)))
    const each = IN_FLIGHT.workspace / (staff.length - 1)
    const waiting = staff.slice(1).flatMap(headers => Array.from({ length: each }, (_, index) => slow(index, headers)))
    // With this one there is one operation more than there are places, so that the last to arrive is refused.
    const first = slow(-1, staff[0])
    while (taken < IN_FLIGHT.workspace) await sleep(5)

    const beyond = await slow(-2, staff[0])
    const neighbour = await ask(app, '{ viewer { kind } }', { headers: rival })
    gate.open()
    const answers = await Promise.all([first, ...waiting])

    expect([beyond.status, beyond.errors[0]?.extensions['code']]).toEqual([429, 'RATE_LIMITED'])
    expect(beyond.errors[0]?.message).toMatch(/credentials together are under way: all 160 places/)
    expect(neighbour.status).toBe(200)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    await free()
  })

  test('are free again after a fault, after a refusal, and once a client has gone away and its work has ended', async () => {
    closeGate()
    const { port } = app.server.address() as AddressInfo
    const body = JSON.stringify({ query: `query Slow { account(id: "${account}") { id } }` })
    const head = Object.entries({ host: 'localhost', ...viewer, 'content-type': 'application/json', 'content-length': String(body.length) }).map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const client = connect(port, '127.0.0.1')
    await once(client, 'connect')
    client.write(`POST /graphql HTTP/1.1\r\n${head}\r\n${body}`)
    while (taken === 0) await sleep(5)

    client.destroy()
    await sleep(50)
    const whileWorking = taken
    gate.open()

    expect(whileWorking).toBe(1)
    await free()
    await Promise.all([attack('{ knid }', {}), attack('{ account(id: "00000000-0000-4000-8000-000000000000") { id } }', {}), app.inject({ method: 'POST', url: '/graphql', headers: { ...viewer, 'content-type': 'application/json' }, payload: '{' })])
    await free()
  })
})
