import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createDetectionRule } from '#sentinel/operations/rules/create-detection-rule.ts'
import { RULE_TYPES } from '#sentinel/detection-rules/rule-types.ts'
import { STANDARD_RULES } from '#sentinel/detection-rules/standard-set.ts'
import { DEFAULTS } from './detection-rules/parameter-cases.ts'
import { giftCards, newWorkspace, rulesOf, writer, type RuleCaller, type Rules } from './rule-caller.ts'

const created = async ({ call }: RuleCaller, rule = giftCards()): Promise<string> =>
  (await call('POST', '/rules', rule)).body.id as string
const codesOf = (issues: readonly { readonly headers: Readonly<Record<string, unknown>> }[]): unknown[] =>
  issues.map(({ headers }) => headers['x-error-code'])

test.each(RULE_TYPES)(
  'a rule of type %s is created disabled, with the defaults of its parameters',
  async type => {
    const workspace = await newWorkspace()
    const { given, parsed } = DEFAULTS[type]

    const { status, body } = await workspace.call(
      'POST',
      '/rules',
      giftCards({ rule_type: type, parameters: given }),
    )

    expect([status, body]).toMatchObject([
      201,
      {
        rule_type: type,
        parameters: parsed,
        enabled: false,
        is_standard: false,
        fincen_flags: [],
        version: 1,
      },
    ])
    expect((await workspace.call('GET', `/rules/${body.id as string}`)).body).toEqual(body)
  },
)

test('unknown, missing and wrong parameters are refused by name, all at once', async () => {
  const { call } = await newWorkspace()
  const wrong = { sum_threshold: 'much', window_days: 3, hours: 4 }

  const refused = await call('POST', '/rules', giftCards({ rule_type: 'VELOCITY', parameters: wrong }))

  expect([refused.status, refused.headers['x-error-code']]).toEqual([400, 'VALIDATION_ERROR'])
  expect(Object.keys(refused.body as object)).toEqual(['error', 'message', 'status'])
  for (const name of ['sum_threshold', 'window_hours', 'window_days', 'hours'])
    expect((refused.body as { message: string }).message).toContain(`parameters.${name} `)
})

test('a weight from 0 to 1 is accepted, and any other is refused as INVALID_WEIGHT with every other issue', async () => {
  const { call } = await newWorkspace()

  const ends = [
    await call('POST', '/rules', giftCards({ weight: 0 })),
    await call('POST', '/rules', giftCards({ weight: 1 })),
  ]
  const outside = await Promise.all(
    [-0.01, 1.01, 1e300].map(weight => call('POST', '/rules', giftCards({ weight }))),
  )
  const several = await call('POST', '/rules', giftCards({ weight: 2, parameters: { cards: 2 } }))
  const texts = await Promise.all(['0.5', null].map(weight => call('POST', '/rules', giftCards({ weight }))))

  expect(ends.map(({ status, body }) => [status, (body as { weight: number }).weight])).toEqual([
    [201, 0],
    [201, 1],
  ])
  expect(outside.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(codesOf([...outside, several])).toEqual(Array(4).fill('INVALID_WEIGHT'))
  expect((several.body as { message: string }).message).toMatch(/weight .*parameters\.cards /)
  expect(codesOf(texts)).toEqual(['VALIDATION_ERROR', 'VALIDATION_ERROR'])
})

test('twenty concurrent creations with one code make one rule, and a standard code is used too', async () => {
  const { call } = await newWorkspace()
  const rule = giftCards()

  const concurrent = await Promise.all(Array.from({ length: 20 }, () => call('POST', '/rules', rule)))
  const standard = await call('POST', '/rules', giftCards({ code: 'STD-F3-CRYPTO' }))

  expect(concurrent.filter(({ status }) => status === 201)).toHaveLength(1)
  const others = [...concurrent.filter(({ status }) => status !== 201), standard]
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]))
  expect(new Set(codesOf(others))).toEqual(new Set(['RULE_CODE_EXISTS']))
})

