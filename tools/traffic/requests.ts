import { AUDIT_QUERIES, AUDIT_REQUESTS } from './compliance/audit-requests.ts'
import { COMPLIANCE_REQUESTS } from './compliance/compliance-requests.ts'
import { CORE_MUTATIONS, CORE_QUERIES, CORE_REQUESTS } from './core-requests.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'
import { OWN_ACCOUNT_MUTATIONS } from './own-account-requests.ts'
import {
  SCREENING_MUTATIONS,
  SCREENING_QUERIES,
  SCREENING_REQUESTS,
} from './compliance/screening-requests.ts'
import { SUBJECT_MUTATIONS, SUBJECT_QUERIES, SUBJECT_REQUESTS } from './compliance/subject-requests.ts'
import { QUOTE, REASONS, RECIPIENT } from './remittance-fixture.ts'
import type { TenantFixture } from './fixtures.ts'
import { REPORT_MUTATIONS, REPORT_QUERIES, REPORT_REQUESTS } from './compliance/report-requests.ts'
import { CASE_MUTATIONS, CASE_QUERIES, CASE_REQUESTS } from './compliance/case-requests.ts'
import {
  MONITORING_RULE_MUTATIONS,
  MONITORING_RULE_QUERIES,
  MONITORING_RULE_REQUESTS,
} from './compliance/monitoring-rule-requests.ts'
import {
  TRANSACTION_MUTATIONS,
  TRANSACTION_QUERIES,
  TRANSACTION_REQUESTS,
} from './compliance/transaction-requests.ts'
import { IDV_MUTATIONS, IDV_QUERIES, IDV_REQUESTS } from './idv/idv-requests.ts'
import { SENTINEL_MUTATIONS, SENTINEL_QUERIES, SENTINEL_REQUESTS } from './sentinel/sentinel-requests.ts'
import { RISK_MUTATIONS, RISK_QUERIES, RISK_REQUESTS } from './compliance/risk-requests.ts'

const subscriptionBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => {
  await fixture.freeSlot()
  return { name: `Hook ${fixture.next()}`, url: 'https://hooks.example/in', events: ['recipient.updated'] }
}
const transferBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  quoteId: await fixture.quote(),
  recipientId: await fixture.recipient(),
  ...REASONS,
})
const recipientBody = (fixture: TenantFixture): Record<string, unknown> => ({
  ...RECIPIENT,
  lastName: `Obi ${fixture.next()}`,
})

