import { beforeEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

const KEY = 'Bearer sk_sandbox_demo'
const RIVAL = 'Bearer sk_sandbox_rival'

let at: TestPlatform
beforeEach(async () => {
  at = await demoWorld()
})

interface RestResponse {
  readonly status: number
  readonly body: { readonly [name: string]: never }
}

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<RestResponse> {
  const response = await at.app.inject({
    method,
    url: `/api/v1/monitoring/rules${path}`,
    headers: { authorization: KEY, ...headers },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.body === '' ? ({} as never) : response.json() }
}

const velocity = (): Readonly<Record<string, unknown>> => ({
  code: `VELOCITY-${newId()}`,
  rule_type: 'VELOCITY',
  category: 'FRAUD',
  severity: 'MEDIUM',
  parameters: { sum_threshold: '50000.00', time_window_days: 7, group_by: 'customer' },
  conditions: { customer_types: ['INDIVIDUAL'], directions: ['DEBIT'], currencies: ['NGN'] },
  transaction_types: ['TRANSFER', 'WIRE'],
})

const created = async (rule: object): Promise<string> =>
  (await call('POST', '', rule)).body['id'] as unknown as string

test('a rule is created disabled with what was sent, read, listed and deleted', async () => {
  const rule = velocity()
  const { status, body } = await call('POST', '', rule)
  expect([status, body]).toMatchObject([
    201,
    {
      ...rule,
      conditions: {
        customer_types: ['INDIVIDUAL'],
        directions: ['DEBIT'],
        currencies: ['NGN'],
        channels: null,
      },
      name: null,
      action: null,
      version: 1,
      status: 'DISABLED',
      enabled: false,
      pending_change: null,
    },
  ])
  const path = `/${String(body['id'])}`
  expect(await call('GET', path)).toEqual({ status: 200, body })
  expect(
    (await call('GET', '?status=DISABLED&rule_type=VELOCITY&category=FRAUD&limit=1')).body,
  ).toMatchObject({
    rules: [{ id: body['id'] }],
  })
  expect((await call('GET', '?status=ENABLED')).body).toEqual({
    rules: [],
    has_more: false,
    next_cursor: null,
  })
  expect((await call('DELETE', path)).status).toBe(204)
  expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'MONITORING_RULE_NOT_FOUND' } })
})

test('the status changes by PUT, repeatably, and PATCH makes a version', async () => {
  const path = `/${await created(velocity())}`
  for (const [step, status, enabled] of [
    ['enable', 'ENABLED', true],
    ['shadow', 'SHADOW', false],
    ['disable', 'DISABLED', false],
  ])
    for (const repeat of [1, 2])
      expect([repeat, await call('PUT', `${path}/${step}`)]).toMatchObject([
        repeat,
        { status: 200, body: { status, enabled } },
      ])
  expect(await call('PATCH', path, { severity: 'HIGH', conditions: null })).toMatchObject({
    status: 200,
    body: { version: 2, severity: 'HIGH', conditions: null },
  })
  expect((await call('GET', `${path}/versions`)).body).toMatchObject({
    versions: [
      { version: 2, conditions: null },
      { version: 1, conditions: { directions: ['DEBIT'] } },
    ],
    has_more: false,
  })
})

test('bad input is refused with what is wrong', async () => {
  const rule = velocity()
  const id = await created(rule)
  for (const [payload, code] of [
    [{ ...velocity(), rule_type: 'MAGIC' }, 'VALIDATION_ERROR'],
    [{ ...velocity(), severity: 'WORST' }, 'VALIDATION_ERROR'],
    [{ ...velocity(), category: 'MISC' }, 'VALIDATION_ERROR'],
    [{ ...velocity(), action: 'SHOUT' }, 'VALIDATION_ERROR'],
    [{ ...velocity(), transaction_types: ['GIFT'] }, 'VALIDATION_ERROR'],
    [{ ...velocity(), conditions: { directions: ['UP'] } }, 'VALIDATION_ERROR'],
    [{ ...velocity(), conditions: { currencies: ['XXXX'] } }, 'VALIDATION_ERROR'],
    [{ ...velocity(), code: 'no blanks' }, 'VALIDATION_ERROR'],
    [{ ...velocity(), colour: 'red' }, 'VALIDATION_ERROR'],
    [{ ...velocity(), parameters: [] }, 'VALIDATION_ERROR'],
    [{ ...velocity(), parameters: {} }, 'INVALID_RULE_PARAMETERS'],
  ] as const)
    expect([payload, await call('POST', '', payload)]).toMatchObject([{}, { status: 400, body: { code } }])
  expect(await call('PATCH', `/${id}`, { code: 'OTHER' })).toMatchObject({ status: 400 })
  expect(await call('PATCH', `/${id}`, { rule_type: 'THRESHOLD' })).toMatchObject({ status: 400 })
  expect(await call('POST', '', rule)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: 'A monitoring rule with this code already exists.' },
  })
  const parameters = { sum_threshold: '-1', time_window_days: 32, group_by: 'card', speed: 1 }
  const { status, body } = await call('POST', '', { ...velocity(), parameters })
  expect([status, body['code']]).toEqual([400, 'INVALID_RULE_PARAMETERS'])
  for (const key of ['sum_threshold', 'time_window_days', 'speed'])
    expect(body['message']).toContain(`parameters.${key} `)
})

