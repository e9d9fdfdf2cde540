import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { openPlatform, type Platform } from '#app/platform.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { demoWorld } from '#test/support/world.ts'
import { BASE, DEMO } from '#test/e2e/support/rest.ts'

let platform: Platform
let app: FastifyInstance

beforeAll(async () => {
  const {
    platform: {
      source: { database, keys, settings },
    },
  } = await demoWorld()
  // Trusts the proxy for client addresses only, as in deploy/, and not for hosts.
  platform = await openPlatform({
    subgraphs,
    database,
    keys,
    settings,
    trustProxy: true,
    introspection: true,
    log: () => undefined,
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
  })
  app = platform.app
  await app.ready()
}, 60_000)

afterAll(() => platform.close())

const corridors = async (key: string, headers: Record<string, string>): Promise<number> =>
  (
    await app.inject({
      url: `${BASE}/corridors`,
      headers: { authorization: `Bearer ${key}`, 'x-tenant-id': DEMO.id, ...headers },
    })
  ).statusCode

test('a client cannot choose its environment by X-Forwarded-Host, even through a trusted proxy', async () => {
  const forged = { 'x-forwarded-host': 'live.localhost' }

  expect(await corridors('svc_live_demo', { host: 'live.localhost' })).toBe(200)
  expect(await corridors('svc_live_demo', forged)).toBe(401)
  expect(await corridors(DEMO.key, forged)).toBe(200)
  expect(
    await corridors('svc_live_demo', { host: 'live.localhost', 'x-forwarded-host': 'sandbox.example' }),
  ).toBe(200)
  expect(await corridors('svc_live_demo', { 'X-Forwarded-Host': 'sandbox.example, live.localhost' })).toBe(
    401,
  )
})
