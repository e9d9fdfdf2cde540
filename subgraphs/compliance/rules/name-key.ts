/**
 * Normalises a name for comparison: case, accents, punctuation and word order do not matter.
 * Apostrophes are removed (O'Brien becomes OBrien), as are invisible characters such as soft hyphens or zero-width spaces; all
 * other punctuation separates words (Al-Amin becomes Al Amin). Empty when a name has neither letters nor digits; an empty key
 * matches nothing.
 */
export function nameKey(name: string): string {
  // Lower and upper case in turn fold characters that either alone keeps distinct: ẞ, ß and ss, or the two small sigmas.
  const upper = name.normalize('NFKD').toLowerCase().toUpperCase()
  const letters = upper.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʼ`]/gu, '')
  const folded = [...letters]
    .map(letter => letter.toLowerCase())
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .sort()
    .join(' ')
}
