import { beforeAll, expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { runBacktest, type BacktestReport } from '#compliance/evaluation/backtest/run-backtest.ts'
import { parseParameters } from '#compliance/monitoring-rules/parse-parameters.ts'
import type { RuleType } from '#compliance/monitoring-rules/parameters.ts'
import { ruleVersion } from '#compliance/monitoring-rules/active-rules.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

const DAY_MS = 86_400_000
const NOW = Date.now()
const ALL_TIME = { from: new Date(NOW - 30 * DAY_MS), to: new Date(NOW + DAY_MS), hitsMax: 1_000 }

type Body = Readonly<Record<string, unknown>>

let at: TestPlatform
let ctx: Context
beforeAll(async () => {
  at = await demoWorld()
})

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: Body): Promise<Body> {
  const response = await at.app.inject({
    method,
    url: `/api/v1/monitoring${path}`,
    headers: { authorization: 'Bearer sk_sandbox_demo' },
    ...(payload && { payload }),
  })
  expect(response.statusCode).toBeLessThan(300)
  return response.json()
}

async function enabledRule(ruleType: RuleType, channel: string, parameters: Body): Promise<string> {
  const { id } = await call('POST', '/rules', {
    code: `R-${newId()}`,
    rule_type: ruleType,
    category: 'AML',
    severity: 'LOW',
    parameters,
    conditions: { channels: [channel] },
  })
  await call('PUT', `/rules/${id as string}/enable`)
  return id as string
}

/** A repeatable sequence of numbers from 0 below a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed
  return limit => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Payments among five customers within four days, which do not arrive in order. */
function payments(channel: string, count: number): Body[] {
  const below = numbers(11)
  return Array.from({ length: count }, () => ({
    transaction_id: newId(),
    occurred_at: new Date(NOW - DAY_MS - below(4 * DAY_MS)).toISOString(),
    type: 'TRANSFER',
    direction: below(10) < 7 ? 'DEBIT' : 'CREDIT',
    channel,
    amount: `${1 + below(900)}.${10 + below(89)}`,
    currency: 'USD',
    customer: { id: `${channel}-${below(5)}`, type: 'INDIVIDUAL', country: 'FR' },
    device: { fingerprint: `${channel}-d${below(6)}` },
    counterparty: {
      id: `${channel}-${below(5)}`,
      name: 'Brunna Oskwell',
      country: ['FR', 'DE', 'IR'][below(3)],
    },
  }))
}

interface Live {
  readonly ruleId: string
  readonly hits: ReadonlySet<string>
  readonly evaluations: readonly Body[]
}

/** What the rules did while the transactions arrived. */
async function evaluateLive(channel: string, ruleIds: readonly string[], sent: readonly Body[]) {
  const evaluations: Body[] = []
  for (const transaction of sent) evaluations.push(await call('POST', '/transactions', { transaction }))
  return ruleIds.map((ruleId): Live => ({
    ruleId,
    evaluations,
    hits: new Set(
      evaluations.flatMap(({ transaction_id: id, triggered_rules: triggered }) =>
        (triggered as readonly Body[]).some(each => each['rule_id'] === ruleId) ? [id as string] : [],
      ),
    ),
  }))
}

const workspaceOf = (ruleId: string): Promise<string> =>
  inDatabase(at.databaseName, async admin => {
    const { rows } = await admin.query('select workspace_id from compliance.monitoring_rules where id = $1', [
      ruleId,
    ])
    return (rows[0] as { workspace_id: string }).workspace_id
  })

async function backtest(
  ruleId: string,
  sets?: readonly Body[],
  period: Partial<typeof ALL_TIME> = {},
): Promise<BacktestReport> {
  ctx ??= await at.platform.contextIn(await workspaceOf(ruleId), 'test')
  const rule = (await ruleVersion(ctx, ruleId, 1))!
  const parameterSets = sets?.map(each => parseParameters(rule.ruleType, each)) ?? [rule.parameters]
  return runBacktest(ctx, { rule: { ...rule, isShadow: false }, parameterSets, ...ALL_TIME, ...period })
}

const alertsOf = (ruleId: string): Promise<string> =>
  inDatabase(at.databaseName, async admin => {
    const { rows } = await admin.query(
      'select count(*)::int as alerts, count(distinct customer_id)::int as customers from compliance.alerts where rule_id = $1',
      [ruleId],
    )
    return JSON.stringify(rows[0])
  })

