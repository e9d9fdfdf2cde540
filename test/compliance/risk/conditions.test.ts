import { expect, test } from '@jest/globals'
import { parseRules, type GivenRule } from '#compliance/risk/check-rules.ts'
import { evaluateCondition } from '#compliance/risk/condition.ts'
import { FIELDS } from '#compliance/risk/fields.ts'
import { ruleInputOf } from '#compliance/risk/rule-input.ts'
import { conditionOf, type WrittenCondition } from '#compliance/risk/written-rule.ts'
import { schemaText } from '#test/support/schema-text.ts'
import { input, match, subject } from './given.ts'

const aParty = input({
  subject: subject({
    externalId: 'C-7',
    country: 'KE',
    nationalities: ['NG', 'DE'],
    dateOfBirth: '2008-05',
    channel: 'Agent',
  }),
  matches: [match({ strength: 'STRONG', score: 91.5 })],
  transaction: { amount: '10000.10', currency: 'USD', ipAddress: '10.1.2.3' },
})

/** Validates a condition and evaluates it for a subject. */
function ask(given: GivenRule): boolean {
  const [rule] = parseRules([given])
  return evaluateCondition(conditionOf(rule!), ruleInputOf(aParty), aParty)
}

const evaluates = (field: string, operator: string, ...value: (string | number | boolean)[]): boolean =>
  ask({ field, operator, value } as GivenRule)

test.each([
  ['subject.country', 'EQ', 'ke'],
  ['subject.country', 'IN', 'GH', 'KE'],
  ['subject.country', 'IN_LIST', 'FATF_GREY'],
  ['subject.countries', 'INTERSECTS', 'NG'],
  ['subject.nationalities', 'CONTAINS', 'NG', 'DE'],
  ['subject.name', 'STARTS_WITH', 'tovell'],
  ['subject.name', 'ENDS_WITH', 'KANE'],
  ['subject.name', 'CONTAINS', 'marri'],
  ['subject.name', 'MATCHES', '^T\\w+ M'],
  ['subject.external_id', 'EQ', 'c-7'],
  ['subject.date_of_birth', 'AGE_LT', 18],
  ['subject.date_of_birth', 'AGE_GTE', 17],
  ['subject.date_of_birth', 'DATE_AFTER', '2008-04-30'],
  ['subject.date_of_birth', 'DATE_BEFORE', '2008-06'],
  ['subject.date_of_birth', 'BETWEEN', '2008', '2008-12-31'],
  ['screening.highest_match_score', 'GTE', 91.5],
  ['screening.sanctions_matches', 'BETWEEN', 1, 2],
  ['screening.has_confirmed_match', 'IS_FALSE'],
  ['screening.pep_matches', 'EQ', 0],
  ['transaction.amount', 'GT', '10000.09'],
  ['transaction.amount', 'LTE', 10000.1],
  ['transaction.amount', 'EQ', '10000.100'],
  ['transaction.ip_address', 'CIDR_IN', '192.168.0.0/16', '10.0.0.0/8'],
  ['subject.product', 'NOT_EXISTS'],
  ['subject.product', 'NE', 'WALLET'],
  ['subject.product', 'NOT_IN', 'WALLET'],
  ['subject.channel', 'EXISTS'],
] as const)('%s %s %s holds', (field, operator, ...value) => {
  expect(evaluates(field, operator, ...value)).toBe(true)
})

test.each([
  ['subject.country', 'NE', 'KE'],
  ['subject.country', 'IN_LIST', 'FATF_BLACK'],
  ['subject.nationalities', 'CONTAINS', 'NG', 'GH'],
  ['subject.name', 'MATCHES', '^t'],
  ['subject.date_of_birth', 'AGE_GTE', 18],
  ['subject.date_of_birth', 'DATE_BEFORE', '2008-05-31'],
  ['screening.highest_match_score', 'GT', 91.5],
  ['transaction.amount', 'LT', '10000.1'],
  ['transaction.ip_address', 'CIDR_IN', '2001:db8::/32'],
  ['subject.product', 'EQ', 'WALLET'],
  ['subject.product', 'EXISTS'],
  ['subject.industry', 'STARTS_WITH', 'A'],
] as const)('%s %s %s does not', (field, operator, ...value) => {
  expect(evaluates(field, operator, ...value)).toBe(false)
})

test('a rule reads the flags of the input, and the destination country of a payment has separate flags', () => {
  const flagged = (field: string, parts: Partial<typeof aParty>): boolean =>
    evaluateCondition(
      { field, operator: 'IN_LIST', value: ['FATF_GREY'] },
      ruleInputOf({ ...aParty, ...parts }),
      {
        ...aParty,
        ...parts,
      },
    )
  expect(flagged('subject.country', { countryFlags: {} })).toBe(false)
  const paid = { transaction: { country: 'KE' } }
  expect([
    flagged('transaction.country', paid),
    flagged('transaction.country', { ...paid, transactionFlags: ['FATF_GREY'] }),
  ]).toEqual([false, true])
})

const kenyan: WrittenCondition = { field: 'subject.country', operator: 'EQ', value: ['KE'] }
const german: WrittenCondition = { field: 'subject.country', operator: 'EQ', value: ['DE'] }

test('conditions can be nested in all, any and none, combined with the comparison of the rule', () => {
  expect(ask({ all: [kenyan, { any: [german, kenyan] }, { none: [german] }] })).toBe(true)
  expect(ask({ all: [kenyan, { none: [{ any: [kenyan] }] }] })).toBe(false)
  expect(ask({ ...kenyan, none: [{ field: 'subject.channel', operator: 'EQ', value: ['agent'] }] })).toBe(
    false,
  )
  expect(
    ask({ ...kenyan, any: [german, { field: 'subject.channel', operator: 'EQ', value: ['agent'] }] }),
  ).toBe(true)
})

