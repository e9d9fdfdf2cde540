import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { demoWorld } from '#test/support/world.ts'
import { RIVAL } from '#tools/traffic/tenant-fixture.ts'
import { bearer, type Json } from '#tools/traffic/exchange.ts'
import { enrol, observation, sender } from './signals-client.ts'

const RIVAL_KEY = bearer('test_sentinel_rival', RIVAL.id)
const FIELDS = [
  ...['id', 'profile_id', 'customer_id', 'rule_id', 'rule_code', 'rule_type', 'signal_category', 'severity'],
  ...['weight', 'confidence', 'status', 'reason', 'observed', 'threshold', 'window', 'transaction_ids'],
  ...['fincen_flags', 'detected_at', 'reviewed_by', 'reviewed_at', 'review_note'],
]

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
