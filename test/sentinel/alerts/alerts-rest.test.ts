import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import { bearer, exchanging, posting, type ExchangeResponse, type Json } from '#tools/traffic/exchange.ts'

const BASE = '/sentinel/api/v1'
const KEY = { ...bearer('test_sentinel_demo', DEMO.id), 'x-actor': 'analyst@bank.example' }
const RIVAL_KEY = bearer('test_sentinel_rival', RIVAL.id)
const COMPLIANCE_KEY = bearer('sk_sandbox_demo', DEMO.id)

type Send = (method: string, path: string, body?: unknown, headers?: object) => Promise<ExchangeResponse>

const sender = ({ app }: TestPlatform, base = BASE): Send => {
  const exchange = exchanging(app)
  return (method, path, body, headers = KEY) =>
    exchange(posting(`${base}${path}`, headers as never, body, method))
}

async function alerted(send: Send, customerId = newId()): Promise<Json> {
  await send('POST', '/profiles', {
    customer_id: customerId,
    customer_name: 'Eleanor Whitfield',
    date_of_birth: '1941-03-09',
    enrollment_reason: 'AGE_THRESHOLD',
  })
  const { body: signal } = await send('POST', '/signals', {
    customer_id: customerId,
    signal_category: 'FAMILY_EXPLOITATION',
    severity: 'HIGH',
    description: 'The nephew answers all questions.',
  })
  const { body } = await send('GET', `/profiles/${signal.profile_id}/alerts`)
  return body.alerts[0]
}

test('an alert is acknowledged, assigned, escalated and resolved, in this order and each step once', async () => {
  const send = sender(await demoWorld())
  const opened = await alerted(send)
  const put = (act: string, body?: object): Promise<ExchangeResponse> =>
    send('PUT', `/alerts/${opened.id}/${act}`, body)

  const acknowledged = await put('acknowledge', { note: 'I call her.' })
  const acknowledgedAgain = await put('acknowledge', {})
  const assigned = await put('assign', { assignee: 'one@bank.example' })
  const late = await put('acknowledge', {})
  const escalated = await put('escalate', { reason: 'Three customers paid this payee.' })
  const escalatedAgain = await put('escalate', { reason: 'Again.' })
  const reassigned = await put('assign', { assignee: 'two@bank.example' })
  const resolved = await put('resolve', { status: 'RESOLVED' })
  const after = [
    await put('acknowledge', {}),
    await put('assign', { assignee: 'three@bank.example' }),
    await put('escalate', { reason: 'Late.' }),
    await put('resolve', { status: 'FALSE_ALARM' }),
  ]

  expect(opened).toMatchObject({
    status: 'OPEN',
    severity: 'HIGH',
    signals_count: 1,
    case_id: null,
    note: null,
  })
  expect(acknowledged.body).toMatchObject({
    status: 'ACKNOWLEDGED',
    acknowledged_by: 'analyst@bank.example',
    note: 'I call her.',
  })
  expect(assigned.body).toMatchObject({ status: 'IN_REVIEW', assignee: 'one@bank.example' })
  expect(escalated.body).toMatchObject({
    status: 'ESCALATED',
    escalated_by: 'analyst@bank.example',
    note: 'Three customers paid this payee.',
  })
  expect(reassigned.body).toMatchObject({ status: 'ESCALATED', assignee: 'two@bank.example' })
  expect(resolved.body).toMatchObject({ status: 'RESOLVED', resolved_by: 'analyst@bank.example' })
  for (const refused of [acknowledgedAgain, late, escalatedAgain, ...after])
    expect([refused.status, refused.headers['x-error-code']]).toEqual([409, 'INVALID_STATE'])
  expect((await send('GET', `/alerts/${opened.id}`)).text).toBe(resolved.text)
  const { events } = (await send('GET', `/profiles/${opened.profile_id}/timeline`)).body
  const ofAlert = (events as Json[]).filter(({ reference_id: id }) => id === opened.id)
  expect(ofAlert.map(({ type }) => type)).toEqual([
    'ALERT_RESOLVED',
    'ALERT_ASSIGNED',
    'ALERT_ESCALATED',
    'ALERT_ASSIGNED',
    'ALERT_ACKNOWLEDGED',
    'ALERT_OPENED',
  ])
})

