import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { runBacktests } from '#compliance/jobs/run-backtests.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'

type Body = Readonly<Record<string, unknown>>

const KEY = 'Bearer sk_sandbox_demo'
const RIVAL = 'Bearer sk_sandbox_rival'
const DAY_MS = 86_400_000
const START = (Math.floor(Date.now() / DAY_MS) - 20) * DAY_MS
const PERIOD = { from: new Date(START).toISOString(), to: new Date(START + 10 * DAY_MS).toISOString() }

/** Day in UTC after so many days of the period. */
const dayAfter = (days: number): string => new Date(START + days * DAY_MS).toISOString().slice(0, 10)

let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
})

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: Body,
  authorization = KEY,
): Promise<{ readonly status: number; readonly body: Body }> {
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization, 'x-actor': 'analyst@bank.example' },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json() as Body }
}

async function made(method: 'POST' | 'PUT', path: string, payload?: Body): Promise<Body> {
  const { status, body } = await call(method, path, payload)
  expect(status < 300 ? '' : JSON.stringify(body)).toBe('')
  return body
}

async function thresholdRule(channel: string, threshold: string, isEnabled: boolean): Promise<Body> {
  const rule = await made('POST', '/monitoring/rules', {
    code: `T-${newId()}`,
    rule_type: 'THRESHOLD',
    category: 'AML',
    severity: 'LOW',
    parameters: { amount_threshold: threshold },
    conditions: { channels: [channel] },
  })
  if (isEnabled) await made('PUT', `/monitoring/rules/${rule['id'] as string}/enable`)
  return rule
}

interface Sent {
  readonly id: string
  readonly alertIds: readonly string[]
}

/** A payment of one customer, `day` days after the start of the period. */
async function pay(channel: string, day: number, amount: string): Promise<Sent> {
  const id = newId()
  const { alert_ids: alertIds } = await made('POST', '/monitoring/transactions', {
    transaction: {
      transaction_id: id,
      occurred_at: new Date(START + day * DAY_MS + 3_600_000).toISOString(),
      type: 'TRANSFER',
      direction: 'DEBIT',
      channel,
      amount,
      currency: 'USD',
      customer: { id: `${channel}-customer`, type: 'INDIVIDUAL' },
    },
  })
  return { id, alertIds: alertIds as readonly string[] }
}

const closeAlert = (id: string, disposition: 'TRUE' | 'FALSE') =>
  made('POST', `/monitoring/alerts/${id}/close`, { disposition, reason: 'Judged by hand' })

/** A case on one transaction that an analyst has closed as suspicious. */
async function confirmedCase(transactionId: string): Promise<string> {
  const { id } = await made('POST', '/cases', { type: 'FRAUD', transaction_ids: [transactionId] })
  await made('POST', `/cases/${id as string}/close`, { disposition: 'TRUE_POSITIVE', reason: 'Confirmed' })
  return id as string
}

async function runAll(): Promise<void> {
  while ((await runBacktests.run(workerOn(at.platform))) > 0);
}

async function backtested(ruleId: unknown, payload: Body): Promise<Body> {
  const { backtest_id: id } = await made('POST', `/monitoring/rules/${ruleId as string}/backtest`, payload)
  const queued = await call('GET', `/monitoring/backtests/${id as string}`)
  expect(queued.body).toMatchObject({ backtest_id: id, status: 'QUEUED', results: [], transactions: null })
  await runAll()
  const { body } = await call('GET', `/monitoring/backtests/${id as string}`)
  return body
}

test('a sweep says for each threshold what the rule would have found, missed and cost', async () => {
  const channel = `web-${newId()}`
  const rule = await thresholdRule(channel, '500', false)
  const other = await thresholdRule(channel, '700', true)
  const low = await pay(channel, 1, '450.00')
  await pay(channel, 3, '550.00')
  const middle = await pay(channel, 5, '750.00')
  const high = await pay(channel, 8, '950.00')
  await closeAlert(middle.alertIds[0]!, 'FALSE')
  await closeAlert(high.alertIds[0]!, 'TRUE')
  const missed = await confirmedCase(low.id)
  const caught = await confirmedCase(middle.id)

  const backtest = await backtested(rule['id'], {
    ...PERIOD,
    sweep: { parameter: 'amount_threshold', values: ['400', '900'] },
    minutes_per_alert: 30,
  })

  expect(backtest).toMatchObject({
    rule_id: rule['id'],
    version: 1,
    status: 'COMPLETED',
    ...PERIOD,
    parameters: { amount_threshold: '500' },
    error: null,
    requested_by: 'analyst@bank.example',
    known_transactions: 3,
    is_known_complete: true,
  })
  const [base, lower, higher] = backtest['results'] as Body[]
  expect(base).toMatchObject({
    parameters: { amount_threshold: '500' },
    evaluated: 4,
    skipped: 0,
    hits: 3,
    alerts: 3,
    unique_customers: 1,
    alerts_per_day: [3, 5, 8].map(day => ({ day: dayAfter(day), alerts: 1 })),
    // The case that was confirmed on it outweighs the alert that was closed as false.
    true_positives: 2,
    false_positives: 0,
    undecided: 1,
    precision: { value: 1, low: expect.closeTo(0.342, 3), high: 1 },
    alerts_per_week: { value: 2.1, low: 0 },
    analyst_hours_per_week: { value: 1.05, low: 0 },
    overlap: [{ rule_id: other['id'], code: other['code'], transactions: 2, share: 0.666667 }],
    confirmed_cases: { found: 1, gained: 0, lost: 0, gained_ids: [], lost_ids: [] },
  })
  expect((base!['samples'] as Body[]).map(({ reason }) => reason)).toEqual(
    ['550.00', '750.00', '950.00'].map(amount => expect.stringContaining(amount)),
  )
  expect(lower).toMatchObject({
    parameters: { amount_threshold: '400' },
    hits: 4,
    confirmed_cases: { found: 2, gained: 1, lost: 0, gained_ids: [missed] },
  })
  expect(higher).toMatchObject({
    hits: 1,
    true_positives: 1,
    confirmed_cases: { found: 0, gained: 0, lost: 1, lost_ids: [caught] },
  })
})

