import { dayOf, partialDate } from '#compliance/watchlists/dates.ts'
import type {
  EntryPosition,
  EntryRelation,
  EntryType,
  IdentifierType,
  WatchlistEntry,
} from '#compliance/watchlists/entry.ts'
import { type ListJsonObject, isObject, listOf, stringOf, stringsOf } from '#compliance/watchlists/json.ts'
import { joined } from '#compliance/watchlists/text.ts'
import {
  type Draft,
  addAddress,
  addBirth,
  addCountry,
  addIdentifier,
  addName,
  addRelation,
  addTexts,
  draftOf,
  entryOf,
  genderOf,
  optional,
} from '#compliance/watchlists/formats/draft.ts'

const TYPES: Readonly<Record<string, EntryType>> = {
  Person: 'INDIVIDUAL',
  Organization: 'ORGANIZATION',
  Company: 'ORGANIZATION',
  LegalEntity: 'ORGANIZATION',
  PublicBody: 'ORGANIZATION',
  Vessel: 'VESSEL',
  Airplane: 'AIRCRAFT',
  CryptoWallet: 'WALLET',
}

/** Schemata that relate two parties, with the property of each party. */
const TIES: Readonly<
  Record<
    string,
    { from: string; to: string; kind: EntryRelation['kind']; reverse: EntryRelation['kind']; label: string }
  >
> = {
  Family: { from: 'person', to: 'relative', kind: 'RELATIVE', reverse: 'RELATIVE', label: 'relationship' },
  Associate: {
    from: 'person',
    to: 'associate',
    kind: 'ASSOCIATE',
    reverse: 'ASSOCIATE',
    label: 'relationship',
  },
  Ownership: { from: 'owner', to: 'asset', kind: 'OWNS', reverse: 'OWNED_BY', label: 'role' },
  Directorship: {
    from: 'director',
    to: 'organization',
    kind: 'OTHER',
    reverse: 'CONTROLLED_BY',
    label: 'role',
  },
  Representation: { from: 'agent', to: 'client', kind: 'ACTS_FOR', reverse: 'OTHER', label: 'role' },
  Employment: { from: 'employee', to: 'employer', kind: 'OTHER', reverse: 'OTHER', label: 'role' },
  Membership: { from: 'member', to: 'organization', kind: 'OTHER', reverse: 'OTHER', label: 'role' },
  UnknownLink: { from: 'subject', to: 'object', kind: 'ASSOCIATE', reverse: 'ASSOCIATE', label: 'role' },
}

/** An entity of any schema; related entities are nested in it or looked up by id. */
export interface Thing {
  readonly id: string
  readonly schema: string
  readonly properties: ListJsonObject
}

/** Look-up of related entities in lists that write them on separate lines. */
export interface FtmContext {
  thing(id: string): Thing | undefined
  /** The relations, offices, documents and sanctions that refer to a party. */
  about(id: string): readonly Thing[]
}

export const thingOf = (value: unknown): Thing | undefined => {
  if (!isObject(value)) return undefined
  const [id, schema] = [stringOf(value.id), stringOf(value.schema)]
  return id === undefined || schema === undefined
    ? undefined
    : { id, schema, properties: isObject(value.properties) ? value.properties : {} }
}

export const isParty = (thing: Thing): boolean => thing.schema in TYPES

/** The properties in which other schemata refer to a party. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  Occupancy: ['holder'],
  Sanction: ['entity'],
  Passport: ['holder'],
  Identification: ['holder'],
  ...Object.fromEntries(Object.entries(TIES).map(([schema, tie]) => [schema, [tie.from, tie.to]])),
}

export const holdersOf = (thing: Thing): string[] =>
  (HOLDERS[thing.schema] ?? []).flatMap(property => idsOf(thing.properties[property]))
/** Whether the entity is looked up only by its id. */
export const isLookedUp = (thing: Thing): boolean => thing.schema === 'Position' || thing.schema === 'Address'

const idsOf = (values: unknown): string[] =>
  listOf(values)
    .map(value => (isObject(value) ? stringOf(value.id) : stringOf(value)))
    .filter(id => id !== undefined)
const propertyValues = (thing: Thing, ...properties: readonly string[]): string[] =>
  properties.flatMap(property => stringsOf(thing.properties[property]))
const firstValue = (thing: Thing, ...properties: readonly string[]): string | undefined =>
  propertyValues(thing, ...properties)[0]

