/**
 * The form in which names are compared: case, accents, punctuation and the order of the words do not matter.
 * Apostrophes vanish (O'Brien is OBrien), and so does what nobody sees, such as a soft hyphen or a zero-width space; all
 * other punctuation parts words (Al-Amin is Al Amin). Empty where a name has neither letter nor digit; such a key
 * matches nothing.
 */
export function nameKey(name: string): string {
  // By way of lower and upper case, which folds what either alone keeps apart: ẞ, ß and ss, or the two small sigmas.
  const upper = name.normalize('NFKD').toLowerCase().toUpperCase()
  const letters = upper.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʼ`]/gu, '')
  const folded = [...letters].map(letter => letter.toLowerCase()).join('').normalize('NFKD').replace(/\p{M}/gu, '')
  return folded.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '').sort().join(' ')
}
