import { expect, test } from '@jest/globals'
import fc, { type Arbitrary } from 'fast-check'
import type {
  GoamlAccount,
  GoamlAddress,
  GoamlEntity,
  GoamlFromSide,
  GoamlReport,
  GoamlPerson,
  GoamlPhone,
  GoamlToSide,
  GoamlTransaction,
} from '#compliance/reports/goaml/model.ts'
import { runValidation } from '#compliance/reports/goaml/run-validation.ts'
import { shippedSchema } from '#compliance/reports/goaml/schemas.ts'
import { goamlTime, serializeGoaml } from '#compliance/reports/goaml/serialize.ts'

/** Text of any script, with characters that XML forbids or reserves, around at least one letter. */
const text = (maxLength = 60): Arbitrary<string> =>
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom('&', '<', '>', '"', '\u0000', '\u001b', '\r', '\n', '\ud800'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      maxLength: maxLength / 4,
    })
    .map(inner => `x${inner}`)
const time = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map(goamlTime)
const country = fc.constantFrom('NG', 'GB', 'ZZ')
const currency = fc.constantFrom('NGN', 'USD')
const amount = fc.integer({ min: 1, max: 2 ** 31 }).map(minor => (minor / 100).toFixed(2))

/** An object of which only the required members are always present. */
const part = <T extends object, Required extends keyof T>(
  members: { [Name in keyof T]-?: Arbitrary<NonNullable<T[Name]>> },
  ...required: Required[]
): Arbitrary<T> => fc.record(members, { requiredKeys: required }) as Arbitrary<T>

const phone = part<GoamlPhone, keyof GoamlPhone>(
  {
    tph_contact_type: text(),
    tph_communication_type: text(),
    tph_country_prefix: text(16),
    tph_number: text(),
    tph_extension: text(16),
  },
  'tph_contact_type',
  'tph_communication_type',
  'tph_number',
)
const address = part<GoamlAddress, keyof GoamlAddress>(
  {
    address_type: text(),
    address: text(),
    town: text(),
    city: text(),
    zip: text(16),
    country_code: country,
    state: text(),
  },
  'address_type',
  'address',
  'city',
  'country_code',
)
const person = (...required: (keyof GoamlPerson)[]): Arbitrary<GoamlPerson> =>
  part<GoamlPerson, keyof GoamlPerson>(
    {
      gender: fc.constantFrom('M', 'F'),
      title: text(),
      first_name: text(),
      middle_name: text(),
      prefix: text(),
      last_name: text(),
      birthdate: time,
      birth_place: text(),
      mothers_name: text(),
      alias: text(),
      ssn: text(),
      passport_number: text(),
      passport_country: country,
      id_number: text(),
      nationality1: country,
      nationality2: country,
      nationality3: country,
      residence: country,
      phones: fc.record({ phone: fc.array(phone, { minLength: 1, maxLength: 2 }) }),
      addresses: fc.record({ address: fc.array(address, { minLength: 1, maxLength: 2 }) }),
      email: text(),
      occupation: text(),
      employer_name: text(),
      employer_address_id: address,
      employer_phone_id: phone,
      identification: fc.array(
        fc.record({ type: text(), number: text(), issue_date: time, issue_country: country }),
        { maxLength: 2 },
      ),
      deceased: fc.boolean(),
      date_deceased: time,
      tax_number: text(),
      tax_reg_number: text(),
      source_of_wealth: text(),
      comments: text(4000),
    },
    ...required,
  )
