import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hasIban } from '#remittance/rules/bank-accounts.ts'
import { recipientVerdict, nameOf, normalised, type RecipientDetails } from '#remittance/rules/recipient.ts'

const RECIPIENT: RecipientDetails = {
  firstName: 'Ada',
  lastName: 'Obi',
  businessName: null,
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: null,
  accountNumber: null,
  iban: null,
  bic: null,
  phone: null,
  relationship: null,
  address: null,
}
const judge = (details: Partial<RecipientDetails>): ReturnType<typeof recipientVerdict> =>
  recipientVerdict(normalised({ ...RECIPIENT, ...details }))
const fieldsWithIssues = (details: Partial<RecipientDetails>): string[] =>
  judge(details).issues.map(({ field }) => field)

const german = { country: 'DE', currency: 'EUR' }
const IBAN = 'DE89 3704 0044 0532 0130 00'

test.each<[string, Partial<RecipientDetails>]>([
  ['Nigeria', { bankCode: '011', accountNumber: '0000014579' }],
  ['Ghana', { country: 'GH', bankCode: '030100', accountNumber: '1234567890123' }],
  ['Kenya', { country: 'KE', bankCode: '01100', accountNumber: '1234567890' }],
  ['South Africa', { country: 'ZA', bankCode: '250655', accountNumber: '62000000001' }],
  ['India', { country: 'IN', bankCode: 'HDFC0000001', accountNumber: '50100012345678' }],
  ['Mexico', { country: 'MX', accountNumber: '032180000118359719' }],
  ['Mexico with its bank', { country: 'MX', bankCode: '032', accountNumber: '032180000118359719' }],
  ['the Philippines', { country: 'PH', bankCode: 'BOPIPHMM', accountNumber: '1234567890' }],
  ['the United States', { country: 'US', bankCode: '021000021', accountNumber: '123456789' }],
  ['Canada', { country: 'CA', bankCode: '000311001', accountNumber: '1234567' }],
  ['Japan', { country: 'JP', bankCode: '0001-001', accountNumber: '1234567' }],
  ['Germany', { ...german, iban: IBAN }],
  ['Germany with the bank', { ...german, iban: IBAN, bic: 'COBADEFFXXX' }],
])("an account in %s is accepted in that country's format", (_, details) => {
  expect(judge(details)).toEqual({ issues: [], warnings: [] })
})

test.each<[string, Partial<RecipientDetails>, string[]]>([
  ['Nigeria without anything', {}, ['accountNumber', 'bankCode']],
  ['Nigeria with nine digits', { bankCode: '011', accountNumber: '000001457' }, ['accountNumber']],
  ['Nigeria with an IBAN', { bankCode: '011', accountNumber: '0000014579', iban: IBAN }, ['iban']],
  [
    'India with another code',
    { country: 'IN', bankCode: 'HDFC1000001', accountNumber: '50100012345678' },
    ['bankCode'],
  ],
  [
    'Mexico with a wrong control digit',
    { country: 'MX', accountNumber: '032180000118359718' },
    ['accountNumber'],
  ],
  [
    'Mexico with another bank',
    { country: 'MX', bankCode: '002', accountNumber: '032180000118359719' },
    ['bankCode'],
  ],
  [
    'the United States with a wrong routing number',
    { country: 'US', bankCode: '021000022', accountNumber: '123456789' },
    ['bankCode'],
  ],
  [
    'Germany without an IBAN',
    { ...german, bankCode: '37040044', accountNumber: '532013000' },
    ['accountNumber', 'bankCode', 'iban'],
  ],
  ['Germany with a digit altered', { ...german, iban: 'DE89370400440532013001' }, ['iban']],
  ['France with a German IBAN', { country: 'FR', currency: 'EUR', iban: IBAN }, ['iban']],
  ['Germany with a French bank', { ...german, iban: IBAN, bic: 'BNPAFRPP' }, ['bic']],
  ['Germany with no bank at all', { ...german, iban: IBAN, bic: '12345678' }, ['bic']],
])('an account in %s is refused at the right fields', (_, details, fields) => {
  expect(fieldsWithIssues(details)).toEqual(fields)
})

test('an account number with a wrong check digit in Nigeria is accepted with a warning', () => {
  expect(judge({ bankCode: '011', accountNumber: '0000014570' })).toEqual({
    issues: [],
    warnings: [expect.stringContaining('check digit')],
  })
})

test('a wallet is a valid phone number of its country', () => {
  const wallet = { payoutMethod: 'MOBILE_WALLET', country: 'KE' } as const

  expect(fieldsWithIssues({ ...wallet, phone: '+254712345678' })).toEqual([])
  expect(fieldsWithIssues(wallet)).toEqual(['phone'])
  expect(fieldsWithIssues({ ...wallet, phone: '+2348012345678' })).toEqual(['phone'])
  expect(fieldsWithIssues({ ...wallet, phone: '+254112' })).toEqual(['phone'])
  expect(
    fieldsWithIssues({
      ...wallet,
      phone: '+254712345678',
      bankCode: '01100',
      accountNumber: '1234567890',
      iban: IBAN,
      bic: 'COBADEFF',
    }),
  ).toEqual(['accountNumber', 'bankCode', 'iban', 'bic'])
})