test('faulty requests are refused, and another tenant sees and changes nothing', async () => {
  const send = sender(await demoWorld())
  const { id } = await alerted(send)
  const put = async (
    act: string,
    body: object,
    headers?: object,
    alertId = id as string,
  ): Promise<unknown[]> => {
    const { status, headers: response } = await send('PUT', `/alerts/${alertId}/${act}`, body, headers)
    return [status, response['x-error-code']]
  }

  expect(await put('resolve', { status: 'OPEN' })).toEqual([400, 'VALIDATION_ERROR'])
  expect(await put('assign', {})).toEqual([400, 'VALIDATION_ERROR'])
  expect(await put('escalate', { reason: '' })).toEqual([400, 'VALIDATION_ERROR'])
  expect(await put('assign', { assignee: 'a\u0000' })).toEqual([400, 'VALIDATION_ERROR'])
  expect(await put('escalate', { reason: 'a\u0000' })).toEqual([400, 'VALIDATION_ERROR'])
  expect(await put('acknowledge', { unknown: 1 })).toEqual([400, 'VALIDATION_ERROR'])
  for (const [act, body] of [
    ['acknowledge', {}],
    ['assign', { assignee: 'x' }],
    ['escalate', { reason: 'x' }],
    ['resolve', { status: 'RESOLVED' }],
  ] as const) {
    expect(await put(act, body, undefined, newId())).toEqual([404, 'ALERT_NOT_FOUND'])
    expect(await put(act, body, RIVAL_KEY)).toEqual([404, 'ALERT_NOT_FOUND'])
  }
  expect((await send('GET', `/alerts/${id}`, undefined, RIVAL_KEY)).status).toBe(404)
  expect((await send('GET', '/alerts', undefined, RIVAL_KEY)).body.alerts).toEqual([])
  expect((await send('GET', `/alerts/${id}`)).body).toMatchObject({ status: 'OPEN' })
})

test('escalations of a customer open one compliance case, also 20 at once, and the case has the reason of each alert', async () => {
  const at = await demoWorld()
  const send = sender(at)
  const compliance = sender(at, '/api/v1')
  const customerId = newId()
  const first = await alerted(send, customerId)

  const escalations = await Promise.all(
    Array.from({ length: 20 }, () => send('PUT', `/alerts/${first.id}/escalate`, { reason: 'Suspicious.' })),
  )
  await send('PUT', `/alerts/${first.id}/resolve`, { status: 'RESOLVED' })
  const second = await alerted(send, customerId)
  const { body: joined } = await send('PUT', `/alerts/${second.id}/escalate`, { reason: 'Once more.' })

  expect(escalations.map(({ status }) => status).sort()).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ])
  const { case_id: caseId } = escalations.find(({ status }) => status === 200)!.body as { case_id: string }
  expect(joined).toMatchObject({ case_id: caseId, status: 'ESCALATED' })
  const list = await compliance('GET', `/cases?customer_id=${customerId}`, undefined, COMPLIANCE_KEY)
  expect(JSON.stringify(list.body)).toContain('ELDER')
  const history = await compliance('GET', `/cases/${caseId}/events`, undefined, COMPLIANCE_KEY)
  expect(history.status).toBe(200)
  expect(history.text.match(/elder_alert_id/g)).toHaveLength(2)
  expect(history.text).toContain('Once more.')
})

test('without compliance the escalation is unavailable and changes nothing, and a later one succeeds', async () => {
  const at = await demoWorld()
  const send = sender(at)
  const { id } = await alerted(send)
  const escalate = (): Promise<ExchangeResponse> =>
    send('PUT', `/alerts/${id}/escalate`, { reason: 'Suspicious.' })

  at.away.add('compliance')
  const unavailable = await escalate()
  at.away.delete('compliance')
  const after = await send('GET', `/alerts/${id}`)
  const escalated = await escalate()

  expect(unavailable.status).toBe(503)
  expect(after.body).toMatchObject({ status: 'OPEN', case_id: null })
  expect(escalated.body).toMatchObject({ status: 'ESCALATED' })
})

test('alerts are filtered by profile, status and severity', async () => {
  const send = sender(await demoWorld())
  const { id, profile_id: profileId } = await alerted(send)
  const list = async (query: string): Promise<string[]> =>
    ((await send('GET', query)).body.alerts as { id: string }[]).map(each => each.id)

  expect(await list(`/alerts?profile_id=${profileId}`)).toEqual([id])
  expect(await list(`/alerts?profile_id=${profileId}&status=OPEN&severity=HIGH`)).toEqual([id])
  expect(await list(`/alerts?profile_id=${profileId}&status=RESOLVED`)).toEqual([])
  expect(await list(`/elder/profiles/${profileId}/alerts?status=OPEN`)).toEqual([id])
  expect((await send('GET', `/profiles/${newId()}/alerts`)).headers['x-error-code']).toBe('PROFILE_NOT_FOUND')
  expect((await send('GET', '/profiles/42/alerts')).body.message).toContain('invalid profile ID')
})
