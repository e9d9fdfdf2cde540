import { countryCode } from '#compliance/watchlists/countries.ts'
import { approximately, dateBetween, dateOf } from '#compliance/watchlists/dates.ts'
import type {
  EntryPosition,
  ListFormat,
  PartialDate,
  SourceFile,
  WatchlistEntry,
} from '#compliance/watchlists/entry.ts'
import { type ListJsonObject, isObject, jsonItems, objectsOf, stringOf } from '#compliance/watchlists/json.ts'
import { isOriginalScript } from '#compliance/watchlists/text.ts'
import {
  type Draft,
  addBirth,
  addName,
  addRelation,
  addTexts,
  draftOf,
  entryOf,
  optional,
} from '#compliance/watchlists/formats/draft.ts'
import { type FileHead, headText } from '#compliance/watchlists/formats/head.ts'
import { COUNTRY_ITEMS } from './wikidata-countries.ts'

const HUMAN = 'Q5'
const JULIAN = 'Q1985786'

interface Claim {
  readonly value: unknown
  readonly isPreferred: boolean
  readonly qualifiers: ListJsonObject
}

const valueOf = (snak: unknown): unknown =>
  isObject(snak) && isObject(snak.datavalue) ? snak.datavalue.value : undefined
const itemOf = (value: unknown): string | undefined =>
  isObject(value)
    ? (stringOf(value.id) ??
      (typeof value['numeric-id'] === 'number' ? `Q${value['numeric-id']}` : undefined))
    : undefined

/** The statements of an item for a property, preferred ones first, without deprecated ones. */
function claimsOf(item: ListJsonObject, property: string): Claim[] {
  const claims = isObject(item.claims) ? objectsOf(item.claims[property]) : []
  return claims
    .filter(claim => claim.rank !== 'deprecated')
    .map(claim => ({
      value: valueOf(claim.mainsnak),
      isPreferred: claim.rank === 'preferred',
      qualifiers: isObject(claim.qualifiers) ? claim.qualifiers : {},
    }))
    .filter(claim => claim.value !== undefined)
    .toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred))
}

const itemsOf = (item: ListJsonObject, property: string): string[] =>
  claimsOf(item, property)
    .map(claim => itemOf(claim.value))
    .filter(id => id !== undefined)
const qualifier = (claim: Claim, property: string): unknown =>
  valueOf(objectsOf(claim.qualifiers[property])[0])

/** "+1952-10-07T00:00:00Z" with a precision: 11 is a day, 10 a month, 9 a year, 8 a decade. */
function timeOf(value: unknown): PartialDate | undefined {
  if (!isObject(value)) return undefined
  const found = /^\+(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})T/u.exec(stringOf(value.time) ?? '')?.groups
  if (!found) return undefined
  const [year, month, day] = [Number(found.year), Number(found.month), Number(found.day)]
  const precision = typeof value.precision === 'number' ? value.precision : 11
  const isJulian = stringOf(value.calendarmodel)?.endsWith(JULIAN) ?? false
  if (precision === 8)
    return approximately(
      dateBetween(dateOf(Math.floor(year / 10) * 10), dateOf(Math.floor(year / 10) * 10 + 9)),
    )
  if (precision < 9) return undefined
  const date = dateOf(year, precision > 9 ? month : 0, precision > 10 ? day : 0)
  return isJulian ? approximately(date) : date
}

/** Referenced items that are not people: offices, countries, names. */
interface Named {
  readonly labels: Map<string, string>
  readonly countries: Map<string, string>
}

function labelOf(item: ListJsonObject): string | undefined {
  const labels = isObject(item.labels) ? item.labels : {}
  const found = [labels.en, labels.mul, ...Object.values(labels)].find(isObject)
  return found && stringOf(found.value)
}

const isHuman = (item: ListJsonObject): boolean => itemsOf(item, 'P31').includes(HUMAN)

/** Items come as single objects, one per line, in an array, or as members of "entities"; a label file is one object of texts. */
const items = (file: SourceFile): AsyncGenerator<ListJsonObject> => jsonItems(file, ['entities'])

function note(item: ListJsonObject, { labels, countries }: Named): void {
  const id = stringOf(item.id)
  if (id === undefined) {
    for (const [key, text] of Object.entries(item))
      if (/^[QP]\d+$/u.test(key) && typeof text === 'string') labels.set(key, text)
    return
  }
  if (isHuman(item)) return
  const label = labelOf(item)
  if (label !== undefined) labels.set(id, label)
  const code = claimsOf(item, 'P297')
    .map(claim => countryCode(stringOf(claim.value)))
    .find(found => found !== undefined)
  const of = itemsOf(item, 'P1001')
    .concat(itemsOf(item, 'P17'))
    .find(country => COUNTRY_ITEMS.has(country))
  if (code ?? of) countries.set(id, code ?? COUNTRY_ITEMS.get(of!)!)
}

async function readNames(files: readonly SourceFile[]): Promise<Named> {
  const named: Named = { labels: new Map(), countries: new Map() }
  for (const file of files) for await (const item of items(file)) note(item, named)
  return named
}

const countryOf = (id: string, { labels, countries }: Named): string | undefined =>
  COUNTRY_ITEMS.get(id) ?? countries.get(id) ?? countryCode(labels.get(id))

