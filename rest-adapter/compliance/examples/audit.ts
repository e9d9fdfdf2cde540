import type { Examples } from '#rest-adapter/endpoint.ts'

const workspaceId = '0199a1c2-7f30-7cde-8f21-0000000000a1'
const rulesetId = '0199a1c2-7f30-7cde-8f21-0000000000f1'

const created = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e1',
  at: '2026-01-31T12:00:00.000Z',
  act: 'compliance.ruleset_created',
  outcome: 'DONE',
  actor_kind: 'staff',
  actor: '0199a1c2-7f30-7cde-8f21-0000000000b1',
  aggregate: 'ruleset',
  aggregate_id: rulesetId,
  data: { rulesetId, version: 1 },
  source_address: '203.0.113.7',
  request_id: '0199a1c2-7f30-7cde-8f21-0000000000d1',
}
const signedIn = {
  ...created,
  id: '0199a1c2-7f30-7cde-8f21-0000000000e2',
  at: '2026-01-31T12:00:01.000Z',
  act: 'identity.staff_signed_in',
  aggregate: 'staff_member',
  aggregate_id: created.actor,
  data: null,
  source_address: null,
  request_id: '0199a1c2-7f30-7cde-8f21-0000000000d2',
}
const first = {
  ...created,
  details_hash: '871d5e471243ce2133804abc3629ae80798cae7f46fcd7632cf421589fbee8d9',
  sequence: '1',
  hash: 'ef3ca7bada23af089663ec6601587d80d823e34dd8d8ea440cdb959a0b98e889',
  previous_hash: '0'.repeat(64),
}
const second = {
  ...signedIn,
  details_hash: '3c8d02c0a16a65cf71aeef45272612f52eb99778ba23806937d81046a2ba567b',
  sequence: '2',
  hash: 'bf1db8f76e191c11264685746626daf44760871076bab03ceeffa0b52eb1dc27',
  previous_hash: first.hash,
}

/** The hashes are those of the events shown, so the example verifies. */
export const auditExamples: Examples['operations'] = {
  ListAuditEvents: {
    response: { audit_events: [second, first], has_more: false, next_cursor: null },
  },
  ExportAuditEvents: {
    response: {
      algorithm: 'fiducia-audit-1',
      workspace_id: workspaceId,
      audit_events: [first, second],
      head: { sequence: second.sequence, hash: second.hash },
      has_more: false,
    },
  },
}
