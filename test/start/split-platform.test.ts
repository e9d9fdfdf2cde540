import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { subgraphs } from '#app/subgraphs.ts'
import { AS_DEMO, call, quote } from './support/client.ts'
import { nothingLostOrDoubled } from './support/nothing-lost.ts'
import { ownDatabase } from './support/own-database.ts'
import { payers } from './support/payers.ts'
import { installation, until, type Installation } from './support/installation.ts'
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
