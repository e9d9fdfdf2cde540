import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { reportDueAt } from '#compliance/cases/report-deadlines.ts'
import { CASE_STATUSES, CASE_TYPES, type CaseStatus } from '#compliance/entities/cases/compliance-case.ts'
import type { ActiveRule, RuleAction } from '#compliance/monitoring-rules/rule.ts'
import { statusAfter, type CaseAct } from '#compliance/rules/case-moves.ts'
import { alertPriority, caseTypeOf, moreUrgent } from '#compliance/rules/case-priority.ts'
import { isSamePerson, needsApproval } from '#compliance/rules/four-eyes.ts'

const same = {
  OPEN: 'OPEN',
  ASSIGNED: 'ASSIGNED',
  IN_PROGRESS: 'IN_PROGRESS',
  PENDING_INFO: 'PENDING_INFO',
  ESCALATED: 'ESCALATED',
}
const all = (to: CaseStatus) => Object.fromEntries(Object.keys(same).map(status => [status, to]))

/** The status after each act, by the status before it; everything else is refused. */
const MOVES: Readonly<Record<CaseAct, Readonly<Record<string, string>>>> = {
  assign: { ...same, OPEN: 'ASSIGNED' },
  start: {
    OPEN: 'IN_PROGRESS',
    ASSIGNED: 'IN_PROGRESS',
    PENDING_INFO: 'IN_PROGRESS',
    ESCALATED: 'IN_PROGRESS',
  },
  awaitInformation: { ASSIGNED: 'PENDING_INFO', IN_PROGRESS: 'PENDING_INFO', ESCALATED: 'PENDING_INFO' },
  escalate: all('ESCALATED'),
  close: all('CLOSED'),
  proposeClosing: all('PENDING_APPROVAL'),
  approve: { PENDING_APPROVAL: 'CLOSED' },
  reject: { PENDING_APPROVAL: 'ASSIGNED' },
  reopen: { CLOSED: 'IN_PROGRESS' },
  update: same,
  link: same,
  snooze: same,
  comment: { ...same, PENDING_APPROVAL: 'PENDING_APPROVAL', CLOSED: 'CLOSED' },
}

test.each(Object.keys(MOVES) as CaseAct[])('%s leads to the documented status, or is refused', act => {
  const found = CASE_STATUSES.map(status => [status, statusAfter(act, status, 'ASSIGNED')])

  expect(found).toEqual(CASE_STATUSES.map(status => [status, MOVES[act][status]]))
})

test('only a confirmed sanctions match and a case that ever was P1 need a second person', () => {
  const dispositions = ['TRUE_POSITIVE', 'FALSE_POSITIVE', 'NO_ACTION', 'SUSPICIOUS_REPORTED'] as const
  const needing = CASE_TYPES.flatMap(type =>
    (['P1', 'P2'] as const).flatMap(peakPriority =>
      dispositions
        .filter(disposition => needsApproval({ type, peakPriority, disposition }))
        .map(disposition => `${type} ${peakPriority} ${disposition}`),
    ),
  )

  expect(needing.filter(each => each.includes('P1'))).toHaveLength(CASE_TYPES.length * dispositions.length)
  expect(needing.filter(each => each.includes('P2'))).toEqual(['SANCTIONS P2 TRUE_POSITIVE'])
})

test('a person is recognised by an e-mail address in any case, and only by the whole of it', () => {
  expect(isSamePerson('Ann@Bank.example', ' ann@bank.example ')).toBe(true)
  expect(isSamePerson('ann@bank.example', 'ann@bank.example.org')).toBe(false)
})

const rule = fc.record({
  category: fc.constantFrom<ActiveRule['category'][]>(
    'SANCTIONS',
    'AML',
    'FRAUD',
    'TERRORIST_FINANCING',
    'ELDER',
  ),
  severity: fc.constantFrom<ActiveRule['severity'][]>('INFO', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'),
  ruleType: fc.constantFrom<ActiveRule['ruleType'][]>('SCREENING', 'VELOCITY', 'NETWORK'),
})

test('a stricter action never lowers the priority of a case', () => {
  const actions: readonly RuleAction[] = ['ALERT', 'REVIEW', 'HOLD', 'BLOCK']
  fc.assert(
    fc.property(rule, fc.nat(2), (judged, index) => {
      const [milder, stricter] = [actions[index]!, actions[index + 1]!]
      expect(alertPriority(judged, stricter) <= alertPriority(judged, milder)).toBe(true)
    }),
  )
})

test('the more urgent of two priorities does not depend on their order', () => {
  const priority = fc.constantFrom('P1' as const, 'P2' as const, 'P3' as const, 'P4' as const)
  fc.assert(
    fc.property(priority, priority, (one, other) => {
      expect(moreUrgent(one, other)).toBe([one, other].sort()[0])
      expect(moreUrgent(other, one)).toBe(moreUrgent(one, other))
    }),
  )
})

test('each category has its type of case', () => {
  expect(
    (
      [
        'SANCTIONS',
        'FRAUD',
        'ACCOUNT_TAKEOVER',
        'CHARGEBACK',
        'ELDER',
        'AML',
        'STRUCTURING',
        'TERRORIST_FINANCING',
      ] as const
    ).map(caseTypeOf),
  ).toEqual(['SANCTIONS', 'FRAUD', 'FRAUD', 'FRAUD', 'ELDER', 'TRANSACTION', 'TRANSACTION', 'TRANSACTION'])
})

test.each([
  ['US', true, '2026-03-31T12:00:00.000Z'],
  ['US', false, '2026-04-30T12:00:00.000Z'],
  ['NG', true, '2026-03-03T12:00:00.000Z'],
  ['NG', false, '2026-03-03T12:00:00.000Z'],
  ['FR', true, undefined],
  [null, true, undefined],
])('a report in %s with a known suspect: %s is due at %s', (country, isSuspectKnown, due) => {
  const suspiciousAt = new Date('2026-03-01T12:00:00Z')

  expect(reportDueAt({ suspiciousAt, isSuspectKnown }, { country, strHours: 48 })?.toISOString()).toBe(due)
})
