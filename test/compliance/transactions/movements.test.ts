import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { generateReports } from '#compliance/jobs/generate-reports.ts'
import { runWaitingMovements } from '#compliance/jobs/evaluate-movements.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { setMonitoringSettings } from '#compliance/operations/monitoring/set-monitoring-settings.ts'
import { evaluateMovements } from '#compliance/operations/movements/evaluate-movements.ts'
import { createComplianceReport } from '#compliance/operations/reports/create-compliance-report.ts'
import { complianceReportContent } from '#compliance/queries/reports.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { bank, type Bank } from '#test/core/bank.ts'
import { dyingDatabase } from '#test/remittance/transfer-history.ts'
import { workerOn } from '#test/support/world.ts'

const MINUTE_MS = 60_000

interface Given extends Bank {
  analyst(): Context
  /** Pays cash in. */
  paidIn(accountId: string, amount: string): Promise<string>
  /** Relays events and evaluates what waits, as often as work is found. */
  evaluated(): Promise<void>
  waiting(): Promise<number>
  judged(): Promise<Record<string, unknown>[]>
  coverage(): Promise<Record<string, unknown>>
}

const JUDGED = `select transaction_id as id, type, direction, channel, amount_minor::int as minor, currency, initiated_by as "by"
  from compliance.monitored_transactions where workspace_id = $1 order by occurred_at, sequence`

async function given(isOn = true): Promise<Given> {
  const at = await bank()
  const analyst = (): Context => at.as({ kind: 'staff', scopes: ['compliance:read', 'compliance:write'] })
  if (isOn) {
    await setMonitoringSettings(analyst(), { monitorMovements: true })
    // Later than the time from which the setting applies.
    at.clock.offsetMs += MINUTE_MS
  }
  const here: Given = {
    ...at,
    analyst,
    async paidIn(accountId, amount) {
      const teller = at.staff('teller')
      const { id } = await deposit(teller, {
        accountId,
        amount,
        channel: 'BRANCH',
        narration: 'Cash',
        initiatedBy: teller.actor.subjectId,
      })
      return id
    },
    evaluated: () => at.work(2_000, 2),
    async waiting() {
      const [row] = await at.rows<{ many: number }>(
        'select count(*)::int as many from compliance.waiting_movements where workspace_id = $1',
      )
      return row!.many
    },
    judged: () => at.rows(JUDGED),
    async coverage() {
      const { id } = await createComplianceReport(analyst(), {
        type: 'MONITORING_COVERAGE',
        to: new Date(at.platform.source.now().getTime() + MINUTE_MS),
      })
      while ((await generateReports.run(workerOn(at.platform))) > 0);
      return JSON.parse((await complianceReportContent(analyst(), id))!.text) as Record<string, unknown>
    },
  }
  return here
}

test('cash, transfers between customers, fees and reversals are judged once after they were posted', async () => {
  const at = await given()
  const [payer, payee] = [await at.account(), await at.account()]
  const teller = at.staff('teller')
  const initiatedBy = teller.actor.subjectId
  await at.fee('INTERNAL', 1_000n, 75_000n)
  const cashIn = await at.paidIn(payer, '5000.00')
  const balance = await at.paidIn(payee, '900.00')
  const transfer = await transferInternally(teller, {
    sourceAccountId: payer,
    destinationAccountId: payee,
    destinationAccountName: 'Ada Obi',
    amount: '1200.00',
    currency: 'NGN',
    channel: 'MOBILE',
    narration: 'Rent',
    initiatedBy,
  })
  const cashOut = await withdraw(teller, {
    accountId: payee,
    amount: '200.00',
    channel: 'ATM',
    narration: 'Cash',
    initiatedBy,
  })
  const reversal = await reverseTransaction(at.staff('manager'), { id: transfer.id, reason: 'Twice' })
  await at.evaluated()
  await at.evaluated()

  expect(await at.waiting()).toBe(0)
  const judged = (await at.judged()).map(({ id, ...each }) => [id, ...Object.values(each)])
  expect(judged).toEqual([
    [cashIn, 'CASH_IN', 'CREDIT', 'branch', 500_000, 'NGN', 'CUSTOMER'],
    [balance, 'CASH_IN', 'CREDIT', 'branch', 90_000, 'NGN', 'CUSTOMER'],
    [transfer.id, 'TRANSFER', 'DEBIT', 'mobile', 120_000, 'NGN', 'CUSTOMER'],
    // The fee with its VAT.
    [expect.any(String), 'PAYMENT', 'DEBIT', 'mobile', 1_075, 'NGN', 'SYSTEM'],
    [cashOut.id, 'CASH_OUT', 'DEBIT', 'atm', 20_000, 'NGN', 'CUSTOMER'],
    [reversal.id, 'PAYMENT', 'DEBIT', 'mobile', 120_000, 'NGN', 'SYSTEM'],
    [expect.any(String), 'PAYMENT', 'CREDIT', 'mobile', 1_075, 'NGN', 'SYSTEM'],
  ])
})

