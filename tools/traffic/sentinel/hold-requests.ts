import type { Arguments, Given, Make } from '#tools/traffic/making.ts'

const reason = { reason: 'Coached on the telephone' }
const review = { basis: 'INTERNAL_REVIEW', ...reason }
const order = { authority: 'Circuit Court', reference: '2026-CH-0042' }
const onHold =
  (body?: Given['body']): Make<Given> =>
  async fixture => ({ path: { id: await fixture.protectiveHold() }, ...(body && { body }) })
const holdId =
  (more: object = {}): Make<Arguments> =>
  async fixture => ({ id: await fixture.protectiveHold(), ...more })

/** A valid request for each operation on holds, by route. */
export const HOLD_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /profiles/{id}/holds': async fixture => ({
    path: { id: await fixture.elderProfile() },
    body: { scope: 'TRANSACTION', transaction_id: `held-${fixture.next()}`, ...reason },
  }),
  'GET /profiles/{id}/holds': async fixture => ({
    path: { id: await fixture.elderProfile() },
    query: { limit: '2', status: 'PLACED' },
  }),
  'GET /holds': async fixture => (
    await fixture.protectiveHold(),
    { query: { limit: '2', scope: 'ACCOUNT' } }
  ),
  'GET /holds/{id}': onHold(),
  'PUT /holds/{id}/extend': onHold(review),
  'PUT /holds/{id}/release': onHold(reason),
  'PUT /holds/{id}/order': onHold(order),
  'POST /disbursements/check': async fixture => ({
    body: {
      customer_id: await fixture.elderCustomer(),
      amount: '4000.00',
      currency: 'USD',
      account_id: 'checking-1',
      transaction_id: 'wire-1',
      counterparty: { id: 'payee-1', name: 'Global Trade', account: 'GH77', country: 'GH' },
      type: 'WIRE',
      channel: 'BRANCH',
    },
  }),
  'GET /profiles/{id}/report': async fixture => ({ path: { id: await fixture.elderProfile() } }),
}

export const HOLD_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  protectiveHold: holdId(),
  protectiveHolds: async fixture => (await fixture.protectiveHold(), { first: 5 }),
  disbursementCheck: async fixture => ({
    input: { customerId: await fixture.elderCustomer(), amount: '4000.00', currency: 'USD' },
  }),
  elderEvidenceReport: async fixture => ({ profileId: await fixture.elderProfile() }),
}

export const HOLD_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  placeProtectiveHold: async fixture => ({
    profileId: await fixture.elderProfile(),
    input: { scope: 'PAYEE', payee: 'Global Trade', ...reason },
  }),
  extendProtectiveHold: holdId({ input: review }),
  releaseProtectiveHold: holdId({ input: reason }),
  orderProtectiveHold: holdId({ input: order }),
}
