import { expect, test } from '@jest/globals'
import { accountKey, type PayoutAccount } from '#remittance/rules/account-key.ts'
import { maskNumber } from '#remittance/rules/masked.ts'

const NONE: PayoutAccount = { country: null, bankCode: null, accountNumber: null, iban: null, phone: null }
const key = (given: Partial<PayoutAccount>): string | undefined => accountKey({ ...NONE, ...given })

test.each<[string, Partial<PayoutAccount>, Partial<PayoutAccount>]>([
  [
    'an IBAN with and without spaces',
    { iban: 'DE89370400440532013000' },
    { iban: 'de89 3704 0044 0532 0130 00' },
  ],
  [
    'an IBAN with any country',
    { iban: 'DE89370400440532013000', country: 'DE' },
    { iban: 'DE89370400440532013000' },
  ],
  [
    'a Japanese bank code with and without its hyphen',
    { country: 'JP', bankCode: '0001-001', accountNumber: '1234567' },
    { country: 'JP', bankCode: '0001001', accountNumber: '1234567' },
  ],
  [
    'a Canadian routing number on paper and in messages',
    { country: 'CA', bankCode: '00011-001', accountNumber: '1234567' },
    { country: 'CA', bankCode: '000100011', accountNumber: '1234567' },
  ],
  [
    'a CLABE with and without its bank',
    { country: 'MX', bankCode: '032', accountNumber: '032180000118359719' },
    { country: 'MX', accountNumber: '032180000118359719' },
  ],
  ['a wallet with spaces in its number', { phone: '+254 712 123456' }, { phone: '+254712123456' }],
])('one account has one key: %s', (_, one, other) => {
  expect(key(one)).toBe(key(other))
})

test('different accounts have different keys', () => {
  const accounts: Partial<PayoutAccount>[] = [
    { country: 'NG', bankCode: '058', accountNumber: '0123456789' },
    { country: 'NG', bankCode: '011', accountNumber: '0123456789' },
    { country: 'GH', bankCode: '058', accountNumber: '0123456789' },
    { country: 'NG', bankCode: '058', accountNumber: '0123456780' },
    { country: 'NG', accountNumber: '0580123456789' },
    { phone: '+254712123456' },
    { iban: 'DE89370400440532013000' },
  ]

  expect(new Set(accounts.map(key)).size).toBe(accounts.length)
  expect(key({ country: 'NG' })).toBeUndefined()
})

test('a masked number shows its last four characters, and a short one shows nothing', () => {
  expect(['0000014579', 'DE89370400440532013000', '12345', '1234', '1'].map(maskNumber)).toEqual([
    '****4579',
    '****3000',
    '****2345',
    '****',
    '****',
  ])
})
