import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { judgeAfterLateArrivals } from '#compliance/jobs/judge-after-late-arrivals.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { evaluatePayment } from '#compliance/operations/payments/evaluate-payment.ts'
import { voidPaymentScreening } from '#compliance/operations/payments/void-payment-screening.ts'
import { ingestTransaction } from '#compliance/operations/transactions/ingest-transaction.ts'
import { monitoringAlerts } from '#compliance/queries/monitoring/alerts.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { workerOn } from '#test/support/world.ts'
import { rulesWorld, type RulesWorld } from '../monitoring-rules/given-rules.ts'

const MINUTE_MS = 60_000
const LEASE_MS = 60_000

const transfer = (minutesAgo: number | undefined, customer = 'C-1'): TransactionInput => ({
  transactionId: `tx-${newId()}`,
  ...(minutesAgo !== undefined && { occurredAt: new Date(Date.now() - minutesAgo * MINUTE_MS) }),
  type: 'TRANSFER',
  direction: 'DEBIT',
  channel: 'web',
  amount: '10.00',
  currency: 'USD',
  customer: { id: customer, type: 'INDIVIDUAL' },
})

/** A workspace with a rule on so many transfers of a customer within ten hours. */
async function given(count: number): Promise<RulesWorld> {
  const here = await rulesWorld()
  const { id } = await createMonitoringRule(here.key(), {
    code: 'MANY',
    ruleType: 'VELOCITY',
    category: 'FRAUD',
    severity: 'MEDIUM',
    parameters: { count_threshold: count, time_window_minutes: 600, group_by: 'customer' },
  })
  await enableMonitoringRule(here.key(), { id })
  return here
}

async function ingest(here: RulesWorld, minutesAgo?: number, customer?: string): Promise<string> {
  const transaction = transfer(minutesAgo, customer)
  await ingestTransaction(here.key(), { transaction })
  return transaction.transactionId
}

const alertsOf = async (here: RulesWorld) =>
  (await monitoringAlerts(here.key(), { first: 50 })).nodes.map(({ transactionId, count, isLate }) => ({
    transactionId,
    count,
    isLate,
  }))

const waiting = ({ databaseName, workspaceId }: RulesWorld): Promise<number> =>
  inDatabase(databaseName, async admin => {
    const { rows } = await admin.query<{ found: number }>(
      'select count(*)::int as found from compliance.late_arrivals where workspace_id = $1',
      [workspaceId],
    )
    return rows[0]!.found
  })

async function runJob(here: RulesWorld, parts?: Partial<Worker>): Promise<number> {
  let runs = 0
  while ((await judgeAfterLateArrivals.run(workerOn(here.platform, parts))) > 0) runs++
  return runs
}

test('transactions in order wait for nothing, whether they state a time or not', async () => {
  const here = await given(3)
  for (const minutes of [30, 20, 20, 10]) await ingest(here, minutes)
  for (let number = 0; number < 3; number++) await ingest(here)
  await ingest(here, 40, 'C-2')

  expect(await waiting(here)).toBe(0)
})

test('a transaction without a time is late after one that the clock of a caller placed ahead', async () => {
  const here = await given(2)
  const ahead = await ingest(here, -3)
  await ingest(here)
  expect(await waiting(here)).toBe(1)
  await runJob(here)

  expect(await alertsOf(here)).toEqual([{ transactionId: ahead, count: 1, isLate: true }])
  expect(await waiting(here)).toBe(0)
})

