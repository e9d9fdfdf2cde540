import type { Endpoint } from '#rest-adapter/endpoint.ts'

/** Reports. */
export const reports: readonly Endpoint[] = [
  {
    route: 'GET /reports/clearing',
    runs: 'GetClearingReport',
    replies: 200,
    as: ['staff', 'tenant'],
    tag: 'Reports',
    isExtension: true,
  },
  {
    route: 'GET /reports/integrity',
    runs: 'GetLedgerIntegrity',
    replies: 200,
    as: ['staff', 'tenant'],
    places: 10,
    tag: 'Reports',
    isExtension: true,
    refuses: { INTEGRITY_NOT_READY: 503 },
  },
]
