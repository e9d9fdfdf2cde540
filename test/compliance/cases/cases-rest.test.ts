import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { recordAlertIn } from './case-fixture.ts'

const KEY = 'Bearer sk_sandbox_demo'
const RIVAL = 'Bearer sk_sandbox_rival'

type Body = Readonly<Record<string, unknown>>

let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
})

interface Sent {
  readonly payload?: object
  readonly authorization?: string
  readonly actor?: string | null
}

async function call(
  request: `${'GET' | 'POST' | 'PATCH' | 'PUT'} ${string}`,
  payload?: object,
  { authorization = KEY, actor = 'ann@bank.example' }: Sent = {},
): Promise<{ readonly status: number; readonly body: Body }> {
  const [method, path] = request.split(' ') as ['GET', string]
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization, ...(actor !== null && { 'x-actor': actor }) },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() as Body }
}

const bob: Sent = { actor: 'bob@bank.example' }

test('a case is opened, worked on, closed by two people and reopened over REST', async () => {
  const created = await call('POST /cases', {
    type: 'SANCTIONS',
    priority: 'P1',
    title: 'A match',
    customer_id: 'rest-1',
    transaction_ids: ['tx-1'],
  })
  const path = `/cases/${created.body['id'] as string}`
  const steps = [
    await call(`POST ${path}/assign`, { assignee: 'ann@bank.example' }),
    await call(`PATCH ${path}`, { status: 'IN_PROGRESS', summary: 'Under way' }),
    await call(`PATCH ${path}`, { status: 'PENDING_INFO' }),
    await call(`POST ${path}/comments`, { text: 'Asked the branch' }),
    await call(`POST ${path}/link`, { transaction_ids: ['tx-2'] }),
    await call(`POST ${path}/snooze`, { until: new Date(Date.now() + 3_600_000).toISOString() }),
    await call(`POST ${path}/escalate`, { reason: 'Needs an officer' }),
    await call(`POST ${path}/close`, { disposition: 'TRUE_POSITIVE', reason: 'Confirmed' }),
    await call(`POST ${path}/approve`, { reason: 'Mine' }),
    await call(`POST ${path}/reject`, { reason: 'Look again' }, bob),
    await call(`POST ${path}/close`, { disposition: 'TRUE_POSITIVE', reason: 'Confirmed', note: 'Twice' }),
    await call(`POST ${path}/approve`, { reason: 'Agreed' }, bob),
    await call(`POST ${path}/assign`, { assignee: 'x' }),
    await call(`POST ${path}/reopen`, { reason: 'More came' }),
  ]
  const events = await call(`GET ${path}/events?limit=3`)

  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    case_number: expect.stringMatching(/^CASE-\d{4}-\d{6}$/),
    type: 'SANCTIONS',
    priority: 'P1',
    status: 'OPEN',
    level: 1,
    created_by: 'ann@bank.example',
    transaction_ids: ['tx-1'],
    alert_ids: [],
    disposition: null,
    report_due_at: null,
  })
  expect(steps.map(({ status, body }) => [status, body['status'] ?? body['code']])).toEqual([
    [200, 'ASSIGNED'],
    [200, 'IN_PROGRESS'],
    [200, 'PENDING_INFO'],
    [200, 'PENDING_INFO'],
    [200, 'PENDING_INFO'],
    [200, 'PENDING_INFO'],
    [200, 'ESCALATED'],
    [200, 'PENDING_APPROVAL'],
    [409, 'FOUR_EYES_REQUIRED'],
    [200, 'ESCALATED'],
    [200, 'PENDING_APPROVAL'],
    [200, 'CLOSED'],
    [409, 'INVALID_STATE'],
    [200, 'IN_PROGRESS'],
  ])
  expect(steps[7]!.body['pending_approval']).toMatchObject({
    disposition: 'TRUE_POSITIVE',
    reason: 'Confirmed',
    requested_by: 'ann@bank.example',
  })
  expect(events.body).toMatchObject({
    events: [
      {
        type: 'REOPENED',
        text: 'More came',
        made_by: 'ann@bank.example',
        changes: { disposition: 'TRUE_POSITIVE' },
      },
      { type: 'CLOSED', text: 'Confirmed\n\nAgreed', made_by: 'bob@bank.example' },
      { type: 'CLOSING_PROPOSED', text: 'Confirmed\n\nTwice' },
    ],
    has_more: true,
  })
})

