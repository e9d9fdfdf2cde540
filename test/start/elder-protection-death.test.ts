import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Client } from 'pg'
import { call, DEMO_TENANT, type HttpResponse } from './support/client.ts'
import { installation, until, type Installation } from './support/installation.ts'

const HEADERS = {
  authorization: 'Bearer test_sentinel_demo',
  'x-tenant-id': DEMO_TENANT,
  'x-actor': 'ada@bank.example',
}
const DAY_MS = 86_400_000
/** A start takes longer on a machine that runs other tests too. */
const RESTART_MS = 60_000

let here: Installation
let url: string
let database: Client
beforeEach(async () => {
  here = installation({ wasStartedBefore: true })
  await start()
}, 2 * RESTART_MS)
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

/** Starts the platform, on its former port if it had one. */
async function start(port?: number): Promise<number> {
  const platform = await here.start(port === undefined ? {} : { port })
  await platform.ready()
  url = platform.url
  database = await here.superuser()
  return platform.port
}

/** Kills Node and PostgreSQL, and starts the platform again. */
async function killAndStart(): Promise<void> {
  const { node, postgres } = here.pids()
  const port = Number(new URL(url).port)
  process.kill(node, 'SIGKILL')
  process.kill(postgres, 'SIGKILL')
  await start(port)
}

const elder = (method: string, path: string, body?: object): Promise<HttpResponse> =>
  call(`${url}/sentinel/api/v1${path}`, { method, headers: HEADERS, body })

/** Sends a request until it gets a response, as a client does that does not know whether the first one had an effect. */
const persistently = (method: string, path: string, body?: object): Promise<HttpResponse> =>
  until(
    () =>
      elder(method, path, body).then(
        response => (response.status < 500 ? response : undefined),
        () => undefined,
      ),
    RESTART_MS,
  )

const rows = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await database.query(text, [...values])).rows as Row[]

async function enrol(customers: readonly string[]): Promise<string[]> {
  const created = await Promise.all(
    customers.map(customerId =>
      elder('POST', '/profiles', {
        customer_id: customerId,
        customer_name: 'Eleanor Whitfield',
        date_of_birth: '1941-03-09',
        enrollment_reason: 'AGE_THRESHOLD',
      }),
    ),
  )
  return created.map(({ body }) => body.id as string)
}

const customersOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `elder-${index}`)

test(
  'after kill -9 in the ingest every transaction and signal exists exactly once',
  async () => {
    const customers = customersOf(6)
    await enrol(customers)
    let confirmed = 0
    // Each second gift card of a customer raises a signal.
    const shopping = customers.map(async customerId => {
      for (let number = 0; number < 12; number++) {
        const { status } = await persistently('POST', '/transactions', {
          transaction_id: `${customerId}-card-${number}`,
          customer_id: customerId,
          type: 'GIFT_CARD',
          direction: 'DEBIT',
          channel: 'CARD',
          amount: '100.00',
          currency: 'USD',
          merchant: { name: 'Corner Drugstore' },
        })
        expect([200, 201]).toContain(status)
        confirmed += 1
      }
    })

    await until(() => confirmed >= 20)
    await killAndStart()
    await Promise.all(shopping)

    const transactions = await rows<{ customer: string; transactions: string; differentIds: string }>(
      `select profile.customer_id as customer, count(*) as transactions, count(distinct transaction_id) as "differentIds"
     from sentinel.transactions transaction join sentinel.profiles profile on profile.id = transaction.profile_id
     where profile.customer_id = any($1) group by 1 order by 1`,
      [customers],
    )
    expect(transactions).toEqual(
      customers.map(customer => ({ customer, transactions: '12', differentIds: '12' })),
    )
    // The hits of a customer extend one signal, which counts each transaction after the first once.
    const signals = await rows<{ occurrences: number; transactions: number }>(
      `select occurrences, cardinality(transaction_ids) as transactions from sentinel.signals
     where customer_id = any($1) and rule_code = 'STD-F2-GIFT-CARDS'`,
      [customers],
    )
    expect(signals).toEqual(customers.map(() => ({ occurrences: 11, transactions: 12 })))
    const lost = await rows(
      `select 1 from sentinel.transactions transaction, jsonb_array_elements_text(evaluation -> 'signalIds') as named (id)
     where not exists (select 1 from sentinel.signals signal where signal.id = named.id::uuid)`,
    )
    expect(lost).toEqual([])
  },
  3 * RESTART_MS,
)

