/** Search form of an account name: its words in order, in lower case without accents. Apostrophes are removed, other punctuation separates words. */
export function nameKey(name: string): string {
  // Converts each letter to upper case first, which unifies letters that lower case distinguishes: ß and ss, or the two small sigmas.
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʼ`]/gu, '')
  const folded = [...letters]
    .map(letter => letter.toLowerCase())
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .join(' ')
}
