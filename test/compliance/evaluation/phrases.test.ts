import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  ceilingOf,
  floorOf,
  fractionOf,
  lessPercent,
  lowestFrom,
  squareRoot,
} from '#compliance/evaluation/amounts.ts'
import {
  amountPhrase,
  countPhrase,
  durationPhrase,
  listPhrase,
  rangePhrase,
  spanPhrase,
  thresholdPhrase,
} from '#compliance/evaluation/phrases.ts'
import { DAY, HOUR, MINUTE } from './fixture.ts'

test('amounts have separators and the decimals of their currency', () => {
  expect(amountPhrase(999n, 'USD')).toBe('9.99 USD')
  expect(amountPhrase(1_234_567_890n, 'USD')).toBe('12,345,678.90 USD')
  expect(amountPhrase(1_000_000n, 'JPY')).toBe('1,000,000 JPY')
  expect(amountPhrase(1_000_000n, 'KWD')).toBe('1,000.000 KWD')
  expect(rangePhrase(900_000n, 999_999n, 'USD')).toBe('9,000.00-9,999.99 USD')
})

test('thresholds have more decimals only where they need them', () => {
  expect(thresholdPhrase('10000', 'USD')).toBe('10,000.00 USD')
  expect(thresholdPhrase('10000.5', 'USD')).toBe('10,000.50 USD')
  expect(thresholdPhrase('10000.5050', 'USD')).toBe('10,000.505 USD')
  expect(thresholdPhrase('10000.00', 'JPY')).toBe('10,000 JPY')
  expect(thresholdPhrase('0.5', 'JPY')).toBe('0.5 JPY')
})

test('windows are in the largest unit that is whole, in days from three days on', () => {
  expect([45, 60, 90, 1_440, 2_880, 4_320, 44_640, 4_330].map(durationPhrase)).toEqual([
    '45 min',
    '1 h',
    '90 min',
    '24 h',
    '48 h',
    '3 days',
    '31 days',
    '4,330 min',
  ])
  expect([40_000, 90_000, 5 * HOUR + MINUTE, 47 * HOUR, 191.5 * DAY].map(spanPhrase)).toEqual([
    '40 s',
    '1 min',
    '5 h',
    '47 h',
    '191 days',
  ])
})

test('counts and lists are words', () => {
  expect([
    countPhrase(1, 'credit'),
    countPhrase(1_200, 'credit'),
    countPhrase(2, 'party', 'parties'),
  ]).toEqual(['1 credit', '1,200 credits', '2 parties'])
  expect([listPhrase([]), listPhrase(['A']), listPhrase(['A', 'B']), listPhrase(['A', 'B', 'C'])]).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ])
})

test('thresholds in minor units round away from what they exclude', () => {
  expect(lowestFrom('100.005', 'USD')).toBe(10_001n)
  expect(lowestFrom('100.00', 'USD')).toBe(10_000n)
  const third = lessPercent(fractionOf('100'), 33.33)
  expect([floorOf(third), ceilingOf(third)]).toEqual([66n, 67n])
})

test('the square root of any integer is rounded down', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), square => {
      const root = squareRoot(square)
      expect(root * root <= square && square < (root + 1n) * (root + 1n)).toBe(true)
    }),
  )
})
