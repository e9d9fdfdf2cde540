import type { Endpoint } from '../endpoint.ts'

const quoteRefusals = { CORRIDOR_NOT_AVAILABLE: 400, AMOUNT_OUT_OF_RANGE: 400 }
const transferRefusals = {
  QUOTE_NOT_FOUND: 400, QUOTE_EXPIRED: 400, QUOTE_ALREADY_USED: 400,
  RECIPIENT_NOT_FOUND: 400, RECIPIENT_MISMATCH: 400,
  WALLET_NOT_FOUND: 400, AGREEMENT_NOT_FOUND: 400,
  CUSTOMER_NOT_ACTIVE: 422, CUSTOMER_CLOSED: 422, KYC_REQUIRED: 422, SCREENING_BLOCKED: 422, AGREEMENT_REQUIRED: 422, KYC_LIMIT_EXCEEDED: 422, WALLET_NOT_USABLE: 422, WALLET_INSUFFICIENT_FUNDS: 422, ORIGINATOR_DATA_REQUIRED: 422,
}
const subscriptionRefusals = { SUBSCRIPTION_NOT_FOUND: 404 }
const stepRefusals = { TRANSFER_NOT_FOUND: 404, INVALID_STATE: 409 }
// The specification requires 401 for a credential without access, also when the reason is its customer's status.
const customerRefusals = { CUSTOMER_NOT_ACTIVE: 401, CUSTOMER_CLOSED: 401 }
const tokenRefusals = { TOKEN_INVALID: 401, TOKEN_EXPIRED: 401, TOKEN_USED: 401, ...customerRefusals }

