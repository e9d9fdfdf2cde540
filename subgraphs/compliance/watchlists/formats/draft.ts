import { createHash } from 'node:crypto'
import { countryCode, countryOfPlace } from '#compliance/watchlists/countries.ts'
import type {
  EntryIdentifier,
  EntryName,
  EntryPosition,
  EntryRelation,
  EntryType,
  IdentifierType,
  NameKind,
  NamePartKind,
  PartialDate,
  WatchlistEntry,
} from '#compliance/watchlists/entry.ts'
import { languageCode } from '#compliance/watchlists/languages.ts'
import { cleanText, isOriginalScript, joined, texts } from '#compliance/watchlists/text.ts'

/** An entry under construction; texts may be added as the list writes them. */
export interface Draft {
  readonly id: string
  type: EntryType
  readonly names: EntryName[]
  readonly datesOfBirth: PartialDate[]
  gender?: 'FEMALE' | 'MALE'
  readonly nationalities: Set<string>
  readonly countries: Set<string>
  readonly placesOfBirth: Set<string>
  readonly addresses: Set<string>
  readonly identifiers: EntryIdentifier[]
  readonly programs: Set<string>
  readonly titles: Set<string>
  readonly positions: EntryPosition[]
  readonly relations: EntryRelation[]
  isDeceased?: boolean
  listedOn?: string
  updatedOn?: string
  readonly remarks: Set<string>
  readonly formerIds: Set<string>
  readonly references: Set<string>
}

export const draftOf = (id: string, type: EntryType): Draft => ({
  id,
  type,
  names: [],
  datesOfBirth: [],
  nationalities: new Set(),
  countries: new Set(),
  placesOfBirth: new Set(),
  addresses: new Set(),
  identifiers: [],
  programs: new Set(),
  titles: new Set(),
  positions: [],
  relations: [],
  remarks: new Set(),
  formerIds: new Set(),
  references: new Set(),
})

/** An object with one member, or empty for undefined: optional members are omitted instead of being undefined. */
export const optional = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } => (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }

export function addTexts(set: Set<string>, ...all: readonly (string | undefined)[]): void {
  for (const text of texts(...all)) set.add(text)
}

export interface NameDetails {
  readonly parts?: readonly (readonly [NamePartKind, string | undefined])[]
  readonly language?: string | undefined
}

/** Adds a name in reading order. An existing name is not added again, except that a weak alias is replaced by a stronger kind. */
export function addName(
  draft: Draft,
  text: string | undefined,
  kind: NameKind,
  { parts = [], language }: NameDetails = {},
): void {
  const name = cleanText(text)
  if (name === undefined || !/[\p{L}\p{N}]/u.test(name)) return
  const nameKind =
    kind !== 'PRIMARY' && kind !== 'WEAK_ALIAS' && isOriginalScript(name) ? 'ORIGINAL_SCRIPT' : kind
  const known = draft.names.findIndex(other => other.text === name)
  if (known >= 0 && !(draft.names[known]!.kind === 'WEAK_ALIAS' && nameKind !== 'WEAK_ALIAS')) return
  const stated = parts.flatMap(([part, value]) => texts(value).map(clean => ({ kind: part, text: clean })))
  const entry: EntryName = {
    text: name,
    kind: nameKind,
    ...optional('parts', stated.length > 0 ? stated : undefined),
    ...optional('language', languageCode(language)),
  }
  if (known >= 0) draft.names[known] = entry
  else draft.names.push(entry)
}

export function addBirth(draft: Draft, ...dates: readonly (PartialDate | undefined)[]): void {
  for (const date of dates) {
    if (date && !draft.datesOfBirth.some(known => known.from === date.from && known.to === date.to))
      draft.datesOfBirth.push(date)
  }
}

/** Adds a nationality or a country; former and unknown countries are kept in the remarks. */
export function addCountry(
  draft: Draft,
  to: 'nationalities' | 'countries',
  text: string | undefined,
  message = to === 'nationalities' ? 'Nationality' : 'Country',
): void {
  const words = cleanText(text)
  if (
    words === undefined ||
    /^(?:na|n\/a|none|unknown|undetermined|none identified|none known|-|00|zz|xx)$/iu.test(words)
  )
    return
  const code = countryCode(words)
  if (code) draft[to].add(code)
  else draft.remarks.add(`${message}: ${words}`)
}

/** Adds an address from its lines and country. */
export function addAddress(draft: Draft, lines: readonly (string | undefined)[], country?: string): void {
  const addressLines = texts(...lines)
  const stated = cleanText(country)
  const words = stated?.length === 2 ? stated.toUpperCase() : stated
  const code = countryCode(words)
  if (addressLines.length > 0) draft.addresses.add([...addressLines, ...texts(words)].join(', '))
  if (code) draft.countries.add(code)
  else if (words !== undefined) draft.addresses.add([...addressLines, words].join(', '))
  else if (addressLines.length > 0) {
    const place = countryOfPlace(addressLines.at(-1)!)
    if (place) draft.countries.add(place)
  }
}

