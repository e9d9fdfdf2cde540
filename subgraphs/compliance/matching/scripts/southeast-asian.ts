/** Khmer consonants from U+1780 in the order of Unicode, without their inherent vowel. */
const KHMER_CONSONANTS =
  'k kh k kh ng ch chh ch chh nh d th d th n t th t th n b ph p ph m y r l v s s s h l'.split(' ')
/** Khmer independent vowels from U+17A5, and dependent vowels from U+17B6. */
const KHMER_INDEPENDENT = 'e ei o u ou ou ru rueu lu lueu ae ai ao ao au'.split(' ')
const KHMER_DEPENDENT = 'a i ei oe eu o ou uo ae eu ie e e ai o au um om ah'.split(' ')
/** Burmese consonants from U+1000, and independent vowels from U+1023. */
const BURMESE_CONSONANTS = 'k kh g g ng s s z z ny ny t t d d n t t d d n p p b b m y y l w th h l'.split(' ')
const BURMESE_INDEPENDENT = 'i i u u e e o o aw'.split(' ')

/** Vowels that sound different after a consonant of the second series, which the sign U+17CA also makes. */
const SECOND_SERIES = /[គឃងជឈញឌឍទធនពភមយរលវ]/u
const SECOND_VOWELS: Readonly<Record<string, string>> = { '\u17b6': 'ea', '\u17b7': 'i', '\u17bb': 'u' }

const COENG = '\u17d2'
const VIRAMA = '\u1039'

const letterOf = (table: readonly string[], first: number, letter: string): string | undefined =>
  table[letter.codePointAt(0)! - first]

/** A Khmer consonant has an inherent vowel, unless a sign or a consonant below it follows or it ends a syllable. */
export function romaniseKhmer(word: string): string {
  const letters = [...word.normalize('NFC').replace(/[\u17cb-\u17d1\u17dd]|\u17d2$/gu, '')]
  let latin = ''
  let isOpen = false
  let isSecond = false
  for (const [at, letter] of letters.entries()) {
    if (letter === 'អ') {
      isSecond = false
      if (!/[\u17b6-\u17c8]/u.test(letters[at + 1] ?? '')) latin += 'a'
      isOpen = false
      continue
    }
    const consonant = letterOf(KHMER_CONSONANTS, 0x1780, letter)
    if (consonant !== undefined) {
      const next = letters[at + 1]
      const isBare = next === undefined || /[\u1780-\u17a2]/u.test(next)
      if (letters[at - 1] !== COENG) isSecond = SECOND_SERIES.test(letter)
      latin += consonant
      const isFinal: boolean = isBare && isOpen
      if (isBare && !isFinal) latin += 'a'
      isOpen = isBare && !isFinal
      continue
    }
    if (letter === COENG) continue
    if (letter === '\u17c9' || letter === '\u17ca') {
      isSecond = letter === '\u17ca'
      continue
    }
    const vowel =
      (isSecond ? SECOND_VOWELS[letter] : undefined) ??
      letterOf(KHMER_INDEPENDENT, 0x17a5, letter) ??
      letterOf(KHMER_DEPENDENT, 0x17b6, letter)
    latin += vowel ?? ''
    isOpen = vowel !== undefined && !/[mh]$/.test(vowel)
  }
  return latin
}

/** Burmese rhymes: the vowel and the killed consonant after it, of which a glottal stop is written t or k. */
const BURMESE_RHYMES: readonly (readonly [RegExp, string])[] = [
  [/ို(?:က်)/gu, '~aik'],
  [/ို(?:င်)/gu, '~aing'],
  [/ော(?:က်)/gu, '~auk'],
  [/ော(?:င်)/gu, '~aung'],
  [/ို(?:ယ်)?/gu, '~o'],
  [/ေါင်/gu, '~aung'],
  [/ေါက်/gu, '~auk'],
  [/ော်?|ေါ်?/gu, '~aw'],
  [/ွန်|ွမ်/gu, '~un'],
  [/ွတ်|ွပ်/gu, '~ut'],
  [/ိန်|ိမ်/gu, '~ein'],
  [/ိတ်|ိပ်/gu, '~eik'],
  [/ုန်|ုမ်|ုံ/gu, '~on'],
  [/ုတ်|ုပ်/gu, '~ok'],
  [/င့်/gu, '~int'],
  [/န့်/gu, '~ant'],
  [/င်/gu, '~in'],
  [/က်/gu, '~et'],
  [/စ်/gu, '~it'],
  [/ည်/gu, '~i'],
  [/ဉ်/gu, '~in'],
  [/ယ်/gu, '~e'],
  [/န်|မ်|ံ/gu, '~an'],
  [/တ်|ပ်/gu, '~at'],
  [/[ာါ]/gu, '~a'],
  [/[ိီ]/gu, '~i'],
  [/[ုူ]/gu, '~u'],
  [/ေ/gu, '~e'],
  [/ဲ/gu, '~e'],
]
const FOREIGN_K = [/(?<![\u102b-\u1032])က်/gu, '~ak'] as const
const FOREIGN: Readonly<Record<string, string>> = { ရ: 'r', သ: 's' }
const BURMESE_MEDIALS: Readonly<Record<string, string>> = { 'ျ': 'y', 'ြ': 'y', 'ွ': 'w', 'ှ': 'h' }

const consonantOf = (letter: string): string | undefined =>
  letter === 'အ' ? '' : letterOf(BURMESE_CONSONANTS, 0x1000, letter)

/** Burmese syllables are a consonant with medials and a rhyme; without a rhyme the vowel is a. Foreign names keep r, s and a final k. */
export function romaniseBurmese(word: string, isForeign = false): string[] {
  const plain = word
    .normalize('NFC')
    .replace(/\u1038/gu, '')
    .replace(/([^နင\u1019])\u1037|\u1037(?!\u103a)/gu, '$1')
    .replace(/င်္/gu, 'င်')
    .replaceAll(VIRAMA, '\u103a')
  const rhymed = (isForeign ? [FOREIGN_K, ...BURMESE_RHYMES] : BURMESE_RHYMES).reduce(
    (text, [rhyme, latin]) => text.replace(rhyme, latin),
    plain,
  )
  const letters = [...rhymed]
  let latin = ''
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!
    const consonant = (isForeign ? FOREIGN[letter] : undefined) ?? consonantOf(letter)
    if (consonant === undefined) {
      latin += letterOf(BURMESE_INDEPENDENT, 0x1023, letter) ?? (/[a-z0-9]/.test(letter) ? letter : '')
      continue
    }
    let medials = ''
    while (BURMESE_MEDIALS[letters[at + 1] ?? ''] !== undefined) medials += BURMESE_MEDIALS[letters[++at]!]!
    const onset = medials.includes('h') ? `h${consonant}${medials.replace('h', '')}` : consonant + medials
    latin += (isForeign ? '' : ' ') + onset.replace(/^hl?y/, 'sh') + (letters[at + 1] === '~' ? '' : 'a')
  }
  return latin.split(' ')
}