test('a backtest opens no alert, decides nothing and tries parameters that the rule does not have', async () => {
  const channel = `web-${newId()}`
  const rule = await thresholdRule(channel, '900', true)
  await pay(channel, 2, '850.00')

  const backtest = await backtested(rule['id'], { ...PERIOD, parameters: { amount_threshold: '800' } })
  const alerts = await call('GET', `/monitoring/alerts?rule_id=${rule['id'] as string}`)

  expect(backtest['results']).toMatchObject([{ hits: 1, alerts: 1, precision: null, overlap: [] }])
  expect(alerts.body).toMatchObject({ alerts: [] })
})

test('a shorter period than seven whole days has no forecast', async () => {
  const channel = `web-${newId()}`
  const rule = await thresholdRule(channel, '100', false)
  await pay(channel, 2, '850.00')

  const to = new Date(START + 7 * DAY_MS - 1).toISOString()
  const backtest = await backtested(rule['id'], { ...PERIOD, to })

  expect(backtest['results']).toMatchObject([{ alerts_per_week: null, analyst_hours_per_week: null }])
})

test('faulty requests are refused with the field and the reason', async () => {
  const { id } = await thresholdRule(`web-${newId()}`, '100', false)
  const tried = async (payload: Body, ruleId = id as string): Promise<unknown[]> => {
    const { status, body } = await call('POST', `/monitoring/rules/${ruleId}/backtest`, payload)
    return [status, body['code'], body['message'] ?? body['error']]
  }
  const sweep = { parameter: 'amount_threshold', values: ['100'] }
  const text = (part: string) => expect.stringContaining(part)

  expect(await tried({ ...PERIOD, from: PERIOD.to })).toEqual([400, 'VALIDATION_ERROR', text('from')])
  expect(await tried({ ...PERIOD, from: `${dayAfter(-400)}T00:00:00Z` })).toEqual([
    400,
    'VALIDATION_ERROR',
    text('366 days'),
  ])
  expect(await tried({ from: PERIOD.from })).toEqual([400, 'VALIDATION_ERROR', text('to')])
  expect(await tried({ ...PERIOD, minutes_per_alert: 0 })).toEqual([
    400,
    'VALIDATION_ERROR',
    text('minutes_per_alert'),
  ])
  expect(await tried({ ...PERIOD, parameters: { count: 3 } })).toEqual([
    400,
    'INVALID_RULE_PARAMETERS',
    text('count'),
  ])
  for (const [faulty, part] of [
    [{ ...sweep, values: [] }, 'sweep.values'],
    [{ ...sweep, values: ['1', '1'] }, 'sweep.values'],
    [{ ...sweep, values: Array.from({ length: 11 }, (_, index) => String(index + 1)) }, 'sweep.values'],
    [{ ...sweep, values: '100' }, 'sweep.values'],
    [{ ...sweep, parameter: 7 }, 'sweep.parameter'],
    [{ ...sweep, step: 1 }, 'sweep.step'],
  ] as const)
    expect(await tried({ ...PERIOD, sweep: faulty })).toEqual([400, 'VALIDATION_ERROR', text(part)])
  expect(await tried({ ...PERIOD, sweep: { ...sweep, values: ['100', '-1'] } })).toEqual([
    400,
    'INVALID_RULE_PARAMETERS',
    text('value 2 of the sweep'),
  ])
  expect(await tried({ ...PERIOD, sweep: { parameter: 'amount', values: ['1'] } })).toEqual([
    400,
    'INVALID_RULE_PARAMETERS',
    text('amount'),
  ])
  expect(await tried(PERIOD, newId())).toEqual([404, 'MONITORING_RULE_NOT_FOUND', expect.any(String)])
})

test("another tenant's rule and backtest do not exist", async () => {
  const { id } = await thresholdRule(`web-${newId()}`, '100', false)
  const { backtest_id: own } = await made('POST', `/monitoring/rules/${id as string}/backtest`, PERIOD)

  const rule = await call('POST', `/monitoring/rules/${id as string}/backtest`, PERIOD, RIVAL)
  const backtest = await call('GET', `/monitoring/backtests/${own as string}`, undefined, RIVAL)

  expect([rule.status, rule.body['code']]).toEqual([404, 'MONITORING_RULE_NOT_FOUND'])
  expect([backtest.status, backtest.body['code']]).toEqual([404, 'BACKTEST_NOT_FOUND'])
})
