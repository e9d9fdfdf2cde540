import { beforeEach, expect, test } from '@jest/globals'
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
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  authorization = KEY,
): Promise<RestResponse> {
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.body === '' ? ({} as never) : response.json() }
}

const refused = async (response: Promise<RestResponse>): Promise<unknown> => {
  const { status, body } = await response
  return [status, body['code']]
}
const LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
const bands = (...starts: readonly number[]): object[] =>
  LEVELS.map((level, index) => ({
    level,
    min_score: starts[index],
    max_score: (starts[index + 1] ?? 1001) - 1,
  }))

test('factors are returned with numeric weights, and only the given fields change', async () => {
  const before = await call('GET', '/risk-factors')
  expect(before.status).toBe(200)
  expect((before.body['factors'] as unknown as object[])[0]).toEqual({
    code: 'SANCTIONS_MATCH',
    name: 'Match with a sanctions list',
    category: 'SCREENING',
    weight: 1,
    is_active: true,
    metadata: { min_match_score: 0 },
  })

  const changed = await call('PUT', '/risk-factors', {
    factors: [{ code: 'VELOCITY', weight: 0.25, is_active: false }],
  })
  const other = (response: RestResponse): unknown =>
    (response.body['factors'] as unknown as { code: string }[]).filter(({ code }) => code !== 'VELOCITY')
  expect(changed.body['factors']).toContainEqual({
    code: 'VELOCITY',
    name: 'Frequency of transactions',
    category: 'VELOCITY',
    weight: 0.25,
    is_active: false,
    metadata: {},
  })
  expect(other(changed)).toEqual(other(before))
  expect((await call('GET', '/risk-factors')).body).toEqual(changed.body)
  expect(await call('PUT', '/risk-factors', changed.body)).toEqual(changed)
})

test('name and category of a factor are read-only: other values are rejected', async () => {
  for (const [part, value] of [
    ['name', 'Speed'],
    ['category', 'CHANNEL'],
  ] as const) {
    const { status, body } = await call('PUT', '/risk-factors', {
      factors: [{ code: 'VELOCITY', [part]: value }],
    })
    expect([
      status,
      body['code'],
      String(body['message']).includes(`factors[0].${part} cannot be changed`),
    ]).toEqual([400, 'VALIDATION_ERROR', true])
  }
})

test('unknown and malformed factors are rejected with different codes', async () => {
  expect(
    await refused(call('PUT', '/risk-factors', { factors: [{ code: 'SHOE_SIZE', weight: 0.5 }] })),
  ).toEqual([400, 'UNKNOWN_FACTOR'])
  for (const factor of [
    { code: 'CHANNEL', weight: 1.01 },
    { code: 'CHANNEL', weight: -0.1 },
    { code: 'CHANNEL', weight: '0.5' },
    { code: 'CHANNEL', is_active: 'yes' },
    { weight: 0.5 },
    { code: 'CHANNEL', metadata: [] },
  ])
    expect(await refused(call('PUT', '/risk-factors', { factors: [factor] }))).toEqual([
      400,
      'VALIDATION_ERROR',
    ])
  expect(await refused(call('PUT', '/risk-factors', {}))).toEqual([400, 'VALIDATION_ERROR'])
})

test('well-typed but wrong bands are INVALID_BANDS, and bands of wrong types are a malformed request', async () => {
  const right = bands(0, 301, 601, 901)
  expect(await call('PUT', '/risk-bands', { bands: right })).toEqual({ status: 200, body: { bands: right } })
  expect(await call('GET', '/risk-bands')).toEqual({ status: 200, body: { bands: right } })

  for (const wrong of [
    [],
    right.slice(0, 3),
    [...right, right[3]!],
    right.toReversed(),
    [right[0]!, right[0]!, right[2]!, right[3]!],
    bands(0, 301, 601, 1002),
    bands(1, 301, 601, 901),
    bands(-1, 301, 601, 901),
    bands(0, 601, 301, 901),
  ])
    expect(await refused(call('PUT', '/risk-bands', { bands: wrong }))).toEqual([400, 'INVALID_BANDS'])
  for (const malformed of [
    { ...right[0], min_score: '0' },
    { ...right[0], max_score: 300.5 },
    { level: 'LOW', min_score: 0 },
    { ...right[0], level: 1 },
    'LOW',
  ])
    expect(await refused(call('PUT', '/risk-bands', { bands: [malformed, ...right.slice(1)] }))).toEqual([
      400,
      'VALIDATION_ERROR',
    ])
  expect((await call('GET', '/risk-bands')).body).toEqual({ bands: right })
})

const rule = {
  field: 'subject.country',
  operator: 'IN',
  value: ['KP'],
  decision: 'BLOCK',
  score_contribution: 250,
  priority: 1,
}

