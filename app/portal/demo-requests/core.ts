import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'
import { branchRequests } from './core/branches.ts'
import { businessDateRequests } from './core/business-dates.ts'
import { currencyRequests } from './core/currencies.ts'
import { generalLedgerRequests } from './core/general-ledger.ts'
import { internationalRequests } from './core/international.ts'
import { customerRequests } from './core/customers.ts'
import { journalRequests } from './core/journals.ts'
import { loanRequests } from './core/loans.ts'
import { screeningRequests } from './core/screening.ts'
import { standingInstructionRequests } from './core/standing-instructions.ts'
import { statementRequests } from './core/statements.ts'
import { termRequests } from './core/terms.ts'
import { virtualAccountRequests } from './core/virtual-accounts.ts'
import { deliveryRows, newMember, signedIn, subscriptionRows, UNFAILED } from './shared.ts'

const customer = (firstName: string): DemoStep => ({
  route: 'POST /customers',
  body: {
    first_name: firstName,
    last_name: 'Obi',
    date_of_birth: '1990-05-17',
    phone: '+2348012345678',
    country_code: 'NG',
  },
})
const account = (type: string): DemoStep => ({
  route: 'POST /accounts',
  body: { customer_id: '{customer.id}', account_type: type, currency: 'NGN' },
})
const deposit = (amount: number): DemoStep => ({
  route: 'POST /deposits',
  body: {
    account_id: '{newAccount.id}',
    amount,
    channel: 'BRANCH',
    narration: 'Cash',
    initiated_by: '{customer.id}',
  },
})
const toAnotherBank = {
  source_account_id: '{account.id}',
  destination_account_num: '0123456789',
  destination_bank_code: '000013',
  destination_account_name: 'Chidi Okafor',
  amount: 2500,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by: '{customer.id}',
}
const nip = (accountNumber: string): DemoStep => ({
  route: 'POST /transfers/nip',
  body: { ...toAnotherBank, destination_account_num: accountNumber },
})
const toPayee = {
  source_account_id: '{account.id}',
  destination_account_id: '{payee.id}',
  destination_account_name: 'Ada Obi',
  amount: 250.75,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by: '{customer.id}',
}
const hold: DemoStep = {
  route: 'POST /accounts/{account.id}/holds',
  body: { amount: 250, reason: 'Hotel', type: 'AUTHORIZATION', expires_at: '{page.inOneWeek}' },
}
const product = (suffix: string): DemoStep => ({
  route: 'POST /products',
  body: { code: `{page.unique}-${suffix}`, name: 'Gold savings', category: 'SAVINGS', currency: 'NGN' },
})
const cash = {
  account_id: '{account.id}',
  amount: 150.5,
  channel: 'BRANCH',
  narration: 'Cash',
  initiated_by: '{customer.id}',
}
/** A combination that no guide uses, so that a fee or limit set from the page does not affect them. */
const YEN = { transaction_type: 'PAYMENT', currency: 'JPY' }
const fee = { ...YEN, fee_type: 'FLAT', fee_value: 25, vat_rate: 7.5 }