test('a backtest finds the hits and alerts that the enabled rules had, with the reasons', async () => {
  const channel = `web-${newId()}`
  const ruleIds = await Promise.all(
    (
      [
        ['THRESHOLD', { amount_threshold: '700' }],
        [
          'VELOCITY',
          { count_threshold: 3, sum_threshold: '1500', time_window_days: 1, group_by: 'customer' },
        ],
        ['GEOGRAPHIC', { high_risk_countries: ['IR'], new_country: true }],
        ['BEHAVIORAL', { deviation_metric: 'AMOUNT', deviation_threshold: 0.3 }],
        [
          'NETWORK',
          { pattern_type: 'CIRCULAR', max_group_size: 4, time_window_days: 6, tolerance_percent: 99 },
        ],
        ['NEW_DEVICE', { amount_threshold: '10' }],
      ] as const
    ).map(([ruleType, parameters]) => enabledRule(ruleType, channel, parameters)),
  )
  const live = await evaluateLive(channel, ruleIds, payments(channel, 70))

  for (const { ruleId, hits, evaluations } of live) {
    const { outcomes } = await backtest(ruleId)
    const [outcome] = outcomes
    const reasons = evaluations.flatMap(({ triggered_rules: triggered }) =>
      (triggered as readonly Body[]).flatMap(each => (each['rule_id'] === ruleId ? [each['reason']] : [])),
    )
    expect(hits.size).toBeGreaterThan(0)
    expect(outcome!.hits.map(({ reason }) => reason)).toEqual(reasons)
    expect(outcome!.hits.map(({ transactionId }) => transactionId)).toEqual([...hits])
    expect(JSON.stringify({ alerts: outcome!.alerts, customers: outcome!.customers })).toBe(
      await alertsOf(ruleId),
    )
    expect(outcome!.alertsPerDay.reduce((sum, { alerts }) => sum + alerts, 0)).toBe(outcome!.alerts)
  }
})

test('several sets of parameters are judged in one pass, each as alone, and only transactions of the period', async () => {
  const channel = `web-${newId()}`
  const ruleId = await enabledRule('VELOCITY', channel, {
    count_threshold: 2,
    time_window_days: 2,
    group_by: 'customer',
  })
  const sent = payments(channel, 40)
  await evaluateLive(channel, [ruleId], sent)
  const sets = [2, 3, 5].map(count => ({
    count_threshold: count,
    time_window_days: count,
    group_by: count === 3 ? 'beneficiary' : 'customer',
  }))
  const from = new Date(NOW - 3 * DAY_MS)
  const inPeriod = sent.filter(each => Date.parse(each['occurred_at'] as string) >= from.getTime())

  const { outcomes } = await backtest(ruleId, sets, { from })
  const alone = await Promise.all(
    sets.map(async set => (await backtest(ruleId, [set], { from })).outcomes[0]),
  )

  expect(outcomes).toEqual(alone)
  expect(outcomes.map(({ evaluated }) => evaluated)).toEqual(Array(3).fill(inPeriod.length))
  expect(outcomes[0]!.hitCount).toBeGreaterThan(outcomes[2]!.hitCount)
  expect(outcomes[2]!.hitCount).toBeGreaterThan(0)
})

test('a snoozed customer, an erased transaction and a party that no rule screened are not judged', async () => {
  const channel = `web-${newId()}`
  const geographic = await enabledRule('GEOGRAPHIC', channel, { high_risk_countries: ['IR', 'DE', 'FR'] })
  const sent = payments(channel, 12)
  await call('POST', `/rules/${geographic}/snooze`, {
    customer_id: `${channel}-1`,
    until: new Date(NOW + DAY_MS).toISOString(),
    reason: 'Known to the branch',
  })
  await evaluateLive(channel, [geographic], sent)
  const ofSnoozed = sent.filter(each => (each['customer'] as Body)['id'] === `${channel}-1`).length
  const erased = sent.find(each => (each['customer'] as Body)['id'] !== `${channel}-1`)!['transaction_id']
  await inDatabase(at.databaseName, admin =>
    admin.query('update compliance.monitored_transactions set details = null where transaction_id = $1', [
      erased,
    ]),
  )

  const report = await backtest(geographic)
  expect(report).toMatchObject({
    erased: 1,
    outcomes: [{ skipped: ofSnoozed, hitCount: sent.length - ofSnoozed - 1 }],
  })
  expect(ofSnoozed).toBeGreaterThan(0)

  const screening = await enabledRule('SCREENING', channel, {
    screening_lists: ['sanctions'],
    match_score_threshold: 80,
    block_score_threshold: 95,
  })
  expect(await backtest(screening)).toMatchObject({ outcomes: [{ evaluated: 0, hits: [] }] })
})
