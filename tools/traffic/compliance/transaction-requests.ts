import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { id, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'

const restTransaction = (fixture: TenantFixture): Readonly<Record<string, unknown>> => ({
  transaction_id: `tx-${fixture.tenant.code}-${fixture.next()}`,
  type: 'TRANSFER',
  direction: 'DEBIT',
  channel: 'web',
  amount: '100.00',
  currency: 'USD',
  customer: {
    id: `payer-${fixture.tenant.code}`,
    type: 'INDIVIDUAL',
    name: 'Tovell Marrikane',
    country: 'DE',
  },
  account_id: 'ACC-1',
  device: { fingerprint: 'phone-1', ip: '192.0.2.7', ip_country: 'DE' },
  counterparty: {
    id: 'payee-1',
    name: 'Brunna Oskwell',
    account: 'DE02120300000000202051',
    bank_bic: 'BYLADEM1001',
  },
  reference: 'Rent',
})
const graphTransaction = (fixture: TenantFixture): Readonly<Record<string, unknown>> => ({
  transactionId: `tx-${fixture.tenant.code}-${fixture.next()}`,
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: 'branch',
  amount: '100.00',
  currency: 'USD',
  customer: { id: `payer-${fixture.tenant.code}`, type: 'INDIVIDUAL' },
})

/** A valid request for each operation on transactions, by route. */
export const TRANSACTION_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /monitoring/evaluate': async fixture => ({ body: { transaction: restTransaction(fixture) } }),
  'POST /monitoring/transactions': async fixture => ({ body: { transaction: restTransaction(fixture) } }),
  'GET /monitoring/transactions': async fixture => (
    await fixture.monitoredTransaction(),
    { query: { limit: '2' } }
  ),
  'GET /monitoring/transactions/{transaction_id}': async fixture => ({
    path: { transaction_id: (await fixture.monitoredTransaction()).transactionId },
  }),
  'GET /monitoring/evaluations/{id}': async fixture => ({
    path: { id: (await fixture.monitoredTransaction()).evaluationId },
  }),
  'GET /monitoring/evaluations/{id}/replay': async fixture => ({
    path: { id: (await fixture.monitoredTransaction()).evaluationId },
  }),
  'POST /monitoring/transactions/batch': async fixture => ({
    body: { transactions: [restTransaction(fixture)] },
  }),
  'GET /monitoring/transactions/batch/{id}': async fixture => ({
    path: { id: await fixture.transactionBatch() },
  }),
}

/** Valid arguments for the fields of Query on transactions. */
export const TRANSACTION_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  monitoredTransaction: async fixture => ({
    transactionId: (await fixture.monitoredTransaction()).transactionId,
  }),
  monitoredTransactions: async fixture => (await fixture.monitoredTransaction(), { first: 5 }),
  evaluation: async fixture => ({ id: (await fixture.monitoredTransaction()).evaluationId }),
  evaluationReplay: async fixture => ({ id: (await fixture.monitoredTransaction()).evaluationId }),
  transactionBatch: id(fixture => fixture.transactionBatch()),
}

/** Valid arguments for the fields of Mutation on transactions. */
export const TRANSACTION_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  evaluateTransaction: async fixture => ({ input: { transaction: graphTransaction(fixture) } }),
  ingestTransaction: async fixture => ({ input: { transaction: graphTransaction(fixture) } }),
  createTransactionBatch: async fixture => ({ input: { transactions: [graphTransaction(fixture)] } }),
}