test('cases are filtered, paged in triage order and invisible to another tenant', async () => {
  const open = async (priority: string, customer: string) =>
    (await call('POST /cases', { type: 'ELDER', priority, customer_id: customer })).body['id'] as string
  const [p4, p2, p3] = [await open('P4', 'list-1'), await open('P2', 'list-2'), await open('P3', 'list-3')]
  await call(`POST /cases/${p3}/assign`, { assignee: 'carol' })
  const first = await call('GET /cases?type=ELDER&limit=2')
  const rest = await call(`GET /cases?type=ELDER&limit=2&cursor=${first.body['next_cursor'] as string}`)
  const ids = ({ body }: { body: Body }) => (body['cases'] as Body[]).map(({ id }) => id)
  const soon = new Date(Date.now() + 48 * 3_600_000).toISOString()

  expect(ids(first)).toEqual([p2, p3])
  expect(first.body['has_more']).toBe(true)
  expect(ids(rest)).toEqual([p4])
  expect(ids(await call('GET /cases?assignee=carol'))).toEqual([p3])
  expect(ids(await call('GET /cases?type=ELDER&status=ASSIGNED'))).toEqual([p3])
  expect(ids(await call('GET /cases?customer_id=list-1'))).toEqual([p4])
  expect(ids(await call('GET /cases?type=ELDER&priority=P2'))).toEqual([p2])
  expect(ids(await call(`GET /cases?type=ELDER&due_before=${soon}`))).toEqual([p2])
  expect(ids(await call('GET /cases?type=ELDER&snoozed=true'))).toEqual([])
  expect(ids(await call('GET /cases?type=ELDER&snoozed=false'))).toHaveLength(3)
  const theirs = await call('GET /cases', undefined, { authorization: RIVAL })
  expect(ids(theirs).filter(id => [p2, p3, p4].includes(id as string))).toEqual([])
  for (const each of [`GET /cases/${p2}`, `GET /cases/${p2}/events`] as const)
    expect(await call(each, undefined, { authorization: RIVAL })).toMatchObject({
      status: 404,
      body: { code: 'CASE_NOT_FOUND' },
    })
  const foreign = await call(`POST /cases/${p2}/assign`, { assignee: 'x' }, { authorization: RIVAL })
  expect(foreign).toMatchObject({ status: 404, body: { code: 'CASE_NOT_FOUND' } })
  const again = await call('POST /cases', { type: 'ELDER', customer_id: 'list-2' })
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: expect.stringContaining(p2) },
  })
})

test.each([
  ['POST /cases', { type: 'NOTHING' }],
  ['POST /cases', { type: 'FRAUD', priority: 'P5' }],
  ['POST /cases', { type: 'FRAUD', alert_ids: [newId()] }],
  ['POST /cases', { type: 'FRAUD', payment_ids: [newId()] }],
  ['POST /cases', { type: 'FRAUD', transaction_ids: [''] }],
  ['POST /cases', { type: 'FRAUD', unknown: 1 }],
  ['GET /cases?cursor=abc', undefined],
  ['GET /cases?priority=P9', undefined],
  ['GET /monitoring/alerts?severity=SEVERE', undefined],
  ['PUT /monitoring/settings', { sla_hours: { P1: 0 } }],
  ['PUT /monitoring/settings', { country: 'usa' }],
  ['PUT /monitoring/settings', { sample_below_line: 101 }],
  ['PUT /monitoring/settings', { business_calendar: { time_zone: 'Lagos' } }],
  ['PUT /monitoring/settings', { business_calendar: { time_zone: 'UTC', weekend: ['SUN'] } }],
  ['PUT /monitoring/settings', { business_calendar: { time_zone: 'UTC', holidays: ['2026-02-30'] } }],
] as const)('%s with %j is refused as invalid', async (request, payload) => {
  expect((await call(request, payload)).status).toBe(400)
})

async function recordedAlert(): Promise<{ readonly alertId: string; readonly caseId: string }> {
  const { rows } = await withClient(adminOf(at.databaseName), client =>
    client.query<{ workspaceId: string; tenantId: string }>(
      `select workspace.id as "workspaceId", tenant_id as "tenantId" from identity.workspaces workspace
       join identity.tenants tenant on tenant.id = tenant_id where tenant.code = 'demo' and environment = 'sandbox'`,
    ),
  )
  const { alertIds, caseId } = await recordAlertIn(at, rows[0]!)
  return { alertId: alertIds[0]!, caseId: caseId! }
}

