import { dayOf, partialDates } from '#compliance/watchlists/dates.ts'
import type { EntryType, NameKind } from '#compliance/watchlists/entry.ts'
import { cleanText, splitEnumeration, joined, splitOutside } from '#compliance/watchlists/text.ts'
import {
  type Draft,
  addAddress,
  addBirth,
  addCountry,
  addIdentifier,
  addName,
  addRelation,
  addTexts,
  genderOf,
  optional,
  isDescribedAsDeceased,
} from '#compliance/watchlists/formats/draft.ts'
import { identifierType } from '#compliance/watchlists/formats/identifiers.ts'

/** Fields of the British lists with their column names in each layout; without spaces, punctuation and case. */
const COLUMNS = {
  name1: ['name1'],
  name2: ['name2'],
  name3: ['name3'],
  name4: ['name4'],
  name5: ['name5'],
  name6: ['name6'],
  nameType: ['nametype', 'aliastype', 'aliastypename'],
  strength: ['aliasstrength', 'aliasquality'],
  title: ['title', 'nametitle', 'individualtitle'],
  nonLatin: ['namenonlatinscript'],
  language: ['nonlatinscriptlanguage'],
  regime: ['regimename', 'regime'],
  type: ['designationtype', 'grouptype', 'grouptypedescription', 'individualentityship'],
  other: ['otherinformation'],
  reasons: ['ukstatementofreasons'],
  address1: ['addressline1', 'address1'],
  address2: ['addressline2', 'address2'],
  address3: ['addressline3', 'address3'],
  address4: ['addressline4', 'address4'],
  address5: ['addressline5', 'address5'],
  address6: ['addressline6', 'address6'],
  postcode: ['addresspostalcode', 'postzipcode', 'postcode'],
  country: ['addresscountry', 'country'],
  phone: ['phonenumber'],
  email: ['emailaddress'],
  website: ['website'],
  born: ['dob', 'dateofbirth', 'individualdateofbirth'],
  town: ['townofbirth', 'individualtownofbirth'],
  countryOfBirth: ['countryofbirth', 'individualcountryofbirth'],
  nationality: ['nationalityies', 'nationality', 'individualnationality'],
  passport: ['passportnumber', 'individualpassportnumber'],
  passportDetails: ['passportadditionalinformation', 'passportdetails', 'individualpassportdetails'],
  nationalId: ['nationalidentifiernumber', 'nationalidentificationnumber', 'individualninumber'],
  nationalIdDetails: ['nationalidentifieradditionalinformation', 'nidetails', 'individualnidetails'],
  position: ['position', 'individualposition'],
  gender: ['gender', 'individualgender'],
  registration: [
    'businessregistrationnumbers',
    'businessregistrationnumber',
    'entitybusinessregnumber',
    'businessregnumber',
  ],
  parent: ['parentcompany', 'entityparentcompany'],
  subsidiaries: ['subsidiaries', 'subsidiary', 'entitysubsidiaries'],
  imo: ['imonumber', 'shipimonumber'],
  owner: ['currentowneroperators', 'currentowneroperator', 'shipcurrentowners', 'currentowners'],
  formerOwner: ['previousowneroperators', 'previousowneroperator', 'shippreviousowners', 'previousowners'],
  flag: ['currentbelievedflagofship', 'shipflag', 'flagofvessel'],
  formerFlag: ['previousflags', 'previousflag', 'shippreviousflags'],
  listedOn: ['datedesignated', 'listedon', 'datelisted', 'uksanctionslistdatedesignated'],
  updatedOn: ['lastupdated'],
  groupId: ['ofsigroupid', 'groupid'],
  uniqueId: ['uniqueid', 'uksanctionslistref'],
  unReference: ['unreferencenumber', 'unref'],
} as const satisfies Record<string, readonly string[]>

export type UkField = keyof typeof COLUMNS

/** All values of a field of a record; there may be several. */
export type UkRecord = (field: UkField) => readonly string[]

export const columnKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/gu, '')

export const valuesBy =
  (values: (key: string) => readonly string[]): UkRecord =>
  field =>
    COLUMNS[field].flatMap(key => values(key)).filter(value => cleanText(value) !== undefined)

const firstValue = (record: UkRecord, field: UkField): string | undefined => cleanText(record(field)[0])

/** "(1) one (2) two", "one|two" and "one; two". */
const splitValues = (cell: string): string[] =>
  splitEnumeration(cell).flatMap(item => splitOutside(item, '|;'))

const TYPES: Readonly<Record<string, EntryType>> = {
  individual: 'INDIVIDUAL',
  entity: 'ORGANIZATION',
  ship: 'VESSEL',
  vessel: 'VESSEL',
  aircraft: 'AIRCRAFT',
}

export const typeOf = (record: UkRecord): EntryType =>
  TYPES[firstValue(record, 'type')?.toLowerCase() ?? ''] ?? 'ORGANIZATION'

function nameKind(record: UkRecord): NameKind {
  const type = firstValue(record, 'nameType')?.toLowerCase() ?? ''
  if (/variation/u.test(type)) return 'STRONG_ALIAS'
  if (/^prim/u.test(type)) return 'PRIMARY'
  if (/^low|weak/u.test(firstValue(record, 'strength')?.toLowerCase() ?? '')) return 'WEAK_ALIAS'
  return /fka|former/u.test(type) ? 'FORMER' : 'STRONG_ALIAS'
}

