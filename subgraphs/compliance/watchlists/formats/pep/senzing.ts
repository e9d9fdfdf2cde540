import { dayOf, partialDate } from '#compliance/watchlists/dates.ts'
import {
  type EntryType,
  type IdentifierType,
  type ListFormat,
  type NameKind,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { lines } from '#compliance/watchlists/decode.ts'
import { type ListJsonObject, objectsOf, parsed, stringOf } from '#compliance/watchlists/json.ts'
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
import { headText } from '#compliance/watchlists/formats/head.ts'
import { identifierType } from '#compliance/watchlists/formats/identifiers.ts'

const TYPES: Readonly<Record<string, EntryType>> = {
  PERSON: 'INDIVIDUAL',
  ORGANIZATION: 'ORGANIZATION',
  VESSEL: 'VESSEL',
  AIRCRAFT: 'AIRCRAFT',
}
const KINDS: Readonly<Record<string, NameKind>> = {
  PRIMARY: 'PRIMARY',
  ALIAS: 'STRONG_ALIAS',
  AKA: 'STRONG_ALIAS',
  WEAK_ALIAS: 'WEAK_ALIAS',
  FORMER: 'FORMER',
  MAIDEN: 'FORMER',
  NICKNAME: 'WEAK_ALIAS',
}

const text = (object: ListJsonObject, key: string): string | undefined => stringOf(object[key])

/** Features are in one array per kind, in a single array FEATURES, or in the record itself. */
const featuresOf = (record: ListJsonObject): ListJsonObject[] => [
  record,
  ...Object.values(record).flatMap(value => (Array.isArray(value) ? objectsOf(value) : [])),
]

function addNames(draft: Draft, features: readonly ListJsonObject[]): void {
  let hasPrimary = false
  for (const feature of features) {
    const [given, middle, family] = ['NAME_FIRST', 'NAME_MIDDLE', 'NAME_LAST'].map(key => text(feature, key))
    const name = text(feature, 'NAME_FULL') ?? text(feature, 'NAME_ORG') ?? joined(' ', given, middle, family)
    if (name === undefined) continue
    const kind: NameKind =
      KINDS[text(feature, 'NAME_TYPE') ?? ''] ?? (hasPrimary ? 'STRONG_ALIAS' : 'PRIMARY')
    addName(draft, name, kind === 'PRIMARY' && hasPrimary ? 'STRONG_ALIAS' : kind, {
      parts:
        given !== undefined && family !== undefined
          ? [
              ['GIVEN', given],
              ['MIDDLE', middle],
              ['FAMILY', family],
            ]
          : [],
    })
    hasPrimary ||= kind === 'PRIMARY'
  }
}

const NUMBERS: readonly (readonly [string, string | undefined, IdentifierType])[] = [
  ['PASSPORT_NUMBER', 'PASSPORT_COUNTRY', 'PASSPORT'],
  ['NATIONAL_ID_NUMBER', 'NATIONAL_ID_COUNTRY', 'NATIONAL_ID'],
  ['SSN_NUMBER', undefined, 'NATIONAL_ID'],
  ['DRIVERS_LICENSE_NUMBER', 'DRIVERS_LICENSE_STATE', 'NATIONAL_ID'],
  ['TAX_ID_NUMBER', 'TAX_ID_COUNTRY', 'TAX_ID'],
  ['LEI_NUMBER', undefined, 'LEI'],
  ['DUNS_NUMBER', undefined, 'REG_NO'],
  ['REGISTRATION_NUMBER', 'REGISTRATION_COUNTRY', 'REG_NO'],
  ['IMO_NUMBER', undefined, 'IMO'],
  ['MMSI_NUMBER', undefined, 'MMSI'],
  ['CALL_SIGN', undefined, 'CALL_SIGN'],
  ['EMAIL_ADDRESS', undefined, 'EMAIL'],
  ['PHONE_NUMBER', undefined, 'PHONE'],
]

function addNumbers(draft: Draft, feature: ListJsonObject): void {
  for (const [number, country, type] of NUMBERS)
    addIdentifier(draft, type, text(feature, number), { country: country && text(feature, country) })
  const [kind, value] = [text(feature, 'OTHER_ID_TYPE'), text(feature, 'OTHER_ID_NUMBER')]
  if (kind !== undefined && value !== undefined && kind !== 'OPEN_SANCTIONS')
    addIdentifier(draft, identifierType(kind.replaceAll('_', ' ')), value, {
      country: text(feature, 'OTHER_ID_COUNTRY'),
      label: kind,
    })
  const trusted = text(feature, 'TRUSTED_ID_NUMBER')
  if (trusted !== undefined && trusted !== draft.id) addTexts(draft.references, trusted)
}

function addDetails(draft: Draft, feature: ListJsonObject): void {
  addBirth(draft, partialDate(text(feature, 'DATE_OF_BIRTH')))
  if (text(feature, 'DATE_OF_DEATH') !== undefined) draft.isDeceased = true
  addTexts(draft.placesOfBirth, text(feature, 'PLACE_OF_BIRTH'))
  for (const key of ['NATIONALITY', 'CITIZENSHIP']) addCountry(draft, 'nationalities', text(feature, key))
  for (const key of ['REGISTRATION_COUNTRY', 'COUNTRY_OF_ASSOCIATION', 'COUNTRY', 'FLAG'])
    addCountry(draft, 'countries', text(feature, key))
  addAddress(
    draft,
    [
      text(feature, 'ADDR_FULL') ??
        joined(
          ', ',
          ...['ADDR_LINE1', 'ADDR_LINE2', 'ADDR_CITY', 'ADDR_STATE', 'ADDR_POSTAL_CODE'].map(key =>
            text(feature, key),
          ),
        ),
    ],
    text(feature, 'ADDR_COUNTRY'),
  )
  addTexts(draft.programs, text(feature, 'PROGRAM'), text(feature, 'TOPIC'))
  Object.assign(draft, optional('gender', genderOf(text(feature, 'GENDER'))))
}

function addTie(draft: Draft, feature: ListJsonObject): void {
  const [role, key] = [text(feature, 'REL_POINTER_ROLE'), text(feature, 'REL_POINTER_KEY')]
  if (key === undefined) return
  if (role?.toLowerCase() === 'occupancy') draft.positions.push({ title: key })
  else
    addRelation(draft, {
      kind: /family|spouse|child|parent|sibling|relative/iu.test(role ?? '')
        ? 'RELATIVE'
        : /associate/iu.test(role ?? '')
          ? 'ASSOCIATE'
          : /own/iu.test(role ?? '')
            ? 'OWNS'
            : 'OTHER',
      entryId: key,
      label: role,
    })
}

function entryFrom(record: ListJsonObject, where: string): WatchlistEntry | undefined {
  const id = text(record, 'RECORD_ID')
  if (id === undefined) throw malformedList(`${where} has no RECORD_ID.`)
  const features = featuresOf(record)
  const type = features.map(feature => text(feature, 'RECORD_TYPE')).find(found => found !== undefined)
  const draft = draftOf(id, TYPES[type ?? ''] ?? 'ORGANIZATION')
  addNames(draft, features)
  for (const feature of features) {
    addDetails(draft, feature)
    addNumbers(draft, feature)
    addTie(draft, feature)
  }
  const topics = [...draft.programs].filter(program => /^(?:role|gov|sanction|crime|poi)/u.test(program))
  for (const [at, position] of draft.positions.entries())
    if (topics.length > 0) draft.positions[at] = { ...position, topics }
  Object.assign(draft, optional('updatedOn', dayOf(text(record, 'LAST_CHANGE'))))
  return entryOf(draft)
}

async function* entries(files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  for (const file of files) {
    for await (const { number, text: line } of lines(file)) {
      const entry = entryFrom(parsed(file, `line ${number}`, line), `${file.name} line ${number}`)
      if (entry) yield entry
    }
  }
}

const FIRST = /^\s*\{[^\n]*"RECORD_ID"\s*:/u

export const senzingLines: ListFormat = {
  name: 'SENZING_JSON_LINES',
  recognises: files =>
    files.length > 0 &&
    files.every(file => FIRST.test(headText(file)) && /"DATA_SOURCE"/u.test(headText(file))),
  entries,
}
