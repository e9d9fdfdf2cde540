import { letterLike } from '../mrz/alphabet.ts'
import { transliterations } from '../mrz/transliterate.ts'
import { editDistance } from './edit-distance.ts'

export interface NameTolerance {
  /** The reference may lack the end of its words or its last words. */
  readonly isTruncated: boolean
  /** One letter in six may differ, because one side was read from a picture. */
  readonly isRead: boolean
}

const LETTERS_PER_ERROR = 6
const NAME_LENGTH_MAX = 120

/** Whether two names are the same in letters A to Z. Undefined if a name contains no letter that can be compared. */
export function areSameNames(
  reference: string,
  found: string,
  tolerance: NameTolerance,
): boolean | undefined {
  const [referenceForms, foundForms] = [spellings(reference), spellings(found)]
  if (referenceForms.length === 0 || foundForms.length === 0) return undefined
  return referenceForms.some(one => foundForms.some(other => areAlike(one, other, tolerance)))
}

/** Whether the words of two whole names are the same in any order, such as with the surname printed last. */
export function haveSameWords(reference: string, found: string): boolean {
  const sorted = (spelling: string): string => spelling.split(' ').sort().join(' ')
  const foundForms = new Set(spellings(found).map(sorted))
  return spellings(reference).some(form => foundForms.has(sorted(form)))
}

/** The transliterations of a name, and the name with two-letter transliterations reduced to the basic letter. */
function spellings(name: string): string[] {
  const letters = Array.from(name.slice(0, NAME_LENGTH_MAX), character => letterLike(character) ?? character)
  const forms = transliterations(letters.join(''))
  return [...new Set([...forms, ...forms.map(withBasicLetters)])].filter(form => form !== '')
}

/** Undoes transliterations such as UE and UXX of Ü, so that print without its marks is compared like with them. */
const withBasicLetters = (name: string): string =>
  name
    .replace(/([UN])XX/g, '$1')
    .replace(/([AOU])E/g, '$1')
    .replace(/AA/g, 'A')

function areAlike(reference: string, found: string, { isTruncated, isRead }: NameTolerance): boolean {
  const [one, other] = [reference.replaceAll(' ', ''), found.replaceAll(' ', '')]
  if (isClose(one, other, isRead)) return true
  return (
    isTruncated &&
    (isClose(one, other.slice(0, one.length), isRead) || isClose(one, cut(reference, found), isRead))
  )
}

/** The words of the found name, each cut to the length of the same word of the reference. */
function cut(reference: string, found: string): string {
  const words = found.split(' ')
  return reference
    .split(' ')
    .map((word, index) => (words[index] ?? '').slice(0, word.length))
    .join('')
}

const isClose = (one: string, other: string, isRead: boolean): boolean =>
  one === other ||
  (isRead && editDistance(one, other) * LETTERS_PER_ERROR <= Math.max(one.length, other.length))
