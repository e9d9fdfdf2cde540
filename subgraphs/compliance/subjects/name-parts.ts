import type { MatchName, NamePart } from '#compliance/matching/kinds.ts'
import type { NamePartsInput } from '#compliance/schema.gen.ts'

const KINDS = [
  ['given', 'GIVEN'],
  ['middle', 'MIDDLE'],
  ['father', 'PATRONYMIC'],
  ['family', 'FAMILY'],
] as const

interface PartWord {
  readonly kind: NamePart
  readonly text: string
}

const wordKey = (word: string): string => word.normalize('NFKC').toLowerCase()
const wordsIn = (text: string): string[] => text.split(/[\s,]+/u).filter(word => word !== '')

/** The given parts as texts with their fields, in the order of a name. */
export const textsOfParts = (parts: NamePartsInput): readonly (readonly [string, string])[] =>
  KINDS.flatMap(([field]) => {
    const text = parts[field]
    return text === null || text === undefined ? [] : [[field, text] as const]
  })

/**
 * The words of a name in their order, each with the part that it belongs to. Words of a part that the name lacks, such as the
 * father's name, follow it. Undefined when nothing distinguishes the words.
 */
export function distinguishParts(name: string, parts: NamePartsInput): MatchName['parts'] {
  const free: PartWord[] = KINDS.flatMap(([field, kind]) =>
    wordsIn(parts[field] ?? '').map(text => ({ kind, text })),
  )
  const words = wordsIn(name).map((text): PartWord => {
    const at = free.findIndex(word => wordKey(word.text) === wordKey(text))
    return { kind: at < 0 ? 'OTHER' : free.splice(at, 1)[0]!.kind, text }
  })
  const joined: PartWord[] = []
  for (const word of [...words, ...free]) {
    const last = joined.at(-1)
    if (last?.kind === word.kind) joined[joined.length - 1] = { ...last, text: `${last.text} ${word.text}` }
    else joined.push(word)
  }
  return joined.length < 2 ? undefined : joined
}
