/** A name's words in their order, in lower case without accents: the form in which account names are searched. Apostrophes vanish, other signs part words. */
export function nameKey(name: string): string {
  // By way of upper case and letter by letter, which folds what lower case keeps apart: ß and ss, or the two small sigmas.
  const letters = name.normalize('NFKD').toLowerCase().toUpperCase().normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}'’‘ʼ`]/gu, '')
  const folded = [...letters].map(letter => letter.toLowerCase()).join('').normalize('NFKD').replace(/\p{M}/gu, '')
  return folded.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '').join(' ')
}
