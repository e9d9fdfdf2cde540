import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import type { Arguments, Given, Make } from '#tools/traffic/making.ts'

const restTransaction = async (fixture: TenantFixture): Promise<Readonly<Record<string, unknown>>> => ({
  transaction_id: `elder-${fixture.tenant.code}-${fixture.next()}`,
  customer_id: await fixture.elderCustomer(),
  account_id: 'checking-1',
  occurred_at: new Date(Date.now() - 3_600_000).toISOString(),
  type: 'TRANSFER',
  direction: 'DEBIT',
  channel: 'ONLINE',
  amount: '120.00',
  currency: 'USD',
  balance_after: '5400.00',
  counterparty: { id: 'payee-1', name: 'Brunna Oskwell', account: 'DE02120300000000202051', country: 'DE' },
  merchant: { name: 'Corner Drugstore', mcc: '5912' },
  memo: 'Rent',
  country: 'US',
  device_id: 'device-1',
  at_limit: false,
})

const restEvent = async (fixture: TenantFixture): Promise<Readonly<Record<string, unknown>>> => ({
  event_id: `elder-${fixture.tenant.code}-${fixture.next()}`,
  customer_id: await fixture.elderCustomer(),
  type: 'LOGIN',
  account_id: 'checking-1',
  details: { device_id: 'device-1', country: 'US' },
})

const graphTransaction = async (fixture: TenantFixture): Promise<Readonly<Record<string, unknown>>> => ({
  transactionId: `elder-${fixture.tenant.code}-${fixture.next()}`,
  customerId: await fixture.elderCustomer(),
  type: 'CASH',
  direction: 'DEBIT',
  channel: 'ATM',
  amount: '120.00',
  currency: 'USD',
})

/** A valid request for each operation on transactions and events of enrolled customers, by route. */
export const ELDER_TRANSACTION_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /transactions': async fixture => ({ body: await restTransaction(fixture) }),
  'POST /transactions/batch': async fixture => ({
    body: { transactions: [await restTransaction(fixture)], evaluate: true },
  }),
  'POST /account-events': async fixture => ({ body: await restEvent(fixture) }),
}

export const ELDER_TRANSACTION_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  ingestElderTransaction: async fixture => ({ input: await graphTransaction(fixture) }),
  ingestElderTransactions: async fixture => ({ input: { transactions: [await graphTransaction(fixture)] } }),
  ingestAccountEvent: async fixture => ({
    input: {
      eventId: `elder-${fixture.tenant.code}-${fixture.next()}`,
      customerId: await fixture.elderCustomer(),
      type: 'PHONE_CHANGED',
    },
  }),
}
