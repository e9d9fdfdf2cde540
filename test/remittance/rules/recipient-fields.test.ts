import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { countrySpecs } from 'ibantools'
import { isInputObjectType } from 'graphql'
import { constraintOn } from '#kernel/graph/constraints.ts'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import type { PayoutMethod } from '#remittance/entities/recipient.ts'
import { recipientFields, type RecipientField } from '#remittance/rules/recipient-fields.ts'
import { recipientVerdict, normalised, type RecipientDetails } from '#remittance/rules/recipient.ts'
import { remittance } from '#remittance/subgraph.ts'

const METHODS: readonly PayoutMethod[] = ['BANK_ACCOUNT', 'MOBILE_WALLET', 'CASH_PICKUP']
const COUNTRIES = [
  'NG',
  'GH',
  'KE',
  'ZA',
  'IN',
  'MX',
  'PH',
  'US',
  'CA',
  'JP',
  'BR',
  'AU',
  'VN',
  'CN',
  ...Object.keys(countrySpecs).filter(code => countrySpecs[code]!.IBANRegistry),
]
/** Their mobile numbers cannot be distinguished from those of the country with the same calling code. */
const WITHOUT_MOBILE = COUNTRIES.filter(country =>
  recipientFields(country, 'MOBILE_WALLET').some(
    ({ name, example }) => name === 'phone' && example === undefined,
  ),
)

const NOTHING = {
  firstName: null,
  lastName: null,
  businessName: null,
  bankCode: null,
  accountNumber: null,
  iban: null,
  bic: null,
  phone: null,
  relationship: null,
  address: null,
}
const judge = (country: string, payoutMethod: PayoutMethod, given: object): readonly string[] =>
  recipientVerdict(
    normalised({ ...NOTHING, country, currency: 'USD', payoutMethod, ...given } as RecipientDetails),
  ).issues.map(({ field }) => field)

test('only territories without their own numbers have no wallet example', () => {
  expect(WITHOUT_MOBILE).toEqual(['AX', 'MF', 'TF', 'VA'])
})

const examplesOf = (fields: readonly RecipientField[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])))

const ways = COUNTRIES.flatMap(country => METHODS.map(method => [country, method] as const)).filter(
  ([country, method]) => method !== 'MOBILE_WALLET' || !WITHOUT_MOBILE.includes(country),
)
const way = fc.constantFrom(...ways)

test.each(METHODS)(
  'a form for %s that is filled in with the examples is accepted in every country, and not without any required field',
  method => {
    for (const [country] of ways.filter(each => each[1] === method)) {
      const fields = recipientFields(country, method)
      const given = examplesOf(fields)

      expect({ country, issues: judge(country, method, given) }).toEqual({ country, issues: [] })
      for (const { name } of fields.filter(({ required }) => required)) {
        expect(given[name]).toBeDefined()
        expect({ country, name, issues: judge(country, method, { ...given, [name]: null }) }).toEqual({
          country,
          name,
          issues: [name],
        })
      }
    }
  },
)

test('omitting any optional fields leaves a valid recipient', () => {
  fc.assert(
    fc.property(way, fc.infiniteStream(fc.boolean()), ([country, method], coins) => {
      const fields = recipientFields(country, method).filter(({ required }) => required || coins.next().value)

      expect(judge(country, method, examplesOf(fields))).toEqual([])
    }),
  )
})

test('an example matches its own pattern and length, and other texts are refused at their field', () => {
  fc.assert(
    fc.property(
      way,
      fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFXYZ-+'), minLength: 1, maxLength: 40 }),
      ([country, method], text) => {
        const fields = recipientFields(country, method)
        for (const { name, pattern, minLength, maxLength, example, issueOf } of fields) {
          if (example !== undefined) {
            if (pattern !== undefined) expect(example).toMatch(new RegExp(pattern, 'u'))
            expect({ name, fits: example.length >= minLength! && example.length <= maxLength! }).toEqual({
              name,
              fits: true,
            })
          }
          if (!issueOf) continue
          const isOutside =
            !new RegExp(pattern!, 'u').test(text) || text.length < minLength! || text.length > maxLength!
          if (isOutside)
            expect(judge(country, method, { ...examplesOf(fields), [name]: text })).toContain(name)
        }
      },
    ),
  )
})

test('a business name replaces the name of a person', () => {
  const { businessName, ...person } = Object.fromEntries(
    recipientFields('DE', 'BANK_ACCOUNT').map(field => [field.name, field]),
  )

  expect(businessName).toMatchObject({ required: false, replaces: ['firstName', 'lastName'] })
  expect(judge('DE', 'BANK_ACCOUNT', { businessName: 'Obi Ltd', iban: person['iban']!.example })).toEqual([])
})

test('the lengths and patterns of the form are within those of the interface contract', () => {
  const input = executableSubgraph(remittance).getType('CreateRecipientInput')
  if (!isInputObjectType(input)) throw new Error('there is no such input')
  for (const [country, method] of ways)
    for (const { name, minLength, maxLength, example, pattern } of recipientFields(country, method)) {
      const bounds = constraintOn(input.getFields()[name]!)
      if (name !== 'phone')
        expect({ name, fits: minLength! >= bounds!.minLength! && maxLength! <= bounds!.maxLength! }).toEqual({
          name,
          fits: true,
        })
      if (bounds?.pattern !== undefined && example !== undefined)
        expect(example).toMatch(new RegExp(`^(?:${bounds.pattern})$`))
      if (pattern === undefined)
        expect([minLength, maxLength]).toEqual([bounds!.minLength, bounds!.maxLength])
    }
})
