import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkDigitOf } from '#idv/mrz/check-digit.ts'
import { mrzLineLengths } from '#idv/mrz/format.ts'
import { parseZone } from '#idv/mrz/parse-zone.ts'
import { digitOf, formatZone, type IcaoFormat, type ZoneContent } from '#tools/bench/idv/format-zone.ts'
import { generatedZone, misread } from '#tools/bench/idv/generated-zones.ts'

const CONTEXT = { today: '2026-11-28', isSandbox: true }
const FORMATS: readonly IcaoFormat[] = ['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B']

const textOf = (alphabet: string, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letters = (min: number, max: number): fc.Arbitrary<string> => textOf(LETTERS, min, max)
const characters = (min: number, max: number): fc.Arbitrary<string> =>
  textOf(`${LETTERS}0123456789`, min, max)

const day = fc.record({
  year: fc.integer({ min: 27, max: 76 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})
const compact = ({ year, month, day: at }: { year: number; month: number; day: number }): string =>
  [year, month, at].map(part => String(part).padStart(2, '0')).join('')
const full = (century: string, text: string): string =>
  `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`

const content = (format: IcaoFormat): fc.Arbitrary<ZoneContent> =>
  fc.record(
    {
      documentCode: fc.constant(format.startsWith('MRV') ? 'V' : 'P'),
      issuingState: fc.constantFrom('D', 'NLD', 'UTO'),
      documentNumber: characters(1, format === 'TD1' ? 22 : 9),
      nationality: fc.constantFrom('D', 'GBR', 'XXA'),
      birthDate: day.map(compact),
      sex: fc.constantFrom('M' as const, 'F' as const, 'X' as const),
      expiryDate: day.map(compact),
      primaryIdentifier: letters(1, 12),
      secondaryIdentifier: letters(1, 12),
      optionalData: characters(1, 7),
    },
    {
      requiredKeys: [
        ...(['documentCode', 'issuingState', 'documentNumber', 'nationality', 'birthDate', 'sex'] as const),
        ...(['expiryDate', 'primaryIdentifier'] as const),
      ],
    },
  )

test('every zone that is formatted from fields is parsed to these fields, without a repair', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMATS).chain(format => content(format).map(fields => ({ format, fields }))),
      ({ format, fields }) => {
        // A long number leaves no place for optional data.
        const { optionalData: _left, ...others } = fields
        const written = fields.documentNumber.length > 9 ? others : fields

        const zone = parseZone(formatZone(format, written), CONTEXT)

        expect(zone).toMatchObject({ format, valid: true, score: 100, repairs: [] })
        expect(zone.fields).toEqual({
          ...written,
          birthDate: full('19', fields.birthDate),
          expiryDate: full('20', fields.expiryDate),
        })
      },
    ),
    { numRuns: 400 },
  )
})

test('a single exchange of look-alikes is repaired wherever it is provable, and never to another zone', () => {
  let repaired = 0
  fc.assert(
    fc.property(fc.nat(), seed => {
      const zone = generatedZone(seed)
      const error = misread(zone, seed)
      if (!error) return
      const original = parseZone(zone.lines, CONTEXT)
      const parsed = parseZone(error.lines, CONTEXT)

      expect(original).toMatchObject({ valid: true, repairs: [] })
      if (error.isProvable) {
        expect(parsed).toEqual({ ...original, repairs: [expect.anything()] })
        repaired++
      } else expect(parsed.repairs).toEqual([])
    }),
    { numRuns: 500 },
  )
  expect(repaired).toBeGreaterThan(300)
})

const layouts = Object.values(mrzLineLengths)
const zoneLine = (length: number): fc.Arbitrary<string> =>
  textOf(`${LETTERS}0123456789<<<<Ä?`, length, length)

test('no input throws, and each result is within its bounds', () => {
  const anything = fc.oneof(
    fc.array(fc.string({ unit: 'binary', maxLength: 100 }), { maxLength: 5 }),
    fc.constantFrom(...layouts).chain(lengths => fc.tuple(...lengths.map(zoneLine))),
  )
  fc.assert(
    fc.property(anything, lines => {
      const { score, format, valid, repairs } = parseZone(lines, CONTEXT)

      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(format === 'unknown' && (valid || repairs.length > 0)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('check digits agree with an independent calculation', () => {
  expect(checkDigitOf('520727')).toBe('3')
  expect(checkDigitOf('AB2134<<<')).toBe('5')
  expect(checkDigitOf('a')).toBeUndefined()
  fc.assert(
    fc.property(textOf(`${LETTERS}0123456789<`, 0, 60), text => {
      expect(checkDigitOf(text)).toBe(digitOf(text))
    }),
  )
})
