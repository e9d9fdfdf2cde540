import type { Place } from './place.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const outsideBody = async (place: Place): Promise<Record<string, unknown>> => ({
  source_account_id: await place.account(), destination_account_num: '0123456789', destination_bank_code: '000013', destination_account_name: 'Chidi Okafor', amount: 10.5, currency: 'NGN',
  channel: 'MOBILE', narration: 'Rent', initiated_by: await place.administrator(),
})
const NEXT_YEARS = '2099-01-31T12:00:00.000Z'

/** A right request for each operation on transfers to other banks, reversals and holds, by route. */
export const RAILS_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /transfers/interbank': async place => ({ body: await outsideBody(place) }),
  'POST /transfers/nip': async place => ({ body: await outsideBody(place) }),
  'POST /transactions/{id}/cancel': on(place => place.waitingTransfer()),
  'POST /transactions/{id}/requery': on(place => place.handedOnTransfer()),
  'POST /transactions/{id}/reverse': on(place => place.deposit(), { reason: 'Counted wrong' }),
  'POST /accounts/{id}/holds': on(place => place.account(), { amount: 10.5, reason: 'Hotel', type: 'AUTHORIZATION', expires_at: NEXT_YEARS }),
  'GET /accounts/{id}/holds': on(place => place.account()),
  'GET /holds/{id}': on(place => place.hold()),
  'POST /holds/{id}/release': on(place => place.hold(), { amount: 1.5 }),
  'POST /holds/{id}/capture': async place => ({ path: { id: await place.hold() }, body: { amount: 1.5, destination_account_id: await place.account() } }),
  'POST /holds/{id}/extend': on(place => place.hold(), { expires_at: '2099-02-28T12:00:00.000Z' }),
}

export const RAILS_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  hold: id(place => place.hold()),
  accountHolds: async place => ({ accountId: await place.account() }),
}

const outside: Make<Arguments> = async place => ({
  input: {
    sourceAccountId: await place.account(), destinationAccountNum: '0123456789', destinationBankCode: '000013', destinationAccountName: 'Chidi Okafor', amount: '10.50', currency: 'NGN',
    channel: 'MOBILE', narration: 'Rent', initiatedBy: await place.administrator(),
  },
})

export const RAILS_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  transferInterbank: outside,
  transferByNip: outside,
  cancelTransaction: id(place => place.waitingTransfer()),
  requeryTransaction: id(place => place.handedOnTransfer()),
  reverseTransaction: id(place => place.deposit(), { input: { reason: 'Counted wrong' } }),
  placeHold: async place => ({ accountId: await place.account(), input: { amount: '10.50', reason: 'Hotel', type: 'AUTHORIZATION', expiresAt: NEXT_YEARS } }),
  releaseHold: id(place => place.hold(), { input: { amount: '1.50' } }),
  captureHold: async place => ({ id: await place.hold(), input: { amount: '1.50', destinationAccountId: await place.account() } }),
  extendHold: id(place => place.hold(), { input: { expiresAt: '2099-02-28T12:00:00.000Z' } }),
}