/** Adds the name of one record: given names first; the sixth part is the family name or, if alone, the full name. */
export function addUkName(draft: Draft, record: UkRecord): void {
  const [given, ...middle] = (['name1', 'name2', 'name3', 'name4', 'name5'] as const).map(part =>
    firstValue(record, part),
  )
  const family = firstValue(record, 'name6')
  const parts =
    draft.type === 'INDIVIDUAL' && given !== undefined && family !== undefined
      ? ([['GIVEN', given], ...middle.map(part => ['MIDDLE', part] as const), ['FAMILY', family]] as const)
      : []
  addName(draft, joined(' ', given, ...middle, family), nameKind(record), { parts })
  addTexts(draft.titles, ...record('title'))
  for (const name of record('nonLatin'))
    addName(draft, name, 'ORIGINAL_SCRIPT', { language: firstValue(record, 'language') })
}

export function addUkAddress(draft: Draft, record: UkRecord): void {
  const lines = (
    ['address1', 'address2', 'address3', 'address4', 'address5', 'address6', 'postcode'] as const
  ).map(line => firstValue(record, line))
  addAddress(draft, lines, firstValue(record, 'country'))
}

function addNumbers(draft: Draft, record: UkRecord): void {
  const documents = [
    ['passport', 'passportDetails', 'PASSPORT'],
    ['nationalId', 'nationalIdDetails', 'NATIONAL_ID'],
    ['registration', undefined, 'REG_NO'],
  ] as const
  for (const [number, details, otherwise] of documents) {
    const words = details && joined('; ', ...record(details))
    const type = identifierType(words)
    for (const cell of record(number)) {
      for (const value of splitValues(cell))
        addIdentifier(
          draft,
          otherwise === 'NATIONAL_ID' && type !== 'OTHER' && type !== 'PASSPORT' && type !== 'REG_NO'
            ? type
            : otherwise,
          value,
          { label: words?.slice(0, 200) },
        )
    }
  }
  for (const [field, type] of [
    ['phone', 'PHONE'],
    ['email', 'EMAIL'],
  ] as const) {
    for (const cell of record(field))
      for (const value of splitValues(cell)) addIdentifier(draft, type, value.replace(/^\w+:\s*/u, ''))
  }
  for (const cell of record('imo'))
    for (const value of splitValues(cell)) addIdentifier(draft, 'IMO', value.replace(/^IMO\s*/iu, ''))
}

function addTies(draft: Draft, record: UkRecord): void {
  const ties = [
    ['owner', 'OWNED_BY', 'current owner or operator'],
    ['formerOwner', 'OTHER', 'previous owner or operator'],
    ['parent', 'OWNED_BY', 'parent company'],
    ['subsidiaries', 'OWNS', 'subsidiary'],
  ] as const
  for (const [field, kind, label] of ties) {
    for (const cell of record(field))
      for (const name of splitValues(cell)) addRelation(draft, { kind, name, label })
  }
}

const REFERENCE = /\b(?:[A-Z]{2,3}[ie]\.\d{3}|(?<=UK Sanctions List Ref\W{0,3})[A-Z]{3}\d{4})\b/gu

function addWords(draft: Draft, record: UkRecord): void {
  const words = [...record('other'), ...record('reasons')]
  addTexts(draft.remarks, ...words, ...record('website'))
  for (const text of words)
    addTexts(
      draft.references,
      ...[...text.matchAll(REFERENCE)]
        .filter(() => /UN Ref|UK Sanctions List Ref/iu.test(text))
        .map(found => found[0]),
    )
  addTexts(draft.references, ...record('unReference'))
  if (draft.type === 'INDIVIDUAL' && words.some(isDescribedAsDeceased)) draft.isDeceased = true
}

/** Adds all fields of a record except name and address, which layouts repeat in different ways. */
export function addUkDetails(draft: Draft, record: UkRecord): void {
  addTexts(draft.programs, ...record('regime'))
  addTexts(draft.titles, ...record('position').flatMap(splitEnumeration))
  for (const cell of record('nationality'))
    for (const country of splitValues(cell)) addCountry(draft, 'nationalities', country)
  for (const cell of record('born')) addBirth(draft, ...partialDates(cell))
  const town = record('town')
  const countries = record('countryOfBirth')
  for (let at = 0; at < Math.max(town.length, countries.length); at++)
    addTexts(draft.placesOfBirth, joined(', ', town[at], countries[at]))
  for (const field of ['flag', 'formerFlag'] as const)
    for (const cell of record(field))
      for (const country of splitValues(cell)) addCountry(draft, 'countries', country, 'Flag')
  addNumbers(draft, record)
  addTies(draft, record)
  addWords(draft, record)
  const listedOn = record('listedOn')
    .map(day => dayOf(day))
    .filter(day => day !== undefined)
    .toSorted()[0]
  const updatedOn = record('updatedOn')
    .map(day => dayOf(day))
    .filter(day => day !== undefined)
    .toSorted()
    .at(-1)
  Object.assign(
    draft,
    optional('gender', genderOf(firstValue(record, 'gender'))),
    optional('listedOn', listedOn),
    optional('updatedOn', updatedOn),
  )
}