test('a ruleset is created, simulated, published and archived over REST', async () => {
  const created = await call('POST', '/rulesets', {
    name: 'Custom rules',
    description: 'Ours',
    rules: [
      rule,
      {
        name: 'Young',
        all: [{ field: 'subject.date_of_birth', operator: 'AGE_LT', value: [18] }],
        decision: 'REVIEW_REQUIRED',
      },
    ],
  })
  expect(created).toMatchObject({
    status: 201,
    body: {
      name: 'Custom rules',
      description: 'Ours',
      status: 'DRAFT',
      version: 1,
      published_version: null,
      rules: [
        { ...rule, all: null, stop_on_match: false, is_active: true, effective_from: null },
        {
          field: null,
          value: [],
          all: [{ field: 'subject.date_of_birth', operator: 'AGE_LT', value: [18] }],
          score_contribution: 0,
          priority: 100,
        },
      ],
    },
  })
  const path = `/rulesets/${created.body['id']}`
  expect((await call('GET', path)).body).toEqual(created.body)
  expect((await call('GET', '/rulesets?limit=1')).body).toMatchObject({
    rulesets: [{ name: 'Custom rules' }],
  })

  const tried = await call('POST', `${path}/simulate`, {
    subject: { type: 'INDIVIDUAL', name: 'Tovell Marrikane', country: 'KP', date_of_birth: '2020' },
  })
  expect(tried).toMatchObject({
    status: 200,
    body: {
      risk_band: 'CRITICAL',
      decision: {
        outcome: 'BLOCK',
        triggered_rules: [
          { decision: 'BLOCK', score_contribution: 250 },
          { name: 'Young', decision: 'REVIEW_REQUIRED' },
        ],
      },
    },
  })
  const lines = tried.body['risk_factors'] as unknown as { contribution: number }[]
  expect(lines.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(tried.body['risk_score'])

  expect(await call('POST', `${path}/publish`)).toMatchObject({
    status: 200,
    body: { status: 'PUBLISHED', published_version: 1 },
  })
  expect(await call('PUT', path, { rules: [{ ...rule, value: ['KP', 'IR'] }] })).toMatchObject({
    status: 200,
    body: { name: 'Custom rules', version: 2, published_version: 1 },
  })
  expect((await call('GET', `${path}/versions`)).body).toMatchObject({
    versions: [{ version: 2, rules: [{ value: ['KP', 'IR'] }] }, { version: 1 }],
    has_more: false,
    next_cursor: null,
  })
  expect(await refused(call('DELETE', path))).toEqual([409, 'INVALID_STATE'])
  expect(await call('POST', `${path}/archive`)).toMatchObject({
    status: 200,
    body: { status: 'ARCHIVED', published_version: null },
  })
  expect((await call('DELETE', path)).status).toBe(204)
  expect(await refused(call('GET', path))).toEqual([404, 'RULESET_NOT_FOUND'])
})

test('invalid rules are rejected with the code of their issue', async () => {
  const post = (body: object): Promise<unknown> => refused(call('POST', '/rulesets', body))
  expect(await post({ name: 'x', rules: [{ ...rule, field: 'subject.shoe_size' }] })).toEqual([
    400,
    'UNKNOWN_FIELD',
  ])
  expect(await post({ name: 'x', rules: [{ ...rule, operator: 'AGE_LT', value: [1] }] })).toEqual([
    400,
    'INVALID_RULE_PARAMETERS',
  ])
  expect(
    await post({
      name: 'x',
      rules: [{ ...rule, field: 'subject.name', operator: 'MATCHES', value: ['(a+'] }],
    }),
  ).toEqual([400, 'INVALID_RULE_PARAMETERS'])
  const { body } = await call('POST', '/rulesets', {
    name: 'x',
    rules: [{ ...rule, effective_from: '2026-02-01', effective_to: '2026-01-01' }],
  })
  expect(body['message']).toBe('rules[0].effective_to must not be before the first day.')
  expect(await post({ name: 'x', rules: [] })).toEqual([400, 'VALIDATION_ERROR'])
  expect(await post({ rules: [rule] })).toEqual([400, 'VALIDATION_ERROR'])
  expect(await post({ name: 'x', rules: [{ ...rule, value: [{ a: 1 }] }] })).toEqual([
    400,
    'VALIDATION_ERROR',
  ])
  expect(await post({ name: 'x', rules: [{ ...rule, score_contribution: 1001 }] })).toEqual([
    400,
    'VALIDATION_ERROR',
  ])
})

test('another tenant cannot find a ruleset', async () => {
  const { body } = await call('POST', '/rulesets', { name: 'Ours alone', rules: [rule] })
  const path = `/rulesets/${body['id']}`
  for (const attempt of [
    call('GET', path, undefined, RIVAL),
    call('PUT', path, { name: 'Theirs' }, RIVAL),
    call('DELETE', path, undefined, RIVAL),
    call('POST', `${path}/publish`, undefined, RIVAL),
    call('GET', `${path}/versions`, undefined, RIVAL),
  ])
    expect(await refused(attempt)).toEqual([404, 'RULESET_NOT_FOUND'])
  expect(
    (
      (await call('GET', '/rulesets', undefined, RIVAL)).body['rulesets'] as unknown as { name: string }[]
    ).map(({ name }) => name),
  ).not.toContain('Ours alone')
})
