import fc from 'fast-check'
import type {
  AssessedMatch,
  AssessedSubject,
  AssessmentInput,
  RiskFactor,
  RiskRule,
} from '#compliance/risk/assessment.ts'
import { flagsOf } from '#compliance/risk/country-flags.ts'
import { DEFAULT_BANDS, DEFAULT_FACTORS, ENGINE } from '#compliance/risk/defaults.ts'
import { countriesOf } from '#compliance/risk/rule-input.ts'

export const DAY = '2026-03-01'

export const subject = (parts: Partial<AssessedSubject> = {}): AssessedSubject => ({
  type: 'INDIVIDUAL',
  name: 'Tovell Marrikane',
  country: 'DE',
  nationalities: [],
  dateOfBirth: null,
  customerType: null,
  product: null,
  channel: null,
  industry: null,
  ...parts,
})

let matches = 0

export const match = (parts: Partial<AssessedMatch> = {}): AssessedMatch => ({
  matchId: `match-${++matches}`,
  partyKey: `party-${matches}`,
  listType: 'SANCTIONS',
  score: 100,
  strength: 'EXACT',
  isConfirmed: false,
  ...parts,
})

export const rule = (parts: Partial<RiskRule> = {}): RiskRule => ({
  rulesetId: 'custom',
  id: 'rule',
  name: null,
  condition: { field: 'subject.country', operator: 'EQ', value: ['DE'] },
  decision: null,
  scoreContribution: 0,
  priority: 1,
  stopOnMatch: false,
  effectiveFrom: null,
  effectiveTo: null,
  ...parts,
})

export function input(parts: Partial<AssessmentInput> = {}): AssessmentInput {
  const of = parts.subject ?? subject()
  return {
    engine: ENGINE,
    asOf: DAY,
    subject: of,
    matches: [],
    factors: DEFAULT_FACTORS,
    bands: DEFAULT_BANDS,
    rules: [],
    countryFlags: flagsOf(countriesOf(of), DAY),
    missingSources: [],
    ...parts,
  }
}

/** The default factors with changes to one of them. */
export const factorsWith = (code: string, change: Partial<RiskFactor>): readonly RiskFactor[] =>
  DEFAULT_FACTORS.map(factor => (factor.code === code ? { ...factor, ...change } : factor))

const GRADES = { EXACT: [90, 100], STRONG: [85, 100], POSSIBLE: [70, 85], WEAK: [0, 70] } as const

export const anyMatch: fc.Arbitrary<AssessedMatch> = fc
  .constantFrom('EXACT', 'STRONG', 'POSSIBLE', 'WEAK')
  .chain(strength =>
    fc.record({
      matchId: fc.uuid(),
      partyKey: fc.constantFrom('one', 'two', 'three', 'four'),
      listType: fc.constantFrom('SANCTIONS', 'PEP'),
      score: fc
        .integer({ min: GRADES[strength][0] * 10, max: GRADES[strength][1] * 10 })
        .map(tenths => tenths / 10),
      strength: fc.constant(strength),
      isConfirmed: fc.boolean(),
    }),
  ) as fc.Arbitrary<AssessedMatch>

const country = fc.constantFrom('DE', 'NG', 'KE', 'MM', 'IR', 'KP', 'CU', 'AF')
const token = fc.constantFrom(null, 'INDIVIDUAL', 'shell company', 'CASINO', 'unknown type')

export const anyWeight = fc
  .integer({ min: 0, max: 1_000_000 })
  .map(millionths => String(millionths / 1_000_000))
  .filter(text => !text.includes('e'))

const anyFactors = fc.tuple(
  ...DEFAULT_FACTORS.map(factor =>
    fc
      .record({
        weight: anyWeight,
        isActive: fc.boolean(),
        least: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ weight, isActive, least }): RiskFactor => ({
        ...factor,
        weight,
        isActive,
        metadata: factor.category === 'SCREENING' ? { min_match_score: least } : factor.metadata,
      })),
  ),
)

/** Rules that read only the subject. */
const anyRules = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      rulesetId: fc.constantFrom('custom', 'other'),
      scoreContribution: fc.integer({ min: -1000, max: 1000 }),
      priority: fc.integer({ min: 0, max: 3 }),
      stopOnMatch: fc.boolean(),
      wanted: country,
      decision: fc.constantFrom(null, 'APPROVE', 'REVIEW_REQUIRED', 'BLOCK'),
    }),
    { selector: ({ id, rulesetId }) => `${rulesetId} ${id}`, maxLength: 6 },
  )
  .map(rules =>
    rules.map(({ wanted, ...rest }): RiskRule =>
      rule({
        ...rest,
        decision: rest.decision as RiskRule['decision'],
        condition: { field: 'subject.countries', operator: 'INTERSECTS', value: [wanted, 'DE'] },
      }),
    ),
  )

export const anyInput: fc.Arbitrary<AssessmentInput> = fc
  .record({
    matches: fc.uniqueArray(anyMatch, { selector: ({ matchId }) => matchId, maxLength: 6 }),
    factors: anyFactors,
    rules: anyRules,
    country,
    nationalities: fc.uniqueArray(country, { maxLength: 3 }),
    customerType: token,
    industry: token,
    signal: fc.integer({ min: 0, max: 1000 }),
    missingSources: fc.subarray(['UN_CONSOLIDATED', 'OFAC_SDN']),
  })
  .map(({ country: home, nationalities, customerType, industry, signal, ...rest }) =>
    input({
      ...rest,
      subject: subject({ country: home, nationalities, customerType, industry }),
      signals: { TRANSACTION: signal, VELOCITY: 1000 - signal },
    }),
  )
