import { calendarNamed, fromCalendar } from '#compliance/watchlists/calendars.ts'
import { approximately, dateOf, dayOf } from '#compliance/watchlists/dates.ts'
import {
  type EntryType,
  type ListFormat,
  type PartialDate,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { joined } from '#compliance/watchlists/text.ts'
import {
  type XmlElement,
  elementsAt,
  textsOf,
  attribute,
  first,
  textOf,
  xmlRecords,
} from '#compliance/watchlists/xml.ts'
import {
  type Draft,
  addAddress,
  addBirth,
  addCountry,
  addIdentifier,
  addRelation,
  addTexts,
  draftOf,
  entryOf,
  genderOf,
  optional,
  isDescribedAsDeceased,
} from './draft.ts'
import { addNames } from './ch-seco-names.ts'
import { isOne, isXmlOf } from './head.ts'
import { identifierType } from './identifiers.ts'

interface Place {
  readonly text?: string | undefined
  readonly country?: string | undefined
}

/** Tables to which targets refer: places come after the targets, programmes before. */
interface Tables {
  readonly places: ReadonlyMap<string, Place>
  /** The programme of each set of sanctions. */
  readonly programs: ReadonlyMap<string, string>
}

const ROOT = 'swiss-sanctions-list'
const englishText = (elements: readonly XmlElement[]): string | undefined =>
  textOf(elements.find(element => element.attributes.lang === 'eng') ?? elements[0])

function addProgram(element: XmlElement, programs: Map<string, string>): void {
  const name =
    englishText(elementsAt(element, 'program-key')) ?? englishText(elementsAt(element, 'program-name'))
  for (const set of elementsAt(element, 'sanctions-set'))
    if (name !== undefined) programs.set(set.attributes.ssid ?? '', name)
}

async function tablesOf(file: SourceFile): Promise<Tables> {
  const places = new Map<string, Place>()
  const programs = new Map<string, string>()
  for await (const element of xmlRecords(file, {
    root: ROOT,
    records: [`${ROOT}/sanctions-program`, `${ROOT}/place`],
  })) {
    if (element.name === 'sanctions-program') {
      addProgram(element, programs)
      continue
    }
    const country = first(element, 'country')
    places.set(element.attributes.ssid ?? '', {
      text: joined(', ', textOf(element, 'location'), textOf(element, 'area')),
      country: attribute(country, 'iso-code') ?? textOf(country),
    })
  }
  return { places, programs }
}

function birthOf(element: XmlElement): PartialDate | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map(part => Number(attribute(element, part) ?? 0))
  const calendar = calendarNamed(attribute(element, 'calendar'))
  const date = calendar ? fromCalendar(calendar, year!, month, day) : dateOf(year!, month, day)
  return element.attributes.quality === 'low' || element.attributes.quality === 'circa'
    ? approximately(date)
    : date
}

function addIdentity(draft: Draft, identity: XmlElement, tables: Tables): void {
  addNames(draft, identity)
  addBirth(draft, ...elementsAt(identity, 'day-month-year').map(birthOf))
  for (const country of elementsAt(identity, 'nationality/country'))
    addCountry(draft, 'nationalities', attribute(country, 'iso-code') ?? textOf(country))
  for (const born of elementsAt(identity, 'place-of-birth')) {
    const place = tables.places.get(born.attributes['place-id'] ?? '')
    addTexts(draft.placesOfBirth, joined(', ', place?.text, place?.country))
  }
  for (const address of elementsAt(identity, 'address')) {
    const place = tables.places.get(address.attributes['place-id'] ?? '')
    addAddress(
      draft,
      [
        textOf(address, 'c-o'),
        textOf(address, 'address-details'),
        textOf(address, 'p-o-box'),
        textOf(address, 'zip-code'),
        place?.text,
      ],
      place?.country,
    )
  }
  for (const document of elementsAt(identity, 'identification-document')) {
    const label = attribute(document, 'document-type')?.replace(/-/gu, ' ')
    const type = identifierType(label)
    const issuer = first(document, 'issuer')
    addIdentifier(draft, type, textOf(document, 'number'), {
      country: attribute(issuer, 'code') ?? attribute(first(issuer, 'country'), 'iso-code') ?? textOf(issuer),
      label: type === 'PASSPORT' ? undefined : label,
    })
  }
}