/** The known entities to which a property refers. */
const linkedThings = (thing: Thing, property: string, context: FtmContext): Thing[] =>
  listOf(thing.properties[property])
    .map(value => thingOf(value) ?? (typeof value === 'string' ? context.thing(value) : undefined))
    .filter(found => found !== undefined)

const NAMES = [
  ['name', 'STRONG_ALIAS'],
  ['alias', 'STRONG_ALIAS'],
  ['previousName', 'FORMER'],
  ['weakAlias', 'WEAK_ALIAS'],
  ['abbreviation', 'WEAK_ALIAS'],
] as const

function addNames(draft: Draft, thing: Thing, caption: string | undefined): void {
  const names = propertyValues(thing, 'name')
  const main = caption !== undefined && names.includes(caption) ? caption : (names[0] ?? caption)
  const [given, family] = [propertyValues(thing, 'firstName'), propertyValues(thing, 'lastName')]
  const parts =
    given.length === 1 && family.length === 1 && main?.includes(given[0]!) && main.includes(family[0]!)
      ? ([
          ['GIVEN', given[0]],
          ['MIDDLE', joined(' ', ...propertyValues(thing, 'middleName'))],
          ['PATRONYMIC', firstValue(thing, 'fatherName')],
          ['FAMILY', family[0]],
        ] as const)
      : []
  addName(draft, main, 'PRIMARY', { parts })
  for (const [property, kind] of NAMES)
    for (const name of propertyValues(thing, property)) addName(draft, name, kind)
}

const NUMBERS: readonly (readonly [string, IdentifierType])[] = [
  ['passportNumber', 'PASSPORT'],
  ['idNumber', 'NATIONAL_ID'],
  ['socialSecurityNumber', 'NATIONAL_ID'],
  ['taxNumber', 'TAX_ID'],
  ['innCode', 'TAX_ID'],
  ['vatCode', 'TAX_ID'],
  ['registrationNumber', 'REG_NO'],
  ['ogrnCode', 'REG_NO'],
  ['dunsCode', 'REG_NO'],
  ['uscCode', 'REG_NO'],
  ['leiCode', 'LEI'],
  ['swiftBic', 'BIC'],
  ['imoNumber', 'IMO'],
  ['mmsi', 'MMSI'],
  ['callSign', 'CALL_SIGN'],
  ['email', 'EMAIL'],
  ['phone', 'PHONE'],
  ['publicKey', 'WALLET'],
]

function addNumbers(draft: Draft, thing: Thing): void {
  for (const [property, type] of NUMBERS) {
    for (const value of propertyValues(thing, property))
      addIdentifier(
        draft,
        draft.type === 'AIRCRAFT' && property === 'registrationNumber' ? 'TAIL_NUMBER' : type,
        value,
      )
  }
}

function positionOf(occupancy: Thing, context: FtmContext): EntryPosition | undefined {
  const post = linkedThings(occupancy, 'post', context)[0]
  const title = (post && firstValue(post, 'name')) ?? idsOf(occupancy.properties.post)[0]
  if (title === undefined) return undefined
  const draft = draftOf('', 'INDIVIDUAL')
  addCountry(draft, 'countries', post && firstValue(post, 'country'))
  const topics = post ? propertyValues(post, 'topics') : []
  return {
    title,
    ...optional('country', [...draft.countries][0]),
    ...optional('from', partialDate(firstValue(occupancy, 'startDate'))),
    ...optional('to', partialDate(firstValue(occupancy, 'endDate'))),
    ...optional('topics', topics.length > 0 ? topics : undefined),
  }
}

