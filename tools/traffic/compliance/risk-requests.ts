import { id, on, type Arguments, type Given, type Make } from '#tools/traffic/making.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { rulesetNamed } from './ruleset.ts'

const rulesetOf = (fixture: TenantFixture): Readonly<Record<string, unknown>> =>
  rulesetNamed(`Rules ${fixture.tenant.code} ${fixture.next()}`)

const BANDS = [
  [0, 250],
  [251, 500],
  [501, 750],
  [751, 1000],
] as const
const LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
const subject = { type: 'INDIVIDUAL', name: 'Tovell Marrikane', country: 'DE' }
const condition = { field: 'subject.external_id', operator: 'EQ', value: ['nobody has this id'] }

/** A valid request for each operation on risk, by route. */
export const RISK_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'GET /risk-factors': async () => ({}),
  'PUT /risk-factors': async () => ({
    body: { factors: [{ code: 'CHANNEL', weight: 0.1, is_active: true }] },
  }),
  'GET /risk-bands': async () => ({}),
  'PUT /risk-bands': async () => ({
    body: {
      bands: LEVELS.map((level, index) => ({
        level,
        min_score: BANDS[index]![0],
        max_score: BANDS[index]![1],
      })),
    },
  }),
  'GET /risk-countries': async () => ({}),
  'PUT /risk-countries': async () => ({
    body: {
      countries: [
        {
          country: 'AQ',
          flag: 'EU_HIGH_RISK',
          is_flagged: true,
          effective_from: '2026-01-01',
          reason: 'Nobody lives there',
        },
      ],
    },
  }),
  'GET /risk-countries/flags': async () => ({ query: { day: '2026-03-01' } }),
  'GET /rulesets': async fixture => (await fixture.ruleset(), { query: { limit: '2' } }),
  'POST /rulesets': async fixture => ({ body: rulesetOf(fixture) }),
  'GET /rulesets/{id}': on(fixture => fixture.ruleset()),
  'PUT /rulesets/{id}': on(fixture => fixture.ruleset(), {
    rules: [{ all: [condition], score_contribution: 10, priority: 2 }],
  }),
  'DELETE /rulesets/{id}': on(fixture => fixture.ruleset()),
  'POST /rulesets/{id}/publish': on(fixture => fixture.ruleset()),
  'POST /rulesets/{id}/archive': on(fixture => fixture.ruleset()),
  'POST /rulesets/{id}/simulate': on(fixture => fixture.ruleset(), {
    subject,
    matches: [{ list_type: 'PEP', score: 91.5, strength: 'STRONG' }],
  }),
  'GET /rulesets/{id}/versions': on(fixture => fixture.ruleset()),
}

/** Valid arguments for the risk fields of Query. */
export const RISK_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  riskFactors: async () => ({}),
  riskBands: async () => ({}),
  riskCountries: async () => ({}),
  countryFlags: async () => ({ day: '2026-03-01' }),
  rulesets: async fixture => (await fixture.ruleset(), { first: 5 }),
  ruleset: id(fixture => fixture.ruleset()),
  rulesetVersions: id(fixture => fixture.ruleset(), { first: 5 }),
  simulateRuleset: id(fixture => fixture.ruleset(), { input: { subject } }),
  rulesetSimulation: id(fixture => fixture.ruleset(), {
    input: { screenings: { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' } },
  }),
}

/** Valid arguments for the risk fields of Mutation. */
export const RISK_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  changeRiskFactors: async () => ({ input: { factors: [{ code: 'CHANNEL', weight: 0.1 }] } }),
  changeRiskBands: async () => ({
    input: {
      bands: LEVELS.map((level, index) => ({
        level,
        minScore: BANDS[index]![0],
        maxScore: BANDS[index]![1],
      })),
    },
  }),
  changeRiskCountries: async () => ({
    input: {
      countries: [{ country: 'AQ', flag: 'EU_HIGH_RISK', isFlagged: true, effectiveFrom: '2026-01-01' }],
    },
  }),
  createRuleset: async fixture => ({ input: rulesetOf(fixture) }),
  updateRuleset: id(fixture => fixture.ruleset(), { input: { name: 'Changed' } }),
  publishRuleset: id(fixture => fixture.ruleset()),
  archiveRuleset: id(fixture => fixture.ruleset()),
  deleteRuleset: id(fixture => fixture.ruleset()),
}
