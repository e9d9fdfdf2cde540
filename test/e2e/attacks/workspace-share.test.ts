import { expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { connected } from '#test/kernel/scratch.ts'
import { demoWorld } from '#test/support/world.ts'

const BANDS = {
  bands: [
    { level: 'LOW', min_score: 0, max_score: 249 },
    { level: 'MEDIUM', min_score: 250, max_score: 499 },
    { level: 'HIGH', min_score: 500, max_score: 749 },
    { level: 'CRITICAL', min_score: 750, max_score: 1000 },
  ],
}

/** Maximum number of the ten connections that one workspace may hold. */
const SHARE = 6

test('a tenant with writes that all wait for one locked row takes no connection from another tenant', async () => {
  const at = await demoWorld()
  const send = (method: 'GET' | 'PUT', tenant: 'demo' | 'rival', payload?: object) =>
    at.app.inject({
      method,
      url: '/api/v1/risk-bands',
      headers: { authorization: `Bearer sk_sandbox_${tenant}`, 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    })
  for (const tenant of ['demo', 'rival'] as const)
    expect((await send('PUT', tenant, BANDS)).statusCode).toBe(200)
  const [admin, observer] = [await connected(at.databaseName), await connected(at.databaseName)]
  await admin.query(
    `begin; select 1 from compliance.risk_settings s join identity.workspaces w on w.id = s.workspace_id join identity.tenants t on t.id = w.tenant_id where t.code = 'demo' for update of s`,
  )

  const held = async (): Promise<number> =>
    (
      await observer.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length

  let ended = 0
  const flood = Array.from({ length: 40 }, () =>
    send('PUT', 'demo', BANDS).finally(() => {
      ended++
    }),
  )
  const seen = []
  while (seen.length < 20) seen.push(await held())
  while (seen.at(-1)! < SHARE && ended === 0) seen.push(await held())
  const others = await Promise.all([send('GET', 'rival'), send('PUT', 'rival', BANDS), send('GET', 'rival')])
  const endedBefore = ended
  await admin.query('rollback')
  await Promise.all([admin.end(), observer.end()])
  const ends = await Promise.all(flood)

  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(Math.max(...seen)).toBe(SHARE)
  // A lock wait ends after two seconds, which ends one share of requests at a time. A queued request of
  // another tenant would return only after all forty have ended.
  expect(endedBefore).toBeLessThan(40 - SHARE)
  expect(new Set(ends.map(({ statusCode }) => statusCode)).isSubsetOf(new Set([200, 503]))).toBe(true)
})
