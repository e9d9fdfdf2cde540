import type { DemoRequests } from '#gateway/portal/content.ts'

/** Demo requests on business dates; `account` is a row of the service's preparation. */
export const businessDateRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    // Only one run goes on at a time, so all visitors share one.
    started: { route: 'POST /eod/run', body: {}, idempotencyKey: 'demo-close' },
    endOfDayRun: { route: 'GET /eod/runs/{started.id}', until: { field: 'status', value: 'COMPLETED' } },
    openDate: { route: 'GET /business-date', after: ['endOfDayRun'], picks: { date: 'business_date' } },
  },
  parameters: {
    '/eod/runs/{id}': { id: '{endOfDayRun.id}' },
    '/accounts/{id}/accruals': { id: '{account.id}', from: '{page.yesterday}', to: '{page.tomorrow}' },
  },
  bodies: { runEndOfDay: { through: '{openDate.date}' } },
}
