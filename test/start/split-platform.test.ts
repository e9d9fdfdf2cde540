import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { subgraphs } from '#app/subgraphs.ts'
import { AS_DEMO, call, quote, readTransfer, recipient, session, transfer } from './support/client.ts'
import { nothingLostOrDoubled } from './support/nothing-lost.ts'
import { ownDatabase } from './support/own-database.ts'
import { payers } from './support/payers.ts'
import { installation, until, type Installation } from './support/installation.ts'
import { hasPostgres15, postgres15 } from './support/postgres15.ts'
import { splitPlatform } from './support/split-platform.ts'

let here: Installation
beforeEach(() => {
  here = installation()
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

interface ReceivedEvent {
  readonly id: string
  readonly event: string
  readonly data: { readonly id: string }
}

/** Starts a server that receives and records webhooks. */
async function receiver(): Promise<{ url: string; received: ReceivedEvent[]; stop(): Promise<unknown> }> {
  const received: ReceivedEvent[] = []
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)) as ReceivedEvent)
    response.writeHead(204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    url: `http://127.0.0.1:${port}/hooks`,
    stop: () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

const EVENTS = ['transfer.created', 'transfer.funded', 'transfer.processing', 'transfer.completed']

test('kill -9 of a gateway and a subgraph under load loses and duplicates nothing, and clients see at worst 503', async () => {
  const own = await ownDatabase(here)
  const platform = await splitPlatform(here, own, { allowsLoopback: true })
  const hooks = await receiver()
  const subscribed = await call(`${platform.gateways[0]}/api/v1/remittance/webhooks/subscriptions`, {
    headers: AS_DEMO,
    body: { name: 'Ledger', url: hooks.url, events: ['transfer.*'], rateLimitPerMinute: 1_000 },
  })
  const stream = await payers(...platform.gateways)
  await stream.waitForTransfers(10)

  for (const name of ['gateway', 'subgraph:remittance']) {
    platform.part(name).signal('SIGKILL')
    await platform.part(name).ended
    if (name === 'subgraph:remittance')
      await until(async () => (await quote(platform.gateways[0])).status === 503)
    await platform.again(name)
    await stream.waitForTransfers(5)
  }
  await stream.finish()

  expect(subscribed.status).toBe(201)
  await nothingLostOrDoubled(platform.gateways[1], stream)
  const wanted = stream.payments.flatMap(({ response }) =>
    EVENTS.map(event => `${response!.body.id} ${event}`),
  )
  await until(
    () => new Set(hooks.received.map(({ event, data }) => `${data.id} ${event}`)).size >= wanted.length,
  )
  expect([...new Set(hooks.received.map(({ event, data }) => `${data.id} ${event}`))].sort()).toEqual(
    wanted.sort(),
  )
  expect(new Set(hooks.received.map(({ id }) => id)).size).toBe(wanted.length)
  expect(await platform.stop()).toEqual(
    Array.from({ length: subgraphs.length + 3 }, () => ({ code: 0, signal: null })),
  )
  await hooks.stop()
  await own.stop()
}, 240_000)

const testOn15 = hasPostgres15 ? test : test.skip

testOn15(
  'split into processes it runs on PostgreSQL 15 too (skipped where this machine has none)',
  async () => {
    const own = await postgres15(here)
    const platform = await splitPlatform(here, own)
    const [one, other] = platform.gateways
    const secured = ['worker', 'subgraph:identity'].map(name =>
      platform.part(name).url.replace('http:', 'https:'),
    )
    const ready = await Promise.all([one, other, ...secured].map(url => call(`${url}/readyz`)))
    const user = await session(one)
    const {
      body: { quoteId },
    } = await quote(other, user)
    const created = await transfer(one, user, { quoteId, recipientId: await recipient(other, user) })
    const completed = await until(
      async () => (await readTransfer(other, user, created.body.id)).body.status === 'completed',
      60_000,
    )

    platform.part('subgraph:compliance').signal('SIGTERM')
    await platform.part('subgraph:compliance').ended
    const without = await call(`${one}/readyz`)

    expect(ready.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect([created.status, completed]).toEqual([201, true])
    expect([without.status, without.headers['retry-after']]).toEqual([503, '1'])
    expect(without.body.checks).toContainEqual({
      name: 'subgraphs',
      status: 'failed',
      away: ['compliance'],
      message: 'No process of compliance is reachable.',
    })
    expect((await platform.stop()).every(({ code }) => code === 0)).toBe(true)
    await own.stop()
  },
  240_000,
)

test.each([
  [[]],
  [['everything']],
  [['subgraph']],
  [['subgraph:nothing']],
  [['gateway', 'worker']],
  [['gateway:identity']],
])('serve %j prints the usage and exits with 2', async words => {
  const { code, err, out } = await here.run(['serve', ...words])

  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^Usage: npm run serve -- gateway \| worker \| subgraph:compliance/)
})

test.each([
  ['gateway', {}, /DATABASE_URL must be set: separate processes need a shared PostgreSQL database/],
  [
    'worker',
    { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' },
    /DATABASE_WORKER_URL must be .* PUBLIC_URL must be set to the URL at which clients reach the gateway/,
  ],
  [
    'gateway',
    {
      DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c',
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      INTERNAL_KEY: randomBytes(32).toString('base64'),
      SUBGRAPH_IDENTITY_URL: 'http://127.0.0.1:1',
    },
    /^This process calls compliance, core, remittance, webhooks: set SUBGRAPH_COMPLIANCE_URL, SUBGRAPH_CORE_URL, SUBGRAPH_REMITTANCE_URL, SUBGRAPH_WEBHOOKS_URL to the URLs of those subgraphs\.$/m,
  ],
])('serve %s names the missing setting', async (part, env, sentence) => {
  const { code, err } = await here.run(['serve', part], { env })

  expect(code).toBe(1)
  expect(err).toMatch(sentence)
})
