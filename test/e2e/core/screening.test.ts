import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld } from '#test/support/world.ts'
import { openDescribedCore, type DescribedCore } from '../support/described-core.ts'
import { bearer, DEMO, RIVAL, send, type Json, type RestResponse } from '../support/rest.ts'
import { ask, staffToken } from '../support/tokens.ts'

const LISTED = { type: 'INDIVIDUAL', name: 'Quendrel Ovu Zorblax', date_of_birth: '1962-10-07' }
const COMPLIANCE_KEY = { authorization: 'Bearer sk_sandbox_demo' }

let core: DescribedCore

beforeAll(async () => {
  core = await openDescribedCore()
})

const screen = (subject: object, more: object = {}): Promise<RestResponse> =>
  core.call('POST /screening/checks', { as: 'officer', body: { subject }, ...more })

const compliance = async (method: string, path: string, body?: unknown): Promise<Json> =>
  (await send((await demoWorld()).app, { base: '/api/v1', method, path, headers: COMPLIANCE_KEY, body })).body

const list = (path: string): Promise<RestResponse> =>
  core.call(`GET ${path.split('?')[0]}`, { as: 'officer', path })

const cash = (channel: string, customerId: string): Json => ({
  transaction_id: randomUUID(),
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel,
  amount: '250.00',
  currency: 'NGN',
  customer: { id: customerId, type: 'INDIVIDUAL', name: 'Ada Obi' },
})

test('a party is screened by the watchlists and the policy of compliance, which has the same screening', async () => {
  const external_id = randomUUID()

  const blocked = await screen({ ...LISTED, external_id })
  const approved = await screen({ type: 'INDIVIDUAL', name: 'Ordinary Nobody' })
  const read = await core.call('GET /screening/checks/{id}', {
    as: 'officer',
    path: `/screening/checks/${blocked.body.id}`,
  })
  const checks = await list(`/screening/checks?external_id=${external_id}&decision=BLOCK`)

  expect([blocked.status, blocked.body.decision.outcome, approved.body.decision.outcome]).toEqual([
    201,
    'BLOCK',
    'APPROVE',
  ])
  expect(blocked.body.matches.length).toBe(blocked.body.match_summary.total_matches)
  expect(read.body).toEqual(blocked.body)
  expect(checks.body.checks.map(({ id }: Json) => id)).toEqual([blocked.body.id])
  expect((await compliance('GET', `/screenings/${blocked.body.id}`)).decision.outcome).toBe('BLOCK')
})

test('a transaction is evaluated by the rules of compliance without being stored, and alerts are read by customer', async () => {
  const [channel, external_id] = [randomUUID(), randomUUID()]
  const rule = await compliance('POST', '/monitoring/rules', {
    code: `cash-${channel}`,
    rule_type: 'THRESHOLD',
    category: 'FRAUD',
    severity: 'HIGH',
    action: 'REVIEW',
    parameters: { amount_threshold: '100.00' },
    conditions: { channels: [channel] },
  })
  await compliance('PUT', `/monitoring/rules/${rule.id}/enable`)
  const alerts = `/fraud/alerts?external_id=${external_id}`

  const evaluated = await core.call('POST /fraud/evaluations', {
    as: 'officer',
    key: null,
    body: { transaction: cash(channel, external_id) },
  })
  const before = await list(alerts)
  await compliance('POST', '/monitoring/transactions', { transaction: cash(channel, external_id) })
  const after = await list(alerts)
  const [alert] = after.body.alerts
  const read = await core.call('GET /fraud/alerts/{id}', {
    as: 'officer',
    path: `/fraud/alerts/${alert.id}`,
  })

  expect([evaluated.status, evaluated.body.decision]).toEqual([200, 'REVIEW'])
  expect(evaluated.body.triggered_rules.map(({ code }: Json) => code)).toEqual([rule.code])
  expect(before.body.alerts).toEqual([])
  expect(after.body.alerts).toMatchObject([{ external_id, rule_code: rule.code, status: 'OPEN', count: 1 }])
  expect(read.body).toEqual(alert)
  expect((await list(`${alerts}&severity=LOW`)).body.alerts).toEqual([])
})

test('officers and keys of core see screenings and alerts; lower roles, other tenants and other parts of compliance are refused', async () => {
  const { app } = await demoWorld()
  const { id } = (await screen({ type: 'INDIVIDUAL', name: 'Ordinary Nobody' })).body
  const one = { path: `/screening/checks/${id}` }
  const graph = bearer(await staffToken(app, DEMO, 'officer'), DEMO.id)

  const refused = [
    await screen(LISTED, { as: 'teller' }),
    await core.call('GET /screening/checks', { as: 'teller' }),
    await core.call('GET /screening/checks/{id}', { as: 'viewer', ...one }),
    await core.call('POST /fraud/evaluations', {
      as: 'teller',
      body: { transaction: cash('web', randomUUID()) },
    }),
    await core.call('GET /fraud/alerts', { as: 'viewer' }),
    await core.call('GET /fraud/alerts/{id}', { as: 'teller', path: `/fraud/alerts/${randomUUID()}` }),
    await core.call('GET /screening/checks/{id}', { as: 'officer', tenant: RIVAL, ...one }),
    await core.call('GET /fraud/alerts/{id}', { as: 'officer', path: `/fraud/alerts/${randomUUID()}` }),
    await screen({ name: 'Ordinary Nobody' }),
  ]
  const others = await ask(
    app,
    `{ screeningReport(id: "${id}") { narrative } cases { nodes { id } } subjects { nodes { id } } }`,
    { headers: graph },
  )

  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    ...Array<unknown>(6).fill([403, 'FORBIDDEN']),
    [404, 'SCREENING_NOT_FOUND'],
    [404, 'ALERT_NOT_FOUND'],
    [400, 'VALIDATION_ERROR'],
  ])
  expect(new Set(others.errors!.map(({ extensions }: Json) => extensions.code))).toEqual(
    new Set(['FORBIDDEN']),
  )
})
