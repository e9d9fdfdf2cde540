import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { generateReports } from '#compliance/jobs/generate-reports.ts'
import { isSampled, missedTransactions } from '#compliance/rules/below-line.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'

let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
})

type Body = Readonly<Record<string, unknown>>

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<Body> {
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: 'Bearer sk_sandbox_demo', 'x-actor': 'ada@bank.example' },
    ...(payload && { payload }),
  })
  expect(response.statusCode).toBeLessThan(300)
  return response.json() as Body
}

const deposit = (id: string, amount: string): Promise<Body> =>
  call('POST', '/monitoring/transactions', {
    transaction: {
      transaction_id: id,
      type: 'CASH_IN',
      direction: 'CREDIT',
      channel: 'below-line',
      amount,
      currency: 'USD',
      customer: { id: 'below-line-1', type: 'INDIVIDUAL' },
    },
  })

async function givenRule(code: string, mode: 'enable' | 'shadow'): Promise<string> {
  const { id } = await call('POST', '/monitoring/rules', {
    code,
    rule_type: 'THRESHOLD',
    category: 'AML',
    severity: 'MEDIUM',
    parameters: { amount_threshold: '1000' },
    conditions: { channels: ['below-line'] },
  })
  await call('PUT', `/monitoring/rules/${String(id)}/${mode}`)
  return String(id)
}

const alertsOf = async (ruleId: string): Promise<readonly Body[]> =>
  (await call('GET', `/monitoring/alerts?rule_id=${ruleId}`))['alerts'] as readonly Body[]

async function performance(): Promise<Body> {
  const { report_id: id } = await call('POST', '/reports', {
    type: 'RULE_PERFORMANCE',
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 1_000).toISOString(),
  })
  await generateReports.run(workerOn(at.platform))
  return call('GET', `/reports/${String(id)}/content`)
}

test('analysts judge a sample of near misses, from which a report estimates what the rule misses', async () => {
  const ruleId = await givenRule('BELOW-LINE', 'enable')
  const shadowId = await givenRule('BELOW-LINE-SHADOW', 'shadow')
  await deposit('before-1', '900.00')
  const unsampled = await alertsOf(ruleId)
  await call('PUT', '/monitoring/settings', { sample_below_line: 100 })

  const near = []
  for (const [index, amount] of ['950.00', '990.00', '980.00'].entries())
    near.push(await deposit(`near-${index}`, amount))
  await deposit('far-1', '100.00')
  const hit = await deposit('hit-1', '1000.00')
  await call('PUT', '/monitoring/settings', { sample_below_line: 0 })
  const alerts = await alertsOf(ruleId)
  const sampled = alerts.filter(each => each['is_below_line'])
  await call('POST', `/monitoring/alerts/${String(sampled[0]!['id'])}/close`, {
    disposition: 'TRUE',
    reason: 'Part of one large amount',
  })
  await call('POST', `/monitoring/alerts/${String(sampled[1]!['id'])}/close`, {
    disposition: 'FALSE',
    reason: 'Takings of a shop',
  })
  const content = await performance()

  expect(unsampled).toEqual([])
  for (const response of near)
    expect(response).toMatchObject({ decision: 'ALLOW', alert_ids: [], case_id: null })
  expect(hit).toMatchObject({ decision: 'REVIEW', alert_ids: [expect.any(String)] })
  expect(sampled).toHaveLength(3)
  for (const alert of sampled)
    expect(alert).toMatchObject({
      rule_code: 'BELOW-LINE',
      severity: 'INFO',
      action: 'ALERT',
      status: 'OPEN',
      case_id: null,
      count: 1,
      customer_id: 'below-line-1',
    })
  expect(new Set(sampled.map(each => each['transaction_id']))).toEqual(
    new Set(['near-0', 'near-1', 'near-2']),
  )
  // The hit has an alert of its own.
  expect(alerts.filter(each => !each['is_below_line'])).toMatchObject([
    { severity: 'MEDIUM', transaction_ids: ['hit-1'] },
  ])
  expect(await alertsOf(shadowId)).toEqual([])
  expect((content['rules'] as Body[]).filter(each => each['rule_id'] === ruleId)).toMatchObject([
    { alerts: 1, true_positives: 0, false_positives: 0 },
  ])
  expect((content['below_line'] as Body[]).filter(each => each['rule_id'] === ruleId)).toEqual([
    {
      rule_id: ruleId,
      code: 'BELOW-LINE',
      version: 1,
      near_misses: 4,
      sampled: 3,
      true_positives: 1,
      false_positives: 1,
      undecided: 1,
      missed: { value: 2, interval: { low: 1, high: 3, level: 0.95 } },
    },
  ])
})

test('without a closed alert nothing is estimated', () => {
  expect(missedTransactions({ nearMisses: 40, truePositives: 0, falsePositives: 0 })).toBeNull()
})

test('the estimate scales the judged share, and never contradicts the judged transactions', () => {
  expect(missedTransactions({ nearMisses: 1_000, truePositives: 5, falsePositives: 45 })).toMatchObject({
    value: 100,
    low: expect.closeTo(43.5, 0),
    high: expect.closeTo(213.6, 0),
  })
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.nat(10_000), (truePositives, falsePositives, others) => {
      const nearMisses = truePositives + falsePositives + others
      const missed = missedTransactions({ nearMisses, truePositives, falsePositives })
      if (truePositives + falsePositives === 0) return missed === null
      const { low, value, high } = missed!
      return truePositives <= low && low <= value && value <= high && high <= nearMisses - falsePositives
    }),
  )
})

test('a hash is sampled by its percentage alone, and a larger percentage samples all of a smaller one', () => {
  const hashes = Array.from({ length: 20_000 }, (_, n) =>
    createHash('sha256').update(`${n}`).digest('base64url'),
  )
  const share = (percentage: number): number =>
    hashes.filter(hash => isSampled(hash, percentage)).length / hashes.length

  expect([share(0), share(100)]).toEqual([0, 1])
  expect(share(12.5)).toBeCloseTo(0.125, 2)
  fc.assert(
    fc.property(
      fc.constantFrom(...hashes.slice(0, 500)),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (hash, one, other) => !isSampled(hash, Math.min(one, other)) || isSampled(hash, Math.max(one, other)),
    ),
  )
})