test(
  'a batch run that is killed resumes and creates one signal for each finding',
  async () => {
    const customers = customersOf(90)
    const profileIds = await enrol(customers)
    const today = Date.now()
    // A bill every thirty days, of which the last two are missing.
    const bills = customers.flatMap(customerId =>
      Array.from({ length: 8 }, (_, index) => ({
        transaction_id: `${customerId}-bill-${index}`,
        customer_id: customerId,
        occurred_at: new Date(today - (65 + index * 30) * DAY_MS).toISOString(),
        type: 'BILL',
        direction: 'DEBIT',
        channel: 'AUTOMATIC',
        amount: '80.00',
        currency: 'USD',
        counterparty: { id: 'city-electric', name: 'City Electric' },
      })),
    )
    const stored = await elder('POST', '/transactions/batch', { transactions: bills, evaluate: false })
    expect(stored.status).toBe(200)

    const run = async (): Promise<HttpResponse['body']> => {
      const { body } = await elder('POST', '/batch-runs', { type: 'RULE_SWEEP', profile_ids: profileIds })
      return body
    }
    const { id } = await run()
    const doneOf = async (): Promise<number> =>
      (
        await rows<{ done: number }>('select profiles_done as done from sentinel.batch_runs where id = $1', [
          id,
        ])
      )[0]!.done
    await until(async () => (await doneOf()) > 0)
    await killAndStart()
    const doneBefore = await doneOf()
    // Ends the dead worker's lease, which lasts half a minute.
    await rows('update sentinel.batch_runs set lease_until = now() where id = $1 and completed_at is null', [
      id,
    ])
    const ended = async (runId: string): Promise<HttpResponse['body']> =>
      until(async () => {
        const { body } = await elder('GET', `/batch-runs/${runId}`)
        return body.completed_at === null ? undefined : body
      }, RESTART_MS)

    const completed = await ended(id)
    const second = await ended((await run()).id)

    expect(doneBefore).toBeLessThan(customers.length)
    expect(completed).toMatchObject({
      status: 'COMPLETED',
      profiles_done: customers.length,
      profiles_failed: 0,
      signals_created: customers.length,
    })
    expect(second).toMatchObject({ status: 'COMPLETED', signals_created: 0 })
    const signals = await rows<{ signals: string; profiles: string }>(
      `select count(*) as signals, count(distinct profile_id) as profiles from sentinel.signals
     where profile_id = any($1) and rule_type = 'MISSED_BILL'`,
      [profileIds],
    )
    expect(signals).toEqual([{ signals: '90', profiles: '90' }])
  },
  3 * RESTART_MS,
)

test(
  'after kill -9 in the releases every hold is released once, and no other hold ends',
  async () => {
    const profileIds = await enrol(customersOf(24))
    const holds = await Promise.all(
      profileIds.map(async profileId => {
        const { body } = await elder('POST', `/profiles/${profileId}/holds`, {
          scope: 'ALL',
          all_assets_in_doubt: true,
          reason: 'A caller controls the computer.',
        })
        return body.id as string
      }),
    )
    const [active, released] = [holds.slice(0, 8), holds.slice(8)]
    let responses = 0
    const releasing = released.map(async (id, index) => {
      await until(() => responses >= Math.floor(index / 4) * 2, RESTART_MS)
      const { status } = await persistently('PUT', `/holds/${id}/release`, {
        reason: 'The caller was stopped.',
      })
      responses += 1
      // The release that was committed without a response is refused when it is repeated.
      expect([200, 409]).toContain(status)
    })

    await until(() => responses >= 4)
    await killAndStart()
    await Promise.all(releasing)

    const found = await rows<{ id: string; status: string; steps: string; events: string; profile: string }>(
      `select hold.id, hold.status, profile.status as profile,
       (select count(*) from sentinel.hold_steps step where step.hold_id = hold.id and step.status = 'RELEASED') as steps,
       (select count(*) from kernel.outbox event where event.aggregate_id = hold.id and event.type = 'sentinel.hold_released') as events
     from sentinel.holds hold join sentinel.profiles profile on profile.id = hold.profile_id where hold.id = any($1)`,
      [holds],
    )
    const stateOf = (id: string) => found.find(each => each.id === id)
    for (const id of active)
      expect(stateOf(id)).toMatchObject({ status: 'PLACED', profile: 'RESTRICTED', steps: '0', events: '0' })
    for (const id of released)
      expect(stateOf(id)).toMatchObject({ status: 'RELEASED', profile: 'ACTIVE', steps: '1', events: '1' })
  },
  3 * RESTART_MS,
)
