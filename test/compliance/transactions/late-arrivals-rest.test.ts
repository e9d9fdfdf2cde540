import { beforeEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { judgeAfterLateArrivals } from '#compliance/jobs/judge-after-late-arrivals.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'

const KEY = 'Bearer sk_sandbox_demo'
const RIVAL = 'Bearer sk_sandbox_rival'
const HOUR_MS = 3_600_000

let at: TestPlatform
let customerId: string
let channel: string
beforeEach(async () => {
  at = await demoWorld()
  customerId = `C-${newId()}`
  channel = `branch-${newId()}`
})

type Body = Readonly<Record<string, unknown>>

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  authorization = KEY,
): Promise<Body> {
  const response = await at.app.inject({
    method,
    url: `/api/v1/monitoring${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
  expect(response.statusCode).toBeLessThan(300)
  return response.json()
}

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString()

/** Stores a deposit of cash; returns its id. */
async function ingest(over: Body, authorization = KEY): Promise<string> {
  const transaction = {
    transaction_id: `tx-${newId()}`,
    type: 'CASH_IN',
    direction: 'CREDIT',
    channel,
    amount: '9500.00',
    currency: 'USD',
    customer: { id: customerId, type: 'INDIVIDUAL' },
    ...over,
  }
  await call('POST', '/transactions', { transaction }, authorization)
  return transaction.transaction_id
}

/** A rule on the transactions of this test. */
async function enabledRule(rule: Body, status = 'enable'): Promise<string> {
  const { id } = await call('POST', '/rules', {
    code: `R-${newId()}`,
    category: 'STRUCTURING',
    severity: 'LOW',
    conditions: { channels: [channel] },
    ...rule,
  })
  await call('PUT', `/rules/${id as string}/${status}`)
  return id as string
}

const STRUCTURING = {
  rule_type: 'PATTERN',
  parameters: {
    pattern_type: 'STRUCTURING',
    just_below_amount: '10000',
    count_threshold: 3,
    time_window_hours: 24,
  },
}

async function judgeLate(): Promise<void> {
  while ((await judgeAfterLateArrivals.run(workerOn(at.platform))) > 0);
}

async function alertsOf(ruleId: string, query = `customer_id=${customerId}`): Promise<readonly Body[]> {
  const { alerts } = await call('GET', `/alerts?${query}`)
  return (alerts as readonly Body[]).filter(each => each['rule_id'] === ruleId)
}

test('a pattern that a late deposit completes raises one alert, which holds nothing and opens no case', async () => {
  const ruleId = await enabledRule({ ...STRUCTURING, action: 'HOLD' })
  const second = await ingest({ occurred_at: hoursAgo(3) })
  const third = await ingest({ occurred_at: hoursAgo(2) })
  const late = await ingest({ occurred_at: hoursAgo(4) })
  expect(await alertsOf(ruleId)).toEqual([])

  await judgeLate()
  await judgeLate()

  expect(await alertsOf(ruleId)).toMatchObject([
    {
      transaction_id: third,
      transaction_ids: [late, second, third],
      is_late: true,
      count: 1,
      action: 'ALERT',
      status: 'OPEN',
      case_id: null,
      reason: '3 credits of 9,000.00-9,999.99 USD in 24 h, threshold 3',
    },
  ])
  expect(await call('GET', `/transactions/${third}`)).toMatchObject({ decision: 'ALLOW' })
})

test('ten late deposits raise one alert, which counts each transaction once', async () => {
  const ruleId = await enabledRule(STRUCTURING)
  await ingest({ occurred_at: hoursAgo(1) })
  // Each happened before all that arrived before it, so none of them triggers the rule when it arrives.
  for (let hours = 2; hours <= 11; hours++) {
    await ingest({ occurred_at: hoursAgo(hours) })
    if (hours % 4 === 0) await judgeLate()
  }
  await judgeLate()

  expect(await alertsOf(ruleId)).toMatchObject([{ is_late: true, count: 9 }])
})

test('a late deposit after a hit, one out of the window, and one that completes nothing raise no alert', async () => {
  const ruleId = await enabledRule(STRUCTURING)
  for (const hours of [5, 4, 3]) await ingest({ occurred_at: hoursAgo(hours) })
  await ingest({ occurred_at: hoursAgo(30) })
  await ingest({ occurred_at: hoursAgo(6), amount: '20.00' })
  await judgeLate()

  expect(await alertsOf(ruleId)).toMatchObject([{ is_late: false, count: 1 }])
})

test('a circle that a late payment closes is found on a payment that has no party in common with it', async () => {
  const ruleId = await enabledRule({
    rule_type: 'NETWORK',
    severity: 'HIGH',
    parameters: { pattern_type: 'CIRCULAR', max_group_size: 4, time_window_days: 2 },
  })
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(letter => `${letter}-${customerId}`) as [
    string,
    string,
    string,
    string,
  ]
  const pay = (payer: string, payee: string, hours: number): Promise<string> =>
    ingest({
      type: 'TRANSFER',
      direction: 'DEBIT',
      customer: { id: payer, type: 'INDIVIDUAL' },
      counterparty: { id: payee },
      occurred_at: hoursAgo(hours),
    })
  for (const id of [a, b, c, d])
    await ingest({ customer: { id, type: 'INDIVIDUAL' }, occurred_at: hoursAgo(20) })
  const first = await pay(a, b, 10)
  const third = await pay(c, d, 8)
  const last = await pay(d, a, 7)
  const second = await pay(b, c, 9)
  await judgeLate()

  const alerts = await alertsOf(ruleId, `customer_id=${d}`)
  expect(alerts).toMatchObject([{ transaction_id: last, is_late: true, count: 1 }])
  expect(new Set(alerts[0]!['transaction_ids'] as string[])).toEqual(new Set([first, second, third, last]))
  expect(alerts[0]!['case_id']).not.toBeNull()
})

test('a late use of a device is counted for the other customers who use it', async () => {
  const ruleId = await enabledRule({
    rule_type: 'VELOCITY',
    parameters: { count_threshold: 3, time_window_minutes: 120, group_by: 'device' },
  })
  const device = { fingerprint: `d-${newId()}` }
  const others = [`x-${customerId}`, `y-${customerId}`].map(id => ({ id, type: 'INDIVIDUAL' }))
  await ingest({ device, customer: others[0], occurred_at: hoursAgo(2) })
  const last = await ingest({ device, customer: others[1], occurred_at: hoursAgo(1.5) })
  await ingest({ device, occurred_at: hoursAgo(3) })
  await judgeLate()

  expect(await alertsOf(ruleId, `customer_id=y-${customerId}`)).toMatchObject([
    { transaction_id: last, is_late: true, count: 1 },
  ])
  expect(await alertsOf(ruleId)).toEqual([])
})

test('a shadow rule only records what it finds, and a snoozed rule finds nothing', async () => {
  const shadow = await enabledRule(STRUCTURING, 'shadow')
  const snoozed = await enabledRule(STRUCTURING)
  for (const hours of [2, 1]) await ingest({ occurred_at: hoursAgo(hours) })
  await call('POST', `/rules/${snoozed}/snooze`, {
    customer_id: customerId,
    until: hoursAgo(-24),
    reason: 'Sale of a shop',
  })
  await ingest({ occurred_at: hoursAgo(3) })
  await judgeLate()

  expect(await alertsOf(shadow)).toEqual([])
  expect(await alertsOf(shadow, `customer_id=${customerId}&status=SHADOW`)).toMatchObject([
    { is_late: true, status: 'SHADOW', case_id: null },
  ])
  expect(await alertsOf(snoozed)).toEqual([])
})

test('a rule that was enabled since raises no alert on what it hits without the late deposit', async () => {
  const first = await ingest({ occurred_at: hoursAgo(3) })
  await ingest({ occurred_at: hoursAgo(2) })
  const anyway = await enabledRule({
    rule_type: 'VELOCITY',
    parameters: { count_threshold: 2, time_window_minutes: 600, group_by: 'customer' },
  })
  const onlyNow = await enabledRule(STRUCTURING)
  await ingest({ occurred_at: hoursAgo(4) })
  await judgeLate()

  // The first of them reaches the count only with the late deposit; the second one had reached it.
  expect(await alertsOf(anyway)).toMatchObject([{ transaction_id: first, is_late: true, count: 1 }])
  expect(await alertsOf(onlyNow)).toMatchObject([{ is_late: true, count: 1 }])
})

test('a late deposit of another tenant with the same customer id changes nothing', async () => {
  const ruleId = await enabledRule(STRUCTURING)
  for (const hours of [2, 1]) await ingest({ occurred_at: hoursAgo(hours) })
  await ingest({ occurred_at: hoursAgo(1) }, RIVAL)
  await ingest({ occurred_at: hoursAgo(3) }, RIVAL)
  await judgeLate()

  expect(await alertsOf(ruleId)).toEqual([])
})
