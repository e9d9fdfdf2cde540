const BALTIC = /(?:iene|aite|yte|ute|as|is|us)$/
const STEM_MIN = 5

/** Whether two words differ only in a Lithuanian or Latvian ending, which depends on gender and marriage and is added to foreign names. */
export function hasSameStem(one: string, other: string): boolean {
  if (one.slice(0, STEM_MIN) !== other.slice(0, STEM_MIN)) return false
  const [stem, otherStem] = [one.replace(BALTIC, ''), other.replace(BALTIC, '')]
  return stem === otherStem && stem.length >= STEM_MIN
}