/** Adds the information of a related entity to the party. */
function addTied(draft: Draft, tied: Thing, context: FtmContext): void {
  if (tied.schema === 'Occupancy') {
    const position = positionOf(tied, context)
    if (position) draft.positions.push(position)
  } else if (tied.schema === 'Sanction') {
    addTexts(draft.programs, ...propertyValues(tied, 'program', 'programId'))
    addTexts(draft.remarks, ...propertyValues(tied, 'reason'))
    addTexts(draft.references, ...propertyValues(tied, 'unscId'))
    const listedOn = dayOf(firstValue(tied, 'listingDate', 'startDate'))
    if (listedOn !== undefined && (draft.listedOn === undefined || listedOn < draft.listedOn))
      draft.listedOn = listedOn
  } else if (tied.schema === 'Passport' || tied.schema === 'Identification') {
    addIdentifier(
      draft,
      tied.schema === 'Passport' ? 'PASSPORT' : 'NATIONAL_ID',
      firstValue(tied, 'number', 'passportNumber'),
      { country: firstValue(tied, 'country'), label: firstValue(tied, 'type') },
    )
  } else {
    const tie = TIES[tied.schema]
    if (!tie) return
    const isFrom = !idsOf(tied.properties[tie.to]).includes(draft.id)
    const label = joined(', ', ...propertyValues(tied, tie.label)) ?? tied.schema.toLowerCase()
    const side = isFrom ? tie.to : tie.from
    const found = linkedThings(tied, side, context)
    for (const entryId of idsOf(tied.properties[side])) {
      const other = found.find(thing => thing.id === entryId)
      if (entryId !== draft.id)
        addRelation(draft, {
          kind: isFrom ? tie.kind : tie.reverse,
          entryId,
          name: other && firstValue(other, 'name'),
          label,
        })
    }
  }
}

function addPlaces(draft: Draft, thing: Thing, context: FtmContext): void {
  for (const country of propertyValues(thing, 'nationality', 'citizenship'))
    addCountry(draft, 'nationalities', country)
  for (const country of propertyValues(
    thing,
    'country',
    'jurisdiction',
    'mainCountry',
    'flag',
    'pastFlags',
    'birthCountry',
  ))
    addCountry(draft, 'countries', country)
  addTexts(draft.placesOfBirth, ...propertyValues(thing, 'birthPlace'))
  for (const address of propertyValues(thing, 'address')) addAddress(draft, [address])
  for (const address of linkedThings(thing, 'addressEntity', context)) {
    const full = firstValue(address, 'full')
    addAddress(
      draft,
      full === undefined ? propertyValues(address, 'street', 'city', 'region', 'postalCode') : [full],
      full === undefined ? firstValue(address, 'country') : undefined,
    )
    addCountry(draft, 'countries', firstValue(address, 'country'))
  }
}

/** Entities related to a party, nested or on separate lines. */
function* tiesOf(thing: Thing, context: FtmContext): Generator<Thing> {
  const seen = new Set<string>()
  for (const tied of [
    ...Object.values(thing.properties)
      .flatMap(values => listOf(values))
      .map(thingOf),
    ...context.about(thing.id),
  ]) {
    if (!tied || isParty(tied) || isLookedUp(tied) || seen.has(tied.id)) continue
    seen.add(tied.id)
    yield tied
  }
}

/** The entry of a party; undefined for an entity that is not listed itself. */
export function partyEntry(line: ListJsonObject, context: FtmContext): WatchlistEntry | undefined {
  const thing = thingOf(line)
  if (!thing || !isParty(thing)) return undefined
  const topics = propertyValues(thing, 'topics')
  if (line.target === false && topics.length === 0) return undefined
  const draft = draftOf(thing.id, TYPES[thing.schema]!)
  addNames(draft, thing, stringOf(line.caption))
  if (draft.type === 'WALLET') addName(draft, firstValue(thing, 'publicKey'), 'PRIMARY')
  addBirth(draft, ...propertyValues(thing, 'birthDate').map(date => partialDate(date)))
  addPlaces(draft, thing, context)
  addNumbers(draft, thing)
  addTexts(draft.programs, ...propertyValues(thing, 'program', 'programId'), ...topics)
  addTexts(draft.titles, ...propertyValues(thing, 'title', 'position', 'political'))
  for (const tied of tiesOf(thing, context)) addTied(draft, tied, context)
  addTexts(draft.remarks, ...propertyValues(thing, 'summary', 'notes'))
  addTexts(draft.references, ...propertyValues(thing, 'wikidataId', 'unscId'))
  for (const referent of stringsOf(line.referents)) if (referent !== thing.id) draft.formerIds.add(referent)
  Object.assign(
    draft,
    optional('gender', genderOf(firstValue(thing, 'gender'))),
    optional('isDeceased', propertyValues(thing, 'deathDate').length > 0 ? true : undefined),
    optional('listedOn', draft.listedOn ?? dayOf(firstValue(thing, 'createdAt'))),
    optional('updatedOn', dayOf(stringOf(line.last_change) ?? firstValue(thing, 'modifiedAt'))),
  )
  return entryOf(draft)
}
