import { expect, test } from '@jest/globals'
import { one } from '#kernel/database/one.ts'
import { fillDemo } from '#app/demo.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { demoHistory } from '#sentinel/demo.ts'
import { bearer, DEMO, send } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld } from '#test/support/world.ts'
import type { Json } from '#tools/traffic/exchange.ts'

const HEADERS = bearer('test_sentinel_demo', DEMO.id)
const COUNTS = `select count(*)::int as transactions, count(evaluation)::int as evaluated,
    (select count(*)::int from sentinel.profiles) as profiles,
    (select count(*)::int from sentinel.baselines) as baselines
  from sentinel.transactions where workspace_id = $1`

interface Listed {
  readonly profiles: readonly Json[]
  readonly signals: readonly Json[]
  readonly alerts: readonly Json[]
  readonly holds: readonly Json[]
  readonly baselines: readonly Json[]
}

/** The demo workspace, filled with the demo life, and a reader of what it has. */
async function filled() {
  const here = await demoWorld()
  const { app, platform, database, databaseName } = here
  const fill = (): Promise<void> =>
    fillDemo(work => asOwner(adminOf(databaseName), work), platform, subgraphs, { withHistory: true })
  await fill()
  const { id: workspaceId } = one(
    await database.asWorker<{ id: string }>(
      `select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`,
      [DEMO.id],
    ),
  )
  const get = async (path: string): Promise<Listed> =>
    (await send(app, { method: 'GET', base: '/sentinel/api/v1', path, headers: HEADERS })).body as never
  const read = async () => ({
    ...(await get('/profiles')),
    ...(await get('/signals?limit=200')),
    ...(await get('/alerts')),
    ...(await get('/holds')),
    ...(await get('/baselines')),
    counts: one(
      await database.read<Record<'transactions' | 'evaluated', number>>(workspaceId, COUNTS, [workspaceId]),
    ),
  })
  return { here, fill, read, workspaceId }
}

test('the demo life is filled once: a victim with signals, an open alert, baselines and a hold on the payee', async () => {
  const { fill, read } = await filled()

  const first = await read()
  await fill()
  expect(await read()).toEqual(first)

  expect(first.profiles).toMatchObject([
    { customer_id: 'demo-elder', customer_name: 'Margaret Ellwood', status: 'RESTRICTED' },
  ])
  expect(first.profiles[0].risk_score).toBeGreaterThan(75)
  expect(first.alerts).toMatchObject([{ customer_id: 'demo-elder', status: 'OPEN', severity: 'HIGH' }])
  expect(first.holds).toMatchObject([
    {
      scope: 'PAYEE',
      payee: 'Marlow Secure Support',
      status: 'PLACED',
      placed_by: 'ada@bank.example',
      signal_ids: expect.arrayContaining([expect.any(String)]),
      notices: [{ channel: 'EMAIL', status: 'DUE' }],
    },
  ])
  const reviewed = first.signals.filter(each => each.reviewed_by === 'ada@bank.example')
  expect(reviewed.map(each => `${each.rule_code} ${each.status}`).sort()).toEqual([
    'STD-F11-AMOUNT DISMISSED',
    'STD-F2-GIFT-CARDS CONFIRMED',
  ])
  const active = first.signals.filter(({ status }) => status === 'ACTIVE').map(each => each.rule_code)
  // The calendar decides which purchases fall beside the payments: there are 45 to 52, depending on the date.
  expect(active.length).toBeLessThan(60)
  expect(active).toEqual(
    expect.arrayContaining(['STD-REMOTE-ACCESS', 'STD-ROMANCE', 'STD-NEW-PAYEE', 'STD-SIGNS']),
  )
  expect(first.baselines.filter(({ status }) => status === 'READY').length).toBeGreaterThan(4)
  expect(first.counts.transactions).toBeGreaterThan(240)
  expect(first.counts.evaluated).toBeGreaterThan(15)
})

test('a filled demo life takes one statement, and a payment to the scammer is held', async () => {
  const { here, workspaceId } = await filled()
  const ctx = await here.platform.contextIn(workspaceId, 'demo')

  here.statements.length = 0
  await demoHistory(ctx, { tenant: 'demo', environment: 'sandbox' })
  expect(here.statements).toHaveLength(1)
  await demoHistory(ctx, { tenant: 'rival', environment: 'sandbox' })
  expect(here.statements).toHaveLength(1)

  const { body } = await send(here.app, {
    method: 'POST',
    base: '/sentinel/api/v1',
    path: '/disbursements/check',
    headers: HEADERS,
    body: {
      customer_id: 'demo-elder',
      amount: '3200.00',
      currency: 'USD',
      type: 'TRANSFER',
      channel: 'ONLINE',
      counterparty: { name: 'Marlow Secure Support' },
    },
  })
  expect(body).toMatchObject({ decision: 'HOLD', holds: [{ status: 'PLACED' }] })
})

test('a fill that was interrupted is completed by the next start', async () => {
  const { here, fill, read, workspaceId } = await filled()
  const first = await read()
  await asOwner(adminOf(here.databaseName), async owner => {
    await owner.query(`select set_config('app.workspace_id', $1, false)`, [workspaceId])
    await owner.query('delete from sentinel.hold_notices')
    await owner.query('delete from sentinel.hold_steps')
    await owner.query('delete from sentinel.holds')
  })

  await fill()

  const second = await read()
  expect(second.counts).toEqual(first.counts)
  expect(second.signals).toEqual(first.signals)
  expect(second.holds).toHaveLength(1)
})

test('staff see the customer of the demo life in the graph', async () => {
  const { here } = await filled()
  const headers = bearer(await staffToken(here.app, DEMO, 'dashboard'), DEMO.id)

  const { text } = await ask(
    here.app,
    '{ elderAlerts(first: 5) { nodes { profile { customer { externalId lastName } } } } }',
    { headers },
  )

  expect(JSON.parse(text)).toMatchObject({
    data: {
      elderAlerts: {
        nodes: [{ profile: { customer: { externalId: 'demo-elder', lastName: 'Ellwood' } } }],
      },
    },
  })
})
