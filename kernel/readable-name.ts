/**
 * Whether a name has visible letters or digits. Screening compares these, so a name without any would never
 * match.
 */
export const isReadableName = (name: string): boolean =>
  /[\p{L}\p{N}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/**
 * Letters that belong to one script. Unicode also classifies shared signs such as ʻ as letters, but they
 * spell no name alone.
 */
const LETTER = /(?=\p{L})[^\p{Script=Common}\p{Script=Inherited}]/u

/** Whether a name has letters. Watchlists name people and businesses by words, so a payment from "1234" cannot be screened. */
export const hasLetters = (name: string): boolean =>
  LETTER.test(name.normalize('NFKC').replace(INVISIBLE, ''))
