import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'
import { deliveryRows, subscriptionRows, UNFAILED } from './shared.ts'

const quoteOrder = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
}
const quote: DemoStep = { route: 'POST /quotes', as: 'session', body: quoteOrder }
const account = {
  firstName: 'Chidi',
  lastName: 'Okafor',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '058',
  accountNumber: '0000014570',
}
const recipient: DemoStep = { route: 'POST /recipients', as: 'session', body: account }
const transferOrder = (quoteName: string, sourceOfFunds: string): Readonly<Record<string, string>> => ({
  quoteId: `{${quoteName}.quoteId}`,
  recipientId: '{recipient.id}',
  transferReason: 'family_support',
  sourceOfFunds,
  relationshipToRecipient: 'parent',
})
const transfer = (quoteName: string, sourceOfFunds: string): DemoStep => ({
  route: 'POST /transfers',
  as: 'session',
  body: transferOrder(quoteName, sourceOfFunds),
})
const handoff: DemoStep = {
  route: 'POST /auth/partner-token',
  as: 'partner',
  body: { partnerUserId: 'verified-user', returnUrl: 'https://app.demo.example/done' },
}
const exchanged = (token: string): DemoStep => ({
  route: 'POST /auth/exchange-token',
  as: 'none',
  body: { token: `{${token}.token}` },
})

/** Demo requests of remittance. */
export const remittanceRequests: DemoRequests = {
  preparation: {
    quote,
    quoteOfTransfer: quote,
    quoteToCancel: quote,
    quoteToFund: quote,
    recipient,
    unusedRecipient: recipient,
    transfer: transfer('quoteOfTransfer', 'salary'),
    completed: {
      route: 'GET /transfers/{transfer.id}',
      as: 'session',
      until: { field: 'status', value: 'completed' },
    },
    // A transfer with this source of funds waits until the tenant confirms that the sender has paid.
    cancelled: transfer('quoteToCancel', 'manual'),
    unfunded: transfer('quoteToFund', 'manual'),
    agreements: { route: 'GET /agreements', as: 'session' },
    customers: { service: 'core', route: 'GET /customers?external_id=verified-user' },
    account: {
      service: 'core',
      route: 'POST /accounts',
      body: { customer_id: '{customers.customers.0.id}', account_type: 'DOMICILIARY', currency: 'USD' },
      idempotencyKey: 'portal-wallet-of-verified-user',
    },
    handoff,
    refreshedHandoff: handoff,
    refreshed: exchanged('refreshedHandoff'),
    endedHandoff: handoff,
    ended: exchanged('endedHandoff'),
    ...subscriptionRows('transfer.*', 'tenant'),
    ...deliveryRows,
  },
  parameters: {
    '/quotes/{id}': { id: '{quote.quoteId}' },
    '/transfers/{id}': { id: '{completed.id}' },
    '/transfers/{id}/cancel': { id: '{cancelled.id}' },
    '/transfers/{id}/fund': { id: '{unfunded.id}' },
    '/wallets/{id}': { id: '{account.id}' },
    '/recipients/requirements': { destinationCountry: 'NG', receiveCurrency: 'NGN' },
    '/recipients/{id}': { id: '{recipient.id}' },
    'DELETE /recipients/{id}': { id: '{unusedRecipient.id}' },
    '/agreements/{id}/sign': { id: '{agreements.agreements.0.id}' },
    '/webhooks/subscriptions/{id}': { id: '{subscription.id}' },
    'DELETE /webhooks/subscriptions/{id}': { id: '{unusedSubscription.id}' },
    '/webhooks/deliveries/{id}': { id: '{delivery.id}' },
  },
  bodies: {
    createQuote: quoteOrder,
    createTransfer: transferOrder('quote', 'salary'),
    createRecipient: account,
    updateRecipient: { bankCode: '011', accountNumber: '0000014579' },
    mintHandoffToken: { partnerUserId: 'verified-user', returnUrl: 'https://app.demo.example/done' },
    exchangeHandoffToken: { token: '{handoff.token}' },
    refreshSession: { refreshToken: '{refreshed.refreshToken}' },
    createWebhookSubscription: { name: 'Ledger', url: 'http://127.0.0.1:4100/hooks', events: ['transfer.*'] },
  },
  tokens: { endSession: '{ended.token}' },
  exceptions: { retryWebhookDelivery: UNFAILED },
}
