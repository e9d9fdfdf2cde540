import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'
import { GOAML_PROFILE } from './report-fixture.ts'

const { reportingPerson, location, ...profile } = GOAML_PROFILE
const PROFILE_BODY = {
  version: profile.version,
  rentity_id: profile.rentityId,
  currency: profile.currency,
  reporting_person: {
    first_name: reportingPerson.firstName,
    last_name: reportingPerson.lastName,
    email: reportingPerson.email,
  },
  location: {
    address_type: location.addressType,
    address: location.address,
    city: location.city,
    country_code: location.countryCode,
  },
  transmode_codes: profile.transmodeCodes,
  funds_codes: profile.fundsCodes,
  indicators: profile.indicators,
  exchange_rates: profile.exchangeRates,
}

/** A valid request for each operation on reports, by route. */
export const REPORT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /reports': async fixture => (await fixture.freeReportSlot(), { body: { type: 'AUDIT' } }),
  'GET /reports': async fixture => (await fixture.report(), { query: { limit: '2' } }),
  'GET /reports/{id}': on(fixture => fixture.report()),
  'GET /reports/{id}/content': on(fixture => fixture.report()),
  'GET /reports/goaml-profile': async fixture => (await fixture.goamlProfile(), {}),
  'PUT /reports/goaml-profile': async () => ({ body: PROFILE_BODY }),
}

/** Valid arguments for the report fields of Query. */
export const REPORT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  complianceReports: async fixture => (await fixture.report(), { first: 5 }),
  complianceReport: id(fixture => fixture.report()),
  complianceReportContent: id(fixture => fixture.report()),
  goamlProfile: async fixture => (await fixture.goamlProfile(), {}),
}

/** Valid arguments for the report fields of Mutation. */
export const REPORT_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createComplianceReport: async fixture => (
    await fixture.freeReportSlot(),
    { input: { type: 'SCREENING_ACTIVITY', from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' } }
  ),
  setGoamlProfile: async () => ({ input: GOAML_PROFILE }),
}
