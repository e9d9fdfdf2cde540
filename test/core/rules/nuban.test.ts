import { expect, test } from '@jest/globals'
import { accountNumber, checkDigit, isNuban } from '#core/rules/nuban.ts'

test.each([
  ['011', '000001457', '9'],
  ['011', '000000022', '0'],
  ['950547', '000001457', '3'],
])('the check digit of %s %s is %s', (bank, serial, digit) => {
  expect(checkDigit(bank, serial)).toBe(digit)
})

test('a three-digit bank code and the same code padded with three zeros give the same check digit', () => {
  for (let serial = 1; serial < 2_000; serial += 7) {
    const digits = String(serial).padStart(9, '0')
    expect(checkDigit('058', digits)).toBe(checkDigit('000058', digits))
  }
})

test('a number is its serial and the check digit, and one wrong digit is detected', () => {
  expect(accountNumber('011', 1_457n)).toBe('0000014579')
  expect(isNuban('0000014579', '011')).toBe(true)
  expect(isNuban('0000014570', '011')).toBe(false)
  expect(isNuban('0000014589', '011')).toBe(false)
  expect(isNuban('000001457', '011')).toBe(false)
})

test('serials run from 1 to 999,999,999', () => {
  expect(accountNumber('999999', 999_999_999n)).toHaveLength(10)
  for (const serial of [0n, 1_000_000_000n]) expect(() => accountNumber('011', serial)).toThrow(RangeError)
  expect(() => checkDigit('0110', '000000001')).toThrow(RangeError)
})
