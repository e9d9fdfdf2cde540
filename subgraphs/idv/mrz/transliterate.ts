import { SHADDA, TABLES, TEH_MARBUTA, TEH_MARBUTA_AT_END } from './transliteration-tables.ts'

/**
 * A name in the letters of a machine readable zone by the recommended tables of ICAO 9303 part 3 section 6: Latin,
 * Cyrillic and Arabic. Words are separated by one blank, apostrophes are left out, and so are characters of other scripts.
 */
export const transliterate = (name: string): string => transliterateBy(TABLES[0]!, name)

/** All transliterations that states use for a name, without repetition; the recommended one is first. */
export const transliterations = (name: string): readonly string[] => [
  ...new Set(TABLES.map(table => transliterateBy(table, name))),
]

function transliterateBy(table: ReadonlyMap<string, string>, name: string): string {
  return name
    .normalize('NFC')
    .replace(/ß/g, 'SS')
    .toUpperCase()
    .split(/[^\p{L}\p{M}'’ʼ`]+/u)
    .map(word => transliterateWord(table, Array.from(word)))
    .filter(word => word !== '')
    .join(' ')
}

function transliterateWord(table: ReadonlyMap<string, string>, characters: readonly string[]): string {
  const written: string[] = []
  characters.forEach((character, index) => {
    const isLast = index === characters.length - 1
    if (character === SHADDA) written.push(written.at(-1) ?? '')
    else if (character === TEH_MARBUTA && isLast) written.push(TEH_MARBUTA_AT_END)
    else written.push(table.get(character) ?? basicLetters(character))
  })
  return written.join('')
}

/** The letters A to Z of a character without its marks. */
const basicLetters = (character: string): string => character.normalize('NFKD').replace(/[^A-Z]/g, '')
