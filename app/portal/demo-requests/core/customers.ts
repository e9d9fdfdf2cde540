import type { DemoRequests } from '#gateway/portal/content.ts'

const PASSPORT = { type: 'PASSPORT', number: 'A00001234', issuing_country: 'NG' }
const signatory = (customer: string): object => ({ customer_id: `{${customer}.id}`, role: 'SIGNATORY' })

/** Demo requests on customers and holders; the customers and `payee`, an account, are rows of the service's preparation. */
export const customerRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    document: { route: 'POST /customers/{otherCustomer.id}/documents', body: PASSPORT },
    signatory: { route: 'POST /accounts/{payee.id}/holders', body: signatory('otherCustomer') },
    newSignatory: {
      route: 'POST /customers',
      body: { first_name: 'Dayo', last_name: 'Obi', country_code: 'NG' },
    },
  },
  parameters: {
    '/customers/{id}/documents/{document_id}': {
      id: '{otherCustomer.id}',
      document_id: '{document.id}',
    },
    '/accounts/{id}/holders': { id: '{payee.id}' },
    '/accounts/{id}/holders/{customer_id}': { id: '{payee.id}', customer_id: '{signatory.customer_id}' },
  },
  bodies: {
    searchCustomers: { bvn: '22212342345' },
    addCustomerDocument: PASSPORT,
    reviewCustomerDocument: { status: 'VERIFIED' },
    addAccountHolder: signatory('newSignatory'),
  },
}
