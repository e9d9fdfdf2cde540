import type { Arguments, Given, Make } from '#tools/traffic/making.ts'

/** A valid request for each operation on the audit log, by route. */
export const AUDIT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'GET /audit-events': async fixture => (
    await fixture.ruleset(),
    { query: { act: 'compliance.ruleset_created', from: '2026-01-01T00:00:00Z', limit: '2' } }
  ),
  'GET /audit-events/export': async () => ({
    query: { from: '2026-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z', after_sequence: '0', limit: '2' },
  }),
}

/** Valid arguments for each query on the audit log. */
export const AUDIT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  auditEvents: async () => ({ act: 'compliance.ruleset_created', first: 5 }),
  auditExport: async () => ({ afterSequence: '0', first: 5 }),
}
