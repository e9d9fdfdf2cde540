import type { Examples } from '#rest-adapter/endpoint.ts'

const quoteId = '01a1ffa4-4efc-71ca-8e66-04810a16e89c'
const transferId = '01a1ffa6-894d-7561-81c8-c566d8b7f8d1'
const recipientId = '01a1ffa6-88ae-7345-b85d-b3dff35a1edf'
const signatureId = '01a1ffa6-8a32-747d-8b2c-07bbab900dc3'
const agreementId = '01a1f0de-1a4b-7145-8459-58d791e97e8d'
const subscriptionId = '01a1ffa5-b4f7-769d-8330-9d5a9997d412'
const contentHash = 'b5c699738e8dc6810fcefed20abb8895c3a3c2304bc5da3057376e89b36668fb'

const money = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveAmount: '143776.04',
  receiveCurrency: 'NGN',
  exchangeRate: '1437.760449',
  feeTotal: '2.49',
}
const quote = { quoteId, ...money, expiresAt: '2026-11-21T19:55:20.636Z' }
const recipient = {
  id: recipientId,
  status: 'ACTIVE',
  firstName: 'Chidi',
  lastName: 'Okafor',
  name: 'Chidi Okafor',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '058',
  accountNumber: '0000014570',
  warnings: [],
  createdAt: '2026-11-21T19:47:46.478Z',
  updatedAt: '2026-11-21T19:47:46.478Z',
}
const transfer = {
  id: transferId,
  reference: 'TXN-7MB3ZPXD',
  status: 'created',
  ...money,
  recipientId,
  recipientName: 'Chidi Okafor',
  destinationCountry: 'NG',
  createdAt: '2026-11-21T19:47:46.645Z',
}
const events = [
  { status: 'created', at: '2026-11-21T19:47:46.645Z' },
  { status: 'funded', at: '2026-11-21T19:47:46.654Z' },
  { status: 'processing', at: '2026-11-21T19:47:46.659Z' },
  { status: 'completed', at: '2026-11-21T19:47:47.669Z' },
]
const receipt = {
  reference: transfer.reference,
  status: 'completed',
  issuedAt: '2026-11-21T20:05:00.000Z',
  sender: { name: 'Ada Obi' },
  recipient: { name: 'Chidi Okafor', account: '****4570', bank: '058', country: 'NG' },
  ...money,
  totalPaid: '102.49',
  transferReason: 'family_support',
  createdAt: transfer.createdAt,
  completedAt: '2026-11-21T19:47:47.669Z',
  events,
}
const agreement = {
  id: agreementId,
  type: 'terms',
  version: '1.0',
  locale: 'en',
  title: 'Terms of service',
  content: 'You send money to people you know and trust. The rate and the fee are those of your quote.',
  sha256: contentHash,
  effectiveFrom: '2026-01-01T00:00:00.000Z',
  required: false,
}
const signature = {
  id: signatureId,
  agreementId,
  type: 'terms',
  version: '1.0',
  signedAt: '2026-11-21T19:45:10.777Z',
  contentHash,
  status: 'signed',
}
const session = {
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJhdWQiOlsicmVtaXR0YW5jZSJdfQ.c2lnbmF0dXJl',
  refreshToken: 'HeGdEqVME6bCnqttBDAW3eAsDNM7O8hnQQFEecpgV0M',
  expiresIn: 900,
}
const handoffToken = 'IS_Al57lotEHAlJntsDhC_5K1Wpu8HmelEcWLpNbCKk'
const subscription = {
  id: subscriptionId,
  name: 'Ledger',
  url: 'https://ledger.example.com/hooks',
  events: ['transfer.*'],
  status: 'ACTIVE',
  rateLimitPerMinute: 600,
  createdAt: '2026-11-21T19:46:45.039Z',
  updatedAt: '2026-11-21T19:46:45.039Z',
}
const wallet = {
  id: '01a1ffa6-88ae-7345-b85d-b3dff35a1e01',
  accountNumber: '0000000013',
  accountName: 'Ada Obi',
  currency: 'USD',
  status: 'ACTIVE',
  availableBalance: '250.00',
}
const secret = 'whsec_bm90IGEgc2VjcmV0LCBhbiBleGFtcGxlIG9mIG9uZSE='
const delivery = {
  id: '01a1ffa6-8d33-763c-a95c-d48c64da6d92',
  subscriptionId,
  event: 'transfer.completed',
  eventId: '01a1ffa6-8d33-763d-8c0d-c17f9f0b0d2c',
  resourceId: transferId,
  sequence: 4,
  status: 'DELIVERED',
  attempts: 2,
  responseStatus: 204,
  createdAt: '2026-11-21T19:47:47.690Z',
  endedAt: '2026-11-21T19:48:50.120Z',
}
const waiting = {
  id: delivery.id,
  subscriptionId,
  event: delivery.event,
  eventId: delivery.eventId,
  resourceId: transferId,
  sequence: 4,
  status: 'PENDING',
  attempts: 6,
  responseStatus: 500,
  nextAttemptAt: '2026-11-22T10:31:02.000Z',
  createdAt: delivery.createdAt,
}
const { responseStatus: _, ...untried } = waiting
const aTest = {
  ...untried,
  event: 'webhook.test',
  resourceId: subscriptionId,
  sequence: 1,
  attempts: 0,
  nextAttemptAt: delivery.createdAt,
}

const name = {
  name: 'lastName',
  label: 'Last name',
  required: true,
  minLength: 1,
  maxLength: 100,
  example: 'Okafor',
  help: 'Of a person, as the bank knows it.',
}
const requirements = {
  destinationCountry: 'NG',
  receiveCurrency: 'NGN',
  payoutMethods: [
    {
      payoutMethod: 'BANK_ACCOUNT',
      fields: [
        name,
        {
          name: 'accountNumber',
          label: 'Account number (NUBAN)',
          required: true,
          pattern: '^[0-9]{10,10}$',
          minLength: 10,
          maxLength: 10,
          example: '0000014579',
          help: 'It must have 10 digits in NG.',
        },
        {
          name: 'bankCode',
          label: 'Bank code',
          required: true,
          pattern: '^[0-9]{3,6}$',
          minLength: 3,
          maxLength: 6,
          example: '011',
          help: 'It must have 3 to 6 digits in NG.',
        },
      ],
    },
  ],
}

const quoteOrder = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
}
const transferOrder = {
  quoteId,
  recipientId,
  transferReason: 'family_support',
  sourceOfFunds: 'salary',
  relationshipToRecipient: 'parent',
}
const account = {
  firstName: 'Chidi',
  lastName: 'Okafor',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '058',
  accountNumber: '0000014570',
}
const page = { totalCount: 1, page: 1, pageSize: 20 }

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
    TestWebhookSubscription: { response: aTest },
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
