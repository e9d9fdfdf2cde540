const DIACRITICS = /[\u0300-\u036f]/gu
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ß: 'ss' }

/**
 * The words of a text in lower case, without accents and punctuation, separated by single blanks: "Visa for Fiancé!" becomes
 * "visa for fiance". Vowel signs of scripts such as Devanagari remain, because words differ by them.
 */
export const foldText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .toLowerCase()
    .replace(/[œæøłß]/gu, letter => LIGATURES[letter]!)
    .replace(SEPARATORS, ' ')
    .trim()
