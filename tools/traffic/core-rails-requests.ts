import { input } from './core-movement-requests.ts'
import type { TenantFixture } from './fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const outsideBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  source_account_id: await fixture.account(),
  destination_account_num: '0123456789',
  destination_bank_code: '000013',
  destination_account_name: 'Chidi Okafor',
  amount: 10.5,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by: await fixture.administrator(),
})
const inwardBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  account_number: await fixture.ownNumber(),
  amount: 10.5,
  currency: 'NGN',
  sender_name: 'Bola Eze',
  sender_account_num: '0123456789',
  sender_bank_code: '000013',
  narration: 'Invoice 17',
})
const abroadBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  ...(await outsideBody(fixture)),
  destination_account_num: 'GB33BUKB20201555555555',
  destination_bank_code: 'BUKBGB22',
  destination_bank_name: 'Barclays',
  destination_country: 'GB',
  destination_currency: 'NGN',
  charge_bearer: 'SHA',
  purpose: 'SUPP',
})
const NEXT_YEARS = '2099-01-31T12:00:00.000Z'

/** A valid request for each operation on transfers to other banks, reversals and holds, by route. */
export const RAILS_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /transfers/interbank': async fixture => ({ body: await outsideBody(fixture) }),
  'POST /transfers/nip': async fixture => ({ body: await outsideBody(fixture) }),
  'POST /sandbox/inward-credits': async fixture => ({ body: await inwardBody(fixture) }),
  'POST /transfers/international': async fixture => ({ body: await abroadBody(fixture) }),
  'GET /transfers/{id}/message': on(fixture => fixture.transferAbroad()),
  'POST /transactions/{id}/cancel': on(fixture => fixture.waitingTransfer()),
  'POST /transactions/{id}/requery': on(fixture => fixture.handedOnTransfer()),
  'POST /transactions/{id}/reverse': on(fixture => fixture.deposit(), { reason: 'Counted wrong' }),
  'POST /accounts/{id}/holds': on(fixture => fixture.account(), {
    amount: 10.5,
    reason: 'Hotel',
    type: 'AUTHORIZATION',
    expires_at: NEXT_YEARS,
  }),
  'GET /accounts/{id}/holds': on(fixture => fixture.account()),
  'GET /holds/{id}': on(fixture => fixture.hold()),
  'POST /holds/{id}/release': on(fixture => fixture.hold(), { amount: 1.5 }),
  'POST /holds/{id}/capture': async fixture => ({
    path: { id: await fixture.hold() },
    body: { amount: 1.5, destination_account_id: await fixture.account() },
  }),
  'POST /holds/{id}/extend': on(fixture => fixture.hold(), { expires_at: '2099-02-28T12:00:00.000Z' }),
}

export const RAILS_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  transferMessage: id(fixture => fixture.transferAbroad()),
  hold: id(fixture => fixture.hold()),
  accountHolds: async fixture => ({ accountId: await fixture.account() }),
}

const outside: Make<Arguments> = async fixture => ({
  input: {
    sourceAccountId: await fixture.account(),
    destinationAccountNum: '0123456789',
    destinationBankCode: '000013',
    destinationAccountName: 'Chidi Okafor',
    amount: '10.50',
    currency: 'NGN',
    channel: 'MOBILE',
    narration: 'Rent',
    initiatedBy: await fixture.administrator(),
  },
})

export const RAILS_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  transferInterbank: outside,
  transferByNip: outside,
  simulateInwardCredit: input(inwardBody),
  transferInternationally: input(abroadBody),
  cancelTransaction: id(fixture => fixture.waitingTransfer(), { input: { reason: 'Sent twice' } }),
  requeryTransaction: id(fixture => fixture.handedOnTransfer()),
  reverseTransaction: id(fixture => fixture.deposit(), { input: { reason: 'Counted wrong' } }),
  placeHold: async fixture => ({
    accountId: await fixture.account(),
    input: { amount: '10.50', reason: 'Hotel', type: 'AUTHORIZATION', expiresAt: NEXT_YEARS },
  }),
  releaseHold: id(fixture => fixture.hold(), { input: { amount: '1.50' } }),
  captureHold: async fixture => ({
    id: await fixture.hold(),
    input: { amount: '1.50', destinationAccountId: await fixture.account() },
  }),
  extendHold: id(fixture => fixture.hold(), { input: { expiresAt: '2099-02-28T12:00:00.000Z' } }),
}
