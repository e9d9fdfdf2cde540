import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'
import { profile, underBoth } from './profile-step.ts'

const REASON = 'The customer was coached on the telephone.'
const onPayee = (payee: string): Readonly<Record<string, string>> => ({
  scope: 'PAYEE',
  payee,
  reason: REASON,
})
const hold = (payee: string): DemoStep => ({ route: 'POST /profiles/{held.id}/holds', body: onPayee(payee) })

/** Demo requests on protective holds. */
export const holdRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    held: profile('held'),
    hold: hold('Marlow Trading'),
    extendedHold: hold('Marlow Invest'),
    releasedHold: hold('Marlow Gardens'),
    orderedHold: hold('Marlow Estates'),
  },
  parameters: {
    ...underBoth('/profiles/{id}/holds', { id: '{held.id}' }),
    '/holds/{id}': { id: '{hold.id}' },
    '/holds/{id}/extend': { id: '{extendedHold.id}' },
    '/holds/{id}/release': { id: '{releasedHold.id}' },
    '/holds/{id}/order': { id: '{orderedHold.id}' },
  },
  bodies: {
    placeProtectiveHold: onPayee('Global Trade Ltd'),
    placeProtectiveHoldAlias: onPayee('Global Trade Shipping'),
    checkDisbursement: {
      customer_id: '{held.customer_id}',
      amount: '4000.00',
      currency: 'USD',
      counterparty: { name: 'Marlow Trading', country: 'GH' },
      type: 'WIRE',
      channel: 'BRANCH',
    },
  },
}
