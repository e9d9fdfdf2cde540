const quoteId = '01a1ffa4-4efc-71ca-8e66-04810a16e89c'
const transferId = '01a1ffa6-894d-7561-81c8-c566d8b7f8d1'
const recipientId = '01a1ffa6-88ae-7345-b85d-b3dff35a1edf'
export const signatureId = '01a1ffa6-8a32-747d-8b2c-07bbab900dc3'
const agreementId = '01a1f0de-1a4b-7145-8459-58d791e97e8d'
export const subscriptionId = '01a1ffa5-b4f7-769d-8330-9d5a9997d412'
const contentHash = 'b5c699738e8dc6810fcefed20abb8895c3a3c2304bc5da3057376e89b36668fb'

const money = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveAmount: '143776.04',
  receiveCurrency: 'NGN',
  exchangeRate: '1437.760449',
  feeTotal: '2.49',
}
export const quote = { quoteId, ...money, expiresAt: '2026-11-21T19:55:20.636Z' }
export const recipient = {
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
export const transfer = {
  id: transferId,
  reference: 'TXN-7MB3ZPXD',
  status: 'created',
  ...money,
  recipientId,
  recipientName: 'Chidi Okafor',
  destinationCountry: 'NG',
  createdAt: '2026-11-21T19:47:46.645Z',
}
export const events = [
  { status: 'created', at: '2026-11-21T19:47:46.645Z' },
  { status: 'funded', at: '2026-11-21T19:47:46.654Z' },
  { status: 'processing', at: '2026-11-21T19:47:46.659Z' },
  { status: 'completed', at: '2026-11-21T19:47:47.669Z' },
]
export const receipt = {
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
export const agreement = {
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
export const signature = {
  id: signatureId,
  agreementId,
  type: 'terms',
  version: '1.0',
  signedAt: '2026-11-21T19:45:10.777Z',
  contentHash,
  status: 'signed',
}
export const session = {
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJhdWQiOlsicmVtaXR0YW5jZSJdfQ.c2lnbmF0dXJl',
  refreshToken: 'HeGdEqVME6bCnqttBDAW3eAsDNM7O8hnQQFEecpgV0M',
  expiresIn: 900,
}
export const handoffToken = 'IS_Al57lotEHAlJntsDhC_5K1Wpu8HmelEcWLpNbCKk'
export const subscription = {
  id: subscriptionId,
  name: 'Ledger',
  url: 'https://ledger.example.com/hooks',
  events: ['transfer.*'],
  status: 'ACTIVE',
  rateLimitPerMinute: 600,
  createdAt: '2026-11-21T19:46:45.039Z',
  updatedAt: '2026-11-21T19:46:45.039Z',
}
export const wallet = {
  id: '01a1ffa6-88ae-7345-b85d-b3dff35a1e01',
  accountNumber: '0000000013',
  accountName: 'Ada Obi',
  currency: 'USD',
  status: 'ACTIVE',
  availableBalance: '250.00',
}
export const secret = 'whsec_bm90IGEgc2VjcmV0LCBhbiBleGFtcGxlIG9mIG9uZSE='
export const delivery = {
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
export const waiting = {
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
const { responseStatus: _, ...newDelivery } = waiting
export const testDelivery = {
  ...newDelivery,
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
export const requirements = {
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

export const quoteOrder = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
}
export const transferOrder = {
  quoteId,
  recipientId,
  transferReason: 'family_support',
  sourceOfFunds: 'salary',
  relationshipToRecipient: 'parent',
}
export const account = {
  firstName: 'Chidi',
  lastName: 'Okafor',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '058',
  accountNumber: '0000014570',
}
export const page = { totalCount: 1, page: 1, pageSize: 20 }
