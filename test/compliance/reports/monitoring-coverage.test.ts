import { expect, test } from '@jest/globals'
import { generateReports } from '#compliance/jobs/generate-reports.ts'
import { createComplianceReport } from '#compliance/operations/reports/create-compliance-report.ts'
import { complianceReportContent } from '#compliance/queries/reports.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { bank } from '#test/core/bank.ts'
import { setting } from '#test/remittance/given.ts'
import { dyingDatabase } from '#test/remittance/transfer-history.ts'
import { workerOn, type World } from '#test/support/world.ts'

/** The content of a report on the last 30 days. */
async function coverage(at: World): Promise<Record<string, unknown>> {
  const analyst = at.as({ kind: 'staff', scopes: ['compliance:read', 'compliance:write'] })
  const { id } = await createComplianceReport(analyst, {
    type: 'MONITORING_COVERAGE',
    to: new Date(Date.now() + 60_000),
  })
  while ((await generateReports.run(workerOn(at.platform))) > 0);
  return JSON.parse((await complianceReportContent(analyst, id))!.text) as Record<string, unknown>
}

test('a remittance without an evaluation is named until it is judged, and attempts do not count', async () => {
  const at = await setting()
  await at.transfer()
  const order = await at.order()
  await Promise.allSettled([createTransfer(at.sender(), order), createTransfer(at.sender(), order)])
  at.away.add('compliance')
  const { id } = await at.transfer()
  at.away.delete('compliance')

  expect(await coverage(at)).toMatchObject({
    type: 'MONITORING_COVERAGE',
    is_complete: false,
    remittances: { expected: 3, evaluated: 2, missing: [id] },
  })

  await at.work(2_000, 3)
  expect(await coverage(at)).toMatchObject({
    is_complete: true,
    remittances: { expected: 3, evaluated: 3, missing: [] },
  })
})

test('after requests died at every step, each remittance that exists was evaluated once', async () => {
  const at = await setting()
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const order = await at.order()
    const database = dyingDatabase(at, lifetime, lifetime % 2 === 0)
    await createTransfer(at.sender({ database }), order).catch(() => undefined)
    isDead = database.isDead()
  }
  await at.work(12_000, 3)

  const report = await coverage(at)
  const remittances = report['remittances'] as { expected: number; evaluated: number }
  expect(remittances.expected).toBeGreaterThan(0)
  expect([report['is_complete'], remittances.evaluated]).toEqual([true, remittances.expected])
}, 60_000)

test('transfers to other banks are covered', async () => {
  const at = await bank()
  const source = await at.account(100_000_000n)
  for (let each = 0; each < 3; each++) await at.sent(source)
  await expect(at.sent(source, { amount: '9000000.00' })).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })

  expect(await coverage(at)).toMatchObject({
    is_complete: true,
    bank_transfers: { expected: 3, evaluated: 3, missing: [] },
    transactions: { stored: 4, evaluated: 4 },
  })
})
