import { COMPLIANCE_REQUESTS } from './compliance-requests.ts'
import { CORE_MUTATIONS, CORE_QUERIES, CORE_REQUESTS } from './core-requests.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'
import { OWN_ACCOUNT_MUTATIONS } from './own-account-requests.ts'
import { SCREENING_MUTATIONS, SCREENING_QUERIES, SCREENING_REQUESTS } from './screening-requests.ts'
import { SUBJECT_MUTATIONS, SUBJECT_QUERIES, SUBJECT_REQUESTS } from './subject-requests.ts'
import { QUOTE, REASONS, RECIPIENT, type Place } from './place.ts'
import { RISK_MUTATIONS, RISK_QUERIES, RISK_REQUESTS } from './risk-requests.ts'

const subscriptionBody = async (place: Place): Promise<Record<string, unknown>> => {
  await place.room()
  return { name: `Hook ${place.next()}`, url: 'https://hooks.example/in', events: ['recipient.updated'] }
}
const transferBody = async (place: Place): Promise<Record<string, unknown>> => ({ quoteId: await place.quote(), recipientId: await place.recipient(), ...REASONS })
const recipientBody = (place: Place): Record<string, unknown> => ({ ...RECIPIENT, lastName: `Obi ${place.next()}` })

/** A right request for each operation of each REST interface, by service and route. */
export const REST_REQUESTS: Readonly<Record<string, Readonly<Record<string, Make<Given>>>>> = {
  remittance: {
    'POST /quotes': async () => ({ body: QUOTE }),
    'GET /quotes/{id}': on(place => place.quote()),
    'GET /corridors': async () => ({}),
    'POST /transfers': async place => ({ body: await transferBody(place) }),
    'GET /transfers': async () => ({ query: { page: '1', pageSize: '2' } }),
    'GET /transfers/{id}': on(place => place.transfer()),
    'POST /transfers/{id}/cancel': on(place => place.transfer()),
    'POST /transfers/{id}/fund': on(place => place.transfer('manual')),
    'GET /transfers/{id}/receipt': on(place => place.transfer()),
    'POST /recipients': async place => ({ body: recipientBody(place) }),
    'GET /recipients': async () => ({ query: { page: '1', pageSize: '2' } }),
    'GET /recipients/requirements': async () => ({ query: { destinationCountry: 'NG', receiveCurrency: 'NGN' } }),
    'GET /recipients/{id}': on(place => place.recipient()),
    'PATCH /recipients/{id}': on(place => place.recipient(), { lastName: 'Changed' }),
    'DELETE /recipients/{id}': on(place => place.recipient()),
    'GET /wallets': async place => (await place.wallet(), {}),
    'GET /wallets/{id}': on(place => place.wallet()),
    'GET /agreements': async () => ({ query: { locale: 'en' } }),
    'GET /agreements/signed': async () => ({}),
    'POST /agreements/{id}/sign': on(place => place.agreement()),
    'POST /auth/partner-token': async place => ({ body: { partnerUserId: `partner-user-${place.next()}` } }),
    'POST /auth/exchange-token': async place => ({ body: { token: await place.handoffToken() } }),
    'POST /auth/refresh-token': async place => ({ body: { refreshToken: (await place.tokens()).refreshToken } }),
    'POST /auth/logout': async () => ({}),
    'POST /webhooks/subscriptions': async place => ({ body: await subscriptionBody(place) }),
    'GET /webhooks/subscriptions': async () => ({}),
    'GET /webhooks/subscriptions/{id}': on(place => place.subscription()),
    'PUT /webhooks/subscriptions/{id}': on(place => place.subscription(), { name: 'Changed' }),
    'DELETE /webhooks/subscriptions/{id}': on(place => place.subscription()),
    'POST /webhooks/subscriptions/{id}/test': on(place => place.subscription()),
    'POST /webhooks/subscriptions/{id}/rotate-secret': on(place => place.subscription()),
    'GET /webhooks/deliveries': async () => ({ query: { pageSize: '2' } }),
    'GET /webhooks/deliveries/{id}': on(place => place.delivery()),
    'POST /webhooks/deliveries/{id}/retry': on(place => place.failedDelivery()),
  },
  compliance: { ...COMPLIANCE_REQUESTS, ...RISK_REQUESTS, ...SCREENING_REQUESTS, ...SUBJECT_REQUESTS },
  core: CORE_REQUESTS,
}

