import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Sender } from '#remittance/clients/identity.ts'
import { canonicalLocale } from '#remittance/rules/locale.ts'
import { maskNumber } from '#remittance/rules/masked.ts'
import {
  missingFromThreshold,
  missingOfSender,
  originatorOf,
  reachesThreshold,
} from '#remittance/rules/travel-rule.ts'

const SENDER: Sender = {
  id: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
  status: 'ACTIVE',
  externalId: 'customer-7',
  type: 'INDIVIDUAL',
  firstName: 'Ada',
  lastName: 'Obi',
  legalName: null,
  countryCode: 'GB',
  address: '1 Example Street',
  dateOfBirth: '1990-05-17',
  incorporationDate: null,
  kycStatus: 'VERIFIED',
  kycLevel: 2,
}

const BUSINESS: Sender = {
  ...SENDER,
  type: 'CORPORATE',
  firstName: null,
  lastName: null,
  legalName: 'Obi Ltd',
  dateOfBirth: null,
  incorporationDate: '2001-02-03',
}

test('every sender has a readable name and a date of birth, a business a date of incorporation', () => {
  expect([SENDER, BUSINESS].map(missingOfSender)).toEqual([[], []])
  expect(missingOfSender({ ...SENDER, firstName: null, lastName: '-', dateOfBirth: null })).toEqual([
    'name',
    'date of birth',
  ])
  expect(missingOfSender({ ...BUSINESS, legalName: '…', incorporationDate: null })).toEqual([
    'name',
    'date of incorporation',
  ])
  expect(missingOfSender({ ...BUSINESS, type: 'JOINT' })).toEqual(['date of birth'])
  expect(missingOfSender({ ...SENDER, firstName: '1848', lastName: '-' })).toEqual(['name'])
  expect(missingOfSender({ ...BUSINESS, legalName: '1848', firstName: 'Ada', lastName: 'Obi' })).toEqual([
    'name',
  ])
})

test('from the threshold on a business or joint customer needs an address, one person does not', () => {
  const withoutAddress = [
    SENDER,
    BUSINESS,
    { ...SENDER, type: 'JOINT' as const, legalName: 'Ada and Eze Obi' },
  ].map(sender => ({ ...sender, address: null }))

  expect(withoutAddress.map(missingFromThreshold)).toEqual([[], ['address'], ['address']])
  expect(missingFromThreshold(BUSINESS)).toEqual([])
})

test.each(['USD', 'EUR', 'GBP', 'CAD'])(
  'in %s the threshold is one thousand, for one payment and for linked ones',
  currency => {
    const reached = (...amounts: bigint[]): boolean =>
      reachesThreshold(amounts.map(amountMinor => ({ currency, amountMinor })))

    expect([
      reached(999_99n),
      reached(1_000_00n),
      reached(500_00n, 499_99n),
      reached(500_00n, 500_00n),
    ]).toEqual([false, true, false, true])
  },
)

test('a currency without a threshold reaches it with any amount', () => {
  expect(reachesThreshold([{ currency: 'JPY', amountMinor: 1n }])).toBe(true)
  expect(reachesThreshold([{ currency: 'JPY', amountMinor: 0n }])).toBe(false)
})

test('for any split over payments and currencies, the threshold is reached exactly when the shares add up to one', () => {
  const share = fc.record({
    currency: fc.constantFrom('USD', 'EUR', 'GBP', 'CAD'),
    amountMinor: fc.bigInt(0n, 100_000n),
  })
  fc.assert(
    fc.property(fc.array(share, { maxLength: 12 }), linked => {
      const sum = linked.reduce((total, { amountMinor }) => total + amountMinor, 0n)
      expect(reachesThreshold(linked)).toBe(sum >= 1_000_00n)
    }),
  )
})

test("a sender without a known name is named by the tenant's id", () => {
  expect(originatorOf(SENDER)).toEqual({
    name: 'Ada Obi',
    account: 'customer-7',
    address: '1 Example Street',
    dateOfBirth: '1990-05-17',
    country: 'GB',
  })
  expect(originatorOf({ ...SENDER, firstName: null, lastName: null }).name).toBe('customer-7')
})

test('a masked number shows at most four characters, and never all of them', () => {
  expect(maskNumber('DE89370400440532013000')).toBe('****3000')
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), text => {
      expect(maskNumber(text)).toBe(text.length > 4 ? `****${text.slice(-4)}` : '****')
    }),
  )
})

test('language tags have one canonical form, and other texts are rejected', () => {
  expect([canonicalLocale('en-gb'), canonicalLocale('FR'), canonicalLocale('zh-hant-TW')]).toEqual([
    'en-GB',
    'fr',
    'zh-Hant-TW',
  ])
  for (const text of ['', 'e', 'en_GB', 'en-', 'english language', '1', 'en-é'])
    expect(canonicalLocale(text)).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 35 }), text => {
      expect([undefined, 'string']).toContain(canonicalLocale(text) === undefined ? undefined : 'string')
    }),
  )
})