const entity = part<GoamlEntity, keyof GoamlEntity>(
  {
    name: text(),
    commercial_name: text(),
    incorporation_legal_form: text(),
    incorporation_number: text(),
    business: text(),
    phones: fc.record({ phone: fc.array(phone, { minLength: 1, maxLength: 2 }) }),
    addresses: fc.record({ address: fc.array(address, { minLength: 1, maxLength: 2 }) }),
    email: text(),
    url: text(),
    incorporation_state: text(),
    incorporation_country_code: country,
    director_id: fc
      .array(person(), { maxLength: 1 })
      .map(some => some.filter(each => Object.keys(each).length > 0)),
    incorporation_date: time,
    business_closed: fc.boolean(),
    date_business_closed: time,
    tax_number: text(),
    tax_reg_number: text(),
    comments: text(),
  },
  'name',
  'incorporation_country_code',
)
const OWN = ['first_name', 'last_name', 'birthdate'] as const
const account: Arbitrary<GoamlAccount> = fc.record({
  institution_name: text(),
  swift: fc.constant('TESTNGLA'),
  non_bank_institution: fc.boolean(),
  account: text(),
  currency_code: currency,
  signatory: fc.array(fc.record({ is_primary: fc.boolean(), t_person: person(...OWN) }), { maxLength: 2 }),
  opened: time,
  balance: amount,
})
const fromSide: Arbitrary<GoamlFromSide> = fc
  .tuple(
    fc.record({ from_funds_code: text(), from_country: country }),
    fc.oneof(
      fc.record({ from_account: account }),
      fc.record({ from_person: person(...OWN), t_conductor: person('last_name') }),
      fc.record({ from_entity: entity }),
    ),
  )
  .map(([terms, party]) => ({ ...terms, ...party }))
const toSide: Arbitrary<GoamlToSide> = fc
  .tuple(
    fc.record({
      to_funds_code: text(),
      to_foreign_currency: fc.record({ foreign_currency_code: currency, foreign_amount: amount }),
      to_country: country,
    }),
    fc.oneof(
      fc.record({ to_account: account }),
      fc.record({ to_person: person(...OWN) }),
      fc.record({ to_entity: entity }),
    ),
  )
  .map(([terms, party]) => ({ ...terms, ...party }))
const transaction: Arbitrary<GoamlTransaction> = fc
  .tuple(
    fc.record({
      transactionnumber: text(),
      transaction_is_suspicious: fc.boolean(),
      transaction_description: text(),
      date_transaction: time,
      late_deposit: fc.boolean(),
      transaction_type: text(),
      transmode_code: text(),
      amount_local: amount,
    }),
    fc.oneof(fc.record({ t_from: fromSide }), fc.record({ t_from_my_client: fromSide })),
    fc.oneof(fc.record({ t_to: toSide }), fc.record({ t_to_my_client: toSide })),
  )
  .map(([terms, from, to]) => ({ ...terms, ...from, ...to }))
const report: Arbitrary<GoamlReport> = fc
  .tuple(
    fc.record({
      rentity_id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      submission_code: fc.constantFrom('E' as const, 'M' as const),
      report_code: text(16),
      submission_date: time,
      currency_code_local: currency,
      reporting_person: person('first_name', 'last_name'),
      location: address,
      reason: text(4000),
      report_indicators: fc.record({ indicator: fc.array(text(), { minLength: 1, maxLength: 3 }) }),
    }),
    fc.oneof(
      fc.record({ transaction: fc.array(transaction, { minLength: 1, maxLength: 3 }) }),
      fc.record({
        activity: fc.record({
          report_parties: fc.record({
            report_party: fc.array(fc.record({ entity, significance: fc.integer({ min: 0, max: 10 }) }), {
              minLength: 1,
              maxLength: 2,
            }),
          }),
        }),
      }),
    ),
  )
  .map(([head, content]) => ({ ...head, ...content }))

test.each(['4.0', '5.0'] as const)(
  'every well-typed report of version %s satisfies the schema, whatever its texts contain',
  version => {
    fc.assert(
      fc.property(report, each => {
        const document = serializeGoaml(each, version)

        expect(runValidation({ schema: shippedSchema(version), document }).issues).toEqual([])
        expect(serializeGoaml(structuredClone(each), version)).toBe(document)
      }),
      { numRuns: 60 },
    )
  },
)
