import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { assess } from '#compliance/risk/assess.ts'
import type { AssessmentInput, DecisionOutcome } from '#compliance/risk/assessment.ts'
import { strictest } from '#compliance/risk/defaults.ts'
import { anyInput, anyMatch, anyWeight, factorsWith, input, match, rule, subject } from './given.ts'

const isAtLeast = (one: DecisionOutcome, other: DecisionOutcome): boolean => strictest([one, other]) === one
const line = (
  parts: Partial<AssessmentInput>,
  factor: string,
): { score: number; contribution: number } | undefined =>
  assess(input(parts)).contributions.find(each => each.factor === factor)

test('the contributions always add up to the score, which always has a band', () => {
  fc.assert(
    fc.property(anyInput, given => {
      const { score, band, contributions } = assess(given)
      expect(contributions.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(score)
      const { minScore, maxScore } = given.bands.find(({ level }) => level === band)!
      expect(minScore <= score && score <= maxScore).toBe(true)
    }),
  )
})

test('the same input gives the same assessment byte for byte, in any order of its parts and after it was stored', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(), (given, turn) => {
      const turned = <Item>(items: readonly Item[]): Item[] =>
        items.map((_, index) => items[(index + turn) % items.length]!).reverse()
      const other = {
        ...given,
        matches: turned(given.matches),
        factors: turned(given.factors),
        rules: turned(given.rules),
        missingSources: turned(given.missingSources),
        subject: { ...given.subject, nationalities: turned(given.subject.nationalities) },
        countryFlags: Object.fromEntries(turned(Object.entries(given.countryFlags))),
      }
      expect(JSON.stringify(assess(other))).toBe(JSON.stringify(assess(given)))
      expect(JSON.stringify(assess(JSON.parse(JSON.stringify(given)) as AssessmentInput))).toBe(
        JSON.stringify(assess(given)),
      )
    }),
  )
})

test('another match never lowers the score or softens the decision', () => {
  fc.assert(
    fc.property(anyInput, anyMatch, (given, added) => {
      const [before, after] = [
        assess(given),
        assess({ ...given, matches: [...given.matches, { ...added, matchId: 'added' }] }),
      ]
      expect(after.score).toBeGreaterThanOrEqual(before.score)
      expect(isAtLeast(after.outcome, before.outcome)).toBe(true)
    }),
  )
})

test('a better match never lowers the score, nor does a confirmation', () => {
  fc.assert(
    fc.property(anyInput, anyMatch, fc.integer({ min: 0, max: 300 }), (given, one, tenths) => {
      const known = { ...one, matchId: 'known' }
      const with_ = (changed: typeof known): number =>
        assess({ ...given, matches: [...given.matches, changed] }).score
      expect(with_({ ...known, score: Math.min(100, known.score + tenths / 10) })).toBeGreaterThanOrEqual(
        with_(known),
      )
      expect(with_({ ...known, isConfirmed: true })).toBeGreaterThanOrEqual(
        with_({ ...known, isConfirmed: false }),
      )
    }),
  )
})

test('a greater weight never lowers the score, and an inactive factor has no contribution', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(11), anyWeight, (given, place, weight) => {
      const changed = given.factors[place]!
      const [less, more] = [changed.weight, weight].sort((one, other) => Number(one) - Number(other))
      const with_ = (other: string): number =>
        assess({
          ...given,
          factors: given.factors.map(each => (each === changed ? { ...each, weight: other } : each)),
        }).score
      expect(with_(more!)).toBeGreaterThanOrEqual(with_(less!))
      const without = assess({
        ...given,
        factors: given.factors.map(each => (each === changed ? { ...each, isActive: false } : each)),
      })
      expect(without.contributions.some(({ factor }) => factor === changed.code)).toBe(false)
    }),
  )
})

test('a factor contributes its weight times its score, rounded half up without floating-point errors', () => {
  const at = (weight: string, score: number): number =>
    line({ factors: factorsWith('TRANSACTION', { weight }), signals: { TRANSACTION: score } }, 'TRANSACTION')!
      .contribution
  expect([
    at('0.145', 100),
    at('0.29', 50),
    at('1', 1000),
    at('0', 1000),
    at('0.000001', 1000),
    at('0.5', 1),
    at('0.0005', 1000),
  ]).toEqual([15, 15, 1000, 0, 0, 1, 1])
})