const deep = (levels: number): WrittenCondition => (levels === 1 ? kenyan : { all: [deep(levels - 1)] })

test('the depth and number of nested conditions are limited', () => {
  expect(ask(deep(5))).toBe(true)
  expect(() => parseRules([deep(6)])).toThrow(
    expect.objectContaining({
      code: 'INVALID_RULE_PARAMETERS',
      message: expect.stringContaining('deeper than 5'),
    }),
  )
  const many: GivenRule = { any: Array.from({ length: 50 }, () => kenyan) }
  expect(() => parseRules(Array.from({ length: 10 }, () => many))).toThrow(
    expect.objectContaining({ code: 'INVALID_RULE_PARAMETERS' }),
  )
})

test('an unknown field and an invalid comparison have different error codes', () => {
  expect(() => parseRules([{ field: 'subject.shoe_size', operator: 'EQ', value: [1] }])).toThrow(
    expect.objectContaining({ code: 'UNKNOWN_FIELD', kind: 'invalid' }),
  )
  expect(() => parseRules([{ field: 'constructor', operator: 'EQ', value: [1] }])).toThrow(
    expect.objectContaining({ code: 'UNKNOWN_FIELD' }),
  )
  expect(() =>
    parseRules([kenyan, { any: [kenyan, { field: 'nothing', operator: 'EQ', value: ['x'] }] }]),
  ).toThrow(
    expect.objectContaining({
      code: 'UNKNOWN_FIELD',
      issues: [{ field: 'rules[1].any[1].field', reason: 'is not a field that rules can use' }],
    }),
  )
})

test.each<[string, unknown]>([
  ['an operator of other fields', { field: 'subject.country', operator: 'GT', value: ['KE'] }],
  ['an operator that there is not', { all: [{ field: 'subject.country', operator: 'LIKE', value: ['KE'] }] }],
  ['no operator', { field: 'subject.country', value: ['KE'] }],
  ['no field', { operator: 'EQ', value: ['KE'] }],
  ['nothing', {}],
  ['an empty group', { all: [] }],
  ['a group that is no list', { all: [{ any: { field: 'x' } }] }],
  ['other parts', { all: [{ ...kenyan, score: 10 }] }],
  ['no value', { field: 'subject.country', operator: 'IN', value: [] }],
  ['a value that is no list', { all: [{ field: 'subject.country', operator: 'IN', value: 'KE' }] }],
  ['two values for one', { field: 'subject.country', operator: 'EQ', value: ['KE', 'NG'] }],
  [
    'a value for an operator that takes none',
    { field: 'subject.country', operator: 'EXISTS', value: ['KE'] },
  ],
  ['a country of three letters', { field: 'subject.country', operator: 'EQ', value: ['KEN'] }],
  ['a country that ISO does not know', { field: 'subject.country', operator: 'IN', value: ['GB', 'UK'] }],
  [
    'a country code that is assigned to no country',
    { field: 'subject.countries', operator: 'CONTAINS', value: ['xx'] },
  ],
  ['a kind of party that there is not', { field: 'subject.type', operator: 'NE', value: ['PERSON'] }],
  ['a currency that there is not', { field: 'transaction.currency', operator: 'IN', value: ['EUR', 'RMB'] }],
  ['a flag that there is not', { field: 'subject.country', operator: 'IN_LIST', value: ['OUR_LIST'] }],
  ['a number in words', { field: 'transaction.amount', operator: 'GT', value: ['many'] }],
  ['a range upside down', { field: 'transaction.amount', operator: 'BETWEEN', value: [2, 1] }],
  ['half an age', { field: 'subject.date_of_birth', operator: 'AGE_LT', value: [18.5] }],
  ['a nonexistent day', { field: 'subject.date_of_birth', operator: 'DATE_BEFORE', value: ['2023-02-29'] }],
  [
    'a network that is none',
    { field: 'transaction.ip_address', operator: 'CIDR_IN', value: ['10.0.0.0/33'] },
  ],
  ['a text that is too long', { field: 'subject.name', operator: 'EQ', value: ['x'.repeat(401)] }],
  ['an expression that is malformed', { field: 'subject.name', operator: 'MATCHES', value: ['(a'] }],
  ['an expression that looks back', { field: 'subject.name', operator: 'MATCHES', value: ['(a)\\1'] }],
  ['days in the wrong order', { ...kenyan, effectiveFrom: '2026-02-01', effectiveTo: '2026-01-31' }],
])('a rule with %s is rejected', (_, given) => {
  expect(() => parseRules([given as GivenRule])).toThrow(
    expect.objectContaining({ code: 'INVALID_RULE_PARAMETERS', kind: 'invalid' }),
  )
})

test('rule ids are unique within a ruleset', () => {
  expect(() =>
    parseRules([
      { ...kenyan, id: 'one' },
      { ...german, id: 'one' },
    ]),
  ).toThrow(expect.objectContaining({ code: 'INVALID_RULE_PARAMETERS' }))
  expect(new Set(parseRules([kenyan, german]).map(({ id }) => id)).size).toBe(2)
})

test('the documentation of rules lists every field', () => {
  const schema = schemaText('compliance')
  const fields = /"Field to compare: (.*)"/
    .exec(schema)![1]!
    .split(';')
    .flatMap(group =>
      group
        .replace('`', '')
        .replace(/`? with /, ' ')
        .replace(/\.$/, '')
        .trim()
        .split(/[ ,]+(?:or )?/)
        .map((name, _, [of]) => `${of}${name}`)
        .slice(1),
    )
  expect(fields.sort()).toEqual(Object.keys(FIELDS).sort())
})
