import { expect, test } from '@jest/globals'
import { auditedActs } from '#kernel/audit.ts'
import { defineAuditedEvents, defineEvents, type EventType } from '#kernel/events/outbox.ts'
import { newId } from '#kernel/id.ts'

const audited = defineAuditedEvents('audited', {
  case_opened: { aggregate: 'case', description: 'A case was opened.' },
  case_assigned: { aggregate: 'case', description: 'A case was assigned.' },
  rule_changed: { aggregate: 'rule', administrative: true, description: 'A rule was changed.' },
})
const plain = defineEvents('plain', {
  thing_made: { aggregate: 'thing', description: 'A thing was made.' },
  key_revoked: { aggregate: 'key', administrative: true, description: 'A key was revoked.' },
})

const emitted = (event: EventType, aggregateId: string, data: Readonly<Record<string, unknown>>) => ({
  event,
  aggregateId,
  data,
  personal: { name: 'Philomena Dragwitch' },
})

test('an administrative event is one act with its data, in any domain', () => {
  const [first, second] = [newId(), newId()]

  expect(
    auditedActs([
      emitted(plain.key_revoked, first, { reason: 'Lost' }),
      emitted(plain.thing_made, second, {}),
      emitted(audited.rule_changed, first, { threshold: '3' }),
      emitted(audited.rule_changed, first, { threshold: '4' }),
    ]),
  ).toEqual([
    {
      act: 'plain.key_revoked',
      outcome: 'DONE',
      aggregate: 'key',
      aggregateId: first,
      data: { reason: 'Lost' },
    },
    {
      act: 'audited.rule_changed',
      outcome: 'DONE',
      aggregate: 'rule',
      aggregateId: first,
      data: { threshold: '3' },
    },
    {
      act: 'audited.rule_changed',
      outcome: 'DONE',
      aggregate: 'rule',
      aggregateId: first,
      data: { threshold: '4' },
    },
  ])
})

test('the other events of an audited domain are one act for each record, with ids only', () => {
  const [first, second, subjectId] = [newId(), newId(), newId()]

  expect(
    auditedActs([
      emitted(audited.case_opened, first, { subjectId, title: 'Transfers to Philomena', count: 3 }),
      emitted(audited.case_assigned, first, { assignee: 'philomena' }),
      emitted(audited.case_assigned, first, { assignee: 'perpetua' }),
      emitted(audited.case_assigned, second, { caseId: second }),
    ]),
  ).toEqual([
    {
      act: 'audited.case_opened',
      outcome: 'DONE',
      aggregate: 'case',
      aggregateId: first,
      data: { subjectId, events: ['audited.case_assigned'] },
    },
    {
      act: 'audited.case_assigned',
      outcome: 'DONE',
      aggregate: 'case',
      aggregateId: second,
      data: { caseId: second },
    },
  ])
})