/** A valid request for each operation of each REST interface, by service and route. */
export const REST_REQUESTS: Readonly<Record<string, Readonly<Record<string, Make<Given>>>>> = {
  remittance: {
    'POST /quotes': async () => ({ body: QUOTE }),
    'GET /quotes/{id}': on(fixture => fixture.quote()),
    'GET /corridors': async () => ({}),
    'POST /transfers': async fixture => ({ body: await transferBody(fixture) }),
    'GET /transfers': async () => ({ query: { page: '1', pageSize: '2' } }),
    'GET /transfers/{id}': on(fixture => fixture.transfer()),
    'POST /transfers/{id}/cancel': on(fixture => fixture.transfer()),
    'POST /transfers/{id}/fund': on(fixture => fixture.transfer('manual')),
    'GET /transfers/{id}/receipt': on(fixture => fixture.transfer()),
    'POST /recipients': async fixture => ({ body: recipientBody(fixture) }),
    'GET /recipients': async () => ({ query: { page: '1', pageSize: '2' } }),
    'GET /recipients/requirements': async () => ({
      query: { destinationCountry: 'NG', receiveCurrency: 'NGN' },
    }),
    'GET /recipients/{id}': on(fixture => fixture.recipient()),
    'PATCH /recipients/{id}': on(fixture => fixture.recipient(), { lastName: 'Changed' }),
    'DELETE /recipients/{id}': on(fixture => fixture.recipient()),
    'GET /wallets': async fixture => (await fixture.wallet(), {}),
    'GET /wallets/{id}': on(fixture => fixture.wallet()),
    'GET /agreements': async () => ({ query: { locale: 'en' } }),
    'GET /agreements/signed': async () => ({}),
    'POST /agreements/{id}/sign': on(fixture => fixture.agreement()),
    'POST /auth/partner-token': async fixture => ({
      body: { partnerUserId: `partner-user-${fixture.next()}` },
    }),
    'POST /auth/exchange-token': async fixture => ({ body: { token: await fixture.handoffToken() } }),
    'POST /auth/refresh-token': async fixture => ({
      body: { refreshToken: (await fixture.tokens()).refreshToken },
    }),
    'POST /auth/logout': async () => ({}),
    'POST /webhooks/subscriptions': async fixture => ({ body: await subscriptionBody(fixture) }),
    'GET /webhooks/subscriptions': async () => ({}),
    'GET /webhooks/subscriptions/{id}': on(fixture => fixture.subscription()),
    'PUT /webhooks/subscriptions/{id}': on(fixture => fixture.subscription(), { name: 'Changed' }),
    'DELETE /webhooks/subscriptions/{id}': on(fixture => fixture.subscription()),
    'POST /webhooks/subscriptions/{id}/test': on(fixture => fixture.subscription()),
    'POST /webhooks/subscriptions/{id}/rotate-secret': on(fixture => fixture.subscription()),
    'GET /webhooks/deliveries': async () => ({ query: { pageSize: '2' } }),
    'GET /webhooks/deliveries/{id}': on(fixture => fixture.delivery()),
    'POST /webhooks/deliveries/{id}/retry': on(fixture => fixture.failedDelivery()),
  },
  compliance: {
    ...MONITORING_RULE_REQUESTS,
    ...COMPLIANCE_REQUESTS,
    ...REPORT_REQUESTS,
    ...CASE_REQUESTS,
    ...RISK_REQUESTS,
    ...SCREENING_REQUESTS,
    ...SUBJECT_REQUESTS,
    ...AUDIT_REQUESTS,
    ...TRANSACTION_REQUESTS,
  },
  sentinel: SENTINEL_REQUESTS,
  idv: IDV_REQUESTS,
  core: CORE_REQUESTS,
}

const input =
  (make: (fixture: TenantFixture) => object | Promise<object>, more: object = {}): Make<Arguments> =>
  async fixture => ({ ...more, input: await make(fixture) })
const after =
  (make: Make<unknown>, given: Arguments): Make<Arguments> =>
  async fixture => {
    await make(fixture)
    return given
  }
const nothing: Make<Arguments> = async () => ({})

