import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  AS_DEMO,
  ORDER,
  call,
  countTransfers,
  quote,
  recipient,
  session,
  transfer,
  type HttpResponse,
} from './support/client.ts'
import { ownDatabase, type OwnDatabase } from './support/own-database.ts'
import { installation, type Installation } from './support/installation.ts'

const TIMES = 30

let here: Installation
let own: OwnDatabase
beforeEach(async () => {
  here = installation()
  own = await ownDatabase(here)
}, 60_000)
afterEach(async () => {
  await own.stop()
  expect(await here.tidy()).toEqual([])
}, 60_000)

/**
 * Asserts a single effect: all successes have the same body, all other callers got a conflict with the
 * running request.
 */
function oneEffect(responses: readonly HttpResponse[]): string {
  const created = responses.filter(({ status }) => status === 201)
  const others = responses
    .filter(({ status }) => status !== 201)
    .map(({ status, body, headers }) => [status, body.code, headers['retry-after'] !== undefined])
  expect(new Set(created.map(({ text }) => text)).size).toBe(1)
  expect(created.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
  for (const other of others) expect(other).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS', true])
  return created[0]!.text
}

test('the same key sent to two processes at once has one effect, and another request under it is a conflict in both', async () => {
  const env = { ...own.env, DEMO: '1', DEFAULT_ENVIRONMENT: 'sandbox' }
  expect((await here.run(['admin', 'migrate'], { env })).code).toBe(0)
  const platforms = await Promise.all([here.start({ env }), here.start({ env })])
  await Promise.all(platforms.map(platform => platform.ready()))
  const [one, two] = platforms.map(({ url }) => url) as [string, string]
  const user = await session(one)
  const recipientId = await recipient(one, user)
  const {
    body: { quoteId },
  } = await quote(one, user)
  const many = (send: (url: string) => Promise<HttpResponse>): Promise<HttpResponse[]> =>
    Promise.all(
      Array.from({ length: TIMES }, () => [one, two])
        .flat()
        .map(send),
    )
  const headers = { ...user, 'idempotency-key': 'chaos' }

  const quotes = await many(url => quote(url, { ...AS_DEMO, 'idempotency-key': 'chaos' }))
  const transfers = await many(url => transfer(url, headers, { quoteId, recipientId }))
  const later = await Promise.all([one, two].map(url => transfer(url, headers, { quoteId, recipientId })))
  const otherQuotes = await many(url =>
    call(`${url}/api/v1/remittance/quotes`, {
      headers: { ...AS_DEMO, 'idempotency-key': 'chaos' },
      body: { ...ORDER, sendAmount: '101.00' },
    }),
  )
  const otherTransfers = await Promise.all(
    [one, two].map(url => transfer(url, headers, { quoteId, recipientId, transferReason: 'gift' })),
  )

  oneEffect(quotes)
  const text = oneEffect(transfers)
  for (const each of later)
    expect([each.status, each.text, each.headers['idempotent-replayed']]).toEqual([201, text, 'true'])
  for (const { status, body } of [...otherQuotes, ...otherTransfers])
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  expect(await countTransfers(two, user)).toBe(1)
  expect(await own.query('select count(*)::int as n from remittance.quotes')).toEqual([{ n: 2 }])
}, 60_000)

test('two processes share the work: each transfer is processed by one at a time and completes', async () => {
  const env = { ...own.env, DEMO: '1', DEFAULT_ENVIRONMENT: 'sandbox' }
  expect((await here.run(['admin', 'migrate'], { env })).code).toBe(0)
  const platforms = await Promise.all([here.start({ env }), here.start({ env })])
  await Promise.all(platforms.map(platform => platform.ready()))
  const urls = platforms.map(({ url }) => url)
  const user = await session(urls[0]!)
  const recipientId = await recipient(urls[0]!, user)

  await Promise.all(
    Array.from({ length: 20 }, async (_, installation) => {
      const url = urls[installation % 2]!
      const {
        body: { quoteId },
      } = await quote(url, user)
      expect((await transfer(url, user, { quoteId, recipientId })).status).toBe(201)
    }),
  )
  let open = 1
  while (open > 0)
    [{ open }] = (await own.query(
      `select count(*)::int as open from remittance.transfers where status <> 'COMPLETED'`,
    )) as [{ open: number }]

  const timelines =
    await own.query(`select string_agg(status, ' ' order by at) as timeline, count(*)::int as n
    from (select transfer_id, status, at from remittance.transfer_events) each group by transfer_id`)
  expect(timelines).toHaveLength(20)
  for (const { timeline } of timelines) expect(timeline).toBe('CREATED FUNDED PROCESSING COMPLETED')
}, 60_000)
