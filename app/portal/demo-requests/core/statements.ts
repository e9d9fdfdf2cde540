import type { DemoRequests } from '#gateway/portal/content.ts'

/** Demo requests on statements; `account` is a row of the service's preparation. */
export const statementRequests: Pick<DemoRequests, 'preparation' | 'parameters'> = {
  preparation: {
    requested: {
      route: 'POST /accounts/{account.id}/statements',
      body: { from: '{page.yesterday}', to: '{page.tomorrow}', format: 'camt053' },
    },
    statement: { route: 'GET /statements/{requested.id}', until: { field: 'status', value: 'COMPLETED' } },
  },
  parameters: { '/statements/{id}': { id: '{statement.id}' } },
}
