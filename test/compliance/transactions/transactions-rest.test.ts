import { beforeEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

const KEY = 'Bearer sk_sandbox_demo'
const RIVAL = 'Bearer sk_sandbox_rival'

let at: TestPlatform
let customerId: string
beforeEach(async () => {
  at = await demoWorld()
  customerId = `C-${newId()}`
})

type Body = Readonly<Record<string, unknown>>
interface RestResponse {
  readonly status: number
  readonly body: Body
}

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  authorization = KEY,
): Promise<RestResponse> {
  const response = await at.app.inject({
    method,
    url: `/api/v1/monitoring${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() }
}

const cash = (over: Body = {}): Body => ({
  transaction_id: `tx-${newId()}`,
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: 'branch',
  amount: '9500.00',
  currency: 'USD',
  customer: { id: customerId, type: 'INDIVIDUAL', name: 'Tovell Marrikane' },
  ...over,
})

const ingest = (transaction: Body, authorization = KEY): Promise<RestResponse> =>
  call('POST', '/transactions', { transaction }, authorization)

/** A rule on the transactions of one channel, so that the rules of one test leave the others alone. */
async function enabledRule(rule: Body, status = 'enable'): Promise<string> {
  const { body } = await call('POST', '/rules', { code: `R-${newId()}`, category: 'STRUCTURING', ...rule })
  const id = body['id'] as string
  expect((await call('PUT', `/rules/${id}/${status}`)).status).toBe(200)
  return id
}

const structuring = (channel: string, over: Body = {}): Body => ({
  rule_type: 'PATTERN',
  severity: 'MEDIUM',
  parameters: {
    pattern_type: 'STRUCTURING',
    just_below_amount: '10000',
    count_threshold: 3,
    time_window_hours: 24,
  },
  conditions: { channels: [channel], directions: ['CREDIT'] },
  ...over,
})

test('a rule judges stored transactions, and the answer says why in words and values', async () => {
  const channel = `branch-${newId()}`
  const ruleId = await enabledRule(structuring(channel))
  const sent = [1, 2, 3].map(() => cash({ channel }))
  const responses = []
  for (const transaction of sent) responses.push(await ingest(transaction))

  expect(responses.map(({ status, body }) => [status, body['decision']])).toEqual([
    [201, 'ALLOW'],
    [201, 'ALLOW'],
    [201, 'REVIEW'],
  ])
  expect(responses[1]!.body['near_misses']).toMatchObject([{ rule_id: ruleId, observed: { count: 2 } }])
  expect(responses[2]!.body['triggered_rules']).toMatchObject([
    {
      rule_id: ruleId,
      version: 1,
      rule_type: 'PATTERN',
      severity: 'MEDIUM',
      category: 'STRUCTURING',
      action: 'REVIEW',
      reason: '3 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3',
      observed: { count: 3 },
      threshold: { count_threshold: 3, just_below_amount: '10000' },
      transaction_ids: sent.map(each => each['transaction_id']),
      counterfactual: { fewer_transactions: 1, amount: '8999.99' },
    },
  ])
  expect(responses[2]!.body['alert_ids']).toHaveLength(1)
  const stored = await call('GET', `/evaluations/${responses[2]!.body['evaluation_id'] as string}`)
  expect(stored).toEqual({ status: 200, body: responses[2]!.body })
})

test('the counterfactuals prove true: with that amount, or without that transaction, the rule is silent', async () => {
  const channel = `branch-${newId()}`
  await enabledRule(structuring(channel))
  await ingest(cash({ channel }))
  await ingest(cash({ channel }))
  const decisionOf = async (amount: string): Promise<unknown> =>
    (await call('POST', '/evaluate', { transaction: cash({ channel, amount }) })).body['decision']

  expect(await decisionOf('9500.00')).toBe('REVIEW')
  expect(await decisionOf('9000.00')).toBe('REVIEW')
  expect(await decisionOf('8999.99')).toBe('ALLOW')
  expect(await decisionOf('10000.00')).toBe('ALLOW')
})

test('the same transaction again returns the first answer, and other content is a conflict', async () => {
  const transaction = cash()
  const first = await ingest(transaction)
  const again = await ingest(transaction)
  const persisted = await call('POST', '/evaluate', { transaction, persist: true })
  const other = await ingest({ ...transaction, amount: '9500.01' })

  expect(first.status).toBe(201)
  expect(again).toEqual({ status: 200, body: first.body })
  expect(persisted).toEqual({ status: 200, body: first.body })
  expect([other.status, other.body['code']]).toEqual([409, 'CONFLICT'])
  expect(first.body).not.toHaveProperty('is_repeated')
})

test('ten equal requests at once count once', async () => {
  const channel = `web-${newId()}`
  await enabledRule({
    rule_type: 'VELOCITY',
    severity: 'HIGH',
    parameters: { count_threshold: 2, time_window_minutes: 60, group_by: 'customer' },
    conditions: { channels: [channel] },
  })
  const transaction = cash({ channel })
  const responses = await Promise.all(Array.from({ length: 10 }, () => ingest(transaction)))

  expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 201])
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await ingest(cash({ channel }))).body['decision']).toBe('HOLD')
})

test('of transactions that cross a threshold together, each sees the ones before it', async () => {
  const channel = `web-${newId()}`
  await enabledRule({
    rule_type: 'VELOCITY',
    severity: 'LOW',
    parameters: { count_threshold: 4, time_window_minutes: 60, group_by: 'customer' },
    conditions: { channels: [channel] },
  })
  const responses = await Promise.all(Array.from({ length: 6 }, () => ingest(cash({ channel }))))
  const counts = responses.flatMap(({ body }) =>
    (body['triggered_rules'] as readonly { observed: { count: number } }[]).map(each => each.observed.count),
  )

  expect(counts.toSorted()).toEqual([4, 5, 6])
})

test('evaluating without persist stores nothing', async () => {
  const transaction = cash()
  const { status, body } = await call('POST', '/evaluate', { transaction })
  const id = transaction['transaction_id'] as string

  expect([status, body['evaluation_id'], body['alert_ids']]).toEqual([200, null, []])
  expect((await call('GET', `/transactions/${id}`)).body['code']).toBe('TRANSACTION_NOT_FOUND')
  expect((await call('POST', '/evaluate', { transaction, persist: true })).status).toBe(200)
  expect((await call('GET', `/transactions/${id}`)).body).toMatchObject({
    transaction_id: id,
    amount: '9500.00',
    customer: { id: customerId, name: 'Tovell Marrikane' },
    decision: 'ALLOW',
  })
})

test('transactions are listed by customer and decision, newest first, in pages', async () => {
  const channel = `web-${newId()}`
  await enabledRule({
    rule_type: 'THRESHOLD',
    severity: 'CRITICAL',
    parameters: { amount_threshold: '20000' },
    conditions: { channels: [channel] },
  })
  const ids: unknown[] = []
  for (const amount of ['1.00', '20000.00', '19999.99']) {
    const transaction = cash({ channel, amount })
    ids.unshift(transaction['transaction_id'])
    await ingest(transaction)
  }
  const listed = async (query: string): Promise<Body> =>
    (await call('GET', `/transactions?customer_id=${customerId}&${query}`)).body
  const idsOf = (body: Body): unknown[] =>
    (body['transactions'] as readonly Body[]).map(each => each['transaction_id'])
  const first = await listed('limit=2')
  const second = await listed(`limit=2&cursor=${first['next_cursor'] as string}`)

  expect(idsOf(first)).toEqual(ids.slice(0, 2))
  expect(idsOf(second)).toEqual(ids.slice(2))
  expect([second['has_more'], second['next_cursor']]).toEqual([false, null])
  expect(idsOf(await listed('decision=BLOCK'))).toEqual([ids[1]])
  expect(idsOf((await call('GET', '/transactions?decision=BLOCK&limit=1')).body)).toEqual([ids[1]])
})

test('another tenant sees none of it and may use the same ids', async () => {
  const transaction = cash()
  const { body } = await ingest(transaction)
  const id = transaction['transaction_id'] as string

  expect((await call('GET', `/transactions/${id}`, undefined, RIVAL)).status).toBe(404)
  const evaluation = `/evaluations/${body['evaluation_id'] as string}`
  expect((await call('GET', evaluation, undefined, RIVAL)).body['code']).toBe('EVALUATION_NOT_FOUND')
  expect((await ingest({ ...transaction, amount: '1.00' }, RIVAL)).status).toBe(201)
  const listed = await call('GET', `/transactions?customer_id=${customerId}`)
  expect(listed.body['transactions']).toHaveLength(1)
})

test('shadow rules are invisible, and snoozed rules and expected payments are skipped', async () => {
  const channel = `web-${newId()}`
  const rule = {
    rule_type: 'THRESHOLD',
    severity: 'HIGH',
    category: 'FRAUD',
    parameters: { amount_threshold: '1000' },
    conditions: { channels: [channel] },
  }
  await enabledRule(rule, 'shadow')
  expect((await ingest(cash({ channel }))).body).toMatchObject({ decision: 'ALLOW', triggered_rules: [] })

  const snoozed = await enabledRule(rule)
  await call('POST', `/rules/${snoozed}/snooze`, {
    customer_id: customerId,
    until: new Date(Date.now() + 3_600_000).toISOString(),
    reason: 'Known salary',
  })
  expect((await ingest(cash({ channel }))).body).toMatchObject({
    decision: 'ALLOW',
    skipped_rules: [{ rule_id: snoozed, why: 'SNOOZED' }],
  })
  const other = cash({ channel, customer: { id: `${customerId}-other`, type: 'INDIVIDUAL' } })
  expect((await ingest(other)).body['decision']).toBe('HOLD')
})

test('bad input names the field and stores nothing', async () => {
  const wrong: readonly [field: string, over: Body][] = [
    ['amount', { amount: '1.001' }],
    ['amount', { amount: '0.00' }],
    ['amount', { amount: '-1' }],
    ['amount', { amount: '1e3' }],
    ['currency', { currency: 'XXX' }],
    ['occurred_at', { occurred_at: new Date(Date.now() + 600_000).toISOString() }],
    ['occurred_at', { occurred_at: new Date(Date.now() - 401 * 86_400_000).toISOString() }],
    ['device.ip', { device: { ip: '300.1.1.1' } }],
    ['bank_bic', { counterparty: { bank_bic: 'SHORT' } }],
    ['type', { type: 'BARTER' }],
    ['date_of_birth', { customer: { id: 'x', type: 'INDIVIDUAL', date_of_birth: '2099-01-01' } }],
  ]
  for (const [field, over] of wrong) {
    const transaction = cash(over)
    const { status, body } = await ingest(transaction)
    expect([field, status, body['code']]).toEqual([field, 400, 'VALIDATION_ERROR'])
    expect(body['message']).toContain(field)
    const stored = await call('GET', `/transactions/${transaction['transaction_id'] as string}`)
    expect(stored.status).toBe(404)
  }
})
