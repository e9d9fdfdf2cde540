import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { generateReports } from '#compliance/jobs/generate-reports.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { createComplianceReport } from '#compliance/operations/reports/create-compliance-report.ts'
import { setGoamlProfile } from '#compliance/operations/reports/set-goaml-profile.ts'
import { ingestTransaction } from '#compliance/operations/transactions/ingest-transaction.ts'
import { complianceReport, complianceReportContent } from '#compliance/queries/reports.ts'
import { GOAML_PROFILE } from '#tools/traffic/compliance/report-fixture.ts'
import { workerOn } from '#test/support/world.ts'
import { rulesWorld, type RulesWorld } from '../monitoring-rules/given-rules.ts'

const PROFILE = { ...GOAML_PROFILE, action: 'The account is monitored.' }

/** A workspace in which two deposits of a customer opened a case. */
async function given(
  name = 'Tovell Marrikane',
): Promise<RulesWorld & { readonly caseId: string; generate(): Promise<void> }> {
  const here = await rulesWorld()
  const { id } = await createMonitoringRule(here.key(), {
    code: 'LARGE-CASH',
    ruleType: 'THRESHOLD',
    category: 'STRUCTURING',
    severity: 'HIGH',
    action: 'REVIEW',
    parameters: { amount_threshold: '1000' },
  })
  await enableMonitoringRule(here.key(), { id })
  let caseId = ''
  for (const [transactionId, amount, currency] of [
    ['tx-1', '4900000.00', 'NGN'],
    ['tx-2', '9000.00', 'USD'],
  ] as const) {
    const evaluation = await ingestTransaction(here.key(), {
      transaction: {
        transactionId,
        type: 'CASH_IN',
        direction: 'CREDIT',
        channel: 'branch',
        amount,
        currency,
        customer: {
          id: 'C-1',
          type: 'INDIVIDUAL',
          name,
          dateOfBirth: '1960-02-29',
          country: 'NG',
        },
        counterparty: { name: 'Brunna Oskwell' },
      },
    })
    caseId = evaluation.caseId!
  }
  return {
    ...here,
    caseId,
    generate: async () => {
      while ((await generateReports.run(workerOn(here.platform))) > 0);
    },
  }
}

test('a report on a case in goAML has its transactions in the local currency, and satisfies the schema', async () => {
  const at = await given()
  await setGoamlProfile(at.key(), PROFILE)
  const { id } = await createComplianceReport(at.key(), { type: 'STR_GOAML', caseId: at.caseId })
  await at.generate()

  expect(await complianceReport(at.key(), id)).toMatchObject({ status: 'READY', issues: [] })
  const { contentType, text } = (await complianceReportContent(at.key(), id))!
  expect(contentType).toBe('application/xml')
  expect(text).toContain('<report_code>STR</report_code>')
  expect([...text.matchAll(/<transactionnumber>(.*?)</g)].map(([, number]) => number)).toEqual([
    'tx-1',
    'tx-2',
  ])
  expect([...text.matchAll(/<amount_local>(.*?)</g)].map(([, amount]) => amount)).toEqual([
    '4900000.00',
    '13502250.00',
  ])
  expect(text).toContain('<indicator>STRUC</indicator>')
  expect(text).toContain('Oskwell')
})

test('a report on a customer with one name becomes READY', async () => {
  const at = await given('Marrikane')
  await setGoamlProfile(at.key(), PROFILE)
  const { id } = await createComplianceReport(at.key(), { type: 'STR_GOAML', caseId: at.caseId })
  await at.generate()

  expect(await complianceReport(at.key(), id)).toMatchObject({ status: 'READY', issues: [] })
  expect((await complianceReportContent(at.key(), id))!.text).toMatch(
    /<first_name>Marrikane<\/first_name>\s*<last_name>Marrikane<\/last_name>/,
  )
})

test('a report that the profile cannot express is FAILED with paths and reasons, and never READY', async () => {
  const at = await given()
  await setGoamlProfile(at.key(), { ...PROFILE, transmodeCodes: { web: 'EB' } })
  const { id } = await createComplianceReport(at.key(), { type: 'STR_GOAML', caseId: at.caseId })
  await at.generate()

  const report = (await complianceReport(at.key(), id))!
  expect(report).toMatchObject({ status: 'FAILED', contentType: null })
  expect(report.issues[0]).toEqual({
    path: '/report/transaction[1]/transmode_code',
    reason: 'The profile has no transmode_code for the channel branch.',
  })
  expect(
    await complianceReportContent(at.key(), id).catch(({ code }: { code: string }) => code),
  ).not.toHaveProperty('text')
  expect((await at.published()).at(-1)).toMatchObject({ type: 'compliance.report_failed', aggregateId: id })
})

test('a report uses the profile that applied when it was requested, and needs one', async () => {
  const at = await given()
  const create = (): Promise<{ id: string }> =>
    createComplianceReport(at.key(), { type: 'STR_GOAML', caseId: at.caseId })
  await expect(create()).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await expect(
    createComplianceReport(at.key(), { type: 'STR_GOAML', caseId: newId() }),
  ).rejects.toMatchObject({ code: 'CASE_NOT_FOUND' })
  await setGoamlProfile(at.key(), PROFILE)
  const { id } = await create()
  await setGoamlProfile(at.key(), { ...PROFILE, rentityId: 9999 })
  await at.generate()

  expect((await complianceReportContent(at.key(), id))!.text).toContain('<rentity_id>4711</rentity_id>')
})
