import type { Endpoint } from '#rest-adapter/endpoint.ts'

/** The audit log and its export. */
export const auditRoutes: readonly Endpoint[] = [
  {
    route: 'GET /audit-events',
    operation: 'ListAuditEvents',
    status: 200,
    auth: ['tenant', 'staff'],
    errors: { CURSOR_INVALID: 400 },
    response: 'AuditEventListResponse',
    tag: 'Audit log',
    isExtension: true,
  },
  {
    route: 'GET /audit-events/export',
    operation: 'ExportAuditEvents',
    status: 200,
    auth: ['tenant', 'staff'],
    tag: 'Audit log',
    slots: 1,
    isExtension: true,
  },
]
