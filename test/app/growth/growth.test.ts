import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { exchanging, posting, type Exchanging } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { DEMO, fixtureAt } from '#tools/traffic/tenant-fixture.ts'
import { jobs } from '#app/subgraphs.ts'
import { inDatabase, rowCounts } from '#test/e2e/support/tables.ts'
import { overGraph } from '#test/e2e/support/signing-in.ts'
import { frequentJobs } from '#test/support/jobs.ts'
import { demoWorld, workerOn, type TestPlatform, type World } from '#test/support/world.ts'
import { receiver } from '#test/webhooks/receiver.ts'
import { BOUNDED, BOUNDED_ELSEWHERE, BOUNDED_PARTS, RETAINED } from './tables.ts'
import { createQuote, enableRule, publishLists, sendLateDeposit, sendTraffic } from './traffic.ts'

const DAY_MS = 24 * 3_600_000
const ROUNDS = 12
const MONTH_MS = 31 * DAY_MS
/** Time of day of the traffic, so that no round crosses midnight in any time zone of a tenant. */
const STARTS_AT_MS = 10 * 3_600_000
/** Times after the traffic at which the jobs run: transfers need some steps, webhooks a retry. */
const WORKED_AT_MS = [0, 60_000, 2 * 3_600_000]
/** Rounds that are compared; the longest retention, of 90 days, is over before them. */
const COMPARED = 4
const REST = '/api/v1/remittance'
const POLL_MS = 20

interface Round {
  /** Row counts after the traffic and before the jobs. */
  readonly filled: Readonly<Record<string, number>>
  /** Row counts after the jobs. */
  readonly left: Readonly<Record<string, number>>
  readonly unusedQuoteId: string
  readonly transferId: string
  /** Whether the request under the round's key was replayed after the jobs. */
  readonly isReplayed: boolean
  readonly key: string
}

let demo: TestPlatform
let exchange: Exchanging
let ours: TenantFixture
const rounds: Round[] = []

const counts = async (): Promise<Record<string, number>> => ({
  ...(await rowCounts(demo.databaseName)),
  ...(await inDatabase(demo.databaseName, async admin => {
    const parts: [string, number][] = []
    for (const [name, text] of Object.entries(BOUNDED_PARTS))
      parts.push([name, (await admin.query<{ count: number }>(text)).rows[0]!.count])
    return Object.fromEntries(parts)
  })),
})

const CLOSING = `select count(*)::int as count from core.eod_runs where status = 'RUNNING'`

const isClosing = (): Promise<boolean> =>
  inDatabase(
    demo.databaseName,
    async admin => (await admin.query<{ count: number }>(CLOSING)).rows[0]!.count > 0,
  )

/** Runs every job once, and the frequent ones until none finds work and every business date has closed. */
async function work(): Promise<void> {
  const worker = workerOn(demo.platform)
  for (let found = 1, pass = jobs; found > 0; pass = frequentJobs) {
    found = 0
    for (const job of pass) for (let more = 1; more > 0;) found += more = await job.run(worker)
    await worker.settled()
    // A date closes only after older transactions of the cluster end, and those of other test files count.
    if (found === 0 && (await isClosing())) {
      await delay(POLL_MS)
      found = 1
    }
  }
}

async function signInFrom(address: string): Promise<void> {
  const tenant = { ...demo, tenantId: DEMO.id } as World
  const email = 'viewer@demo.example'
  await overGraph(tenant, { email, from: address })
  expect(await overGraph(tenant, { email, password: 'demo-password-1', from: address })).toMatchObject({
    code: 'signed in',
  })
}

const quoteOf = (transferId: string): Promise<string> =>
  inDatabase(demo.databaseName, async admin => {
    const text = 'select quote_id as id from remittance.transfers where id = $1'
    return (await admin.query<{ id: string }>(text, [transferId])).rows[0]!.id
  })

