import type { Endpoint } from '#rest-adapter/endpoint.ts'

/** Reports. */
export const reports: readonly Endpoint[] = [
  {
    route: 'GET /reports/clearing',
    operation: 'GetClearingReport',
    status: 200,
    auth: ['staff', 'tenant'],
    tag: 'Reports',
    isExtension: true,
  },
  {
    route: 'GET /reports/integrity',
    operation: 'GetLedgerIntegrity',
    status: 200,
    auth: ['staff', 'tenant'],
    slots: 10,
    tag: 'Reports',
    isExtension: true,
    errors: { INTEGRITY_NOT_READY: 503 },
  },
]
