import { id, on, type Arguments, type Given, type Make } from './making.ts'

const ROUTE = '/virtual-accounts/{id}'

/** A valid request for each operation on virtual accounts, by route. */
export const VIRTUAL_ACCOUNT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /accounts/{id}/virtual-accounts': async fixture => ({
    path: { id: await fixture.ownAccount() },
    body: {
      kind: 'COLLECTION',
      account_name: 'Invoice 4711',
      expires_at: '2099-01-31T22:59:59.000Z',
      expected_amount: 45.5,
      match: 'AT_LEAST',
      reference: 'INV-4711',
    },
  }),
  'GET /accounts/{id}/virtual-accounts': async fixture => ({
    path: { id: await fixture.ownAccount() },
    query: { kind: 'COLLECTION', status: 'ACTIVE', limit: '2' },
  }),
  'GET /accounts/{id}/consolidated-balance': on(fixture => fixture.ownAccount()),
  [`GET ${ROUTE}`]: on(fixture => fixture.virtualAccount()),
  [`PATCH ${ROUTE}`]: on(fixture => fixture.virtualAccount(), { expected_amount: 2.5, reference: 'A' }),
  [`POST ${ROUTE}/suspend`]: on(fixture => fixture.virtualAccount()),
  [`POST ${ROUTE}/activate`]: on(fixture => fixture.suspendedVirtualAccount()),
  [`POST ${ROUTE}/close`]: on(fixture => fixture.virtualAccount()),
  [`POST ${ROUTE}/release`]: async fixture => ({
    path: { id: await fixture.escrow() },
    body: { amount: 1.5, destination_account_id: await fixture.account(), reason: 'Delivered' },
  }),
}

export const VIRTUAL_ACCOUNT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  virtualAccount: id(fixture => fixture.virtualAccount()),
  virtualAccounts: async fixture => ({ accountId: await fixture.ownAccount() }),
  consolidatedBalance: async fixture => ({ accountId: await fixture.ownAccount() }),
}

export const VIRTUAL_ACCOUNT_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  openVirtualAccount: async fixture => ({
    accountId: await fixture.ownAccount(),
    input: { kind: 'POOLING', accountName: 'Ikeja', reference: 'Branch 7' },
  }),
  updateVirtualAccount: id(fixture => fixture.virtualAccount(), { input: { accountName: 'Yaba' } }),
  suspendVirtualAccount: id(fixture => fixture.virtualAccount()),
  activateVirtualAccount: id(fixture => fixture.suspendedVirtualAccount()),
  closeVirtualAccount: id(fixture => fixture.virtualAccount()),
  releaseEscrow: async fixture => ({
    id: await fixture.escrow(),
    input: { amount: '1.50', destinationAccountId: await fixture.account(), reason: 'Delivered' },
  }),
}
