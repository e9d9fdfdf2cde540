import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Sender } from '../../../subgraphs/remittance/clients/identity.ts'
import { canonicalLocale } from '../../../subgraphs/remittance/rules/locale.ts'
import { masked } from '../../../subgraphs/remittance/rules/masked.ts'
import { missingOfOriginator, originatorOf } from '../../../subgraphs/remittance/rules/travel-rule.ts'

const SENDER: Sender = {
  id: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f', externalId: 'customer-7', type: 'INDIVIDUAL', firstName: 'Ada', lastName: 'Obi', legalName: null, countryCode: 'GB',
  address: '1 Example Street', dateOfBirth: '1990-05-17', kycStatus: 'VERIFIED', kycLevel: 2,
}

test.each(['USD', 'EUR', 'GBP', 'CAD'])('in %s the rule begins at one thousand', currency => {
  const nobody = { ...SENDER, firstName: null, lastName: null, address: null, dateOfBirth: null }

  expect(missingOfOriginator(nobody, 999_99n, currency)).toEqual([])
  expect(missingOfOriginator(nobody, 1_000_00n, currency)).toEqual(['name', 'address or date of birth'])
})

test('in a currency without a threshold it begins at once', () => {
  expect(missingOfOriginator({ ...SENDER, firstName: null, lastName: null }, 1n, 'JPY')).toEqual(['name'])
})

test('a name with an address, or with a date of birth, is enough', () => {
  expect(missingOfOriginator(SENDER, 5_000_00n, 'USD')).toEqual([])
  expect(missingOfOriginator({ ...SENDER, lastName: null, address: null }, 5_000_00n, 'USD')).toEqual([])
  expect(missingOfOriginator({ ...SENDER, dateOfBirth: null }, 5_000_00n, 'USD')).toEqual([])
})

test('a sender is named by the tenant\'s own id where no name is known', () => {
  expect(originatorOf(SENDER)).toEqual({ name: 'Ada Obi', account: 'customer-7', address: '1 Example Street', dateOfBirth: '1990-05-17', country: 'GB' })
  expect(originatorOf({ ...SENDER, firstName: null, lastName: null }).name).toBe('customer-7')
})

test('a masked number shows four characters at most, and never the whole', () => {
  expect(masked('DE89370400440532013000')).toBe('****3000')
  fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 40 }), text => {
    expect(masked(text)).toBe(text.length > 4 ? `****${text.slice(-4)}` : '****')
  }))
})

test('language tags come to one form, and any other text is none', () => {
  expect([canonicalLocale('en-gb'), canonicalLocale('FR'), canonicalLocale('zh-hant-TW')]).toEqual(['en-GB', 'fr', 'zh-Hant-TW'])
  for (const text of ['', 'e', 'en_GB', 'en-', 'english language', '1', 'en-é']) expect(canonicalLocale(text)).toBeUndefined()
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 35 }), text => {
    expect([undefined, 'string']).toContain(canonicalLocale(text) === undefined ? undefined : 'string')
  }))
})