test('a CRITICAL rule is disabled by two persons, who are named in X-Actor', async () => {
  const path = `/${await created({ ...velocity(), severity: 'CRITICAL' })}`
  await call('PUT', `${path}/enable`)
  const [ada, ben] = [{ 'x-actor': 'ada@bank.example' }, { 'x-actor': 'ben@bank.example' }]
  const { status, body } = await call('PUT', `${path}/disable`, undefined, ada)
  expect([status, body]).toMatchObject([
    200,
    { enabled: true, pending_change: { action: 'DISABLE', requested_by: 'ada@bank.example' } },
  ])
  const change = `${path}/changes/${(body['pending_change'] as unknown as { id: string }).id}`
  expect(await call('POST', `${change}/approve`, undefined, ada)).toMatchObject({
    status: 409,
    body: { code: 'FOUR_EYES_REQUIRED' },
  })
  expect(await call('PATCH', path, { severity: 'LOW' })).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE' },
  })
  expect(await call('POST', `${change}/approve`, undefined, ben)).toMatchObject({
    status: 200,
    body: { enabled: false, pending_change: null },
  })
  expect(await call('POST', `${change}/reject`, undefined, ben)).toMatchObject({
    status: 404,
    body: { code: 'RULE_CHANGE_NOT_FOUND' },
  })
})

test('a rule is snoozed for a customer', async () => {
  const path = `/${await created(velocity())}/snooze`
  const until = new Date(Date.now() + 3_600_000).toISOString()
  expect(await call('POST', path, { customer_id: 'c-1', until, reason: 'Known shop' })).toMatchObject({
    status: 201,
    body: { customer_id: 'c-1', until, reason: 'Known shop' },
  })
  expect(
    await call('POST', path, { customer_id: 'c-1', until: '2020-01-01T00:00:00Z', reason: 'x' }),
  ).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
  expect(await call('POST', path, { customer_id: 'c-1', until })).toMatchObject({ status: 400 })
})

test('snoozes in force are listed and ended', async () => {
  const path = `/${await created(velocity())}`
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const snooze = (customer: string, reason: string): Promise<RestResponse> =>
    call('POST', `${path}/snooze`, { customer_id: customer, until, reason })
  await snooze('c/1 ä', 'Known shop')
  await snooze('c-2', 'Known shop')
  await snooze('c-2', 'Known shop, checked again')
  const end = (customer: string, headers = {}): Promise<RestResponse> =>
    call('DELETE', `${path}/snoozes/${encodeURIComponent(customer)}`, undefined, headers)

  const first = await call('GET', `${path}/snoozes?limit=1`)
  const rest = await call('GET', `${path}/snoozes?limit=1&cursor=${String(first.body['next_cursor'])}`)
  expect([first, rest]).toMatchObject([
    {
      status: 200,
      body: {
        snoozes: [{ customer_id: 'c-2', until, reason: 'Known shop, checked again' }],
        has_more: true,
      },
    },
    { status: 200, body: { snoozes: [{ customer_id: 'c/1 ä', until }], has_more: false } },
  ])
  expect(await end('c/1 ä', { authorization: RIVAL })).toMatchObject({
    status: 404,
    body: { code: 'MONITORING_RULE_NOT_FOUND' },
  })
  expect(await end('c/1 ä')).toMatchObject({ status: 204 })
  expect(await end('c/1 ä')).toMatchObject({ status: 404, body: { code: 'RULE_SNOOZE_NOT_FOUND' } })
  expect((await call('GET', `${path}/snoozes`)).body['snoozes']).toMatchObject([{ customer_id: 'c-2' }])
  expect(await snooze('c/1 ä', 'Known shop')).toMatchObject({ status: 201 })
  expect((await call('GET', `${path}/snoozes`)).body['snoozes']).toHaveLength(2)
})

test("another tenant's rules do not exist", async () => {
  const path = `/${await created(velocity())}`
  const rival = { authorization: RIVAL }
  expect((await call('GET', '', undefined, rival)).body['rules']).toEqual([])
  for (const [method, url] of [
    ['GET', path],
    ['DELETE', path],
    ['PUT', `${path}/enable`],
    ['GET', `${path}/versions`],
    ['GET', `${path}/snoozes`],
  ] as const)
    expect(await call(method, url, undefined, rival)).toMatchObject({
      status: 404,
      body: { code: 'MONITORING_RULE_NOT_FOUND' },
    })
})