test('a rule finds a movement, and its alert opens a case without stopping the money', async () => {
  const at = await given()
  const { id } = await createMonitoringRule(at.analyst(), {
    code: 'LARGE-CASH',
    ruleType: 'THRESHOLD',
    category: 'AML',
    severity: 'HIGH',
    parameters: { amount_threshold: '5000' },
    transactionTypes: ['CASH_IN'],
  })
  await enableMonitoringRule(at.analyst(), { id })
  const account = await at.account()
  await at.paidIn(account, '4999.99')
  const large = await at.paidIn(account, '5000.00')
  await at.evaluated()

  expect(
    await at.rows('select transaction_id as id, status from compliance.alerts where workspace_id = $1'),
  ).toEqual([{ id: large, status: 'OPEN' }])
  expect(await at.rows('select status, priority from compliance.cases where workspace_id = $1')).toEqual([
    { status: 'OPEN', priority: 'P2' },
  ])
  expect(await at.accountState(account)).toMatchObject({ available: 999_999n })
})

test('without the setting nothing is queued, and switching it off ends it', async () => {
  const at = await given(false)
  const account = await at.account()
  await at.paidIn(account, '10.00')
  await at.evaluated()
  expect([await at.waiting(), await at.judged()]).toEqual([0, []])
  expect(await at.coverage()).toMatchObject({ is_complete: true, movements: null })

  await setMonitoringSettings(at.analyst(), { monitorMovements: true })
  const on = await setMonitoringSettings(at.analyst(), { monitorMovements: true, sampleBelowLine: 1 })
  const off = await setMonitoringSettings(at.analyst(), { monitorMovements: false })
  await at.paidIn(account, '10.00')
  await at.evaluated()
  expect([on.movementsFrom, off.movementsFrom]).toEqual([expect.any(Date), null])
  expect(await at.judged()).toEqual([])
})

test('a transfer to another bank was decided before, so only its fee is judged afterwards', async () => {
  const at = await given()
  const source = await at.account()
  await at.paidIn(source, '1000.00')
  await at.fee('NIP', 500n, 0n)
  await at.sent(source)
  await at.evaluated()

  expect((await at.judged()).map(({ type, minor }) => [type, minor])).toEqual(
    expect.arrayContaining([
      ['CASH_IN', 100_000],
      ['TRANSFER', 10_000],
      ['PAYMENT', 500],
    ]),
  )
  expect(await at.judged()).toHaveLength(3)
  expect(await at.coverage()).toMatchObject({
    is_complete: true,
    bank_transfers: { expected: 1, evaluated: 1 },
    movements: { expected: 2, evaluated: 2, missing: [] },
  })
})

test('the coverage names a movement until it is judged, also while the ledger cannot be reached', async () => {
  const at = await given()
  const account = await at.account()
  const id = await at.paidIn(account, '10.00')
  at.away.add('core')
  await at.evaluated()
  at.away.delete('core')

  expect(await at.coverage()).toMatchObject({
    is_complete: false,
    movements: { since: expect.any(String), expected: 1, evaluated: 0, missing: [id] },
  })
  await at.evaluated()
  expect(await at.coverage()).toMatchObject({
    is_complete: true,
    movements: { expected: 1, evaluated: 1, missing: [] },
  })
})

test('after runs died at every step each movement was judged once', async () => {
  const at = await given()
  const account = await at.account()
  const queue = async (id: string): Promise<unknown> =>
    workerOn(at.platform).sql(
      'insert into compliance.waiting_movements (workspace_id, posted_id, queued_at, due_at, attempts) values ($1, $2, now(), now(), 0)',
      [at.workspaceId, id],
    )
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    await queue(await at.paidIn(account, '10.00'))
    const database = dyingDatabase(at, lifetime, lifetime % 2 === 0)
    await evaluateMovements(at.as({ kind: 'service' }, { database })).catch(() => undefined)
    isDead = database.isDead()
    while ((await evaluateMovements(at.as({ kind: 'service' }))) > 0);
  }
  // The relay queues all of them again.
  await at.evaluated()
  await at.work(120_000, 2)

  const report = (await at.coverage())['movements'] as { expected: number; evaluated: number }
  expect(report.expected).toBeGreaterThan(5)
  expect(report.evaluated).toBe(report.expected)
  expect(await at.judged()).toHaveLength(report.expected)
}, 60_000)

test('the job runs the workspaces whose movements wait longest', async () => {
  const at = await given()
  const account = await at.account()
  await at.paidIn(account, '10.00')
  await at.evaluated()

  expect(await runWaitingMovements.run(workerOn(at.platform))).toBe(0)
  expect(await at.judged()).toHaveLength(1)
})
