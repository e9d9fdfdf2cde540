import { expect, test } from '@jest/globals'
import { parseZone } from '#idv/mrz/parse-zone.ts'

const parse = (...lines: string[]) => parseZone(lines, { today: '2026-11-28', isSandbox: true })
const inProduction = (...lines: string[]) => parseZone(lines, { today: '2026-11-28', isSandbox: false })
const validity = ({ checkDigits }: ReturnType<typeof parse>): unknown =>
  Object.fromEntries(checkDigits.map(({ field, valid }) => [field, valid]))

const NAMES = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const DATA = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'

test('a passport has its fields without fillers, its check digits with their positions, and the full score', () => {
  const zone = parse(NAMES, DATA)

  expect(zone).toEqual({
    format: 'TD3',
    valid: true,
    score: 100,
    fields: {
      documentCode: 'P',
      issuingState: 'UTO',
      documentNumber: 'L898902C3',
      nationality: 'UTO',
      birthDate: '1974-08-12',
      sex: 'F',
      expiryDate: '2012-04-15',
      primaryIdentifier: 'ERIKSSON',
      secondaryIdentifier: 'ANNA MARIA',
      optionalData: 'ZE184226B',
    },
    checkDigits: [
      { field: 'documentNumber', valid: true, line: 2, position: 10 },
      { field: 'birthDate', valid: true, line: 2, position: 20 },
      { field: 'expiryDate', valid: true, line: 2, position: 28 },
      { field: 'optionalData', valid: true, line: 2, position: 43 },
      { field: 'composite', valid: true, line: 2, position: 44 },
    ],
    repairs: [],
    warnings: [],
  })
})

test('blanks and small letters are no errors', () => {
  expect(parse(` ${NAMES.toLowerCase()} `, '', DATA.replace('UTO', ' UTO '))).toEqual(parse(NAMES, DATA))
})

test('lines of other lengths or numbers have an unknown format and no fields', () => {
  for (const lines of [[], [''], [NAMES], [NAMES, DATA, DATA], [NAMES, DATA.slice(1)], ['x'.repeat(100)]])
    expect(parse(...lines)).toMatchObject({
      format: 'unknown',
      valid: false,
      score: 0,
      fields: {},
      checkDigits: [],
    })
})

test('each field is judged separately: a wrong digit of the optional data leaves the others right', () => {
  const zone = parse(NAMES, 'L898902C36UTO7408122F1204159ZE184226B<<<<<20')

  expect(validity(zone)).toEqual({
    documentNumber: true,
    birthDate: true,
    expiryDate: true,
    optionalData: false,
    composite: false,
  })
  expect(zone).toMatchObject({ valid: false, score: 35, repairs: [] })
  expect(zone.warnings).toContain('The check digit of the optional data (line 2, position 43) is wrong.')
})

test('the state of specimens is known in the sandbox only, and counts once', () => {
  expect(inProduction(NAMES, DATA)).toMatchObject({
    valid: true,
    score: 90,
    warnings: ['UTO is not the code of a known state.'],
  })
})

test('a date that does not exist makes a zone invalid even if its digit is right', () => {
  const zone = parse(
    'VIUSATRAVELER<<HAPPY<<<<<<<<<<<<<<<<<<<<<<<<',
    '555123ABC6GBR6502306F0412236IFLND00AMS803085',
  )

  expect(validity(zone)).toMatchObject({ birthDate: false })
  expect(zone).toMatchObject({ format: 'MRV-A', valid: false, score: 60 })
  expect(zone.fields).not.toHaveProperty('birthDate')
  expect(zone.warnings).toContain('The birth date does not exist.')
})

test('visas have neither a composite digit nor one of the optional data', () => {
  const zone = parse('V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<')

  expect(zone).toMatchObject({ format: 'MRV-B', valid: true, score: 100 })
  expect(validity(zone)).toEqual({ documentNumber: true, birthDate: true, expiryDate: true })
})

test.each([
  ['D23145890<1233<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<2', { documentNumber: 'D23145890123' }],
  [
    '123456789<07<ABC<<<<<<<<<',
    '8601012M3001019UTO<<<<<<<<<<<2',
    { documentNumber: '1234567890', optionalData: 'ABC' },
  ],
])('the number of a card continues in the optional data: %s', (number, second, fields) => {
  const zone = parse(`IDUTO${number}`, second, 'SPECIMEN<<JANE<<<<<<<<<<<<<<<<')

  expect(validity(zone)).toMatchObject({ documentNumber: true })
  expect(zone.fields).toMatchObject(fields)
})

test('Belgian cards may count the filler within a long number, other cards may not', () => {
  // A letter as composite digit rules out any repair of the number.
  const isNumberRight = (state: string, digit: string): boolean | undefined => {
    const zone = parse(
      `ID${state}000590240<601${digit}<<<<<<<<<<<`,
      '8601012M3001019BEL<<<<<<<<<<<A',
      'SPECIMEN<<JANE<<<<<<<<<<<<<<<<',
    )
    expect(zone.fields.documentNumber).toBe('000590240601')
    return zone.checkDigits.find(({ field }) => field === 'documentNumber')?.valid
  }

  expect(['3', '1', '2'].map(digit => isNumberRight('BEL', digit))).toEqual([true, true, false])
  expect(['3', '1', '2'].map(digit => isNumberRight('NLD', digit))).toEqual([false, true, false])
})

test('the French card before 2021 and the Swiss driving licence are read by their own layouts', () => {
  expect(parse('IDFRATEST<NAME<<<<<<<<<<<<<<<<0CHE02', '1710GVA123451ROBERTA<<<<<<<9112311F2')).toMatchObject(
    {
      format: 'FR-ID',
      valid: true,
      fields: {
        documentNumber: '1710GVA12345',
        primaryIdentifier: 'TEST NAME',
        secondaryIdentifier: 'ROBERTA',
      },
    },
  )
  expect(
    parse('AAA001D<<', 'FACHE305142128097<<800126<<<<<', 'MARCHAND<<FABIENNE<<<<<<<<<<<<'),
  ).toMatchObject({
    format: 'CH-DL',
    valid: true,
    checkDigits: [],
    fields: {
      issuingState: 'CHE',
      documentNumber: 'AAA001D',
      optionalData: '305142128097',
      birthDate: '1980-01-26',
    },
  })
})

test('a name without a second part, an unspecified sex and a truncated name are read as they are', () => {
  const card = 'I<UTOD231458907<<<<<<<<<<<<<<<'
  const single = parse(card, '7408122<1204159UTO<<<<<<<<<<<6', 'TEST<<<<<<<<<<<<<<<<<<<<<<<<<<')
  const truncated = parse(card, '7408122F1204159UTO<<<<<<<<<<<6', 'CACADOR<DE<ARAUJO<<ANDRE<ESTEV')

  expect(single.fields).toMatchObject({ sex: 'X', primaryIdentifier: 'TEST' })
  expect(single.fields).not.toHaveProperty('secondaryIdentifier')
  expect(truncated.warnings).toEqual(['A name fills its field and may be truncated.'])
})

test('a character outside the alphabet is reported, and its field is not right', () => {
  const zone = parse(NAMES, DATA.replace('L898', 'L8Ä8'))

  expect(zone).toMatchObject({ valid: false, repairs: [] })
  expect(zone.warnings).toContain(
    'Line 2 contains a character other than A to Z, 0 to 9 and < at position 3.',
  )
})
