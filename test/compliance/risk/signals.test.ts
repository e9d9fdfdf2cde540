import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { closeMonitoringAlert } from '#compliance/operations/alerts/close-monitoring-alert.ts'
import { ingestTransaction } from '#compliance/operations/transactions/ingest-transaction.ts'
import { screeningFixture, type ScreeningFixture } from '../screening-fixture.ts'

const DAY_MS = 86_400_000
const SCREEN = `mutation S($i: ScreenSubjectInput!) {
  screenSubject(input: $i) { id riskScore riskFactors { factor score contribution description } }
}`

interface Line {
  readonly factor: string
  readonly score: number
  readonly contribution: number
}
interface Screened {
  readonly screenSubject: {
    readonly id: string
    readonly riskScore: number
    readonly riskFactors: readonly Line[]
  }
}

const pay = (at: ScreeningFixture, daysAgo: number, amount: string) =>
  ingestTransaction(at.key(), {
    transaction: {
      transactionId: newId(),
      occurredAt: new Date(Date.now() - daysAgo * DAY_MS),
      type: 'CASH_IN',
      direction: 'CREDIT',
      channel: 'branch',
      amount,
      currency: 'USD',
      customer: { id: 'C-1', type: 'INDIVIDUAL' },
    },
  })

/** Deposits of 100.00 and 300.00 in turn on twenty days, the last of them a week ago. */
async function deposits(at: ScreeningFixture): Promise<void> {
  for (let daysAgo = 26; daysAgo >= 7; daysAgo--)
    await pay(at, daysAgo, daysAgo % 2 === 0 ? '100.00' : '300.00')
}

async function screened(at: ScreeningFixture, externalId = 'C-1'): Promise<Screened['screenSubject']> {
  const i = { subject: { type: 'INDIVIDUAL', name: 'Tovell Marrikane', externalId } }
  const { data, errors } = await at.ask<Screened>(SCREEN, { i }, at.key())
  expect(errors).toBeUndefined()
  return data!.screenSubject
}

const scoresOf = ({ riskFactors }: Screened['screenSubject']): Record<string, number> =>
  Object.fromEntries(
    riskFactors
      .filter(({ factor }) => ['TRANSACTION', 'BEHAVIOR', 'VELOCITY'].includes(factor))
      .map(({ factor, score }) => [factor, score]),
  )

test('amounts and numbers of the last week are compared with the days before, in standard deviations', async () => {
  const at = await screeningFixture()
  await deposits(at)
  // A mean of 250.00 a day, which is half a standard deviation of 100.00 above the mean of 200.00.
  for (let daysAgo = 6; daysAgo >= 0; daysAgo--) await pay(at, daysAgo, '250.00')

  const before = await screened(at)
  expect(scoresOf(before)).toEqual({ TRANSACTION: 0, BEHAVIOR: 50, VELOCITY: 0 })
  expect(before.riskFactors.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(before.riskScore)

  // Seven more in the week: two a day instead of one, ten times the least deviation of a tenth.
  for (let each = 0; each < 7; each++) await pay(at, 0, '0.01')
  expect(scoresOf(await screened(at))['VELOCITY']).toBe(1000)
})

test('the worst alert counts until it is closed as false, and a confirmed one counts more', async () => {
  const at = await screeningFixture()
  const { id } = await createMonitoringRule(at.key(), {
    code: 'LARGE',
    ruleType: 'THRESHOLD',
    category: 'AML',
    severity: 'HIGH',
    action: 'ALERT',
    parameters: { amount_threshold: '900' },
  })
  await enableMonitoringRule(at.key(), { id })
  const first = await pay(at, 2, '900.00')
  expect(scoresOf(await screened(at))).toEqual({ TRANSACTION: 600, BEHAVIOR: 0, VELOCITY: 0 })

  await closeMonitoringAlert(at.key(), { id: first.alertIds[0]!, disposition: 'FALSE', reason: 'Explained' })
  expect(scoresOf(await screened(at))['TRANSACTION']).toBe(0)

  const second = await pay(at, 0, '901.00')
  await closeMonitoringAlert(at.key(), { id: second.alertIds[0]!, disposition: 'TRUE', reason: 'Confirmed' })
  expect(scoresOf(await screened(at))['TRANSACTION']).toBe(750)
})

test('a customer without ten days of history is not compared, and one without transactions has no signals', async () => {
  const at = await screeningFixture()
  await pay(at, 3, '10.00')

  const { riskFactors } = await screened(at)
  expect(riskFactors.find(({ factor }) => factor === 'BEHAVIOR')).toMatchObject({
    score: 0,
    description: 'Not evaluated: no data are available.',
  })
  expect(
    (await screened(at, 'C-2')).riskFactors.find(({ factor }) => factor === 'TRANSACTION'),
  ).toMatchObject({
    description: 'Not evaluated: no data are available.',
  })
})