test('a match scores within the range of its list and strength, according to its match score', () => {
  const scores = (listType: 'SANCTIONS' | 'PEP'): number[] =>
    (
      [
        ['POSSIBLE', 70],
        ['POSSIBLE', 85],
        ['STRONG', 85],
        ['STRONG', 100],
        ['EXACT', 90],
        ['EXACT', 100],
      ] as const
    ).map(
      ([strength, score]) =>
        line({ matches: [match({ listType, strength, score })] }, `${listType}_MATCH`)!.score,
    )
  expect(scores('SANCTIONS')).toEqual([300, 500, 600, 800, 800, 1000])
  expect(scores('PEP')).toEqual([200, 400, 400, 600, 600, 690])
  expect(line({ matches: [match({ strength: 'WEAK', score: 60 })] }, 'SANCTIONS_MATCH')!.score).toBe(0)
})

test('default contributions of matches and flagged countries are within the documented typical ranges', () => {
  const typical = {
    SANCTIONS: { EXACT: [800, 1000], STRONG: [600, 800], POSSIBLE: [300, 500] },
    PEP: { EXACT: [600, 800], STRONG: [400, 600], POSSIBLE: [200, 400] },
  } as const
  fc.assert(
    fc.property(
      anyMatch.filter(({ strength }) => strength !== 'WEAK'),
      given => {
        const counted = { ...given, isConfirmed: false }
        const [least, most] = typical[given.listType][given.strength as 'EXACT']
        const { contribution } = line({ matches: [counted] }, `${given.listType}_MATCH`)!
        expect({ ...counted, isTypical: least <= contribution && contribution <= most }).toEqual({
          ...counted,
          isTypical: true,
        })
      },
    ),
  )
  const flags = {
    FATF_BLACK: [300, 500],
    FATF_GREY: [150, 300],
    EU_HIGH_RISK: [150, 250],
    COMPREHENSIVE_SANCTIONS: [400, 600],
  } as const
  const added = (flag: string, parts: Parameters<typeof subject>[0]): number =>
    line({ subject: subject(parts), countryFlags: { DE: [flag] } }, 'COUNTRY_RISK')!.contribution
  for (const [flag, span] of Object.entries(flags))
    expect([added(flag, { country: 'PL', nationalities: ['DE'] }), added(flag, { country: 'DE' })]).toEqual(
      span,
    )
})

test('by default a clean subject is approved, a politically exposed person is reviewed, and a sanctioned one is blocked', () => {
  const outcome = (parts: Partial<AssessmentInput>): string => {
    const { band, outcome: decided } = assess(input(parts))
    return `${band} ${decided}`
  }
  expect(outcome({})).toBe('LOW APPROVE')
  expect(outcome({ matches: [match({ listType: 'PEP', strength: 'POSSIBLE', score: 84 })] })).toBe(
    'MEDIUM APPROVE_WITH_MONITORING',
  )
  expect(outcome({ matches: [match({ listType: 'PEP', strength: 'POSSIBLE', score: 70 })] })).toBe(
    'MEDIUM APPROVE_WITH_MONITORING',
  )
  expect(outcome({ matches: [match({ listType: 'PEP', strength: 'STRONG', score: 86 })] })).toBe(
    'MEDIUM REVIEW_REQUIRED',
  )
  expect(outcome({ matches: [match({ listType: 'PEP' })] })).toBe('HIGH REVIEW_REQUIRED')
  expect(outcome({ matches: [match({ strength: 'POSSIBLE', score: 75 })] })).toBe('MEDIUM REVIEW_REQUIRED')
  expect(outcome({ matches: [match({ strength: 'STRONG', score: 88 })] })).toBe('HIGH REVIEW_REQUIRED')
  expect(outcome({ matches: [match({})] })).toBe('CRITICAL BLOCK')
  expect(outcome({ subject: subject({ country: 'KE' }) })).toBe('MEDIUM APPROVE_WITH_MONITORING')
  expect(outcome({ subject: subject({ nationalities: ['IR'] }) })).toBe('HIGH REVIEW_REQUIRED')
  expect(outcome({ missingSources: ['OFAC_SDN'] })).toBe('LOW REVIEW_REQUIRED')
})

test('policy floors apply for any weights and bands, as a separate contribution', () => {
  const factors = factorsWith('SANCTIONS_MATCH', { weight: '0.1' })
  const floored = assess(input({ factors, matches: [match({})] }))
  expect(floored).toMatchObject({ score: 800, outcome: 'BLOCK' })
  expect(floored.contributions.at(-1)).toMatchObject({
    factor: 'POLICY_FLOOR',
    category: 'POLICY',
    contribution: 800 - 160,
  })
  expect(assess(input({ factors, matches: [match({ strength: 'STRONG', score: 90 })] })).score).toBe(600)
  expect(
    assess(
      input({
        factors: factorsWith('COUNTRY_RISK', { isActive: false }),
        subject: subject({ country: 'KP' }),
      }),
    ).score,
  ).toBe(501)
  expect(
    assess(
      input({
        factors: factorsWith('SANCTIONS_MATCH', { isActive: false, metadata: { min_match_score: 100 } }),
        matches: [match({ strength: 'POSSIBLE', score: 71, isConfirmed: true })],
      }),
    ),
  ).toMatchObject({ score: 800, outcome: 'BLOCK' })
})

