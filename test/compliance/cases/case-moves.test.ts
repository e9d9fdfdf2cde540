import { expect, test } from '@jest/globals'
import type { CaseStatus } from '#compliance/entities/cases/compliance-case.ts'
import { approveCaseClosing } from '#compliance/operations/cases/approve-case-closing.ts'
import { assignCase } from '#compliance/operations/cases/assign-case.ts'
import { commentOnCase } from '#compliance/operations/cases/comment-on-case.ts'
import { escalateCase } from '#compliance/operations/cases/escalate-case.ts'
import { linkCase } from '#compliance/operations/cases/link-case.ts'
import { rejectCaseClosing } from '#compliance/operations/cases/reject-case-closing.ts'
import { reopenCase } from '#compliance/operations/cases/reopen-case.ts'
import { snoozeCase } from '#compliance/operations/cases/snooze-case.ts'
import { updateCase } from '#compliance/operations/cases/update-case.ts'
import { caseFixture } from './case-fixture.ts'
import { givenCase, type GivenCase } from './given-case.ts'

const HOUR_MS = 3_600_000
const reason = 'Because'

/** Brings a new P1 case into a status. */
const REACHED: Readonly<Record<CaseStatus, (at: GivenCase) => Promise<unknown>>> = {
  OPEN: async () => undefined,
  ASSIGNED: at => assignCase(at.ann, { id: at.id, assignee: 'ann' }),
  IN_PROGRESS: at => updateCase(at.ann, { id: at.id, status: 'IN_PROGRESS' }),
  async PENDING_INFO(at) {
    await updateCase(at.ann, { id: at.id, status: 'IN_PROGRESS' })
    await updateCase(at.ann, { id: at.id, status: 'PENDING_INFO' })
  },
  ESCALATED: at => escalateCase(at.ann, { id: at.id, reason }),
  PENDING_APPROVAL: at => at.close(at.ann),
  async CLOSED(at) {
    await at.close(at.ann)
    await approveCaseClosing(at.bob, { id: at.id, reason })
  },
}

const ACTS: Readonly<Record<string, (at: GivenCase) => Promise<unknown>>> = {
  assign: at => assignCase(at.ann, { id: at.id, assignee: 'eve' }),
  start: at => updateCase(at.ann, { id: at.id, status: 'IN_PROGRESS' }),
  wait: at => updateCase(at.ann, { id: at.id, status: 'PENDING_INFO' }),
  rename: at => updateCase(at.ann, { id: at.id, title: 'Renamed' }),
  escalate: at => escalateCase(at.ann, { id: at.id, reason }),
  close: at => at.close(at.ann),
  approve: at => approveCaseClosing(at.bob, { id: at.id, reason }),
  reject: at => rejectCaseClosing(at.bob, { id: at.id, reason }),
  reopen: at => reopenCase(at.ann, { id: at.id, reason }),
  comment: at => commentOnCase(at.ann, { id: at.id, text: 'A note' }),
  link: at => linkCase(at.ann, { id: at.id, transactionIds: ['tx-9'] }),
  snooze: at =>
    snoozeCase(at.ann, { id: at.id, until: new Date(at.platform.source.now().getTime() + HOUR_MS) }),
}

const NO = 'refused'
/** Rows: the status before. Columns: the status after each act of ACTS, in its order. */
const TABLE: Readonly<Record<CaseStatus, readonly string[]>> = {
  OPEN: [
    'ASSIGNED',
    'IN_PROGRESS',
    NO,
    'OPEN',
    'ESCALATED',
    'PENDING_APPROVAL',
    NO,
    NO,
    NO,
    'OPEN',
    'OPEN',
    'OPEN',
  ],
  ASSIGNED: [
    'ASSIGNED',
    'IN_PROGRESS',
    'PENDING_INFO',
    'ASSIGNED',
    'ESCALATED',
    'PENDING_APPROVAL',
    NO,
    NO,
    NO,
    'ASSIGNED',
    'ASSIGNED',
    'ASSIGNED',
  ],
  IN_PROGRESS: [
    'IN_PROGRESS',
    'IN_PROGRESS',
    'PENDING_INFO',
    'IN_PROGRESS',
    'ESCALATED',
    'PENDING_APPROVAL',
    NO,
    NO,
    NO,
    'IN_PROGRESS',
    'IN_PROGRESS',
    'IN_PROGRESS',
  ],
  PENDING_INFO: [
    'PENDING_INFO',
    'IN_PROGRESS',
    'PENDING_INFO',
    'PENDING_INFO',
    'ESCALATED',
    'PENDING_APPROVAL',
    NO,
    NO,
    NO,
    'PENDING_INFO',
    'PENDING_INFO',
    'PENDING_INFO',
  ],
  ESCALATED: [
    'ESCALATED',
    'IN_PROGRESS',
    'PENDING_INFO',
    'ESCALATED',
    'ESCALATED',
    'PENDING_APPROVAL',
    NO,
    NO,
    NO,
    'ESCALATED',
    'ESCALATED',
    'ESCALATED',
  ],
  PENDING_APPROVAL: [NO, NO, NO, NO, NO, NO, 'CLOSED', 'OPEN', NO, 'PENDING_APPROVAL', NO, NO],
  CLOSED: [NO, NO, NO, NO, NO, NO, NO, NO, 'IN_PROGRESS', 'CLOSED', NO, NO],
}

test.each(Object.keys(TABLE) as CaseStatus[])('a case that is %s permits exactly its acts', async status => {
  const world = await caseFixture()
  const after = await Promise.all(
    Object.values(ACTS).map(async act => {
      const at = await givenCase({ priority: 'P1' }, world)
      await REACHED[status](at)
      const error = await act(at).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      if (error !== undefined) expect(error).toMatchObject({ code: 'INVALID_STATE', kind: 'conflict' })
      return error === undefined ? (await at.read()).status : NO
    }),
  )

  expect(after).toEqual(TABLE[status])
})
