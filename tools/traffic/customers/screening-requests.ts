import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { on, type Given, type Make } from '#tools/traffic/making.ts'

const cashBody = (fixture: TenantFixture): Readonly<Record<string, unknown>> => ({
  transaction_id: `cash-${fixture.tenant.code}-${fixture.next()}`,
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: 'branch',
  amount: '100.00',
  currency: 'NGN',
  customer: { id: `payer-${fixture.tenant.code}`, type: 'INDIVIDUAL', name: 'Tovell Marrikane' },
})

/** A valid request for each operation of fraud and screening, by route. */
export const SCREENING_CHECK_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /screening/checks': async () => ({
    body: {
      subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody', date_of_birth: '1980-05', country: 'NG' },
      purpose: 'ONBOARDING',
    },
  }),
  'GET /screening/checks': async fixture => (
    await fixture.screening(),
    { query: { limit: '2', has_matches: 'false' } }
  ),
  'GET /screening/checks/{id}': on(fixture => fixture.screening()),
  'POST /fraud/evaluations': async fixture => ({ body: { transaction: cashBody(fixture) } }),
  'GET /fraud/alerts': async () => ({ query: { limit: '2', severity: 'HIGH' } }),
  'GET /fraud/alerts/{id}': on(fixture => fixture.alert()),
}