test('a score above 1000 or below 0 is corrected by a separate contribution', () => {
  const high = assess(input({ matches: [match({})], rules: [rule({ scoreContribution: 700 })] }))
  expect(high.score).toBe(1000)
  expect(high.contributions.at(-1)).toMatchObject({ factor: 'SCORE_CAP', contribution: -760 })
  const low = assess(input({ rules: [rule({ scoreContribution: -500 })] }))
  expect(low.score).toBe(0)
  expect(low.contributions.at(-1)).toMatchObject({ factor: 'SCORE_CAP', contribution: 440 })
})

test('a party on several lists counts once, and matches below the minimum score of the factor do not count', () => {
  const party = [
    match({ partyKey: 'one', strength: 'STRONG', score: 86 }),
    match({ partyKey: 'one', strength: 'STRONG', score: 95 }),
  ]
  expect(line({ matches: party }, 'SANCTIONS_MATCH')).toMatchObject({ score: 733 })
  const counting = (rules: AssessmentInput['rules']): number =>
    assess(input({ matches: party, rules })).triggeredRules.length
  expect(
    counting([rule({ condition: { field: 'screening.sanctions_matches', operator: 'EQ', value: [1] } })]),
  ).toBe(1)
  const factors = factorsWith('PEP_MATCH', { metadata: { min_match_score: 90 } })
  expect(
    line({ factors, matches: [match({ listType: 'PEP', strength: 'STRONG', score: 89.9 })] }, 'PEP_MATCH')!
      .score,
  ).toBe(0)
  expect(
    line({ factors, matches: [match({ listType: 'PEP', strength: 'STRONG', score: 90 })] }, 'PEP_MATCH')!
      .score,
  ).toBeGreaterThan(0)
})

test('unknown tokens score the default, and a workspace can rate its own tokens', () => {
  const industry = (
    word: string | null,
    metadata: Record<string, unknown> = { default_score: 100 },
  ): number =>
    line(
      { subject: subject({ industry: word }), factors: factorsWith('INDUSTRY', { metadata }) },
      'INDUSTRY',
    )!.score
  expect([industry(null), industry('no such trade'), industry('__proto__'), industry('constructor')]).toEqual(
    [100, 100, 100, 100],
  )
  expect([industry('casino'), industry('Real estate'), industry('REAL-ESTATE')]).toEqual([800, 500, 500])
  expect([
    industry('casino', { scores: { CASINO: 10 } }),
    industry('Pay-day loans', { scores: { 'pay day loans': 300 } }),
    industry('x', { default_score: 0 }),
  ]).toEqual([10, 300, 0])
})

test('rules are evaluated by priority, on their days, until one stops its ruleset; the strictest decision counts', () => {
  const rules = [
    rule({ id: 'late', priority: 9, decision: 'BLOCK' }),
    rule({ id: 'stops', priority: 2, stopOnMatch: true, decision: 'REVIEW_REQUIRED', scoreContribution: 40 }),
    rule({ id: 'first', priority: 1, decision: 'APPROVE' }),
    rule({ id: 'over', priority: 0, effectiveTo: '2026-02-28', decision: 'BLOCK' }),
    rule({ id: 'to-come', priority: 0, effectiveFrom: '2026-03-02', decision: 'BLOCK' }),
    rule({
      rulesetId: 'other',
      id: 'today',
      priority: 5,
      effectiveFrom: '2026-03-01',
      effectiveTo: '2026-03-01',
      decision: 'APPROVE_WITH_MONITORING',
    }),
  ]
  const { triggeredRules, outcome, contributions, reasons } = assess(input({ rules }))
  expect(triggeredRules.map(({ ruleId }) => ruleId)).toEqual(['first', 'stops', 'today'])
  expect(outcome).toBe('REVIEW_REQUIRED')
  expect(reasons).toEqual(['Rule stops decides so.'])
  expect(contributions.filter(({ category }) => category === 'RULE')).toMatchObject([
    { factor: 'stops', contribution: 40 },
  ])
})
