import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { composeIBAN, countrySpecs } from 'ibantools'
import { arrivalDate, isOpenFor } from '#core/providers/correspondent/settlement-calendar.ts'
import {
  accountIssues,
  branchOfBic,
  canonicalAccountNumber,
  hasIban,
  isIban,
} from '#core/rules/international/bank-identifiers.ts'
import { ratio, timesHalfEven } from '#core/rules/currencies/ratio.ts'
import { messageRate } from '#core/rules/international/pacs008.ts'
import { conversionOfDeduction, deductionOfAmount } from '#core/rules/international/return-charges.ts'
import { statusCodes } from '#core/rules/international/status-codes.ts'
import { chargedOrder } from '#core/rules/international/terms.ts'

const fieldsOf = (accountNumber: string, bankCode: string, country: string): string[] =>
  accountIssues({ accountNumber: canonicalAccountNumber(accountNumber, country), bankCode, country }).map(
    ({ field }) => field,
  )

test.each([
  ['DE89370400440532013000', 'COBADEFF', 'DE', []],
  ['de89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'DE', []],
  ['GB29NWBK60161331926819', 'NWBKGB2L', 'GB', []],
  ['GB29NWBK60161331926819', 'NWBKGB2L', 'JE', []],
  ['FR1420041010050500013M02606', 'PSSTFRPP', 'RE', []],
  ['000123456789', 'CHASUS33', 'US', []],
  ['12345', 'CHASUS33XXX', 'US', []],
  ['DE89370400440532013000', 'BNPAFRPP', 'DE', ['destinationBankCode']],
  ['FR1420041010050500013M02606', 'COBADEFF', 'DE', ['destinationAccountNum']],
  ['DE89370400440532013001', 'COBADEFF', 'DE', ['destinationAccountNum']],
  ['0532013000', 'COBADEFF', 'DE', ['destinationAccountNum']],
  ['DE89370400440532013000', 'COBAXXFF', 'DE', ['destinationBankCode']],
  ['DE89370400440532013000', 'COBADEFFXX', 'DE', ['destinationBankCode']],
  ['1234', 'CHASUS33', 'US', ['destinationAccountNum']],
  ['1'.repeat(35), 'CHASUS33', 'US', ['destinationAccountNum']],
  ['12<45>6', 'CHASUS33', 'US', ['destinationAccountNum']],
  ['x', 'x', 'DE', ['destinationBankCode', 'destinationAccountNum']],
] as const)('account %s at %s in %s', (accountNumber, bankCode, country, fields) => {
  expect(fieldsOf(accountNumber, bankCode, country)).toEqual(fields)
})

/** Without the territories that use the codes of Great Britain, and without Kosovo, whose code is no country's in ISO 3166. */
const IBAN_COUNTRIES = Object.keys(countrySpecs).filter(
  country => hasIban(country) && !['GG', 'IM', 'JE', 'XK'].includes(country),
)

test('an IBAN is valid in its own country alone, however it is printed, and no single wrong digit passes', () => {
  const ibans = fc
    .constantFrom('DE', 'NL', 'GB', 'SA', 'AE', 'PK', 'TR')
    .chain(country => {
      const bban = countrySpecs[country]!.bban_regexp!.replace(/^\^|\$$/g, '')
      return fc.stringMatching(new RegExp(`^${bban}$`)).map(digits => ({ country, bban: digits }))
    })
    .map(({ country, bban }) => ({
      country: country as string,
      iban: composeIBAN({ countryCode: country, bban }) ?? '',
    }))
    .filter(({ iban }) => isIban(iban))
  fc.assert(
    fc.property(ibans, fc.constantFrom(...IBAN_COUNTRIES), fc.nat(), ({ country, iban }, other, at) => {
      const printed = iban.toLowerCase().replace(/(.{4})/g, '$1 ')
      const bank = (of: string): string => `ABCD${of}2X`
      expect(fieldsOf(printed, bank(country), country)).toEqual([])
      if (other !== country) expect(fieldsOf(iban, bank(country), other)).not.toEqual([])
      const index = 4 + (at % (iban.length - 4))
      const digit = iban[index]!
      if (/\d/.test(digit)) {
        const wrong = iban.slice(0, index) + String((Number(digit) + 1) % 10) + iban.slice(index + 1)
        expect(fieldsOf(wrong, bank(country), country)).toEqual(['destinationAccountNum'])
      }
    }),
  )
})

test('any text is either accepted or named as wrong, and only accounts that fit a message are accepted', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 45 }),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('DE', 'US', 'NG', 'XX'),
      (text, bankCode, country) => {
        const accountNumber = canonicalAccountNumber(text, country)
        const fields = accountIssues({ accountNumber, bankCode, country }).map(({ field }) => field)
        if (!fields.includes('destinationAccountNum')) expect(accountNumber).toMatch(/^[A-Za-z0-9-]{5,34}$/)
        if (!fields.includes('destinationBankCode'))
          expect(bankCode).toMatch(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
      },
    ),
  )
})

test('only a BIC with eleven characters has a branch', () => {
  expect(['COBADEFFREJ', 'COBADEFF'].map(branchOfBic)).toEqual(['REJ', null])
})

