import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { PARAMETER_DEFINITIONS } from '#sentinel/detection-rules/parameter-definitions.ts'
import { parseParameters } from '#sentinel/detection-rules/parse-parameters.ts'
import { RULE_TYPES, type DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'
import { DEFAULTS, EDGES } from './parameter-cases.ts'

const faulty = (ruleType: DetectionRuleType, given: unknown): string[] =>
  parseParameters(ruleType, given).issues.map(({ field }) => field)

test.each(RULE_TYPES)('%s: every default is filled in', ruleType => {
  const { given, parsed } = DEFAULTS[ruleType]

  expect(parseParameters(ruleType, given)).toEqual({ parameters: parsed, issues: [] })
})

test.each(RULE_TYPES)('%s: an unknown parameter is named', ruleType => {
  const { parameters, issues } = parseParameters(ruleType, { ...DEFAULTS[ruleType].given, colour: 1 })

  expect(parameters).toBeUndefined()
  expect(issues).toEqual([{ field: 'parameters.colour', reason: `is not a parameter of ${ruleType}` }])
})

test.each([
  ['AMOUNT_THRESHOLD', ['amount']],
  ['VELOCITY', ['window_hours', 'count_threshold']],
  ['STAFF_OBSERVATION', ['observations']],
  ['COMPOSITE', ['categories']],
] as const)('%s: each missing required parameter is named', (ruleType, names) => {
  const fields = names.map(name => `parameters.${name}`)

  expect(faulty(ruleType, {})).toEqual(fields)
  expect(faulty(ruleType, Object.fromEntries(names.map(name => [name, null])))).toEqual(fields)
})

test('only four rule types need parameters', () => {
  expect(RULE_TYPES.filter(ruleType => faulty(ruleType, {}).length > 0)).toEqual([
    'AMOUNT_THRESHOLD',
    'VELOCITY',
    'STAFF_OBSERVATION',
    'COMPOSITE',
  ])
})

test.each(EDGES)(
  '%s: %s is accepted within its bounds and named beyond',
  (ruleType, name, accepted, refused) => {
    const { given } = DEFAULTS[ruleType]

    for (const value of accepted)
      expect([value, faulty(ruleType, { ...given, [name]: value })]).toEqual([value, []])
    for (const value of refused)
      expect([value, faulty(ruleType, { ...given, [name]: value })]).toEqual([value, [`parameters.${name}`]])
  },
)

test('the table of bounds covers every parameter of every rule type', () => {
  const defined = RULE_TYPES.flatMap(ruleType =>
    Object.keys(PARAMETER_DEFINITIONS[ruleType]).map(name => `${ruleType} ${name}`),
  )

  expect(EDGES.map(([ruleType, name]) => `${ruleType} ${name}`).toSorted()).toEqual(defined.toSorted())
})

test('an amount given as an exact JSON number becomes a decimal string', () => {
  expect(parseParameters('NEW_PAYEE', { min_amount: 250.5 }).parameters).toMatchObject({
    min_amount: '250.5',
  })
  expect(faulty('NEW_PAYEE', { min_amount: 12_345_678_901_234.567 })).toEqual(['parameters.min_amount'])
})

test('an amount has no more decimals than its currency', () => {
  expect(parseParameters('AMOUNT_THRESHOLD', { amount: '100.5', currency: 'JPY' }).issues).toEqual([
    { field: 'parameters.amount', reason: 'has 1 decimals, JPY has 0' },
  ])
  expect(faulty('AMOUNT_THRESHOLD', { amount: '100.5', currency: 'USD' })).toEqual([])
})

test('a velocity rule needs a threshold for the count or for the sum', () => {
  expect(parseParameters('VELOCITY', { window_hours: 24 }).issues).toEqual([
    { field: 'parameters.count_threshold', reason: 'or sum_threshold is required' },
  ])
  expect(faulty('VELOCITY', { window_hours: 24, sum_threshold: '500' })).toEqual([])
  expect(faulty('VELOCITY', { window_hours: 24, sum_threshold: '0' })).toEqual(['parameters.sum_threshold'])
})

test('a composite rule lists at least as many categories as it needs', () => {
  const categories = ['NEW_PAYEE', 'REMOTE_ACCESS']

  expect(faulty('COMPOSITE', { categories, min_distinct: 3 })).toEqual(['parameters.categories'])
})

test('all faulty parameters are named at once', () => {
  const given = { count_threshold: 0, window_hours: 'day', window_days: 1, toString: 1 }

  expect(faulty('GIFT_CARD', given)).toEqual([
    'parameters.count_threshold',
    'parameters.window_hours',
    'parameters.window_days',
    'parameters.toString',
  ])
})

test('a null parameter counts as left out', () => {
  expect(parseParameters('CRYPTO', { share_of_balance: null }).parameters).toEqual({ share_of_balance: 0.1 })
})

test('a negative zero becomes zero, so that a stored rule reads as it was parsed', () => {
  expect(parseParameters('NSF', { prior_max: -0 }).parameters).toMatchObject({ prior_max: 0 })
  expect(parseParameters('STAFF_OBSERVATION', { observations: { FEARFUL: -0 } }).parameters).toEqual({
    observations: { FEARFUL: 0 },
  })
})

test.each([[null], [[]], ['text'], [7], [undefined]])('%j in place of an object is refused', given => {
  expect(parseParameters('CRYPTO', given)).toEqual({
    parameters: undefined,
    issues: [{ field: 'parameters', reason: 'must be an object' }],
  })
})

test('the number and length of the unknown names in the issues are bounded', () => {
  const given = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(900)}${index}`, 1]),
  )
  const fields = faulty('POST_DEATH', given)

  expect(fields).toHaveLength(50)
  expect(Math.max(...fields.map(field => field.length))).toBeLessThan(80)
})

const NAMES = [...new Set(EDGES.map(([, name]) => name))]
const VALUES = EDGES.flatMap(([, , accepted]) => accepted)
const anyGiven = fc.oneof(
  fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue())),
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.jsonValue(),
)
/** A rule type with some of its own parameters, each with an accepted value. */
const likelyGiven = fc
  .constantFrom(...RULE_TYPES)
  .chain(ruleType =>
    fc
      .record(
        Object.fromEntries(
          EDGES.filter(([type]) => type === ruleType).map(([, name, accepted]) => [
            name,
            fc.constantFrom(...accepted),
          ]),
        ),
        { requiredKeys: [] },
      )
      .map(given => [ruleType, { ...DEFAULTS[ruleType].given, ...given }] as const),
  )

test('any JSON is either accepted or refused with issues, and accepted parameters parse to themselves', () => {
  let accepted = 0
  fc.assert(
    fc.property(
      fc.oneof(likelyGiven, fc.tuple(fc.constantFrom(...RULE_TYPES), anyGiven)),
      ([ruleType, given]) => {
        const { parameters, issues } = parseParameters(ruleType, given)

        expect(issues.length > 0).toBe(parameters === undefined)
        expect(issues.every(({ field, reason }) => field.startsWith('parameters') && reason !== '')).toBe(
          true,
        )
        if (parameters === undefined) return
        accepted += 1
        expect(parseParameters(ruleType, parameters)).toEqual({ parameters, issues: [] })
        expect(parseParameters(ruleType, JSON.parse(JSON.stringify(parameters)))).toEqual({
          parameters,
          issues: [],
        })
      },
    ),
    { numRuns: 1_000 },
  )
  expect(accepted).toBeGreaterThan(100)
})