/** The routes of the remittance service. */
export const endpoints: readonly Endpoint[] = [
  { route: 'POST /quotes', runs: 'CreateQuote', replies: 201, as: ['tenant', 'session'], refuses: quoteRefusals, request: 'CreateQuoteRequest', tag: 'Quotes' },
  { route: 'GET /quotes/{id}', runs: 'GetQuote', replies: 200, as: ['tenant', 'session'], refuses: { QUOTE_NOT_FOUND: 404 }, missing: 'QUOTE_NOT_FOUND', tag: 'Quotes', isExtension: true },
  { route: 'GET /corridors', runs: 'ListCorridors', replies: 200, as: ['tenant', 'session'], wraps: 'corridors', response: 'CorridorListResponse', tag: 'Corridors' },

  { route: 'POST /transfers', runs: 'CreateTransfer', replies: 201, as: ['session'], refuses: transferRefusals, request: 'CreateTransferRequest', countsAs: 'transfers', tag: 'Transfers' },
  { route: 'GET /transfers', runs: 'ListTransfers', replies: 200, as: ['session'], response: 'TransferListResponse', tag: 'Transfers' },
  { route: 'GET /transfers/{id}', runs: 'GetTransfer', replies: 200, as: ['tenant', 'session'], refuses: { TRANSFER_NOT_FOUND: 404 }, missing: 'TRANSFER_NOT_FOUND', tag: 'Transfers' },
  { route: 'POST /transfers/{id}/cancel', runs: 'CancelTransfer', replies: 200, as: ['session'], refuses: stepRefusals, countsAs: 'transfers', tag: 'Transfers', isExtension: true },
  { route: 'POST /transfers/{id}/fund', runs: 'ConfirmFunding', replies: 200, as: ['tenant'], refuses: { ...stepRefusals, CUSTOMER_NOT_ACTIVE: 422, CUSTOMER_CLOSED: 409 }, countsAs: 'transfers', tag: 'Transfers', isExtension: true },
  { route: 'GET /transfers/{id}/receipt', runs: 'GetTransferReceipt', replies: 200, as: ['tenant', 'session'], refuses: { TRANSFER_NOT_FOUND: 404 }, missing: 'TRANSFER_NOT_FOUND', tag: 'Transfers', isExtension: true },

  { route: 'GET /wallets', runs: 'ListWallets', replies: 200, as: ['session'], wraps: 'wallets', response: 'WalletListResponse', tag: 'Wallets', isExtension: true },
  { route: 'GET /wallets/{id}', runs: 'GetWallet', replies: 200, as: ['session'], refuses: { WALLET_NOT_FOUND: 404 }, missing: 'WALLET_NOT_FOUND', tag: 'Wallets', isExtension: true },

  { route: 'POST /recipients', runs: 'CreateRecipient', replies: 201, as: ['session'], request: 'CreateRecipientRequest', tag: 'Recipients', isExtension: true },
  { route: 'GET /recipients', runs: 'ListRecipients', replies: 200, as: ['session'], response: 'RecipientListResponse', tag: 'Recipients', isExtension: true },
  { route: 'GET /recipients/requirements', runs: 'GetRecipientRequirements', replies: 200, as: ['tenant', 'session'], refuses: { CORRIDOR_NOT_AVAILABLE: 400 }, tag: 'Recipients', isExtension: true },
  { route: 'GET /recipients/{id}', runs: 'GetRecipient', replies: 200, as: ['session'], refuses: { RECIPIENT_NOT_FOUND: 404 }, missing: 'RECIPIENT_NOT_FOUND', tag: 'Recipients', isExtension: true },
  { route: 'PATCH /recipients/{id}', runs: 'UpdateRecipient', replies: 200, as: ['session'], refuses: { RECIPIENT_NOT_FOUND: 404 }, request: 'UpdateRecipientRequest', tag: 'Recipients', isExtension: true },
  { route: 'DELETE /recipients/{id}', runs: 'DeactivateRecipient', replies: 204, as: ['session'], refuses: { RECIPIENT_NOT_FOUND: 404 }, tag: 'Recipients', isExtension: true },

  { route: 'GET /agreements', runs: 'ListAgreements', replies: 200, as: ['tenant', 'session'], wraps: 'agreements', response: 'AgreementListResponse', tag: 'Agreements', isExtension: true },
  { route: 'GET /agreements/signed', runs: 'ListSignedAgreements', replies: 200, as: ['session'], wraps: 'agreements', response: 'SignedAgreementListResponse', tag: 'Agreements', isExtension: true },
  { route: 'POST /agreements/{id}/sign', runs: 'SignAgreement', replies: 201, as: ['session'], refuses: { AGREEMENT_NOT_FOUND: 404, AGREEMENT_NOT_CURRENT: 409 }, tag: 'Agreements', isExtension: true },

  { route: 'POST /auth/partner-token', runs: 'MintHandoffToken', replies: 200, as: ['partner'], refuses: { RETURN_URL_NOT_ALLOWED: 400, ...customerRefusals }, request: 'MintRequest', response: 'MintResponse', countsAs: 'auth', tag: 'Handoff' },
  { route: 'POST /auth/exchange-token', runs: 'ExchangeHandoffToken', replies: 200, as: ['none'], refuses: tokenRefusals, request: 'ExchangeRequest', response: 'Session', countsAs: 'auth', tag: 'Handoff' },
  { route: 'POST /auth/refresh-token', runs: 'RefreshSession', replies: 200, as: ['none'], refuses: { ...tokenRefusals, TOKEN_REUSED: 401 }, request: 'RefreshRequest', response: 'Session', countsAs: 'auth', tag: 'Handoff', isExtension: true },
  { route: 'POST /auth/logout', runs: 'EndSession', replies: 204, as: ['session'], tag: 'Handoff', isExtension: true },

  { route: 'POST /webhooks/subscriptions', runs: 'CreateWebhookSubscription', replies: 201, as: ['tenant'], refuses: { SUBSCRIPTION_LIMIT_REACHED: 409 }, request: 'CreateWebhookSubscriptionRequest', tag: 'Webhooks', isExtension: true },
  { route: 'GET /webhooks/subscriptions', runs: 'ListWebhookSubscriptions', replies: 200, as: ['tenant'], wraps: 'subscriptions', response: 'WebhookSubscriptionListResponse', tag: 'Webhooks', isExtension: true },
  { route: 'GET /webhooks/subscriptions/{id}', runs: 'GetWebhookSubscription', replies: 200, as: ['tenant'], refuses: subscriptionRefusals, missing: 'SUBSCRIPTION_NOT_FOUND', tag: 'Webhooks', isExtension: true },
  { route: 'PUT /webhooks/subscriptions/{id}', runs: 'UpdateWebhookSubscription', replies: 200, as: ['tenant'], refuses: subscriptionRefusals, request: 'UpdateWebhookSubscriptionRequest', tag: 'Webhooks', isExtension: true },
  { route: 'DELETE /webhooks/subscriptions/{id}', runs: 'DeleteWebhookSubscription', replies: 204, as: ['tenant'], refuses: subscriptionRefusals, tag: 'Webhooks', isExtension: true },
  { route: 'POST /webhooks/subscriptions/{id}/test', runs: 'TestWebhookSubscription', replies: 202, as: ['tenant'], refuses: { ...subscriptionRefusals, SUBSCRIPTION_NOT_ACTIVE: 409 }, tag: 'Webhooks', isExtension: true },
  { route: 'POST /webhooks/subscriptions/{id}/rotate-secret', runs: 'RotateWebhookSecret', replies: 200, as: ['tenant'], refuses: subscriptionRefusals, tag: 'Webhooks', isExtension: true },
  { route: 'GET /webhooks/deliveries', runs: 'ListWebhookDeliveries', replies: 200, as: ['tenant'], refuses: { CURSOR_INVALID: 400 }, response: 'WebhookDeliveryListResponse', tag: 'Webhooks', isExtension: true },
  { route: 'GET /webhooks/deliveries/{id}', runs: 'GetWebhookDelivery', replies: 200, as: ['tenant'], refuses: { DELIVERY_NOT_FOUND: 404 }, missing: 'DELIVERY_NOT_FOUND', tag: 'Webhooks', isExtension: true },
  { route: 'POST /webhooks/deliveries/{id}/retry', runs: 'RetryWebhookDelivery', replies: 202, as: ['tenant'], refuses: { DELIVERY_NOT_FOUND: 404, DELIVERY_NOT_FAILED: 409, DELIVERY_BODY_ERASED: 409, SUBSCRIPTION_NOT_ACTIVE: 409 }, tag: 'Webhooks', isExtension: true },
]
