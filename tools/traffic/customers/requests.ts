import { on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'

const PASSPORT = {
  type: 'PASSPORT',
  number: 'A00001234',
  issuing_country: 'NG',
  issued_on: '2024-03-01',
  expires_on: '2099-02-28',
}
const GRAPH_PASSPORT = { type: 'PASSPORT', number: 'A00001234', issuingCountry: 'NG' }

/** A valid request for each operation on the customers of core banking, by route. */
export const CUSTOMER_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /customers': async fixture => ({
    body: {
      first_name: 'Ann',
      last_name: 'Lee',
      date_of_birth: '1990-05-17',
      phone: '+2348012345678',
      email: 'ann@example.com',
      country_code: 'NG',
      bvn: '22212342345',
      nin: '70123456789',
      tin: '12345678-0001',
      branch_id: await fixture.branch(),
    },
  }),
  'GET /customers': async fixture => ({
    query: { limit: '2', status: (await fixture.bankCustomer()) && 'ACTIVE' },
  }),
  'POST /customers/search': async fixture => ({
    body: { bvn: (await fixture.bankCustomer()) && '22212342345', limit: 2 },
  }),
  'GET /customers/{id}': on(fixture => fixture.bankCustomer()),
  'PATCH /customers/{id}': on(fixture => fixture.bankCustomer(), {
    address: '1 Marina Road',
    tin: '12345678-0002',
  }),
  'POST /customers/{id}/activate': on(fixture => fixture.bankCustomer()),
  'POST /customers/{id}/suspend': on(fixture => fixture.bankCustomer(), { reason: 'Documents expired' }),
  'POST /customers/{id}/close': on(fixture => fixture.bankCustomer(), { reason: 'Moved abroad' }),
  'GET /customers/{id}/documents': on(fixture => fixture.bankCustomer()),
  'POST /customers/{id}/documents': on(fixture => fixture.bankCustomer(), PASSPORT),
  'PATCH /customers/{id}/documents/{document_id}': async fixture => {
    const { customerId, documentId } = await fixture.customerDocument()
    return { path: { id: customerId, document_id: documentId }, body: { status: 'VERIFIED' } }
  },
  'GET /customers/{id}/kyc': on(fixture => fixture.bankCustomer()),
  'GET /accounts/{id}/holders': on(fixture => fixture.account()),
  'POST /accounts/{id}/holders': async fixture => ({
    path: { id: await fixture.ownAccount() },
    body: { customer_id: await fixture.bankCustomer(), role: 'SIGNATORY' },
  }),
  'DELETE /accounts/{id}/holders/{customer_id}': async fixture => {
    const { accountId, customerId } = await fixture.signatory()
    return { path: { id: accountId, customer_id: customerId } }
  },
}

export const CUSTOMER_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  customerDocuments: async fixture => ({ customerId: await fixture.bankCustomer(), first: 5 }),
  accountHolders: async fixture => ({ accountId: await fixture.account() }),
}

export const CUSTOMER_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  addCustomerDocument: async fixture => ({
    customerId: await fixture.bankCustomer(),
    input: GRAPH_PASSPORT,
  }),
  reviewCustomerDocument: async fixture => ({
    ...(await fixture.customerDocument()),
    input: { status: 'VERIFIED' },
  }),
  addAccountHolder: async fixture => ({
    accountId: await fixture.ownAccount(),
    input: { customerId: await fixture.bankCustomer(), role: 'SIGNATORY' },
  }),
  removeAccountHolder: async fixture => ({ ...(await fixture.signatory()) }),
}