test.each([
  ['before the alert is stored', 'contextIn'],
  ['after the alert is stored', 'sql'],
] as const)(
  'a worker that dies %s leaves the rest to another one, and one alert is raised',
  async (_, where) => {
    const here = await given(2)
    const first = await ingest(here, 10)
    await ingest(here, 20)
    const worker = workerOn(here.platform)
    const died = new Error('The worker died.')
    const dying: Partial<Worker> =
      where === 'contextIn'
        ? {
            contextIn: async id => {
              const ctx = await worker.contextIn(id)
              return { ...ctx, database: { ...ctx.database, transaction: () => Promise.reject(died) } }
            },
            sql: (text, values) =>
              text.includes('lease_until = null') ? Promise.reject(died) : worker.sql(text, values),
          }
        : {
            sql: (text, values) =>
              /delete from|lease_until = null/.test(text) ? Promise.reject(died) : worker.sql(text, values),
          }
    await expect(runJob(here, dying)).rejects.toThrow(died)
    expect(await runJob(here)).toBe(0)
    expect(await waiting(here)).toBe(1)

    here.clock.offsetMs += LEASE_MS + 1
    await runJob(here)
    here.clock.offsetMs -= LEASE_MS + 1

    expect(await alertsOf(here)).toEqual([{ transactionId: first, count: 1, isLate: true }])
    expect(await waiting(here)).toBe(0)
  },
)

test('two workers at once raise one alert', async () => {
  const here = await given(2)
  const first = await ingest(here, 10)
  for (const minutes of [20, 30]) await ingest(here, minutes)
  await Promise.all([runJob(here), runJob(here)])

  // Of the three, only the earliest has no transaction before it.
  expect(await alertsOf(here)).toMatchObject([{ count: 2, isLate: true }])
  expect((await alertsOf(here))[0]!.transactionId).not.toBe(first)
})

test('many later transactions are judged page by page, and another customer does not wait for the last page', async () => {
  const here = await given(61)
  for (let number = 60; number > 0; number--) await ingest(here, number)
  await ingest(here, 90)
  await ingest(here, 10, 'C-2')
  await ingest(here, 20, 'C-2')
  await judgeAfterLateArrivals.run(workerOn(here.platform))
  expect(await waiting(here)).toBe(2)
  await judgeAfterLateArrivals.run(workerOn(here.platform))
  expect(await waiting(here)).toBe(1)
  expect(await alertsOf(here)).toEqual([])
  await judgeAfterLateArrivals.run(workerOn(here.platform))

  expect(await waiting(here)).toBe(0)
  expect(await alertsOf(here)).toMatchObject([{ count: 1, isLate: true }])
})

test('a late payment that was voided raises no alert, and neither does a voided one that came after it', async () => {
  const here = await given(2)
  const service = here.as({ kind: 'service' })
  const pay = async (minutesAgo: number, customer: string): Promise<string> => {
    const paymentId = newId()
    await evaluatePayment(service, { paymentId, transaction: transfer(minutesAgo, customer) })
    return paymentId
  }
  await ingest(here, 10, 'C-1')
  const late = await pay(20, 'C-1')
  const later = await pay(10, 'C-2')
  await ingest(here, 20, 'C-2')
  for (const paymentId of [late, later]) await voidPaymentScreening(service, { paymentId })
  await runJob(here)

  expect(await alertsOf(here)).toEqual([])
  expect(await waiting(here)).toBe(0)
})

test('a transaction that cannot be judged again is left out after some attempts with growing pauses, and the others are judged', async () => {
  const here = await given(3)
  const broken = await ingest(here, 20)
  const last = await ingest(here, 10)
  await inDatabase(here.databaseName, admin =>
    admin.query(
      `update compliance.monitored_transactions set details = 'x' where workspace_id = $1 and transaction_id = $2`,
      [here.workspaceId, broken],
    ),
  )
  await ingest(here, 30)
  const logged: string[] = []
  const offsetMs = here.clock.offsetMs
  for (let attempt = 0; attempt < 5; attempt++)
    // The second run comes too early for another attempt.
    for (const pauseMs of [8_000 * 2 ** attempt, 2_001 * 2 ** attempt]) {
      await runJob(here, { log: (_, message) => void logged.push(message) })
      here.clock.offsetMs += pauseMs
    }
  here.clock.offsetMs = offsetMs

  expect(await alertsOf(here)).toEqual([{ transactionId: last, count: 1, isLate: true }])
  expect(await waiting(here)).toBe(0)
  expect(logged).toEqual([
    ...Array.from({ length: 4 }, () => 'failed to judge what came after a late transaction'),
    'left out a transaction that could not be judged again',
  ])
})