test('an alert is assigned, escalated and closed over REST, and refuses what its status does not permit', async () => {
  const { alertId, caseId } = await recordedAlert()
  const path = `/monitoring/alerts/${alertId}`
  const listed = await call(
    `GET /monitoring/alerts?case_id=${caseId}&status=OPEN&severity=HIGH&customer_id=customer-1`,
  )
  const steps = [
    await call(`POST ${path}/assign`, { assignee: 'ann@bank.example' }),
    await call(`POST ${path}/escalate`, { reason: 'Several deposits' }),
    await call(`POST ${path}/escalate`, { reason: 'Again' }),
    await call(`POST ${path}/assign`, { assignee: 'officer@bank.example' }),
    await call(`POST ${path}/close`, { disposition: 'TRUE', reason: 'Confirmed' }),
    await call(`POST ${path}/close`, { disposition: 'FALSE', reason: 'Again' }),
    await call(`POST ${path}/assign`, { assignee: 'x' }),
    await call(`GET ${path}`, undefined, { authorization: RIVAL }),
    await call(`POST ${path}/close`, { disposition: 'TRUE', reason: 'x' }, { authorization: RIVAL }),
  ]
  const read = await call(`GET ${path}`)

  expect(listed.body).toMatchObject({
    alerts: [
      { id: alertId, rule_code: 'INVENTED', severity: 'HIGH', reason: 'An invented reason', window: null },
    ],
    has_more: false,
    next_cursor: null,
  })
  expect(steps.map(({ status, body }) => [status, body['status'] ?? body['code']])).toEqual([
    [200, 'IN_REVIEW'],
    [200, 'ESCALATED'],
    [409, 'INVALID_STATE'],
    [200, 'ESCALATED'],
    [200, 'CLOSED_TRUE'],
    [409, 'INVALID_STATE'],
    [409, 'INVALID_STATE'],
    [404, 'ALERT_NOT_FOUND'],
    [404, 'ALERT_NOT_FOUND'],
  ])
  expect(read.body).toMatchObject({
    status: 'CLOSED_TRUE',
    assignee: 'officer@bank.example',
    closed_by: 'ann@bank.example',
    note: 'Confirmed',
    observed: { amount: '1000.00' },
    transaction_ids: ['tx-1'],
  })
})

test('the settings of monitoring are read and changed over REST', async () => {
  const before = await call('GET /monitoring/settings')
  const changed = await call('PUT /monitoring/settings', {
    sla_hours: { P2: 12 },
    country: 'NG',
    str_hours: 48,
  })

  expect(before.body).toEqual({
    sla_hours: { P1: 4, P2: 24, P3: 72, P4: 240 },
    country: null,
    str_hours: 24,
    sample_below_line: 0,
    monitor_movements: false,
    movements_from: null,
    business_calendar: null,
  })
  expect(changed.body).toEqual({
    ...before.body,
    sla_hours: { P1: 4, P2: 12, P3: 72, P4: 240 },
    country: 'NG',
    str_hours: 48,
  })
})

test('the result of an identity check is stored once and published', async () => {
  const { body } = await call('POST /subjects', { type: 'INDIVIDUAL', name: 'Tovell Marrikane' })
  const path = `/subjects/${body['subject_id'] as string}/identity-checks` as const
  const check = { verification_id: 'ver_1', decision: 'VERIFIED', score: 91.5 }
  const first = await call(`POST ${path}`, check)
  const again = await call(`POST ${path}`, check)
  const other = await call(`POST ${path}`, { ...check, decision: 'FAILED' })
  const failed = await call(`POST ${path}`, { verification_id: 'ver_2', decision: 'FAILED' })
  const theirs = await call(`POST ${path}`, check, { authorization: RIVAL })
  const published = await withClient(adminOf(at.databaseName), client =>
    client.query<{ type: string; data: Body }>(
      `select type, data from kernel.outbox where type like 'compliance.identity_%' order by id`,
    ),
  )

  expect(first).toMatchObject({ status: 201, body: { ...check, subject_id: body['subject_id'] } })
  expect(again).toEqual(first)
  expect(other).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(failed).toMatchObject({ status: 201, body: { score: null } })
  expect(theirs).toMatchObject({ status: 404, body: { code: 'SUBJECT_NOT_FOUND' } })
  expect(published.rows.map(({ type, data }) => [type, data['verificationId'], data['score']])).toEqual([
    ['compliance.identity_verified', 'ver_1', 91.5],
    ['compliance.identity_failed', 'ver_2', null],
  ])
})