/** Demo requests of core banking. */
export const coreRequests: DemoRequests = {
  preparation: {
    customer: customer('Ada'),
    leavingCustomer: customer('Bola'),
    otherCustomer: customer('Chidi'),
    newAccount: account('SAVINGS'),
    payee: account('CURRENT'),
    accountToFreeze: account('CURRENT'),
    frozen: { route: 'POST /accounts/{accountToFreeze.id}/freeze', body: { reason: 'Court order 12/2026' } },
    open: account('CURRENT'),
    empty: account('CURRENT'),
    cash: deposit(100_000),
    account: { value: '{newAccount}', after: ['cash'] },
    deposit: deposit(500),
    transfer: { route: 'POST /transfers/internal', body: toPayee },
    // The simulated rail leaves the first one pending for a minute, and does not know the outcome of the second.
    pending: nip('9000000007'),
    submitted: nip('9000000002'),
    unknown: { route: 'GET /transactions/{submitted.id}', until: { field: 'status', value: 'PROCESSING' } },
    hold,
    releasedHold: hold,
    capturedHold: hold,
    draft: product('1'),
    productToSell: product('2'),
    sold: { route: 'POST /products/{productToSell.id}/activate' },
    fee: { route: 'POST /fee-configs', body: fee },
    ...branchRequests.preparation,
    ...currencyRequests.preparation,
    ...internationalRequests.preparation,
    ...customerRequests.preparation,
    ...businessDateRequests.preparation,
    ...screeningRequests.preparation,
    ...standingInstructionRequests.preparation,
    ...termRequests.preparation,
    ...virtualAccountRequests.preparation,
    officer: signedIn('officer@demo.example'),
    ...journalRequests.preparation,
    ...generalLedgerRequests.preparation,
    ...loanRequests.preparation,
    ...statementRequests.preparation,
    ...subscriptionRows('transaction.*', ''),
    ...deliveryRows,
    ...newMember('passwordMember', { mustChange: true }),
    ...newMember('totpMember'),
  },
  parameters: {
    '/customers/{id}': { id: '{otherCustomer.id}' },
    '/customers/{id}/close': { id: '{leavingCustomer.id}' },
    '/products/{id}': { id: '{draft.id}' },
    '/products/{id}/retire': { id: '{sold.id}' },
    '/accounts/{id}': { id: '{account.id}' },
    '/accounts/{id}/statement': { from: '{page.yesterday}', to: '{page.tomorrow}' },
    '/accounts/{id}/freeze': { id: '{open.id}' },
    '/accounts/{id}/unfreeze': { id: '{frozen.id}' },
    '/accounts/{id}/restrictions': { id: '{payee.id}' },
    '/accounts/{id}/close': { id: '{empty.id}' },
    '/transfers/{id}': { id: '{transfer.id}' },
    '/transactions/{id}': { id: '{deposit.id}' },
    '/transactions/{id}/cancel': { id: '{pending.id}' },
    '/transactions/{id}/requery': { id: '{unknown.id}' },
    '/transactions/{id}/reverse': { id: '{transfer.id}' },
    '/holds/{id}': { id: '{hold.id}' },
    '/holds/{id}/release': { id: '{releasedHold.id}' },
    '/holds/{id}/capture': { id: '{capturedHold.id}' },
    '/fee-configs/{id}': { id: '{fee.id}' },
    ...branchRequests.parameters,
    ...currencyRequests.parameters,
    ...internationalRequests.parameters,
    ...customerRequests.parameters,
    ...businessDateRequests.parameters,
    ...screeningRequests.parameters,
    ...standingInstructionRequests.parameters,
    ...termRequests.parameters,
    ...virtualAccountRequests.parameters,
    ...journalRequests.parameters,
    ...generalLedgerRequests.parameters,
    ...loanRequests.parameters,
    ...statementRequests.parameters,
    '/webhooks/subscriptions/{id}': { id: '{subscription.id}' },
    'DELETE /webhooks/subscriptions/{id}': { id: '{unusedSubscription.id}' },
    '/webhooks/deliveries/{id}': { id: '{delivery.id}' },
    '/webhooks/deliveries/{id}/retry': { id: '{delivery.id}' },
  },
  bodies: {
    issueToken: { grant_type: 'client_credentials' },
    changeMyPassword: { current_password: 'first-password-1', new_password: 'correct horse battery staple' },
    beginTotp: { password: 'a-password-of-my-own' },
    createCustomer: {
      first_name: 'Ada',
      last_name: 'Obi',
      date_of_birth: '1990-05-17',
      phone: '+2348012345678',
      email: 'ada@example.com',
      country_code: 'NG',
    },
    createProduct: { code: '{page.unique}', name: 'Gold savings', category: 'SAVINGS', currency: 'NGN' },
    openAccount: { customer_id: '{customer.id}', account_type: 'SAVINGS', currency: 'NGN' },
    deposit: cash,
    withdraw: { ...cash, amount: 100 },
    transferInternally: toPayee,
    transferInBulk: { items: [toPayee, { ...toPayee, amount: 100 }] },
    simulateInwardCredit: {
      account_number: '{account.account_number}',
      amount: 250,
      currency: 'NGN',
      sender_name: 'Bola Eze',
      sender_account_num: '0123456789',
      sender_bank_code: '000013',
      narration: 'Invoice 17',
    },
    previewTransfer: {
      transfer_type: 'INTERBANK',
      source_account_id: '{account.id}',
      destination_account_num: '0123456789',
      destination_bank_code: '000013',
      destination_account_name: 'Bola Eze',
      amount: 5000.5,
      currency: 'NGN',
    },
    nameEnquiry: { account_number: '{account.account_number}' },
    adjustBalance: {
      account_id: '{account.id}',
      direction: 'CREDIT',
      amount: 25,
      reason: 'Charged twice on 30 January',
    },
    transferInterbank: toAnotherBank,
    transferByNip: toAnotherBank,
    placeHold: {
      amount: 250,
      reason: 'Hotel',
      type: 'AUTHORIZATION',
      expires_at: '{page.inOneWeek}',
      reference: 'booking 7',
    },
    releaseHold: { amount: 100 },
    captureHold: { amount: 180.5, destination_account_id: '{payee.id}' },
    extendHold: { expires_at: '{page.inTwoWeeks}' },
    setFee: fee,
    calculateFee: { transaction_type: 'TRANSFER', transfer_type: 'NIP', amount: 5000.5 },
    setLimit: { ...YEN, account_type: 'DOMICILIARY', single_limit: 1_000_000, daily_limit: 5_000_000 },
    checkLimits: {
      account_id: '{account.id}',
      transaction_type: 'TRANSFER',
      transfer_type: 'INTERNAL',
      amount: 4800,
    },
    ...branchRequests.bodies,
    ...internationalRequests.bodies,
    ...currencyRequests.bodies,
    ...customerRequests.bodies,
    ...businessDateRequests.bodies,
    ...screeningRequests.bodies,
    ...standingInstructionRequests.bodies,
    ...termRequests.bodies,
    ...virtualAccountRequests.bodies,
    ...journalRequests.bodies,
    ...generalLedgerRequests.bodies,
    ...loanRequests.bodies,
    createWebhookSubscription: {
      name: 'Books',
      url: 'http://127.0.0.1:4100/hooks',
      events: ['transaction.*'],
    },
  },
  tokens: { changeMyPassword: '{passwordMember.token}', beginTotp: '{totpMember.token}' },
  exceptions: {
    ...currencyRequests.exceptions,
    ...journalRequests.exceptions,
    confirmTotp: 'It needs a code of an authenticator app. Begin the enrolment first.',
    disableTotp: 'It needs a code of an authenticator app. Enrol one first.',
    reactivateAccount: 'It needs a dormant or inactive account, and the demo has none.',
    retryWebhookDelivery: UNFAILED,
  },
}