/** Valid arguments for each field of the graph's Query. */
export const QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  ...CORE_QUERIES,
  ...REPORT_QUERIES,
  ...CASE_QUERIES,
  ...RISK_QUERIES,
  ...MONITORING_RULE_QUERIES,
  ...SCREENING_QUERIES,
  ...SUBJECT_QUERIES,
  ...AUDIT_QUERIES,
  ...TRANSACTION_QUERIES,
  ...SENTINEL_QUERIES,
  ...IDV_QUERIES,
  denyList: nothing,
  compareSubjects: input(() => ({
    left: { type: 'INDIVIDUAL', name: 'Tomassin Quelwarden', dateOfBirth: '1961-04' },
    right: { type: 'INDIVIDUAL', name: 'Tomasin Quellwarden', aliases: ['Zarqabi'] },
  })),
  datasets: nothing,
  dataset: async () => ({ source: 'UN_CONSOLIDATED' }),
  datasetVersions: async () => ({ source: 'UN_CONSOLIDATED', first: 5 }),
  datasetChanges: async () => ({ source: 'UN_CONSOLIDATED', from: 'demo.1', to: 'demo.1', first: 5 }),
  datasetEntries: async () => ({ query: 'Quendrel Zorblax', first: 5 }),
  datasetEntry: async () => ({ source: 'UN_CONSOLIDATED', entryId: '9900101' }),
  screeningPolicy: nothing,
  screeningPolicyChange: id(fixture => fixture.policyChange()),
  screeningPolicyChanges: async fixture => (await fixture.policyChange(), { first: 5 }),
  paymentScreenings: async fixture => ({ paymentId: await fixture.transfer() }),
  ledgerIntegrity: nothing,
  webhookSubscriptions: after(fixture => fixture.subscription(), {}),
  webhookSubscription: id(fixture => fixture.subscription()),
  webhookDeliveries: after(fixture => fixture.delivery(), { first: 5 }),
  webhookDelivery: id(fixture => fixture.delivery()),
  webhookEvents: nothing,
  viewer: nothing,
  customer: id(async fixture => {
    await fixture.transfer()
    return fixture.user()
  }),
  customers: after(fixture => fixture.customer(), { first: 5 }),
  apiKeys: nothing,
  partners: after(async fixture => fixture.apiKey({ partnerId: await fixture.partner() }), {}),
  staff: nothing,
  auditEntries: after(fixture => fixture.staffMember(), { first: 5 }),
  corridors: nothing,
  quote: id(fixture => fixture.quote()),
  transfer: id(fixture => fixture.transfer()),
  transfers: after(fixture => fixture.transfer(), { first: 5 }),
  transferPage: after(fixture => fixture.transfer(), { page: 1, pageSize: 5 }),
  recipient: id(fixture => fixture.recipient()),
  recipientPage: after(fixture => fixture.recipient(), { page: 1, pageSize: 5 }),
  recipientsWithAccount: after(fixture => fixture.recipient(), {
    account: { country: 'NG', bankCode: '011', accountNumber: '0000014579' },
    first: 5,
  }),
  recipientRequirements: async () => ({ destinationCountry: 'NG', receiveCurrency: 'NGN' }),
  agreements: async () => ({ locale: 'en' }),
  signedAgreements: nothing,
  transferReceipt: id(fixture => fixture.transfer()),
  wallets: after(fixture => fixture.wallet(), {}),
  wallet: id(fixture => fixture.wallet()),
  systemBalances: async () => ({ currency: 'NGN' }),
  clearingReport: nothing,
  kycLimits: nothing,
  sendingLimits: async fixture => ({ customerId: await fixture.user() }),
}

