/** Whether a name shows letters or digits. Screening compares these: one without any would pass it unseen. */
export const isReadableName = (name: string): boolean => /[\p{L}\p{N}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Letters of a script: signs that many scripts share, such as ʻ, are letters to Unicode and spell no name alone. */
const LETTER = /(?=\p{L})[^\p{Script=Common}\p{Script=Inherited}]/u

/** Whether a name has letters. Watchlists name people and businesses by words, so a payment from "1234" cannot be screened. */
export const hasLetters = (name: string): boolean => LETTER.test(name.normalize('NFKC').replace(INVISIBLE, ''))
