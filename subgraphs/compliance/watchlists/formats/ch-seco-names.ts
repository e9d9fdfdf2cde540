import type { NameKind, NamePartKind } from '#compliance/watchlists/entry.ts'
import { cleanText, isOriginalScript } from '#compliance/watchlists/text.ts'
import { type XmlElement, elementsAt, textOf } from '#compliance/watchlists/xml.ts'
import { type Draft, addName } from './draft.ts'

const PARTS: Readonly<Record<string, NamePartKind>> = {
  'family-name': 'FAMILY',
  'given-name': 'GIVEN',
  'further-given-name': 'MIDDLE',
  'father-name': 'PATRONYMIC',
  'grand-father-name': 'PATRONYMIC',
  'maiden-name': 'MAIDEN',
  'tribal-name': 'OTHER',
  title: 'TITLE',
  suffix: 'SUFFIX',
  'whole-name': 'OTHER',
  other: 'OTHER',
}
/** Reading order of name parts: given names first, the family name last. */
const READING: readonly NamePartKind[] = [
  'TITLE',
  'GIVEN',
  'MIDDLE',
  'PATRONYMIC',
  'OTHER',
  'FAMILY',
  'MAIDEN',
  'SUFFIX',
]
/** Maximum number of combinations of spellings; a name of five parts with ten spellings each would otherwise have 100,000. */
const SPELLINGS_MAX = 64

interface Part {
  readonly kind: NamePartKind
  readonly spellings: readonly string[]
}

function partOf(element: XmlElement): Part {
  const variants = elementsAt(element, 'spelling-variant')
    .map(variant => cleanText(variant.text))
    .filter(text => text !== undefined)
  return {
    kind: PARTS[element.attributes['name-part-type'] ?? ''] ?? 'OTHER',
    spellings: [...new Set([textOf(element, 'value'), ...variants].filter(text => text !== undefined))],
  }
}

/** Full names with one spelling per part; only spellings of the same script are combined. */
function* combineParts(parts: readonly Part[]): Generator<readonly string[]> {
  let given = 0
  const chosen = parts.map(() => 0)
  while (given < SPELLINGS_MAX) {
    const words = parts.map((part, at) => part.spellings[chosen[at]!]!)
    const scripts = new Set(words.map(isOriginalScript))
    if (scripts.size === 1) {
      given++
      yield words
    }
    let at = parts.length - 1
    while (at >= 0 && ++chosen[at]! >= parts[at]!.spellings.length) chosen[at--] = 0
    if (at < 0) return
  }
}

function nameKind(name: XmlElement, isMain: boolean): NameKind {
  if (name.attributes.quality === 'low') return 'WEAK_ALIAS'
  if (name.attributes['name-type'] === 'formerly-known-as') return 'FORMER'
  return name.attributes['name-type'] === 'primary-name' && isMain ? 'PRIMARY' : 'STRONG_ALIAS'
}

/** Adds the names of an identity to the draft of its entry. */
export function addNames(draft: Draft, identity: XmlElement): void {
  for (const name of elementsAt(identity, 'name')) {
    const kind = nameKind(name, identity.attributes.main !== 'false')
    const parts = elementsAt(name, 'name-part')
      .map(partOf)
      .filter(part => part.spellings.length > 0)
      .toSorted((one, other) => READING.indexOf(one.kind) - READING.indexOf(other.kind))
    if (parts.length === 0) continue
    let at = 0
    for (const words of combineParts(parts)) {
      const nameParts = parts.length > 1 ? parts.map((part, index) => [part.kind, words[index]] as const) : []
      addName(draft, words.join(' '), kind === 'PRIMARY' && at++ > 0 ? 'STRONG_ALIAS' : kind, {
        parts: nameParts,
      })
    }
    // A family name in a script that the other parts lack is added alone, so that it can be found.
    if (at === 0 && parts.length > 1)
      for (const spelling of parts.find(part => part.kind === 'FAMILY')?.spellings ?? [])
        addName(draft, spelling, 'WEAK_ALIAS')
  }
}
