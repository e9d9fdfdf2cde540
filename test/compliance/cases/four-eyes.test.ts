import { expect, test } from '@jest/globals'
import { approveCaseClosing } from '#compliance/operations/cases/approve-case-closing.ts'
import { closeCase } from '#compliance/operations/cases/close-case.ts'
import { escalateCase } from '#compliance/operations/cases/escalate-case.ts'
import { rejectCaseClosing } from '#compliance/operations/cases/reject-case-closing.ts'
import { updateCase } from '#compliance/operations/cases/update-case.ts'
import { monitoringAlert } from '#compliance/queries/monitoring/alerts.ts'
import { caseFixture, triggered } from './case-fixture.ts'
import { givenCase } from './given-case.ts'

const reason = 'Because'

test('a closing needs another person: approving the own proposal is refused, also under another spelling', async () => {
  const at = await givenCase({ type: 'SANCTIONS', priority: 'P2' })
  const key = (declaredActor?: string, subjectId = '0199a1c2-7f30-7cde-8f21-000000000999') =>
    at.as({
      kind: 'tenant_key',
      subjectId,
      scopes: ['compliance:decide'],
      ...(declaredActor !== undefined && { declaredActor }),
    })

  const proposed = await at.close(key('ann@bank.example'), { disposition: 'TRUE_POSITIVE' })
  const own = approveCaseClosing(key('Ann@Bank.example'), { id: at.id, reason })
  await expect(own).rejects.toMatchObject({ code: 'FOUR_EYES_REQUIRED', kind: 'conflict' })
  const closed = await approveCaseClosing(key('bob@bank.example'), { id: at.id, reason: 'Agreed' })

  expect(proposed).toMatchObject({ status: 'PENDING_APPROVAL', disposition: null })
  expect(closed).toMatchObject({
    status: 'CLOSED',
    disposition: 'TRUE_POSITIVE',
    closedBy: 'bob@bank.example',
  })
  expect((await at.published()).at(-1)).toMatchObject({
    type: 'compliance.case_closed',
    data: {
      caseId: at.id,
      previousStatus: 'PENDING_APPROVAL',
      disposition: 'TRUE_POSITIVE',
      paymentIds: [],
      proposedBy: 'ann@bank.example',
      madeBy: 'bob@bank.example',
    },
  })
})

test('an API key without X-Actor is a person of its own', async () => {
  const at = await givenCase({ priority: 'P1' })
  const key = (subjectId: string) =>
    at.as({ kind: 'tenant_key', subjectId, scopes: ['compliance:write', 'compliance:decide'] })
  const [one, other] = ['0199a1c2-7f30-7cde-8f21-00000000a001', '0199a1c2-7f30-7cde-8f21-00000000a002']
  await at.close(key(one))

  await expect(approveCaseClosing(key(one), { id: at.id, reason })).rejects.toMatchObject({
    code: 'FOUR_EYES_REQUIRED',
  })
  expect(await approveCaseClosing(key(other), { id: at.id, reason })).toMatchObject({
    status: 'CLOSED',
    closedBy: other,
    closedByKey: other,
  })
})

test('lowering the priority of a P1 case does not avoid the second person', async () => {
  const at = await givenCase({ priority: 'P1' })
  await updateCase(at.ann, { id: at.id, priority: 'P4' })

  expect((await at.close(at.ann)).status).toBe('PENDING_APPROVAL')
})

test('a rejected closing returns to the status before, and its author may withdraw it', async () => {
  const at = await givenCase({ priority: 'P1' })
  await escalateCase(at.ann, { id: at.id, reason })
  await at.close(at.ann)

  const rejected = await rejectCaseClosing(at.ann, { id: at.id, reason: 'Too early' })

  expect(rejected).toMatchObject({ status: 'ESCALATED', level: 2 })
  expect((await at.history()).map(({ type, text }) => [type, text])).toEqual([
    ['CLOSING_REJECTED', 'Too early'],
    ['CLOSING_PROPOSED', reason],
    ['ESCALATED', reason],
    ['CREATED', null],
  ])
})

test('an approval does not cover what was linked after the proposal', async () => {
  const at = await givenCase({ priority: 'P1', customerId: 'customer-1' })
  await at.close(at.ann)
  await at.record([triggered({ severity: 'HIGH' })])

  const late = approveCaseClosing(at.bob, { id: at.id, reason })

  await expect(late).rejects.toMatchObject({
    code: 'INVALID_STATE',
    message: expect.stringContaining('linked'),
  })
})

test.each([
  ['TRUE_POSITIVE', 'CLOSED_TRUE'],
  ['SUSPICIOUS_REPORTED', 'CLOSED_TRUE'],
  ['SUSPICIOUS_NOT_REPORTED', 'CLOSED_TRUE'],
  ['FALSE_POSITIVE', 'CLOSED_FALSE'],
  ['NO_ACTION', 'CLOSED_FALSE'],
  ['DUPLICATE', 'CLOSED_DUPLICATE'],
] as const)('closing a case as %s closes its alerts as %s', async (disposition, status) => {
  const at = await caseFixture()
  const { alertIds, caseId } = await at.record([triggered({ severity: 'HIGH' })])

  await closeCase(at.analyst(), { id: caseId!, disposition, reason })

  expect((await monitoringAlert(at.analyst(), alertIds[0]!))?.status).toBe(status)
})