const input = (make: (place: Place) => object | Promise<object>, more: object = {}): Make<Arguments> => async place => ({ ...more, input: await make(place) })
const after = (make: Make<unknown>, given: Arguments): Make<Arguments> => async place => {
  await make(place)
  return given
}
const nothing: Make<Arguments> = async () => ({})

/** Right arguments for each field of the graph's Query. */
export const QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  ...CORE_QUERIES,
  ...RISK_QUERIES,
  ...SCREENING_QUERIES,
  ...SUBJECT_QUERIES,
  denyList: nothing,
  compareSubjects: input(() => ({ left: { type: 'INDIVIDUAL', name: 'Tomassin Quelwarden', dateOfBirth: '1961-04' }, right: { type: 'INDIVIDUAL', name: 'Tomasin Quellwarden', aliases: ['Zarqabi'] } })),
  datasets: nothing,
  dataset: async () => ({ source: 'UN_CONSOLIDATED' }),
  datasetVersions: async () => ({ source: 'UN_CONSOLIDATED', first: 5 }),
  datasetChanges: async () => ({ source: 'UN_CONSOLIDATED', from: 'demo.1', to: 'demo.1', first: 5 }),
  datasetEntries: async () => ({ query: 'Quendrel Zorblax', first: 5 }),
  datasetEntry: async () => ({ source: 'UN_CONSOLIDATED', entryId: '9900101' }),
  screeningPolicy: nothing,
  screeningPolicyChange: id(place => place.policyChange()),
  screeningPolicyChanges: async place => (await place.policyChange(), { first: 5 }),
  paymentScreenings: async place => ({ paymentId: await place.transfer() }),
  ledgerIntegrity: nothing,
  webhookSubscriptions: after(place => place.subscription(), {}),
  webhookSubscription: id(place => place.subscription()),
  webhookDeliveries: after(place => place.delivery(), { first: 5 }),
  webhookDelivery: id(place => place.delivery()),
  webhookEvents: nothing,
  viewer: nothing,
  customer: id(async place => {
    await place.transfer()
    return place.user()
  }),
  customers: after(place => place.customer(), { first: 5 }),
  apiKeys: nothing,
  partners: after(async place => place.apiKey({ partnerId: await place.partner() }), {}),
  staff: nothing,
  auditEntries: after(place => place.staffMember(), { first: 5 }),
  corridors: nothing,
  quote: id(place => place.quote()),
  transfer: id(place => place.transfer()),
  transfers: after(place => place.transfer(), { first: 5 }),
  transferPage: after(place => place.transfer(), { page: 1, pageSize: 5 }),
  recipient: id(place => place.recipient()),
  recipientPage: after(place => place.recipient(), { page: 1, pageSize: 5 }),
  recipientsWithAccount: after(place => place.recipient(), { account: { country: 'NG', bankCode: '011', accountNumber: '0000014579' }, first: 5 }),
  recipientRequirements: async () => ({ destinationCountry: 'NG', receiveCurrency: 'NGN' }),
  agreements: async () => ({ locale: 'en' }),
  signedAgreements: nothing,
  transferReceipt: id(place => place.transfer()),
  wallets: after(place => place.wallet(), {}),
  wallet: id(place => place.wallet()),
  systemBalances: async () => ({ currency: 'NGN' }),
  clearingReport: nothing,
  kycLimits: nothing,
  sendingLimits: async place => ({ customerId: await place.user() }),
}

