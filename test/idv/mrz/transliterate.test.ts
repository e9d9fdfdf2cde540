import { expect, test } from '@jest/globals'
import { isAssignedState, isKnownState } from '#idv/mrz/states.ts'
import { transliterate, transliterations } from '#idv/mrz/transliterate.ts'

test.each([
  ['Thérèse Cañon', 'THERESE CANON'],
  ['Strauß-Østergård', 'STRAUSS OESTERGAARD'],
  ['Þórður Ĳsbrand', 'THORDUR IJSBRAND'],
  ['O’Connor, Jr.', 'OCONNOR JR'],
  ['Nguyễn Văn Ạnh', 'NGUYEN VAN ANH'],
  ['Ярослав Щербаков', 'IAROSLAV SHCHERBAKOV'],
  ['محمود عبدالرحيم', 'MXHMWD EBDALRXHYM'],
  ['فاطمة', 'FAXTTMXAH'],
  ['محمّد', 'MXHMMD'],
  ['李', ''],
  ['', ''],
])('%s is written %s in a zone', (name, written) => {
  expect(transliterate(name)).toBe(written)
})

test('letters between which states choose have all their transliterations, the recommended one first', () => {
  expect(transliterations('Müller')).toEqual(['MUELLER', 'MULLER', 'MUXXLLER'])
  expect(transliterations('Cañon')).toEqual(['CANON', 'CANXXON'])
  expect(transliterations('Жика Чарапић')).toContain('ZIKA CARAPIC')
  expect(transliterations('Григорій')).toContain('HRYHORII')
})

test('states are the countries of ISO 3166-1, the further codes of ICAO, and in sandboxes UTO', () => {
  for (const code of ['NLD', 'D', 'D<<', 'DEU', 'GBN', 'RKS', 'UNO', 'XXA', 'EUE'])
    expect(isAssignedState(code)).toBe(true)
  for (const code of ['UTO', 'BOS', 'X', '', 'nld']) expect(isAssignedState(code)).toBe(false)
  expect([isKnownState('UTO', true), isKnownState('UTO', false)]).toEqual([true, false])
})
