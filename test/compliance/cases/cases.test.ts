import { expect, test } from '@jest/globals'
import { assignCase } from '#compliance/operations/cases/assign-case.ts'
import { commentOnCase } from '#compliance/operations/cases/comment-on-case.ts'
import { createCase } from '#compliance/operations/cases/create-case.ts'
import { escalateCase } from '#compliance/operations/cases/escalate-case.ts'
import { linkCase } from '#compliance/operations/cases/link-case.ts'
import { reopenCase } from '#compliance/operations/cases/reopen-case.ts'
import { updateCase } from '#compliance/operations/cases/update-case.ts'
import { setMonitoringSettings } from '#compliance/operations/monitoring/set-monitoring-settings.ts'
import { caseEvents } from '#compliance/queries/cases/case-events.ts'
import { complianceCase } from '#compliance/queries/cases/cases.ts'
import { caseFixture, triggered } from './case-fixture.ts'
import { givenCase } from './given-case.ts'

const HOUR_MS = 3_600_000
const reason = 'Because'

test('a second open case for the customer and type is refused with the id of the first, also when one is reopened', async () => {
  const at = await givenCase({ customerId: 'c1' })
  const again = createCase(at.ann, { type: 'TRANSACTION', customerId: 'c1' })
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(at.id) })
  await createCase(at.ann, { type: 'FRAUD', customerId: 'c1' })
  await at.close(at.ann)
  const next = await createCase(at.ann, { type: 'TRANSACTION', customerId: 'c1' })

  await expect(reopenCase(at.ann, { id: at.id, reason })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(next.id),
  })
})

test('concurrent openings for one customer and type make one case', async () => {
  const at = await caseFixture()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => createCase(at.analyst(), { type: 'FRAUD', customerId: 'c1' })),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a reopened case keeps its disposition in the history and gets a new due time', async () => {
  const at = await givenCase()
  await at.close(at.ann)
  const reopened = await reopenCase(at.ann, { id: at.id, reason: 'New evidence' })

  expect(reopened).toMatchObject({ status: 'IN_PROGRESS', disposition: null, closedAt: null })
  expect((await at.history()).slice(0, 2)).toMatchObject([
    { type: 'REOPENED', text: 'New evidence', changes: { disposition: 'FALSE_POSITIVE' } },
    { type: 'CLOSED', changes: { disposition: 'FALSE_POSITIVE' } },
  ])
})

test('the statutory clock starts with the decision of a person and is not restarted', async () => {
  const at = await givenCase()
  await setMonitoringSettings(at.ann, { country: 'US' })
  const first = await updateCase(at.ann, { id: at.id, suspicious: true })
  const unknown = await updateCase(at.bob, { id: at.id, suspicious: true, suspectKnown: false })
  const withdrawn = await updateCase(at.bob, { id: at.id, suspicious: false })
  const days = (from: Date | null, to: Date | null) => (to!.getTime() - from!.getTime()) / (24 * HOUR_MS)

  expect(days(first.suspiciousAt, first.reportDueAt)).toBe(30)
  expect(unknown.suspiciousAt).toEqual(first.suspiciousAt)
  expect(unknown.suspiciousBy).toBe(first.suspiciousBy)
  expect(days(unknown.suspiciousAt, unknown.reportDueAt)).toBe(60)
  expect(withdrawn).toMatchObject({ suspiciousAt: null, suspiciousBy: null, reportDueAt: null })
})

test('closing a case as suspicious starts the statutory clock too', async () => {
  const at = await givenCase()
  await setMonitoringSettings(at.ann, { country: 'NG' })
  const closed = await at.close(at.ann, { disposition: 'SUSPICIOUS_NOT_REPORTED' })

  expect(closed.reportDueAt!.getTime() - closed.suspiciousAt!.getTime()).toBe(24 * HOUR_MS)
})

test('texts of people are stored encrypted, and events carry them only as personal data', async () => {
  const at = await givenCase({ title: 'Quendrel title', summary: 'Quendrel summary', priority: 'P1' })
  await commentOnCase(at.ann, { id: at.id, text: 'Quendrel comment' })
  await at.close(at.ann, { reason: 'Quendrel reason', note: 'Quendrel note' })
  const rows = await at.database.read(
    at.workspaceId,
    `select opened::text, history::text, approval::text from compliance.cases opened
     join compliance.case_history history using (workspace_id) join compliance.case_approvals approval using (workspace_id)
     where opened.workspace_id = $1`,
    [at.workspaceId],
  )

  expect(JSON.stringify(rows)).not.toContain('Quendrel')
  expect(JSON.stringify(await at.published())).not.toContain('Quendrel')
  expect(await at.read()).toMatchObject({ title: 'Quendrel title', summary: 'Quendrel summary' })
})

test('ids of another tenant cannot be linked and its cases cannot be read or changed', async () => {
  const [at, other] = [await givenCase(), await caseFixture()]
  const { alertIds } = await other.record([triggered({ severity: 'HIGH' })])

  await expect(linkCase(at.ann, { id: at.id, alertIds })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'alertIds' }],
  })
  expect(await complianceCase(other.analyst(), at.id)).toBeNull()
  await expect(assignCase(other.analyst(), { id: at.id, assignee: 'x' })).rejects.toMatchObject({
    code: 'CASE_NOT_FOUND',
  })
  await expect(caseEvents(other.analyst(), { caseId: at.id, first: 5 })).rejects.toMatchObject({
    code: 'CASE_NOT_FOUND',
  })
})

test('rights: a customer reads nothing, a reading key changes nothing, and closing needs the right to decide', async () => {
  const at = await givenCase()
  const customerOfTenant = at.as({ kind: 'user' })
  const reader = at.as({ kind: 'tenant_key', scopes: ['compliance:read'] })
  const writer = at.as({ kind: 'tenant_key', scopes: ['compliance:write'] })
  const forbidden = { code: 'FORBIDDEN' }

  await expect(complianceCase(customerOfTenant, at.id)).rejects.toMatchObject(forbidden)
  await expect(assignCase(reader, { id: at.id, assignee: 'x' })).rejects.toMatchObject(forbidden)
  await expect(at.close(writer)).rejects.toMatchObject(forbidden)
  expect((await assignCase(writer, { id: at.id, assignee: 'x' })).status).toBe('ASSIGNED')
})

test('an escalation stops at level 3', async () => {
  const at = await givenCase()
  await escalateCase(at.ann, { id: at.id, reason })
  expect((await escalateCase(at.ann, { id: at.id, reason })).level).toBe(3)

  await expect(escalateCase(at.ann, { id: at.id, reason })).rejects.toMatchObject({ code: 'INVALID_STATE' })
})

test('the history cannot be changed', async () => {
  const at = await givenCase()
  const change = (text: string) => () =>
    at.database.transaction(at.workspaceId, session => session.sql(text, [at.workspaceId]))

  await expect(
    change(`update compliance.case_history set text = 'v2.other' where workspace_id = $1`)(),
  ).rejects.toThrow()
  await expect(change('delete from compliance.case_history where workspace_id = $1')()).rejects.toThrow()
})
