/**
 * Phonetic form of a Latin word, by spellings common to the languages of the lists: C is ch, S is sh, J is zh and j.
 * It is deliberately coarse to unify spellings; the distance between words separates them again.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^x(?=[iu])|^hs(?=[iu])/, 'S'],
  [/tsch|tch|tsh|cz/g, 'C'],
  [/shch|sch|sh/g, 'S'],
  [/dzh|dsch|dj|zh|dz/g, 'J'],
  [/kh/g, 'h'],
  [/ck|cq|kk|qq/g, 'k'],
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/x/g, 'ks'],
  [/[qc](?=[eiy])/g, 's'],
  [/q|c/g, 'k'],
  [/ou(?=[aeiou])|w/g, 'v'],
  [/ts|tz/g, 'z'],
  [/j/g, 'J'],
  [/ou|oo/g, 'u'],
  [/ee|ie|iy|ii|ij|yi|iJ$/g, 'i'],
  [/ay|ai|ei|ey|ae/g, 'e'],
  [/y(?![aou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])h$/, ''],
]

export function soundOf(text: string): string {
  // A q before e or i sounds like k; only c softens there.
  let sound = text.replace(/q/g, 'k')
  for (const [spelling, letter] of SPELLINGS) sound = sound.replace(spelling, letter)
  return sound
}

const CLASSES: Readonly<Record<string, string>> = {
  k: 'k',
  g: 'k',
  s: 's',
  z: 's',
  C: 's',
  S: 's',
  J: 'j',
  f: 'f',
  v: 'f',
  b: 'p',
  p: 'p',
  d: 't',
  t: 't',
  m: 'm',
  n: 'n',
  l: 'l',
  r: 'r',
}

/** Consonant classes of a phonetic form; vowels, h, w and y count only at the start, as one class. */
export function skeletonOf(sound: string): string {
  let skeleton = ''
  for (let at = 0; at < sound.length; at++) {
    const letter = sound[at]!
    const found = CLASSES[letter] ?? (letter >= '0' && letter <= '9' ? letter : at === 0 ? 'a' : '')
    if (found !== '' && !skeleton.endsWith(found)) skeleton += found
  }
  return skeleton
}
