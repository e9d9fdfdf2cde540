import type { Examples } from '#rest-adapter/endpoint.ts'
import {
  testDelivery,
  account,
  agreement,
  delivery,
  events,
  handoffToken,
  page,
  quote,
  quoteOrder,
  receipt,
  recipient,
  requirements,
  secret,
  session,
  signature,
  signatureId,
  subscription,
  subscriptionId,
  transfer,
  transferOrder,
  waiting,
  wallet,
} from './example-records.ts'

/** Example requests and responses of each operation, from one story: Ada Obi sends 100 USD to Chidi Okafor. */
export const examples: Examples = {
  operations: {
    CreateQuote: {
      requests: {
        'A hundred dollars to Nigeria': quoteOrder,
        'Pounds to a phone in Kenya': {
          sendAmount: '250.00',
          sendCurrency: 'GBP',
          receiveCurrency: 'KES',
          destinationCountry: 'KE',
        },
      },
      response: quote,
    },
    GetQuote: { response: quote },
    ListCorridors: {
      response: {
        corridors: [
          { sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG', enabled: true },
          { sendCurrency: 'CAD', receiveCurrency: 'ZAR', destinationCountry: 'ZA', enabled: false },
        ],
      },
    },

    CreateTransfer: {
      requests: {
        'The required fields only': transferOrder,
        'On a corridor that requires an agreement': { ...transferOrder, signedAgreementId: signatureId },
        'Paid to you, and confirmed by POST /transfers/{id}/fund (sandbox)': {
          ...transferOrder,
          sourceOfFunds: 'manual',
        },
      },
      response: transfer,
    },
    ListTransfers: { response: { transfers: [{ ...transfer, status: 'completed' }], ...page } },
    GetTransfer: { response: { ...transfer, status: 'completed', events } },
    CancelTransfer: { response: { ...transfer, status: 'failed' } },
    ConfirmFunding: { response: { ...transfer, status: 'funded' } },
    GetTransferReceipt: { response: receipt },

    CreateRecipient: {
      requests: {
        'A person with an account in Nigeria': account,
        'A person with a wallet in Kenya': {
          firstName: 'Wanjiru',
          lastName: 'Kamau',
          country: 'KE',
          currency: 'KES',
          payoutMethod: 'MOBILE_WALLET',
          phone: '+254712345678',
          relationship: 'sister',
        },
        'A business with an IBAN': {
          businessName: 'Muster GmbH',
          country: 'DE',
          currency: 'EUR',
          payoutMethod: 'BANK_ACCOUNT',
          iban: 'DE89370400440532013000',
        },
        'A recipient whose bank rejects every payout (sandbox)': {
          ...account,
          lastName: 'test-payout-rejected',
        },
      },
      response: recipient,
    },
    ListRecipients: { response: { recipients: [recipient], ...page } },
    GetRecipientRequirements: { response: requirements },
    GetRecipient: { response: recipient },
    UpdateRecipient: {
      requests: {
        'Another account': { bankCode: '011', accountNumber: '0000014579' },
        'A new address, and the phone number removed': { address: '12 Marina Road, Lagos', phone: null },
      },
      response: {
        ...recipient,
        bankCode: '011',
        accountNumber: '0000014579',
        updatedAt: '2026-11-21T19:49:02.120Z',
      },
    },
    DeactivateRecipient: {},

    ListAgreements: { response: { agreements: [agreement] } },
    ListSignedAgreements: { response: { agreements: [signature] } },
    SignAgreement: { response: signature },

    MintHandoffToken: {
      requests: {
        'A known user': {
          partnerUserId: 'verified-user',
          returnUrl: 'https://app.demo.example/done',
          context: { order: 'A-17' },
        },
        'A new user': {
          partnerUserId: 'user-4711',
          firstName: 'Ada',
          lastName: 'Obi',
          email: 'ada.obi@example.com',
          phone: '+447700900123',
          dateOfBirth: '1990-05-17',
          countryCode: 'GB',
        },
      },
      response: {
        token: handoffToken,
        redirectUrl: `https://api.example.com/handoff?token=${handoffToken}`,
        expiresIn: 300,
      },
    },
    ExchangeHandoffToken: {
      requests: { 'The token of the handoff': { token: handoffToken } },
      response: session,
    },
    RefreshSession: {
      requests: {
        'The newest refresh token': { refreshToken: 'dpi6FWkOgNlRV5V0Snd0Vv_1cE2pT-xQkAwcJ3q7yvI' },
      },
      response: session,
    },
    EndSession: {},

    ListWallets: { response: { wallets: [wallet] } },
    GetWallet: { response: wallet },

    CreateWebhookSubscription: {
      requests: {
        'Every step of every transfer': {
          name: 'Ledger',
          url: subscription.url,
          events: ['transfer.*'],
          rateLimitPerMinute: 600,
        },
      },
      response: { ...subscription, secret },
    },
    ListWebhookSubscriptions: { response: { subscriptions: [subscription] } },
    GetWebhookSubscription: { response: subscription },
    UpdateWebhookSubscription: {
      requests: {
        'Pause the subscription': { status: 'PAUSED' },
        'Fewer events': { events: ['transfer.completed', 'transfer.failed'] },
      },
      response: { ...subscription, status: 'PAUSED', updatedAt: '2026-11-21T20:00:00.000Z' },
    },
    DeleteWebhookSubscription: {},
    TestWebhookSubscription: { response: testDelivery },
    RotateWebhookSecret: {
      requests: { 'A secret that has leaked': { immediate: true } },
      response: { id: subscriptionId, secret, previousSecretExpiresAt: '2026-11-22T19:46:45.239Z' },
    },
    ListWebhookDeliveries: { response: { deliveries: [delivery], pageInfo: { hasNextPage: false } } },
    GetWebhookDelivery: {
      response: {
        ...delivery,
        attemptLog: [
          { number: 1, startedAt: '2026-11-21T19:47:47.702Z', durationMs: 5012, failure: 'timeout' },
          {
            number: 2,
            startedAt: '2026-11-21T19:48:50.090Z',
            durationMs: 30,
            responseStatus: 204,
            responseBody: '',
          },
        ],
      },
    },
    RetryWebhookDelivery: { response: waiting },
  },
  fragments: { Transfer: transfer, Recipient: recipient },
}
