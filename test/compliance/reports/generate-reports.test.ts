import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { generateReports } from '#compliance/jobs/generate-reports.ts'
import { completeReport } from '#compliance/operations/reports/complete-report.ts'
import { createComplianceReport } from '#compliance/operations/reports/create-compliance-report.ts'
import { complianceReport, complianceReportContent } from '#compliance/queries/reports.ts'
import type { ComplianceReportRow } from '#compliance/entities/report.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { workerOn, world, type World } from '#test/support/world.ts'

interface Given extends World {
  key(scope?: 'read' | 'write'): Context
  /** Runs the job once, as if the clock were advanced. */
  run(advanceMs?: number): Promise<number>
}

async function given(): Promise<Given> {
  const here = await world()
  return {
    ...here,
    key: (scope = 'write') =>
      here.as({ kind: 'tenant_key', service: 'compliance', scopes: [`compliance:${scope}`] }),
    run: (advanceMs = 0) =>
      generateReports.run(
        workerOn(here.platform, { now: () => new Date(here.platform.source.now().getTime() + advanceMs) }),
      ),
  }
}

const eventsOf = async (here: World, id: string): Promise<string[]> =>
  (await here.published()).filter(({ aggregateId }) => aggregateId === id).map(({ type }) => type)

const DIE = `update compliance.reports set status = 'RUNNING', lease_until = now() + interval '60 seconds', attempts = $2 where id = $1`
const asKilled = (here: World, id: string, attempts: number): Promise<unknown> =>
  withClient(adminOf(here.databaseName), client => client.query(DIE, [id, attempts]))

test('a report whose worker was killed is generated again once its lease ends, and announced once', async () => {
  const here = await given()
  const { id } = await createComplianceReport(here.key(), { type: 'AUDIT' })
  await asKilled(here, id, 1)

  const before = [await here.run(), (await complianceReport(here.key(), id))?.status]
  const after = [await here.run(61_000), (await complianceReport(here.key(), id))?.status]
  const idle = await here.run(200_000)

  expect([before, after, idle]).toEqual([[0, 'RUNNING'], [1, 'READY'], 0])
  expect(await eventsOf(here, id)).toEqual(['compliance.report_requested', 'compliance.report_generated'])
})

test('two workers that generated the same report complete it once', async () => {
  const here = await given()
  const { id, workspaceId } = await createComplianceReport(here.key(), { type: 'AUDIT' })
  const report = { workspaceId, id, type: 'AUDIT' } as ComplianceReportRow
  const generated = { text: '{}', contentType: 'application/json', issues: [] } as const

  const done = await Promise.all([
    completeReport(here.platformContext, { report, generated }),
    completeReport(here.platformContext, {
      report,
      generated: { ...generated, issues: [{ path: null, reason: 'No.' }] },
    }),
  ])

  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await eventsOf(here, id)).toHaveLength(2)
})

test('a report that killed five workers fails, and the event names the reason', async () => {
  const here = await given()
  const { id } = await createComplianceReport(here.key(), { type: 'AUDIT' })
  await asKilled(here, id, 5)

  await here.run(61_000)

  const reason = 'The report could not be generated because of an internal error.'
  expect(await complianceReport(here.key(), id)).toMatchObject({
    status: 'FAILED',
    issues: [{ path: null, reason }],
  })
  await expect(complianceReportContent(here.key(), id)).rejects.toMatchObject({ code: 'INVALID_STATE' })
  expect(await eventsOf(here, id)).toContain('compliance.report_failed')
})

test('a workspace has at most fifty reports that wait', async () => {
  const here = await given()
  for (let count = 0; count < 50; count++) await createComplianceReport(here.key(), { type: 'AUDIT' })

  const one = createComplianceReport(here.key(), { type: 'AUDIT' })

  await expect(one).rejects.toMatchObject({ code: 'REPORT_LIMIT_REACHED', kind: 'conflict' })
})

test('the reports of one workspace do not delay those of another', async () => {
  const [busy, other] = [await given(), await given()]
  for (let count = 0; count < 10; count++) await createComplianceReport(busy.key(), { type: 'AUDIT' })
  const { id } = await createComplianceReport(other.key(), { type: 'AUDIT' })

  await busy.run()
  await busy.run()

  expect(await complianceReport(other.key(), id)).toMatchObject({ status: 'READY' })
})

test('a key that can only read requests no report, and other domains read none', async () => {
  const here = await given()
  const { id } = await createComplianceReport(here.key(), { type: 'AUDIT' })

  await expect(createComplianceReport(here.key('read'), { type: 'AUDIT' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(complianceReport(here.as({ kind: 'service' }), id)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await complianceReport(here.key('read'), id)).toMatchObject({ status: 'QUEUED' })
})

test('the content of a report is stored encrypted', async () => {
  const here = await given()
  const { id } = await createComplianceReport(here.key(), { type: 'AUDIT' })
  // Reports of other tests wait as well.
  while ((await here.run()) > 0);

  const { rows } = await withClient(adminOf(here.databaseName), client =>
    client.query<{ content: string }>('select content from compliance.reports where id = $1', [id]),
  )

  expect(rows[0]!.content).not.toContain('requested_at')
  expect((await complianceReportContent(here.key(), id))?.text).toContain('requested_at')
})