test('cash needs a name and nothing else', () => {
  expect(fieldsWithIssues({ payoutMethod: 'CASH_PICKUP' })).toEqual([])
  expect(fieldsWithIssues({ payoutMethod: 'CASH_PICKUP', accountNumber: '1234567890' })).toEqual([
    'accountNumber',
  ])
})

test('a recipient is a person or a business, not both and not neither', () => {
  const cash = { payoutMethod: 'CASH_PICKUP' } as const

  expect(fieldsWithIssues({ ...cash, firstName: null, lastName: null, businessName: 'Obi Ltd' })).toEqual([])
  expect(fieldsWithIssues({ ...cash, businessName: 'Obi Ltd' })).toEqual(['businessName'])
  expect(fieldsWithIssues({ ...cash, firstName: null, lastName: null })).toEqual(['firstName', 'lastName'])
  expect(fieldsWithIssues({ ...cash, lastName: null })).toEqual(['lastName'])
})

test('a name must have a letter or digit, so that screening has something to compare', () => {
  const cash = { payoutMethod: 'CASH_PICKUP' } as const

  for (const [firstName, lastName] of [
    ['-', '.'],
    ['\u2060', '\u2060'],
    ['\u3164', '\u{1f642}'],
  ] as const)
    expect(fieldsWithIssues({ ...cash, firstName, lastName })).toEqual(['firstName'])
  expect(fieldsWithIssues({ ...cash, firstName: null, lastName: null, businessName: '\u200b!' })).toEqual([
    'businessName',
  ])
  expect(fieldsWithIssues({ ...cash, firstName: 'Suharto', lastName: '-' })).toEqual([])
  expect(fieldsWithIssues({ ...cash, firstName: null, lastName: null, businessName: '7' })).toEqual([])
})

test('all issues are returned at once', () => {
  expect(fieldsWithIssues({ lastName: null, bankCode: 'x', accountNumber: 'y', bic: 'z' })).toEqual([
    'lastName',
    'bic',
    'accountNumber',
    'bankCode',
  ])
})

test('equivalent details have one normalised form', () => {
  expect(
    normalised({
      ...RECIPIENT,
      firstName: '  Ada  Lovelace ',
      iban: ' de89 3704 0044 0532 0130 00',
      bic: 'cobadeff',
      bankCode: 'hdfc0000001',
    }),
  ).toMatchObject({
    firstName: 'Ada Lovelace',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFF',
    bankCode: 'HDFC0000001',
  })
  expect(nameOf(RECIPIENT)).toBe('Ada Obi')
  expect(nameOf({ ...RECIPIENT, firstName: null, lastName: null, businessName: 'Obi Ltd' })).toBe('Obi Ltd')
})

test('an IBAN with two neighbouring digits swapped or one altered is refused', () => {
  const valid = 'DE89370400440532013000'
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (index, by) => {
      const altered = [...valid]
      altered[index] = String((Number(altered[index]) + by) % 10)
      const swapped =
        valid.slice(0, index) + (valid[index + 1] ?? '') + valid[index]! + valid.slice(index + 2)

      expect(fieldsWithIssues({ ...german, iban: altered.join('') })).toEqual(['iban'])
      if (swapped !== valid)
        expect(fieldsWithIssues({ ...german, iban: swapped.slice(0, 22) })).toEqual(['iban'])
    }),
  )
})

test('validation does not throw for any text', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 50 }), { nil: null })
  const details = fc.record({
    firstName: text,
    lastName: text,
    businessName: text,
    bankCode: text,
    accountNumber: text,
    iban: text,
    bic: text,
    phone: text,
    relationship: text,
    address: text,
    country: fc.constantFrom('NG', 'DE', 'MX', 'US', 'IN', 'AQ'),
    currency: fc.constant('NGN'),
    payoutMethod: fc.constantFrom('BANK_ACCOUNT', 'MOBILE_WALLET', 'CASH_PICKUP'),
  }) as fc.Arbitrary<RecipientDetails>
  fc.assert(
    fc.property(details, each => {
      expect(Array.isArray(judge(each).issues)).toBe(true)
    }),
  )
})

test('countries of the registry have an IBAN, the others do not', () => {
  expect(['DE', 'FR', 'GB', 'NL'].map(hasIban)).toEqual([true, true, true, true])
  expect(['NG', 'US', 'IN', 'constructor', 'KE'].map(hasIban)).toEqual([false, false, false, false, false])
})