function addNames(draft: Draft, item: ListJsonObject): void {
  const main = labelOf(item)
  addName(draft, main, 'PRIMARY')
  const isWhole = main?.includes(' ') ?? false
  for (const label of objectsOf(Object.values(isObject(item.labels) ? item.labels : {})))
    addName(draft, stringOf(label.value), 'STRONG_ALIAS', { language: stringOf(label.language) })
  for (const claim of claimsOf(item, 'P1559'))
    if (isObject(claim.value))
      addName(draft, stringOf(claim.value.text), 'STRONG_ALIAS', { language: stringOf(claim.value.language) })
  for (const claim of claimsOf(item, 'P1477'))
    if (isObject(claim.value))
      addName(draft, stringOf(claim.value.text), 'FORMER', { language: stringOf(claim.value.language) })
  for (const alias of objectsOf(Object.values(isObject(item.aliases) ? item.aliases : {}).flat())) {
    const text = stringOf(alias.value)
    // Aliases include nicknames and initials, so a single word is a weak alias.
    addName(
      draft,
      text,
      isWhole && text !== undefined && !/[\s·・]/u.test(text) && !isOriginalScript(text)
        ? 'WEAK_ALIAS'
        : 'STRONG_ALIAS',
      { language: stringOf(alias.language) },
    )
  }
  for (const claim of claimsOf(item, 'P742')) addName(draft, stringOf(claim.value), 'WEAK_ALIAS')
}

function positionOf(claim: Claim, named: Named): EntryPosition | undefined {
  const id = itemOf(claim.value)
  if (id === undefined) return undefined
  const of = itemOf(qualifier(claim, 'P1001')) ?? itemOf(qualifier(claim, 'P17'))
  const country = (of && countryOf(of, named)) ?? named.countries.get(id)
  return {
    title: named.labels.get(id) ?? id,
    ...optional('country', country),
    ...optional('from', timeOf(qualifier(claim, 'P580'))),
    ...optional('to', timeOf(qualifier(claim, 'P582'))),
  }
}

const TIES = [
  ['P26', 'RELATIVE', 'spouse'],
  ['P451', 'RELATIVE', 'unmarried partner'],
  ['P40', 'RELATIVE', 'child'],
  ['P22', 'RELATIVE', 'father'],
  ['P25', 'RELATIVE', 'mother'],
  ['P3373', 'RELATIVE', 'sibling'],
  ['P1038', 'RELATIVE', 'relative'],
  ['P1327', 'ASSOCIATE', 'professional partner'],
  ['P3342', 'ASSOCIATE', 'significant person'],
] as const

function addTies(draft: Draft, item: ListJsonObject, named: Named): void {
  for (const [property, kind, label] of TIES) {
    for (const claim of claimsOf(item, property)) {
      const id = itemOf(claim.value)
      const kinship = itemOf(qualifier(claim, 'P1039'))
      if (id !== undefined)
        addRelation(draft, {
          kind,
          entryId: id,
          name: named.labels.get(id),
          label: (kinship && named.labels.get(kinship)) ?? label,
        })
    }
  }
}

const GENDERS: Readonly<Record<string, 'FEMALE' | 'MALE'>> = {
  Q6581072: 'FEMALE',
  Q6581097: 'MALE',
  Q1052281: 'FEMALE',
  Q2449503: 'MALE',
}

function entryFrom(item: ListJsonObject, named: Named): WatchlistEntry | undefined {
  const id = stringOf(item.id)
  if (id === undefined || !isHuman(item)) return undefined
  const draft = draftOf(id, 'INDIVIDUAL')
  addNames(draft, item)
  addBirth(draft, ...claimsOf(item, 'P569').map(claim => timeOf(claim.value)))
  for (const claim of claimsOf(item, 'P27')) {
    const country = countryOf(itemOf(claim.value) ?? '', named)
    if (country && (qualifier(claim, 'P582') === undefined || claim.isPreferred))
      draft.nationalities.add(country)
  }
  addTexts(draft.placesOfBirth, ...itemsOf(item, 'P19').map(place => named.labels.get(place)))
  for (const position of claimsOf(item, 'P39').map(claim => positionOf(claim, named)))
    if (position) draft.positions.push(position)
  addTexts(draft.programs, ...itemsOf(item, 'P102').map(party => named.labels.get(party)))
  addTies(draft, item, named)
  const descriptions = isObject(item.descriptions) ? item.descriptions : {}
  addTexts(draft.remarks, isObject(descriptions.en) ? stringOf(descriptions.en.value) : undefined)
  const gender = itemsOf(item, 'P21')
    .map(found => GENDERS[found])
    .find(found => found !== undefined)
  const redirected = stringOf(isObject(item.redirects) ? item.redirects.from : undefined)
  if (redirected !== undefined) draft.formerIds.add(redirected)
  Object.assign(
    draft,
    optional('gender', gender),
    optional('isDeceased', claimsOf(item, 'P570').length > 0 ? true : undefined),
    optional('updatedOn', stringOf(item.modified)?.slice(0, 10)),
  )
  return entryOf(draft)
}

/** Offices and countries occur anywhere between the people, so files are read twice; only the labels are held in memory. */
async function* entries(files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  const named = await readNames(files)
  for (const file of files) {
    for await (const item of items(file)) {
      const entry = entryFrom(item, named)
      if (entry) yield entry
    }
  }
}

const ITEMS = /"entities"\s*:\s*\{\s*"[QP]\d+"\s*:\s*\{|"type"\s*:\s*"item"[\s\S]*"(?:labels|claims)"\s*:/u
const isOfLabels = (file: FileHead): boolean => /^\s*\{\s*"[QP]\d+"\s*:\s*"/u.test(headText(file))

export const wikidataJson: ListFormat = {
  name: 'WIKIDATA_JSON',
  recognises: files =>
    files.some(file => ITEMS.test(headText(file))) &&
    files.every(file => ITEMS.test(headText(file)) || isOfLabels(file)),
  entries,
}