async function playRound(round: number): Promise<Round> {
  const key = randomUUID()
  await publishLists(round)
  await sendTraffic(ours, exchange)
  await sendLateDeposit(exchange)
  await signInFrom(`198.51.100.${round}`)
  const quote = await createQuote(ours, exchange, key)
  const transferId = await ours.transfer()
  const filled = await counts()
  const startMs = demo.clock.offsetMs
  for (const afterMs of WORKED_AT_MS) {
    demo.clock.offsetMs = startMs + afterMs
    await work()
  }
  const repeat = await createQuote(ours, exchange, key)
  return {
    filled,
    left: await counts(),
    unusedQuoteId: quote.body.quoteId as string,
    transferId,
    isReplayed: repeat.text === quote.text && repeat.headers['idempotent-replayed'] === 'true',
    key,
  }
}

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  exchange = exchanging(demo.app)
  await inDatabase(demo.databaseName, async admin => {
    ours = fixtureAt(
      DEMO,
      exchange,
      async (text, values = []) => (await admin.query(text, [...values])).rows as Record<string, unknown>[],
      'growth',
    )
    const { url } = await receiver()
    const subscription = { name: 'Year', url, events: ['*'] }
    expect(await exchange(posting(`${REST}/webhooks/subscriptions`, ours.key, subscription))).toMatchObject({
      status: 201,
    })
    await enableRule(exchange)
    const start = DAY_MS + STARTS_AT_MS - (Date.now() % DAY_MS)
    for (let round = 0; round < ROUNDS; round++) {
      demo.clock.offsetMs = start + round * MONTH_MS
      ours.giveUpSessions()
      rounds.push(await playRound(round))
    }
  })
}, 600_000)

test('every table is declared as bounded, or as kept with a reason', async () => {
  const found = Object.keys(rounds[0]!.left).filter(name => !(name in BOUNDED_PARTS))

  const declared = [BOUNDED, BOUNDED_ELSEWHERE, RETAINED].flatMap(Object.keys)

  expect(declared.toSorted()).toEqual([...found, 'kernel.call_nonces', 'kernel.limit_windows'].toSorted())
})

test('after its retention, no bounded table grows from month to month under equal traffic', () => {
  const names = [BOUNDED, BOUNDED_ELSEWHERE, BOUNDED_PARTS].flatMap(Object.keys)
  const compared = rounds.slice(-COMPARED)

  const sizes = names.map(name => [name, compared.map(({ left }) => left[name])])

  expect(sizes).toEqual(names.map(name => [name, compared.map(() => compared[0]!.left[name])]))
})

test('the traffic adds rows to each of these tables', () => {
  const names = [...Object.keys(BOUNDED), ...Object.keys(BOUNDED_PARTS)]

  const empty = names.filter(name => rounds.every(({ filled, left }) => !filled[name] && !left[name]))

  expect(empty).toEqual([])
})

test('a quote, its transfer and its idempotency key stay as long as they are needed', async () => {
  const status = async (path: string): Promise<number> =>
    (await exchange({ method: 'GET', url: REST + path, headers: ours.key })).status
  const [first, last] = [rounds[0]!, rounds.at(-1)!]

  const transfer = await exchange({
    method: 'GET',
    url: `${REST}/transfers/${first.transferId}`,
    headers: ours.key,
  })
  const usedQuoteId = await quoteOf(first.transferId)
  const late = await createQuote(ours, exchange, first.key)

  expect(rounds.map(({ isReplayed }) => isReplayed)).toEqual(rounds.map(() => true))
  expect(transfer.body).toMatchObject({ id: first.transferId, status: 'completed' })
  expect(await status(`/quotes/${usedQuoteId}`)).toBe(200)
  expect(await status(`/quotes/${last.unusedQuoteId}`)).toBe(200)
  expect(await status(`/quotes/${first.unusedQuoteId}`)).toBe(404)
  expect(late).toMatchObject({ status: 201 })
  expect(late.body.quoteId).not.toBe(first.unusedQuoteId)
})
