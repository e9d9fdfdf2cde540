import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'

const STATIONERY = { name: 'Stationery', type: 'EXPENSE' }
const account = (digit: string): DemoStep => ({
  route: 'POST /gl-accounts',
  body: { ...STATIONERY, code: `5${digit}{page.digits}` },
})

/** Demo requests on the general ledger. */
export const generalLedgerRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    glAccount: account('1'),
    glAccountToDeactivate: account('2'),
    glCash: { route: 'GET /gl-accounts?code=1000', picks: { id: 'gl_accounts.0.id' } },
  },
  parameters: {
    '/gl-accounts/{id}': { id: '{glAccount.id}' },
    '/gl-accounts/{id}/deactivate': { id: '{glAccountToDeactivate.id}' },
    '/gl-accounts/{id}/balance': { id: '{glCash.id}' },
    '/gl-accounts/{id}/balances': { from: '{page.yesterday}', to: '{page.tomorrow}' },
    '/gl-accounts/{id}/ledger': { id: '{glCash.id}' },
    '/reports/account-activity': { code: '1000' },
  },
  bodies: {
    createGlAccount: { ...STATIONERY, code: '53{page.digits}' },
    updateGlAccount: { name: 'Stationery and paper' },
  },
}