test.each([
  ['OUR', { moved: 1_000n, fee: 130n, correspondent: 30n }],
  ['SHA', { moved: 1_000n, fee: 100n, correspondent: 0n }],
  ['BEN', { moved: 892n, fee: 100n, correspondent: 0n }],
] as const)('%s divides the charges', (bearer, { moved, fee, correspondent }) => {
  expect(chargedOrder(1_000n, bearer, { feeMinor: 100n, vatMinor: 8n }, 30n)).toEqual({
    movedMinor: moved,
    fee: { feeMinor: fee, vatMinor: 8n },
    correspondentMinor: correspondent,
  })
})

test('charges that leave nothing of the amount refuse it', () => {
  expect(chargedOrder(108n, 'BEN', { feeMinor: 100n, vatMinor: 8n }, 30n)).toBeUndefined()
})

test.each([
  // Thursday to Monday: a day in dollars is over a weekend.
  ['USD', 'USD', '2026-11-26', '2026-11-27'],
  ['USD', 'USD', '2026-11-27', '2026-11-30'],
  // Thanksgiving closes New York alone.
  ['EUR', 'EUR', '2026-11-25', '2026-11-26'],
  ['EUR', 'USD', '2026-11-25', '2026-11-30'],
  // Good Friday and Easter Monday close TARGET.
  ['EUR', 'EUR', '2026-04-02', '2026-04-07'],
  // In Kuwait, Friday and Saturday are the weekend; with dollars only Monday to Thursday count.
  ['KWD', 'KWD', '2026-11-26', '2026-11-30'],
  ['KWD', 'USD', '2026-11-26', '2026-12-02'],
] as const)('%s to %s from %s arrives on %s', (source, target, day, arrival) => {
  expect(arrivalDate(source, target, day)).toBe(arrival)
})

test('a transfer arrives on a later day on which both centres are open', () => {
  const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'NGN', 'KWD', 'SAR', 'JPY', 'XOF', 'INR', 'IRR')
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(currency, currency, day, (source, target, from) => {
      const arrival = arrivalDate(source, target, from)
      expect(arrival > from).toBe(true)
      expect([isOpenFor(source)(arrival), isOpenFor(target)(arrival)]).toEqual([true, true])
    }),
  )
})

test('a rate is written in at most eleven digits, of which ten are decimals', () => {
  expect(
    ['1590', '0.000628930817610', '12345.678901234', '0.00000000001', '999999999999'].map(messageRate),
  ).toEqual(['1590', '0.0006289308', '12345.678901', null, null])
})

test('an unlisted status is queried, and a reason of a rejection fails', () => {
  const verdicts = ['ACSC', 'ACSP', 'AC04', 'NRCV', 'ZZZZ', 'toString'].map(code =>
    statusCodes.verdictOf(code, 'queried'),
  )
  expect(verdicts).toEqual(['COMPLETED', 'QUERY', 'FAILED', 'QUERY', 'QUERY', 'QUERY'])
  expect([statusCodes.meaningOf('AC04'), statusCodes.meaningOf('ZZZZ')]).toEqual([
    'Account closed (AC04)',
    'Reason ZZZZ',
  ])
})

test('what a returned transfer costs is worth at least what was kept, and never more than the transfer', () => {
  const mid = fc.option(fc.tuple(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 6n)), { nil: null })
  const minor = fc.bigInt(1n, 10n ** 12n)
  const values = fc.tuple(minor, minor, mid, mid, fc.nat({ max: 1_000_000 }))
  fc.assert(
    fc.property(values, ([amountMinor, sentMinor, source, target, part]) => {
      const at = (of: bigint, rate: typeof source) => (rate ? timesHalfEven(of, ratio(...rate)) : of)
      fc.pre(at(amountMinor, source) >= at(sentMinor, target))
      const stored = (rate: typeof source) => rate && ([String(rate[0]), String(rate[1])] as const)
      const given = {
        sourceCurrency: 'USD',
        targetCurrency: 'EUR',
        ownCurrency: 'NGN',
        corridorId: '',
        exchangeRate: '1',
        rateType: 'MID',
        convertedMinor: String(sentMinor),
        sourceValueMinor: String(at(amountMinor, source)),
        targetValueMinor: String(at(sentMinor, target)),
        incomeMinor: '0',
        sourceMid: stored(source),
        targetMid: stored(target),
      } as const
      const deductedMinor = 1n + ((sentMinor - 1n) * BigInt(part)) / 1_000_000n
      const deduction = conversionOfDeduction(given, { amountMinor, sentMinor, deductedMinor })
      expect(deduction.amountMinor <= amountMinor).toBe(true)
      expect(deduction.amountMinor * sentMinor >= amountMinor * deductedMinor).toBe(true)
      expect(BigInt(deduction.terms.incomeMinor) >= 0n).toBe(true)
      expect(BigInt(deduction.terms.sourceValueMinor)).toBe(at(deduction.amountMinor, source))
    }),
  )
  expect(deductionOfAmount({ amountMinor: 10_000n, sentMinor: 9_085n, deductedMinor: 2_000n })).toBe(2_202n)
  expect(deductionOfAmount({ amountMinor: 10_000n, sentMinor: 9_085n, deductedMinor: 9_085n })).toBe(10_000n)
})
