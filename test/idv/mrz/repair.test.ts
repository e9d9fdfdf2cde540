import { expect, test } from '@jest/globals'
import { parseZone } from '#idv/mrz/parse-zone.ts'

const NAMES = 'P<UTOOLUWADARE<<SAMUEL<<<<<<<<<<<<<<<<<<<<<<'
const DATA = 'A0B8I1S5Z8UTO7911233M3305142<<<<<<<<<<<<<<<6'

const repair = (first: string, second: string) =>
  parseZone([first, second], { today: '2026-11-28', isSandbox: true })
const replaced = (text: string, position: number, character: string): string =>
  text.slice(0, position - 1) + character + text.slice(position)

test('a look-alike in the number is corrected if exactly one exchange makes all digits right', () => {
  expect(repair(NAMES, replaced(DATA, 2, 'O'))).toMatchObject({
    valid: true,
    fields: { documentNumber: 'A0B8I1S5Z' },
    repairs: [{ line: 2, position: 2, from: 'O', to: '0', proof: 'check_digit' }],
  })
})

test('letters in dates and check digits, and digits in names, are corrected by their alphabet', () => {
  const zone = repair(replaced(NAMES, 6, '0'), replaced(replaced(DATA, 16, 'I'), 20, 'B'))

  expect(zone.repairs).toEqual([
    { line: 1, position: 6, from: '0', to: 'O', proof: 'alphabet' },
    { line: 2, position: 16, from: 'I', to: '1', proof: 'alphabet' },
    { line: 2, position: 20, from: 'B', to: '8', proof: 'alphabet' },
  ])
  expect(zone.fields).toMatchObject({ primaryIdentifier: 'OLUWADARE' })
})

test('nothing is changed in a zone whose digits are right, whatever its number looks like', () => {
  expect(repair(NAMES, DATA)).toMatchObject({
    valid: true,
    repairs: [],
    fields: { documentNumber: 'A0B8I1S5Z' },
  })
})

test('nothing is changed where several exchanges would make the digits right', () => {
  const zone = repair(NAMES, 'SSSSSSSSS2UTO7911233M3305142<<<<<<<<<<<<<<<0')

  expect(zone).toMatchObject({ valid: false, repairs: [] })
  expect(zone.fields.documentNumber).toBe('SSSSSSSSS')
})

test('nothing is changed where the wrong digit is of another field than the look-alike', () => {
  const zone = repair(
    'P<UTOTREMBLAY<<LUC<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'CA66301488UTO7911238M3305142<<<<<<<<<<<<<<<1',
  )

  expect(zone).toMatchObject({ valid: false, score: 75, repairs: [] })
})

test('the state of a card is corrected to an assigned code only', () => {
  const card = (state: string) =>
    parseZone(
      [
        `I<${state}D231458907<<<<<<<<<<<<<<<`,
        '7408122F1204159UTO<<<<<<<<<<<6',
        'TEST<<<<<<<<<<<<<<<<<<<<<<<<<<',
      ],
      {
        today: '2026-11-28',
        isSandbox: true,
      },
    )

  expect(card('R0U')).toMatchObject({
    fields: { issuingState: 'ROU' },
    repairs: [{ line: 1, position: 4, from: '0', to: 'O', proof: 'alphabet' }],
  })
  expect(card('UT0')).toMatchObject({ fields: { issuingState: 'UT0' }, repairs: [], score: 90 })
})
