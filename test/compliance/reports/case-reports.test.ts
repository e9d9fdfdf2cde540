import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { generateReports } from '#compliance/jobs/generate-reports.ts'
import { closeMonitoringAlert } from '#compliance/operations/alerts/close-monitoring-alert.ts'
import { createComplianceReport } from '#compliance/operations/reports/create-compliance-report.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { complianceReportContent } from '#compliance/queries/reports.ts'
import { caseFixture, customer, triggered, type CaseFixture } from '#test/compliance/cases/case-fixture.ts'
import { workerOn } from '#test/support/world.ts'

interface Sentence {
  readonly section: string
  readonly sentence: string
  readonly evidence_ids: readonly string[]
}

async function contentOf(at: CaseFixture, ctx: Context, id: string): Promise<Record<string, unknown>> {
  while ((await generateReports.run(workerOn(at.platform))) > 0);
  const content = await complianceReportContent(ctx, id)
  return JSON.parse(content!.text) as Record<string, unknown>
}

test('a draft on a case names its customer, its alerts and the transactions without details', async () => {
  const at = await caseFixture()
  const analyst = at.analyst()
  const subject = await createSubject(analyst, {
    externalId: 'C-77',
    type: 'INDIVIDUAL',
    name: 'Tovell Marrikane',
    country: 'NG',
  })
  const { alertIds, caseId } = await at.record(
    [triggered({ code: 'STRUCT', severity: 'HIGH' }, { reason: '4 credits of 9,000.00 USD in 24 h' })],
    { transactionId: 'tx-1', ...customer('C-77') },
  )

  const { id } = await createComplianceReport(analyst, { type: 'SAR_DRAFT', caseId: caseId! })
  const draft = await contentOf(at, analyst, id)

  expect(draft).toMatchObject({ report_id: id, type: 'SAR_DRAFT', case_id: caseId, key_terms: [] })
  const narrative = draft['narrative'] as Sentence[]
  expect(narrative).toEqual(
    expect.arrayContaining([
      {
        section: 'WHO',
        sentence: 'The subject is the individual Tovell Marrikane, customer C-77, resident in NG.',
        evidence_ids: [subject.id, 'C-77'],
      },
      {
        section: 'WHAT',
        sentence: 'The case names the transaction tx-1, whose details are not stored here.',
        evidence_ids: ['tx-1'],
      },
      {
        section: 'WHY',
        sentence: 'Rule STRUCT in version 1 (high) triggered: 4 credits of 9,000.00 USD in 24 h.',
        evidence_ids: [alertIds[0], 'tx-1'],
      },
    ]),
  )
})

test('the performance of a rule counts its alerts by disposition, and its customers once', async () => {
  const at = await caseFixture()
  const analyst = at.analyst()
  const ruleId = newId()
  const rule = triggered({ ruleId, code: 'LOWER', severity: 'LOW' })
  const ids: string[] = []
  for (const name of ['A', 'B', 'C']) ids.push(...(await at.record([rule], customer(name))).alertIds)
  await at.record([rule], customer('C'))
  await closeMonitoringAlert(analyst, { id: ids[0]!, disposition: 'TRUE', reason: 'Confirmed.' })
  await closeMonitoringAlert(analyst, { id: ids[1]!, disposition: 'FALSE', reason: 'Explained.' })

  const { id } = await createComplianceReport(analyst, {
    type: 'RULE_PERFORMANCE',
    to: new Date(Date.now() + 60_000),
  })
  const content = await contentOf(at, analyst, id)

  expect(content['rules']).toMatchObject([
    {
      rule_id: ruleId,
      code: 'LOWER',
      version: 1,
      alerts: 3,
      hits: 4,
      unique_customers: 3,
      true_positives: 1,
      false_positives: 1,
      undecided: 1,
      precision: { value: 0.5, interval: { level: 0.95 } },
      median_seconds_to_close: expect.any(Number),
      shadow_alerts: 0,
    },
  ])
})

test("a draft needs a case of the workspace, and takes no period; another tenant's case does not exist", async () => {
  const [at, other] = [await caseFixture(), await caseFixture()]
  const { caseId } = await other.record([triggered({ severity: 'HIGH' })], customer('X'))
  const create = (input: object): Promise<unknown> =>
    createComplianceReport(at.analyst(), { type: 'SAR_DRAFT', ...input })

  await expect(create({})).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  await expect(create({ caseId: newId() })).rejects.toMatchObject({ code: 'CASE_NOT_FOUND' })
  await expect(create({ caseId })).rejects.toMatchObject({ code: 'CASE_NOT_FOUND' })
  await expect(create({ caseId, to: new Date() })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  await expect(createComplianceReport(at.analyst(), { type: 'AUDIT', caseId })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
})
