import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { DetectionRule, type DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { asOwner } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import { bearer, exchanging, posting, type ExchangeResponse, type Json } from '#tools/traffic/exchange.ts'

const BASE = '/sentinel/api/v1'
const KEY = { ...bearer('test_sentinel_demo', DEMO.id), 'x-actor': 'analyst@bank.example' }
const RIVAL_KEY = bearer('test_sentinel_rival', RIVAL.id)
const FIELDS = [
  ...['id', 'profile_id', 'customer_id', 'rule_id', 'rule_code', 'rule_type', 'signal_category', 'severity'],
  ...['weight', 'confidence', 'status', 'reason', 'observed', 'threshold', 'window', 'transaction_ids'],
  ...['fincen_flags', 'detected_at', 'reviewed_by', 'reviewed_at', 'review_note'],
]

type Send = (method: string, path: string, body?: unknown, headers?: object) => Promise<ExchangeResponse>

const sender = ({ app }: TestPlatform): Send => {
  const exchange = exchanging(app)
  return (method, path, body, headers = KEY) =>
    exchange(posting(`${BASE}${path}`, headers as never, body, method))
}

async function enrol(send: Send, parts: object = {}): Promise<{ id: string; customerId: string }> {
  const customerId = newId()
  const { body } = await send('POST', '/profiles', {
    customer_id: customerId,
    customer_name: 'Eleanor Whitfield',
    date_of_birth: '1941-03-09',
    enrollment_reason: 'AGE_THRESHOLD',
    ...parts,
  })
  return { id: body.id as string, customerId }
}

const observation = {
  signal_category: 'FAMILY_EXPLOITATION',
  description: 'The nephew answers all questions.',
}

async function addRule(at: TestPlatform, parts: Partial<DetectionRuleRow>): Promise<string> {
  const id = newId()
  await asOwner(adminOf(at.databaseName), async owner => {
    const [workspace] = (
      await owner.query(
        `select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`,
        [DEMO.id],
      )
    ).rows as { id: string }[]
    const row = {
      workspaceId: workspace!.id,
      id,
      code: `R-${id}`,
      name: null,
      ruleType: 'STAFF_OBSERVATION' as const,
      severity: 'HIGH' as const,
      weight: 0.8,
      signalCategory: null,
      fincenFlags: ['B2'],
      isEnabled: true,
      isStandard: false,
      version: 3,
      createdBy: 'test',
      createdAt: new Date(),
      updatedAt: new Date(),
      deletedAt: null,
      ...parts,
      parameters: JSON.stringify(parts.parameters ?? {}) as never,
    }
    await owner.query(`select set_config('app.workspace', $1, false)`, [row.workspaceId])
    await owner.query(insertOf(DetectionRule, 'rule'), valuesOf(DetectionRule, row))
  })
  return id
}

test('staff report what they saw by profile or customer, and the body has exactly the documented fields', async () => {
  const send = sender(await demoWorld())
  const { id, customerId } = await enrol(send)

  const reported = await send('POST', '/signals', { profile_id: id, ...observation })
  const other = await send('POST', '/signals', {
    customer_id: customerId,
    ...observation,
    severity: 'LOW',
    confidence: 0.5,
  })
  const read = await send('GET', `/signals/${reported.body.id}`)

  expect([reported.status, other.status]).toEqual([201, 201])
  expect(Object.keys(reported.body as object)).toEqual(FIELDS)
  expect(reported.body).toMatchObject({
    profile_id: id,
    customer_id: customerId,
    rule_id: null,
    severity: 'MEDIUM',
    weight: 1,
    confidence: 1,
    status: 'ACTIVE',
    reason: observation.description,
    observed: null,
    window: null,
    transaction_ids: [],
    fincen_flags: [],
    reviewed_by: null,
  })
  expect(other.body).toMatchObject({ severity: 'LOW', confidence: 0.5, weight: 1 })
  expect(other.body.id).not.toBe(reported.body.id)
  expect(read.text).toBe(reported.text)
})

test('a rule that names an observation gives the signal its weight, confidence and severity, the own one first; the flags are those of the observations', async () => {
  const at = await demoWorld()
  const send = sender(at)
  await addRule(at, { isStandard: true, parameters: { observations: { SECRECY: 0.9, FEARFUL: 0.9 } } })
  const own = await addRule(at, { parameters: { observations: { SECRECY: 0.5, UNREACHABLE: 0.4 } } })
  await addRule(at, { isEnabled: false, parameters: { observations: { SECRECY: 1 } } })
  const { id } = await enrol(send)
  const report = (parts: object): Promise<ExchangeResponse> =>
    send('POST', '/signals', { profile_id: id, ...observation, ...parts })

  const ruled = await report({ observations: ['SECRECY', 'UNREACHABLE', 'SECRECY'], confidence: 0.1 })
  const severe = await report({ observations: ['SECRECY'], severity: 'CRITICAL', signal_category: 'OTHER' })
  const extended = await report({
    observations: ['SECRECY', 'FEARFUL'],
    severity: 'LOW',
    description: 'Again.',
  })
  const unnamed = await report({ observations: ['ASKS_ABOUT_LIMITS'] })

  expect(ruled.body).toMatchObject({
    rule_id: own,
    rule_type: 'STAFF_OBSERVATION',
    weight: 0.8,
    severity: 'HIGH',
    confidence: expect.closeTo(0.7, 10) as unknown,
    signal_category: 'FAMILY_EXPLOITATION',
    observed: { observations: ['SECRECY', 'UNREACHABLE'] },
    fincen_flags: ['B12', 'B9'],
  })
  expect(severe.body).toMatchObject({ rule_id: own, severity: 'CRITICAL', confidence: 0.5 })
  expect(extended.body).toMatchObject({
    id: ruled.body.id,
    severity: 'HIGH',
    reason: 'Again.',
    fincen_flags: ['B12', 'B9', 'B3', 'B8'],
  })
  expect(unnamed.body).toMatchObject({
    rule_code: expect.stringMatching(/^STD-/),
    weight: 0.8,
    fincen_flags: [],
  })
})

test('faulty reports are refused by name, and only watched profiles have signals', async () => {
  const send = sender(await demoWorld())
  const { id, customerId } = await enrol(send)
  const waiting = await enrol(send, { status: 'PENDING_CONSENT' })
  const report = async (body: object, headers?: object): Promise<readonly [number, Json, Json]> => {
    const response = await send('POST', '/signals', body, headers)
    return [response.status, response.headers['x-error-code'], response.body.message]
  }

  const cases = [
    await report({ profile_id: id, customer_id: customerId, ...observation }),
    await report(observation),
    await report({ profile_id: '42', ...observation }),
    await report({ profile_id: newId(), ...observation }),
    await report({ customer_id: 'nobody', ...observation }),
    await report({ profile_id: id, ...observation }, RIVAL_KEY),
    await report({ profile_id: waiting.id, ...observation }),
    await report({
      profile_id: id,
      signal_category: 'NONE',
      severity: 'WORST',
      description: '',
      confidence: 2,
    }),
    await report({ profile_id: id, ...observation, observations: ['UNKNOWN'] }),
    await report({ customer_id: 'a\u0000', ...observation }),
    await report({ profile_id: id, ...observation, description: 'a\u0000' }),
    await report({ profile_id: null, customer_id: null, ...observation, observations: [] }),
  ]

  expect(cases.map(([status, code]) => [status, code])).toEqual([
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [404, 'PROFILE_NOT_FOUND'],
    [404, 'PROFILE_NOT_FOUND'],
    [404, 'PROFILE_NOT_FOUND'],
    [409, 'INVALID_STATE'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
  ])
  expect(cases[0]![2]).toContain('customer_id')
  expect(cases[1]![2]).toContain('profile_id')
  expect(cases[2]![2]).toContain('invalid profile ID')
  expect(cases[6]![2]).toContain('PENDING_CONSENT')
  for (const field of ['signal_category', 'severity', 'description', 'confidence'])
    expect(cases[7]![2]).toContain(field)
})

test('a signal is reviewed once and for good, also by 20 reviews at once', async () => {
  const at = await demoWorld()
  const send = sender(at)
  const { id } = await enrol(send)
  const { body: signal } = await send('POST', '/signals', {
    profile_id: id,
    ...observation,
    severity: 'HIGH',
  })

  const bad = await send('PUT', `/signals/${signal.id}/review`, { status: 'EXPIRED' })
  const reviews = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send('PUT', `/signals/${signal.id}/review`, {
        status: index % 2 ? 'CONFIRMED' : 'DISMISSED',
        note: `Review ${index}`,
      }),
    ),
  )
  const read = await send('GET', `/signals/${signal.id}`)
  const unknown = await send('PUT', `/signals/${newId()}/review`, { status: 'CONFIRMED' })
  const rival = await send('PUT', `/signals/${signal.id}/review`, { status: 'CONFIRMED' }, RIVAL_KEY)
  const rivalRead = await send('GET', `/signals/${signal.id}`, undefined, RIVAL_KEY)

  expect([bad.status, bad.headers['x-error-code']]).toEqual([400, 'VALIDATION_ERROR'])
  expect(reviews.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  const effective = reviews.find(({ status }) => status === 200)!
  expect(reviews.find(({ status }) => status === 409)!.headers['x-error-code']).toBe('INVALID_STATE')
  expect(read.text).toBe(effective.text)
  expect(read.body).toMatchObject({ reviewed_by: 'analyst@bank.example' })
  expect(read.body.review_note).toMatch(/^Review/)
  expect([unknown.status, rival.status, rivalRead.status]).toEqual([404, 404, 404])
  expect(unknown.headers['x-error-code']).toBe('SIGNAL_NOT_FOUND')
})

test('lists are filtered and paged, and the list of a profile that does not exist is not found', async () => {
  const send = sender(await demoWorld())
  const { id } = await enrol(send)
  const report = async (parts: object): Promise<string> =>
    (await send('POST', '/signals', { profile_id: id, ...observation, ...parts })).body.id as string
  const ids = [
    await report({ severity: 'LOW' }),
    await report({ severity: 'LOW', signal_category: 'OTHER' }),
    await report({ severity: 'MEDIUM' }),
  ]
  await send('PUT', `/signals/${ids[0]}/review`, { status: 'DISMISSED' })
  const list = async (query: string): Promise<string[]> =>
    ((await send('GET', query)).body.signals as { id: string }[]).map(each => each.id)

  expect(await list(`/signals?profile_id=${id}`)).toEqual([ids[2], ids[1], ids[0]])
  expect(await list(`/profiles/${id}/signals`)).toEqual([ids[2], ids[1], ids[0]])
  expect(await list(`/elder/profiles/${id}/signals?status=DISMISSED`)).toEqual([ids[0]])
  expect(await list(`/signals?profile_id=${id}&severity=LOW`)).toEqual([ids[1], ids[0]])
  expect(await list(`/signals?profile_id=${id}&signal_category=OTHER&status=ACTIVE`)).toEqual([ids[1]])
  expect(await list(`/signals?rule_id=${newId()}`)).toEqual([])
  const page = await send('GET', `/profiles/${id}/signals?limit=2`)
  expect(page.body).toMatchObject({ has_more: true })
  const next = await send('GET', `/profiles/${id}/signals?limit=2&cursor=${page.body.next_cursor}`)
  expect(next.body).toMatchObject({ signals: [{ id: ids[0] }], has_more: false, next_cursor: null })
  expect((await send('GET', `/profiles/${newId()}/signals`)).headers['x-error-code']).toBe(
    'PROFILE_NOT_FOUND',
  )
  expect((await send('GET', `/profiles/${id}/signals`, undefined, RIVAL_KEY)).status).toBe(404)
  expect((await send('GET', '/signals?status=NONE')).status).toBe(400)
})

test('the product of the components gives the risk score, which the profile and its list show as well', async () => {
  const at = await demoWorld()
  const send = sender(at)
  const { id } = await enrol(send)
  for (const severity of ['LOW', 'MEDIUM', 'HIGH'])
    await send('POST', '/signals', { profile_id: id, ...observation, severity, confidence: 0.6 })
  const { body: dismissed } = await send('POST', '/signals', {
    profile_id: id,
    ...observation,
    severity: 'CRITICAL',
  })
  await send('PUT', `/signals/${dismissed.id}/review`, { status: 'DISMISSED' })

  const { body: risk } = await send('GET', `/profiles/${id}/risk`)
  const { body: profile } = await send('GET', `/elder/profiles/${id}`)

  const components = risk.components as { [name: string]: number }[]
  expect(components).toHaveLength(3)
  expect(Object.keys(components[0]!)).toEqual([
    'signal_id',
    'severity',
    'weight',
    'severity_factor',
    'confidence',
    'decay',
    'factor',
  ])
  for (const { weight, severity_factor, confidence, decay, factor } of components)
    expect(factor).toBeCloseTo(weight! * severity_factor! * confidence! * decay!, 12)
  const score = 100 * (1 - components.reduce((product, { factor }) => product * (1 - factor!), 1))
  expect(risk.risk_score).toBeCloseTo(score, 2)
  expect(risk.risk_level).toBe('HIGH')
  expect([profile.risk_score, profile.risk_level]).toEqual([risk.risk_score, risk.risk_level])
  expect((await send('GET', `/profiles/${newId()}/risk`)).headers['x-error-code']).toBe('PROFILE_NOT_FOUND')
})

test('statistics count profiles, signals, alerts and holds', async () => {
  const send = sender(await demoWorld())
  const { body: before } = await send('GET', '/stats')
  const { id } = await enrol(send)
  await send('POST', '/signals', { profile_id: id, ...observation, severity: 'CRITICAL' })
  await send('POST', `/profiles/${id}/holds`, {
    scope: 'ACCOUNT',
    account_id: 'checking-1',
    reason: 'A caller instructs her.',
  })

  const { body: after } = await send('GET', '/stats')

  expect(after.profiles.restricted).toBe(before.profiles.restricted + 1)
  expect(after.signals.by_severity.critical).toBe(before.signals.by_severity.critical + 1)
  expect(after.signals.total).toBe(before.signals.total + 1)
  expect(after.alerts.open).toBe(before.alerts.open + 1)
  expect(after.holds).toEqual({
    ...before.holds,
    total: before.holds.total + 1,
    placed: before.holds.placed + 1,
  })
})