/** "UK company no. 01234567" has the kind of the number before the number. */
const WORDED = /^(?<words>.*\b(?:no|nos|nr|number|num)\b\.?\s*:?)\s*(?<number>(?:[A-Z]{1,3} )?\S*\d\S*)$/iu

/** "A0012345 (expired 25 Jan. 2016)" is a number with a remark. */
function withoutAside(text: string | undefined): readonly [string | undefined, string | undefined] {
  const found =
    text === undefined || text.length > 300
      ? undefined
      : /^(?<number>[^()]*\d[^()]*?)\s+\((?<aside>[^()]+)\)$/u.exec(text)?.groups
  return [found?.number ?? text, found?.aside]
}

export function addIdentifier(
  draft: Draft,
  type: IdentifierType,
  value: string | undefined,
  { country, label }: { country?: string | undefined; label?: string | undefined } = {},
): void {
  const text = cleanText(value)
  const worded = text === undefined || text.length > 300 ? undefined : WORDED.exec(text)?.groups
  const [number, aside] = withoutAside(worded?.number ?? text)
  if (number === undefined || !/[\p{L}\p{N}]/u.test(number)) return
  const code = countryCode(country)
  const words = joined(', ', label, worded?.words, aside, code ? undefined : country)
  if (
    draft.identifiers.some(known => known.type === type && known.value === number && known.country === code)
  )
    return
  draft.identifiers.push({ type, value: number, ...optional('country', code), ...optional('label', words) })
}

export function addRelation(
  draft: Draft,
  relation: {
    kind: EntryRelation['kind']
    entryId?: string | undefined
    name?: string | undefined
    label?: string | undefined
  },
): void {
  const entryId = cleanText(relation.entryId)
  const name = cleanText(relation.name)
  if (entryId === undefined && name === undefined) return
  if (
    draft.relations.some(
      known => known.kind === relation.kind && known.entryId === entryId && known.name === name,
    )
  )
    return
  draft.relations.push({
    kind: relation.kind,
    ...optional('entryId', entryId),
    ...optional('name', name),
    ...optional('label', cleanText(relation.label)),
  })
}

export function genderOf(text: string | undefined): 'FEMALE' | 'MALE' | undefined {
  const word = cleanText(text)?.toLowerCase()
  if (word === undefined) return undefined
  if (/^(?:f|female|woman|women|女|女性)$/u.test(word)) return 'FEMALE'
  return /^(?:m|male|man|men|男|男性)$/u.test(word) ? 'MALE' : undefined
}

const DECEASED = /\bdeceased\b|\b(?:has|had) died\b|\bdied (?:on|in)\b|\bwas killed (?:on|in)\b/iu
const UNSURE =
  /\b(?:reportedly|allegedly|reported|believed|presumed|possibly|may be|may have|rumou?red|whether|unconfirmed)\b/iu

/** Whether a text states definitely that the party is dead; a merely reported death may be untrue or a deception. */
export const isDescribedAsDeceased = (text: string): boolean =>
  // Text in brackets or late in a sentence usually concerns another person.
  text
    .replace(/\([^()]*\)/gu, ' ')
    .split(/[.;]/u)
    .some(sentence => (DECEASED.exec(sentence)?.index ?? Infinity) < 40 && !UNSURE.test(sentence))

/** An id that is stable while the words are unchanged. */
export const hashedId = (...words: readonly string[]): string =>
  createHash('sha256')
    .update(words.map(word => word.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ')).join('\u0000'))
    .digest('hex')
    .slice(0, 24)

const ranks: Readonly<Record<NameKind, number>> = {
  PRIMARY: 0,
  STRONG_ALIAS: 1,
  FORMER: 2,
  ORIGINAL_SCRIPT: 3,
  WEAK_ALIAS: 4,
}

/** The entry with its primary name first; undefined when it has no name. */
export function entryOf(draft: Draft): WatchlistEntry | undefined {
  if (draft.names.length === 0) return undefined
  return {
    id: draft.id,
    type: draft.type,
    names: draft.names.toSorted((one, other) => ranks[one.kind] - ranks[other.kind]),
    datesOfBirth: draft.datesOfBirth,
    ...optional('gender', draft.gender),
    nationalities: [...draft.nationalities],
    countries: [...draft.countries],
    placesOfBirth: [...draft.placesOfBirth],
    addresses: [...draft.addresses],
    identifiers: draft.identifiers,
    programs: [...draft.programs],
    titles: [...draft.titles],
    positions: draft.positions,
    relations: draft.relations,
    ...optional('isDeceased', draft.isDeceased),
    ...optional('listedOn', draft.listedOn),
    ...optional('updatedOn', draft.updatedOn),
    ...optional('remarks', draft.remarks.size > 0 ? [...draft.remarks].join(' ') : undefined),
    formerIds: [...draft.formerIds],
    references: [...draft.references],
  }
}
