import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isClabe, isRoutingNumber, nubanCheckDigit, nubanFits } from '#remittance/rules/check-digits.ts'

const digits = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map(each => each.join(''))
const another = (digit: string, by: number): string => String((Number(digit) + by) % 10)

test.each([
  ['011', '0000014579'],
  ['011', '0000000220'],
  ['50547', '0000014573'],
  ['950547', '0000014573'],
])('the examples of the standard are valid: bank %s, account %s', (bankCode, accountNumber) => {
  expect(nubanFits(bankCode, accountNumber)).toBe(true)
})

test('of the ten last digits of an account number exactly one fits', () => {
  fc.assert(
    fc.property(digits(3), digits(9), (bankCode, serial) => {
      const fitting = [...'0123456789'].filter(digit => nubanFits(bankCode, serial + digit))

      expect(fitting).toEqual([nubanCheckDigit(`000${bankCode}`, serial)])
    }),
  )
})

test('codes that are not from the central bank are not checked', () => {
  expect(nubanFits('000013', '0000014579')).toBeUndefined()
  expect(nubanFits('011', '123')).toBeUndefined()
})

test('a CLABE with one digit altered is refused', () => {
  expect(isClabe('032180000118359719')).toBe(true)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (index, by) => {
      const clabe = [...'032180000118359719']
      clabe[index] = another(clabe[index]!, by)

      expect(isClabe(clabe.join(''))).toBe(false)
    }),
  )
})

test('a routing number with one digit altered is refused', () => {
  expect(isRoutingNumber('021000021')).toBe(true)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (index, by) => {
      const routing = [...'021000021']
      routing[index] = another(routing[index]!, by)

      expect(isRoutingNumber(routing.join(''))).toBe(false)
    }),
  )
  expect(isRoutingNumber('000000000')).toBe(false)
})
