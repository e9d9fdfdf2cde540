import { expect, test } from '@jest/globals'
import { call, quote, readTransfer, recipient, session, transfer } from './support/client.ts'
import { installation, until } from './support/installation.ts'
import { hasPostgres15, postgres15 } from './support/postgres15.ts'
import { splitPlatform } from './support/split-platform.ts'

const testOn15 = hasPostgres15 ? test : test.skip

testOn15(
  'everything runs on PostgreSQL 15 (skipped where this machine has none)',
  async () => {
    const here = installation()
    const own = await postgres15(here)
    const env = { ...own.env, DEMO: '1', DEFAULT_ENVIRONMENT: 'sandbox' }

    const migrated = await here.run(['admin', 'migrate'], { env })
    const platform = await here.start({ env })
    await platform.ready()
    const user = await session(platform.url)
    const quoted = await quote(platform.url, user)
    const created = await transfer(platform.url, user, {
      quoteId: quoted.body.quoteId,
      recipientId: await recipient(platform.url, user),
    })
    const completed = await until(async () => {
      const { body } = await readTransfer(platform.url, user, created.body.id)
      return body.status === 'completed'
    })
    platform.signal('SIGTERM')
    const end = await platform.ended
    await own.stop()

    expect([migrated.code, migrated.err]).toEqual([0, ''])
    expect([quoted.status, created.status, completed]).toEqual([201, 201, true])
    expect(end).toEqual({ code: 0, signal: null })
    expect(await here.tidy()).toEqual([])
  },
  60_000,
)

testOn15(
  'split into processes it runs on PostgreSQL 15 too (skipped where this machine has none)',
  async () => {
    const here = installation()
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
    expect(await here.tidy()).toEqual([])
  },
  240_000,
)