test('a workspace has at most 200 rules of its own, also for concurrent requests', async () => {
  const workspace = await newWorkspace()
  const ctx = writer(workspace)
  for (let index = 0; index < 198; index++)
    await createDetectionRule(ctx, { code: `R-${index}`, ruleType: 'NSF', severity: 'LOW', weight: 0 })

  const last = await Promise.all(
    Array.from({ length: 5 }, () => workspace.call('POST', '/rules', giftCards())),
  )

  expect(last.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(codesOf(last.filter(({ status }) => status !== 201))).toEqual(Array(3).fill('RULE_LIMIT_REACHED'))
})

test('a change replaces the parameters, increases the version once, and keeps what is left out', async () => {
  const workspace = await newWorkspace()
  const { call } = workspace
  const id = await created(workspace, giftCards({ name: 'Cards', parameters: { count_threshold: 5 } }))

  const changed = await call('PUT', `/rules/${id}`, { parameters: { window_hours: 48 }, weight: 0.5 })
  const repeated = await call('PUT', `/rules/${id}`, { parameters: { window_hours: 48 }, weight: 0.5 })
  const categorised = await call('PUT', `/rules/${id}`, { name: null, signal_category: 'LOTTERY_SCAM' })

  expect([changed.status, changed.body]).toMatchObject([
    200,
    {
      name: 'Cards',
      severity: 'HIGH',
      weight: 0.5,
      version: 2,
      parameters: { count_threshold: 2, window_hours: 48 },
    },
  ])
  expect(repeated.body).toEqual(changed.body)
  expect(categorised.body).toMatchObject({ name: null, signal_category: 'LOTTERY_SCAM', version: 3 })
  expect((await call('GET', `/rules/${id}`)).body).toEqual(categorised.body)
})

test('a change is refused for nulls, fixed fields, wrong weights and parameters of another type', async () => {
  const workspace = await newWorkspace()
  const { call } = workspace
  const id = await created(workspace)

  const nulls = await call('PUT', `/rules/${id}`, { severity: null, parameters: null })
  const wrong = await Promise.all(
    [{ weight: 1.5 }, { parameters: { amount: '5' } }, { code: 'OTHER' }, { rule_type: 'NSF' }].map(body =>
      call('PUT', `/rules/${id}`, body),
    ),
  )

  expect([nulls.status, (nulls.body as { message: string }).message]).toEqual([
    400,
    'severity must not be null; parameters must not be null.',
  ])
  expect(codesOf(wrong)).toEqual([
    'INVALID_WEIGHT',
    'VALIDATION_ERROR',
    'VALIDATION_ERROR',
    'VALIDATION_ERROR',
  ])
  expect((await call('GET', `/rules/${id}`)).body).toMatchObject({ version: 1, weight: 0.8 })
})

test('enabling and disabling are idempotent, and publish one event for each effect', async () => {
  const workspace = await newWorkspace()
  const { call, here } = workspace
  const id = await created(workspace)

  const responses = []
  for (const action of ['enable', 'enable', 'disable', 'disable'])
    responses.push((await call('PUT', `/rules/${id}/${action}`)).body)

  expect(responses.map(body => (body as { enabled: boolean }).enabled)).toEqual([true, true, false, false])
  expect(responses[1]).toEqual(responses[0])
  expect((await here.published()).filter(({ type }) => type.startsWith('sentinel.'))).toMatchObject([
    { type: 'sentinel.rule_created', aggregateId: id, data: { ruleType: 'GIFT_CARD', version: 1 } },
    { type: 'sentinel.rule_changed', aggregateId: id, data: { isEnabled: true } },
    { type: 'sentinel.rule_changed', aggregateId: id, data: { isEnabled: false } },
  ])
})

test('a deleted rule is gone, and its code can be used again', async () => {
  const workspace = await newWorkspace()
  const { call } = workspace
  const rule = giftCards()
  const id = await created(workspace, rule)

  const deleted = await call('DELETE', `/rules/${id}`)
  const afterwards = [
    await call('GET', `/rules/${id}`),
    await call('PUT', `/rules/${id}`, { weight: 0.1 }),
    await call('PUT', `/rules/${id}/enable`),
    await call('DELETE', `/rules/${id}`),
  ]
  const again = await call('POST', '/rules', rule)

  expect([deleted.status, deleted.text]).toEqual([204, ''])
  expect(codesOf(afterwards)).toEqual(Array(4).fill('RULE_NOT_FOUND'))
  expect(again.status).toBe(201)
  expect(await rulesOf(workspace)).toHaveLength(STANDARD_RULES.length + 1)
})

test('lists are filtered, and paged newest first without gaps', async () => {
  const workspace = await newWorkspace()
  const { call } = workspace
  const own = [await created(workspace), await created(workspace), await created(workspace)]
  await call('PUT', `/rules/${own[1]!}/enable`)

  const seen: unknown[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { rules: Rules; next_cursor: string | null } = (
      await call('GET', `/rules?limit=10${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    ).body
    seen.push(...page.rules.map(({ id }) => id))
    cursor = page.next_cursor
  }
  const ids = async (query: string): Promise<unknown[]> =>
    (await rulesOf(workspace, query)).map(({ id }) => id)

  expect(seen).toHaveLength(STANDARD_RULES.length + 3)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.slice(0, 3)).toEqual([...own].reverse())
  expect(await ids('is_standard=false')).toEqual([...own].reverse())
  expect(await ids('is_standard=false&enabled=true&rule_type=GIFT_CARD&severity=HIGH')).toEqual([own[1]])
  expect(await ids('is_standard=false&severity=LOW')).toEqual([])
})

test('another tenant sees and changes nothing', async () => {
  const workspace = await newWorkspace()
  const rival = await newWorkspace()
  const id = await created(workspace)
  const before = (await workspace.call('GET', `/rules/${id}`)).body as unknown

  const refused = [
    await rival.call('GET', `/rules/${id}`),
    await rival.call('PUT', `/rules/${id}`, { weight: 0 }),
    await rival.call('PUT', `/rules/${id}/enable`),
    await rival.call('PUT', `/rules/${id}/disable`),
    await rival.call('DELETE', `/rules/${id}`),
    await rival.call('POST', `/rules/${id}/simulate`, {
      from: '2026-01-01T00:00:00Z',
      to: '2026-02-01T00:00:00Z',
    }),
  ]

  expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(404))
  expect(codesOf(refused)).toEqual(Array(6).fill('RULE_NOT_FOUND'))
  expect(await rulesOf(rival, 'is_standard=false')).toEqual([])
  expect((await workspace.call('GET', `/rules/${id}`)).body).toEqual(before)
})

test('a key without the right to write reads rules and changes none', async () => {
  const workspace = await newWorkspace(['sentinel:read'])
  const [rule] = await rulesOf(workspace)
  const path = `/rules/${rule!['id'] as string}`

  const refused = [
    await workspace.call('POST', '/rules', giftCards()),
    await workspace.call('PUT', path, { weight: 0 }),
    await workspace.call('PUT', `${path}/disable`),
    await workspace.call('DELETE', path),
  ]

  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect((await workspace.call('GET', path)).body).toEqual(rule)
})

test('malformed input is refused with 400 and causes no error of the platform', async () => {
  const { call } = await newWorkspace()
  const inputs = [
    { code: '' },
    { code: 'a b' },
    { code: 'x'.repeat(101) },
    { code: 'a\u0000' },
    { name: '' },
    { name: 'a\u0000b' },
    { rule_type: 'GIFTS' },
    { severity: 'high' },
    { signal_category: 'SCAM' },
    { parameters: [] },
    { parameters: 'none' },
    { parameters: { __proto__x: 1, ['\u0000']: 1 } },
    { parameters: { count_threshold: { deep: [[[]]] } } },
    {
      rule_type: 'MEMO_KEYWORD',
      parameters: { keywords: [{ text: 'x'.repeat(40_000), category: 'OTHER' }] },
    },
    { extra: true },
  ]

  const responses = await Promise.all(inputs.map(input => call('POST', '/rules', giftCards(input))))

  expect(responses.map(({ status }) => status)).toEqual(inputs.map(() => 400))
  expect((await call('GET', '/rules/42')).status).toBe(400)
  expect((await call('GET', `/rules/${newId()}`)).headers['x-error-code']).toBe('RULE_NOT_FOUND')
  expect((await call('GET', '/rules?cursor=zzz')).headers['x-error-code']).toBe('CURSOR_INVALID')
})
