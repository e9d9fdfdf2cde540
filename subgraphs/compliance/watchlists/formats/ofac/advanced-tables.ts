import type { SourceFile } from '#compliance/watchlists/entry.ts'
import {
  type XmlElement,
  elementsAt,
  attribute,
  first,
  textOf,
  xmlRecords,
} from '#compliance/watchlists/xml.ts'
import { relationKind } from './source-details.ts'

/** Tables of the advanced layout, before and after the parties, to which parties refer by number. */
export interface Tables {
  /** A value of one of the reference sets, such as AliasType 1400. */
  value(set: string, id: string | undefined): string | undefined
  readonly locations: ReadonlyMap<string, Location>
  readonly documents: ReadonlyMap<string, readonly Document[]>
  readonly relations: ReadonlyMap<string, readonly Relation[]>
  readonly listings: ReadonlyMap<string, Listing>
}

export interface Location {
  readonly lines: readonly string[]
  readonly country?: string | undefined
}

interface Document {
  readonly label: string
  readonly value?: string | undefined
  readonly country?: string | undefined
}

interface Relation {
  readonly kind: ReturnType<typeof relationKind>
  readonly to: string
  readonly label?: string | undefined
}

interface Listing {
  readonly programs: Set<string>
  readonly lists: Set<string>
  readonly days: string[]
}

const SETS = [
  'AliasType',
  'AreaCode',
  'Country',
  'PartySubType',
  'PartyType',
  'NamePartType',
  'FeatureType',
  'DetailReference',
  'IDRegDocType',
  'List',
  'RelationType',
  'SanctionsType',
  'LocPartType',
] as const

const RECORDS = [
  ...SETS.map(set => `${set}Values/${set}`),
  'Locations/Location',
  'IDRegDocuments/IDRegDocument',
  'ProfileRelationships/ProfileRelationship',
  'SanctionsEntries/SanctionsEntry',
]

const LINES = ['ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'CITY', 'STATE/PROVINCE', 'POSTAL CODE', 'REGION']

function addTo<Value>(map: Map<string, Value[]>, key: string | undefined, value: Value): void {
  if (key === undefined) return
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

function locationOf(element: XmlElement, value: Tables['value']): Location {
  const lines = elementsAt(element, 'LocationPart').map(part => {
    const values = elementsAt(part, 'LocationPartValue')
    const main = values.find(found => found.attributes.Primary === 'true') ?? values[0]
    return {
      kind: value('LocPartType', part.attributes.LocPartTypeID)?.toUpperCase() ?? '',
      text: textOf(main, 'Value'),
    }
  })
  const country =
    value('Country', first(element, 'LocationCountry')?.attributes.CountryID) ??
    value('AreaCode', first(element, 'LocationAreaCode')?.attributes.AreaCodeID)
  const ordered = lines.toSorted((one, other) => LINES.indexOf(one.kind) - LINES.indexOf(other.kind))
  return { lines: ordered.map(line => line.text).filter(text => text !== undefined), country }
}

const dayOf = (date: XmlElement | undefined): string | undefined => {
  const [year, month, day] = ['Year', 'Month', 'Day'].map(part => textOf(date, part)?.padStart(2, '0'))
  return year && month && day ? `${year}-${month}-${day}` : undefined
}

function addListing(listings: Map<string, Listing>, element: XmlElement, value: Tables['value']): void {
  const profile = attribute(element, 'ProfileID')
  if (profile === undefined) return
  const listing = listings.get(profile) ?? { programs: new Set(), lists: new Set(), days: [] }
  listings.set(profile, listing)
  const list = value('List', element.attributes.ListID)
  if (list !== undefined) listing.lists.add(list)
  for (const event of elementsAt(element, 'EntryEvent')) {
    const day = dayOf(first(event, 'Date'))
    if (day !== undefined) listing.days.push(day)
  }
  for (const measure of elementsAt(element, 'SanctionsMeasure')) {
    const program = textOf(measure, 'Comment')
    if (
      program !== undefined &&
      /program/iu.test(value('SanctionsType', measure.attributes.SanctionsTypeID) ?? 'Program')
    )
      listing.programs.add(program)
  }
}

/** Reads everything except the parties. */
export async function tablesOf(file: SourceFile): Promise<Tables> {
  const values = new Map<string, string>()
  const value: Tables['value'] = (set, id) => (id === undefined ? undefined : values.get(`${set}:${id}`))
  const locations = new Map<string, Location>()
  const documents = new Map<string, Document[]>()
  const relations = new Map<string, Relation[]>()
  const listings = new Map<string, Listing>()
  for await (const element of xmlRecords(file, { root: 'Sanctions', records: RECORDS })) {
    const id = attribute(element, 'ID') ?? ''
    switch (element.name) {
      case 'Location':
        locations.set(id, locationOf(element, value))
        break
      case 'IDRegDocument': {
        const country = value(
          'Country',
          element.attributes['IssuedBy-CountryID'] ?? first(element, 'IssuedBy')?.attributes.CountryID,
        )
        addTo(documents, attribute(element, 'IdentityID'), {
          label: value('IDRegDocType', element.attributes.IDRegDocTypeID) ?? 'Document',
          value: textOf(element, 'IDRegistrationNo'),
          country,
        })
        break
      }
      case 'ProfileRelationship': {
        const label = value('RelationType', element.attributes.RelationTypeID)
        addTo(relations, attribute(element, 'From-ProfileID'), {
          kind: relationKind(label),
          to: attribute(element, 'To-ProfileID') ?? '',
          label,
        })
        break
      }
      case 'SanctionsEntry':
        addListing(listings, element, value)
        break
      default: {
        const text = textOf(element)
        if (text !== undefined) values.set(`${element.name}:${id}`, text)
        const type = attribute(element, 'PartyTypeID')
        if (type !== undefined) values.set(`TypeOfSubType:${id}`, type)
      }
    }
  }
  return { value, locations, documents, relations, listings }
}
