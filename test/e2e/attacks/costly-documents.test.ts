import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { processSlices } from '#kernel/concurrency/time-slices.ts'
import type { Desk } from '#test/e2e/support/core-desk.ts'
import type { Headers } from '#test/e2e/support/rest.ts'
import { times } from './attack.ts'
import { limitedPlatform, LINES, type LimitedPlatform } from './limited-platform.ts'

const LINE =
  'postedAt transactionId transactionRef transactionType channel counterpartyAccountNum narration debit credit balance'

let desk: Desk
let app: FastifyInstance
let rival: Headers
let attack: LimitedPlatform['attack']
let close: LimitedPlatform['close']

beforeAll(async () => {
  ;({ desk, app, rival, attack, close } = await limitedPlatform())
}, 60_000)

afterAll(() => close())

const statements = (count: number, line = LINE): string =>
  `query ($id: UUID!) { ${times(count, index => `s${index}: accountStatement(id: $id, from: "2020-01-01", to: "2090-01-01") { openingBalance lines { ${line} } }`)} }`

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