const RELATIONS: Readonly<Record<string, Parameters<typeof addRelation>[1]['kind']>> = {
  'related-to': 'ASSOCIATE',
  'owned-by': 'OWNED_BY',
  'controlled-by': 'CONTROLLED_BY',
  'acting-on-behalf-of': 'ACTS_FOR',
  relative: 'RELATIVE',
}

function typeOf(subject: XmlElement): EntryType {
  if (subject.name === 'individual') return 'INDIVIDUAL'
  if (subject.name !== 'object') return 'ORGANIZATION'
  return /aircraft|airplane/iu.test(subject.attributes['object-type'] ?? '') ? 'AIRCRAFT' : 'VESSEL'
}

/** The listing and update dates; the latest change determines whether the target is still listed. */
function historyOf(target: XmlElement): {
  isListed: boolean
  listedOn: string | undefined
  updatedOn: string | undefined
} {
  const changes = elementsAt(target, 'modification').map(element => ({
    kind: element.attributes['modification-type'] ?? '',
    on: dayOf(attribute(element, 'effective-date') ?? attribute(element, 'publication-date')) ?? '',
  }))
  const latest = changes.toSorted((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0))
  const listed = latest.find(change => change.kind === 'listed')?.on
  return {
    isListed: latest[0]?.kind !== 'de-listed',
    listedOn: listed || undefined,
    updatedOn: latest[0]?.on || undefined,
  }
}

const IMO = /\bIMO(?:\s+(?:number|no\.?))?\s*:?\s*(?<imo>\d{7})\b/iu

function entryFrom(target: XmlElement, file: SourceFile, tables: Tables): WatchlistEntry | undefined {
  const id = attribute(target, 'ssid')
  const subject = target.children.find(child => ['individual', 'entity', 'object'].includes(child.name))
  if (id === undefined || !subject) throw malformedList(`${file.name} has a <target> without ssid or party.`)
  const { isListed, listedOn, updatedOn } = historyOf(target)
  if (!isListed) return undefined
  const draft = draftOf(id, typeOf(subject))
  for (const identity of elementsAt(subject, 'identity')) addIdentity(draft, identity, tables)
  const sets = [...textsOf(target, 'sanctions-set-id'), attribute(target, 'sanctions-set-id')].filter(
    set => set !== undefined,
  )
  addTexts(draft.programs, ...sets.map(set => tables.programs.get(set)))
  addTexts(draft.references, textOf(target, 'foreign-identifier'))
  for (const justification of textsOf(subject, 'justification'))
    addTexts(
      draft.titles,
      draft.type === 'INDIVIDUAL' && justification.length <= 120 ? justification : undefined,
    )
  const words = [...textsOf(subject, 'justification'), ...textsOf(subject, 'other-information')]
  addTexts(draft.remarks, ...words)
  if (draft.type === 'VESSEL')
    for (const text of words) addIdentifier(draft, 'IMO', IMO.exec(text)?.groups?.imo)
  for (const relation of [...elementsAt(subject, 'relation'), ...elementsAt(target, 'relation')]) {
    const label = attribute(relation, 'relation-type')
    addRelation(draft, {
      kind: RELATIONS[label ?? ''] ?? 'OTHER',
      entryId: attribute(relation, 'target-id'),
      label,
    })
  }
  Object.assign(draft, {
    ...optional('gender', genderOf(attribute(subject, 'sex'))),
    ...optional('listedOn', listedOn),
    ...optional('updatedOn', updatedOn),
    ...optional(
      'isDeceased',
      draft.type === 'INDIVIDUAL' && words.some(isDescribedAsDeceased) ? true : undefined,
    ),
  })
  return entryOf(draft)
}

/** Places come after the targets that refer to them, so a file is read twice. The content of past modifications is not read. */
async function* entries(files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  for (const file of files) {
    const tables = await tablesOf(file)
    for await (const target of xmlRecords(file, { root: ROOT, records: [`${ROOT}/target`] })) {
      const entry = entryFrom(target, file, tables)
      if (entry) yield entry
    }
  }
}

export const chSecoXml: ListFormat = {
  name: 'CH_SECO_XML',
  recognises: files => isOne(files, file => isXmlOf(file, ROOT)),
  entries,
}
