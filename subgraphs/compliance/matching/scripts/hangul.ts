const BASE = 0xac00
const SYLLABLES = 11_172
const FINALS = 28
const VOWELS = 21

/** Initial consonant, vowel and final consonant of a syllable. */
function jamoOf(syllable: string): readonly [number, number, number] {
  const code = syllable.codePointAt(0)! - BASE
  return code < 0 || code >= SYLLABLES
    ? [-1, -1, -1]
    : [Math.floor(code / FINALS / VOWELS), Math.floor(code / FINALS) % VOWELS, code % FINALS]
}

/** Similarity of two syllables, 0 to 1: a different jamo mostly makes another name, so it weighs more than its share of letters. */
function syllableLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [jamo, otherJamo] = [jamoOf(one), jamoOf(other)]
  const same = jamo.filter((each, at) => each >= 0 && each === otherJamo[at]).length
  return (same / jamo.length) ** 2
}

/** Share of common syllables of two names in Hangul, in any order, 0 to 1; similar ones count in part. */
export function sharedSyllables(one: string, other: string): number {
  const [shorter, longer] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]]
  const free = new Set(longer.keys())
  let shared = 0
  for (const isExact of [true, false]) {
    for (const [at, syllable] of [...shorter.entries()]) {
      if (syllable === '') continue
      const scored = [...free].map(index => ({ index, likeness: syllableLikeness(syllable, longer[index]!) }))
      const best = scored.sort((a, b) => b.likeness - a.likeness)[0]
      if (best === undefined || (isExact && best.likeness < 1)) continue
      free.delete(best.index)
      shorter[at] = ''
      shared += best.likeness
    }
  }
  return shared / longer.length
}