/** Valid arguments for each field of the graph's Mutation. */
export const MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  ...CORE_MUTATIONS,
  ...REPORT_MUTATIONS,
  ...CASE_MUTATIONS,
  ...TRANSACTION_MUTATIONS,
  ...RISK_MUTATIONS,
  ...MONITORING_RULE_MUTATIONS,
  ...SCREENING_MUTATIONS,
  ...SUBJECT_MUTATIONS,
  ...SENTINEL_MUTATIONS,
  ...IDV_MUTATIONS,
  addToDenyList: input(fixture => ({ name: `Nobody ${fixture.tenant.code} ${fixture.next()}` })),
  removeFromDenyList: id(fixture => fixture.denyListEntry()),
  refreshDataset: async () => ({ source: 'UN_CONSOLIDATED' }),
  approveScreeningPolicyChange: id(fixture => fixture.policyChange()),
  rejectScreeningPolicyChange: id(fixture => fixture.policyChange()),
  releasePayment: async fixture => ({ paymentId: await fixture.clearedPayment() }),
  setScreeningPolicy: input(() => ({ staleAfterHours: 48 })),
  createWebhookSubscription: input(subscriptionBody, { service: 'REMITTANCE' }),
  updateWebhookSubscription: id(fixture => fixture.subscription(), { input: { name: 'Changed' } }),
  deleteWebhookSubscription: id(fixture => fixture.subscription()),
  testWebhookSubscription: id(fixture => fixture.subscription()),
  rotateWebhookSecret: id(fixture => fixture.subscription()),
  rotateWebhookTargetSecret: async () => ({ service: 'IDV' }),
  retryWebhookDelivery: id(fixture => fixture.failedDelivery()),
  createApiKey: input(fixture => ({ name: `Key ${fixture.next()}`, service: 'REMITTANCE' })),
  revokeApiKey: id(async fixture => (await fixture.apiKey()).id),
  createPartner: input(fixture => ({
    name: `Partner ${fixture.next()}`,
    returnUrls: ['https://app.example/'],
  })),
  updatePartner: id(fixture => fixture.partner(), { input: { name: 'Changed' } }),
  ensureCustomer: input(fixture => ({ externalId: `ensured-${fixture.next()}` })),
  createCustomer: input(fixture => ({ firstName: 'Ann', lastName: `Lee ${fixture.next()}` })),
  updateCustomer: id(fixture => fixture.bankCustomer(), { input: { address: '1 Marina Road' } }),
  activateCustomer: id(fixture => fixture.bankCustomer()),
  suspendCustomer: id(fixture => fixture.bankCustomer(), { reason: 'Documents expired' }),
  closeCustomer: id(fixture => fixture.bankCustomer(), { reason: 'Moved abroad' }),
  attestKyc: async fixture => ({
    customerId: await fixture.customer(),
    input: { status: 'VERIFIED', level: 1 },
  }),
  eraseCustomer: async fixture => ({ customerId: await fixture.customer(), reason: 'Request 7' }),
  mintHandoffToken: input(fixture => ({ partnerUserId: `partner-user-${fixture.next()}` })),
  exchangeHandoffToken: async fixture => ({ token: await fixture.handoffToken() }),
  refreshSession: async fixture => ({ refreshToken: (await fixture.tokens()).refreshToken }),
  endSession: nothing,
  loginStaff: async fixture => ({
    email: `viewer@${fixture.tenant.code}.example`,
    password: 'demo-password-1',
  }),
  issueToken: input(fixture => ({
    grantType: 'PASSWORD',
    username: `teller@${fixture.tenant.code}.example`,
    password: 'demo-password-1',
  })),
  createStaffMember: input(fixture => ({
    email: `new-${fixture.next()}@${fixture.tenant.code}.example`,
    name: 'Sam',
    password: 'a password for a try',
    roles: ['viewer'],
    scopes: ['core:read'],
  })),
  ...OWN_ACCOUNT_MUTATIONS,
  resetStaffSecondFactor: id(fixture => fixture.staffMember()),
  setStaffPassword: id(fixture => fixture.staffMember(), { password: 'another password to try' }),
  updateStaffMember: id(fixture => fixture.staffMember(), { input: { scopes: ['core:read'] } }),
  publishAgreement: input(fixture => ({
    type: 'DISCLOSURE',
    version: `tried-${fixture.tenant.code}-${fixture.next()}`,
    locale: 'en',
    title: 'Agreement',
    content: 'Text.',
  })),
  signAgreement: id(fixture => fixture.agreement()),
  setKycLimit: input(() => ({ level: 3, currency: 'USD', perDay: '50000000.00', perMonth: '90000000.00' })),
  createQuote: input(() => QUOTE),
  createTransfer: input(transferBody),
  cancelTransfer: id(fixture => fixture.transfer()),
  confirmFunding: id(fixture => fixture.transfer('manual')),
  createRecipient: input(recipientBody),
  updateRecipient: id(fixture => fixture.recipient(), { input: { lastName: 'Changed' } }),
  deactivateRecipient: id(fixture => fixture.recipient()),
  setCorridor: input(() => ({
    sendCurrency: 'GBP',
    receiveCurrency: 'JPY',
    destinationCountry: 'JP',
    enabled: true,
    minimumAmount: '1.00',
    maximumAmount: '5000.00',
    marginPpm: 5000,
    feeFixed: '1.00',
    feePpm: 4000,
    payoutMethods: ['BANK_ACCOUNT'],
  })),
  publishRate: input(() => ({ sendCurrency: 'GBP', receiveCurrency: 'JPY', bid: '199.1', offer: '199.9' })),
}