/** Right arguments for each field of the graph's Mutation. */
export const MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  ...CORE_MUTATIONS,
  ...RISK_MUTATIONS,
  ...SCREENING_MUTATIONS,
  ...SUBJECT_MUTATIONS,
  addToDenyList: input(place => ({ name: `Nobody ${place.tenant.code} ${place.next()}` })),
  removeFromDenyList: id(place => place.denyListEntry()),
  refreshDataset: async () => ({ source: 'UN_CONSOLIDATED' }),
  approveScreeningPolicyChange: id(place => place.policyChange()),
  rejectScreeningPolicyChange: id(place => place.policyChange()),
  releasePayment: async place => ({ paymentId: await place.clearedPayment() }),
  setScreeningPolicy: input(() => ({ staleAfterHours: 48 })),
  createWebhookSubscription: input(subscriptionBody, { service: 'REMITTANCE' }),
  updateWebhookSubscription: id(place => place.subscription(), { input: { name: 'Changed' } }),
  deleteWebhookSubscription: id(place => place.subscription()),
  testWebhookSubscription: id(place => place.subscription()),
  rotateWebhookSecret: id(place => place.subscription()),
  retryWebhookDelivery: id(place => place.failedDelivery()),
  createApiKey: input(place => ({ name: `Key ${place.next()}`, service: 'REMITTANCE' })),
  revokeApiKey: id(async place => (await place.apiKey()).id),
  createPartner: input(place => ({ name: `Partner ${place.next()}`, returnUrls: ['https://app.example/'] })),
  updatePartner: id(place => place.partner(), { input: { name: 'Changed' } }),
  ensureCustomer: input(place => ({ externalId: `ensured-${place.next()}` })),
  createCustomer: input(place => ({ firstName: 'Ann', lastName: `Lee ${place.next()}` })),
  updateCustomer: id(place => place.bankCustomer(), { input: { address: '1 Marina Road' } }),
  activateCustomer: id(place => place.bankCustomer()),
  suspendCustomer: id(place => place.bankCustomer(), { reason: 'Documents expired' }),
  closeCustomer: id(place => place.bankCustomer(), { reason: 'Moved abroad' }),
  attestKyc: async place => ({ customerId: await place.customer(), input: { status: 'VERIFIED', level: 1 } }),
  eraseCustomer: async place => ({ customerId: await place.customer(), reason: 'Request 7' }),
  mintHandoffToken: input(place => ({ partnerUserId: `partner-user-${place.next()}` })),
  exchangeHandoffToken: async place => ({ token: await place.handoffToken() }),
  refreshSession: async place => ({ refreshToken: (await place.tokens()).refreshToken }),
  endSession: nothing,
  loginStaff: async place => ({ email: `viewer@${place.tenant.code}.example`, password: 'demo-password-1' }),
  issueToken: input(place => ({ grantType: 'PASSWORD', username: `teller@${place.tenant.code}.example`, password: 'demo-password-1' })),
  createStaffMember: input(place => ({ email: `new-${place.next()}@${place.tenant.code}.example`, name: 'Sam', password: 'a password for a try', roles: ['viewer'], scopes: ['core:read'] })),
  ...OWN_ACCOUNT_MUTATIONS,
  resetStaffSecondFactor: id(place => place.staffMember()),
  setStaffPassword: id(place => place.staffMember(), { password: 'another password to try' }),
  updateStaffMember: id(place => place.staffMember(), { input: { scopes: ['core:read'] } }),
  publishAgreement: input(place => ({ type: 'DISCLOSURE', version: `tried-${place.tenant.code}-${place.next()}`, locale: 'en', title: 'Agreement', content: 'Text.' })),
  signAgreement: id(place => place.agreement()),
  setKycLimit: input(() => ({ level: 3, currency: 'USD', perDay: '50000000.00', perMonth: '90000000.00' })),
  createQuote: input(() => QUOTE),
  createTransfer: input(transferBody),
  cancelTransfer: id(place => place.transfer()),
  confirmFunding: id(place => place.transfer('manual')),
  createRecipient: input(recipientBody),
  updateRecipient: id(place => place.recipient(), { input: { lastName: 'Changed' } }),
  deactivateRecipient: id(place => place.recipient()),
  setCorridor: input(() => ({
    sendCurrency: 'GBP', receiveCurrency: 'JPY', destinationCountry: 'JP', enabled: true, minimumAmount: '1.00', maximumAmount: '5000.00',
    marginPpm: 5000, feeFixed: '1.00', feePpm: 4000, payoutMethods: ['BANK_ACCOUNT'],
  })),
  publishRate: input(() => ({ sendCurrency: 'GBP', receiveCurrency: 'JPY', bid: '199.1', offer: '199.9' })),
}
