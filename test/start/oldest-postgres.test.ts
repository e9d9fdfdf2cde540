import { expect, test } from '@jest/globals'
import { quote, readTransfer, recipient, session, transfer } from './support/client.ts'
import { installation, until } from './support/installation.ts'
import { hasPostgres15, postgres15 } from './support/postgres15.ts'

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
