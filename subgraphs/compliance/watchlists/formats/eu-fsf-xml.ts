import { calendarNamed, fromCalendar } from '#compliance/watchlists/calendars.ts'
import { approximately, dateBetween, dateOf, dayOf, partialDate } from '#compliance/watchlists/dates.ts'
import {
  type ListFormat,
  type NameKind,
  type PartialDate,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { cleanText, joined } from '#compliance/watchlists/text.ts'
import { type XmlElement, elementsAt, textsOf, attribute, first } from '#compliance/watchlists/xml.ts'
import {
  type Draft,
  addAddress,
  addBirth,
  addCountry,
  addIdentifier,
  addName,
  addTexts,
  draftOf,
  entryOf,
  genderOf,
  optional,
  isDescribedAsDeceased,
} from './draft.ts'
import { isOne, isXmlOf } from './head.ts'
import { identifierType } from './identifiers.ts'
import { xmlEntries } from './xml-entries.ts'

const LOW_QUALITY = /low[ -]quality|weak|good quality a\.?k\.?a\.?: no/iu

function addNames(draft: Draft, element: XmlElement): void {
  let hasPrimary = false
  for (const alias of elementsAt(element, 'nameAlias')) {
    const [given, middle, family] = ['firstName', 'middleName', 'lastName'].map(part =>
      attribute(alias, part),
    )
    const text = attribute(alias, 'wholeName') ?? joined(' ', given, middle, family)
    const remarks = textsOf(alias, 'remark')
    const isWeak = alias.attributes.strong === 'false' || remarks.some(remark => LOW_QUALITY.test(remark))
    const isFormer = remarks.some(remark => /\b(?:formerly|former name|f\.k\.a)/iu.test(remark))
    // The list marks no primary name, so the first strong name is used.
    const kind: NameKind = isWeak
      ? 'WEAK_ALIAS'
      : isFormer
        ? 'FORMER'
        : hasPrimary
          ? 'STRONG_ALIAS'
          : 'PRIMARY'
    const parts =
      given !== undefined && family !== undefined
        ? ([
            ['GIVEN', given],
            ['MIDDLE', middle],
            ['FAMILY', family],
          ] as const)
        : []
    addName(draft, text, kind, { parts, language: attribute(alias, 'nameLanguage')?.toLowerCase() })
    if (kind === 'PRIMARY' && text !== undefined) hasPrimary = true
    addTexts(draft.titles, attribute(alias, 'title'), attribute(alias, 'function'))
    addTexts(draft.remarks, ...remarks)
    Object.assign(draft, optional('gender', genderOf(attribute(alias, 'gender'))))
  }
}

function birthOf(element: XmlElement): PartialDate | undefined {
  const [year, month, day, from, to] = [
    'year',
    'monthOfYear',
    'dayOfMonth',
    'yearRangeFrom',
    'yearRangeTo',
  ].map(name => Number(attribute(element, name) ?? 0))
  const calendar = calendarNamed(attribute(element, 'calendarType'))
  const date = calendar
    ? fromCalendar(calendar, year!, month, day)
    : (partialDate(attribute(element, 'birthdate')) ??
      dateOf(year!, month, day) ??
      dateBetween(dateOf(from!), dateOf(to!)))
  return element.attributes.circa === 'true' ? approximately(date) : date
}

const placeOf = (element: XmlElement, ...names: readonly string[]): string | undefined =>
  joined(', ', ...names.map(name => attribute(element, name)))

/** The code 00 means an unknown country. */
const countryOf = (element: XmlElement): string | undefined => {
  const code = attribute(element, 'countryIso2Code')
  return code === undefined || code === '00' ? undefined : code
}

function addPlaces(draft: Draft, element: XmlElement): void {
  for (const birth of elementsAt(element, 'birthdate')) {
    addBirth(draft, birthOf(birth))
    addTexts(
      draft.placesOfBirth,
      placeOf(birth, 'place', 'city', 'region', ...(countryOf(birth) ? ['countryDescription'] : [])),
    )
  }
  for (const citizenship of elementsAt(element, 'citizenship'))
    addCountry(
      draft,
      'nationalities',
      countryOf(citizenship) ??
        (attribute(citizenship, 'countryIso2Code') === '00'
          ? undefined
          : attribute(citizenship, 'countryDescription')),
    )
  for (const address of elementsAt(element, 'address')) {
    addAddress(
      draft,
      ['street', 'poBox', 'place', 'city', 'region', 'zipCode'].map(name => attribute(address, name)),
      countryOf(address),
    )
    for (const contact of elementsAt(address, 'contactInfo'))
      addContact(draft, attribute(contact, 'key'), attribute(contact, 'value'))
  }
}

function addContact(draft: Draft, key: string | undefined, value: string | undefined): void {
  const type = identifierType(key)
  if (type === 'OTHER')
    addTexts(draft.remarks, value === undefined ? undefined : `${key ?? 'Contact'}: ${value};`)
  else addIdentifier(draft, type, value)
}

const CODES: Readonly<Record<string, Parameters<typeof addIdentifier>[1]>> = {
  passport: 'PASSPORT',
  id: 'NATIONAL_ID',
  ssn: 'NATIONAL_ID',
  birthcert: 'NATIONAL_ID',
  travelid: 'NATIONAL_ID',
  residentperm: 'NATIONAL_ID',
  electionid: 'NATIONAL_ID',
  driverlic: 'NATIONAL_ID',
  fiscalcode: 'TAX_ID',
  tax: 'TAX_ID',
  regnumber: 'REG_NO',
  tradelic: 'REG_NO',
  swiftbic: 'BIC',
  imo: 'IMO',
  lei: 'LEI',
}

function addIdentification(draft: Draft, document: XmlElement): void {
  if (document.attributes.knownFalse === 'true')
    return addTexts(draft.remarks, `Known to be false: ${attribute(document, 'number') ?? ''};`)
  const words = attribute(document, 'identificationTypeDescription')
  const type =
    CODES[attribute(document, 'identificationTypeCode')?.toLowerCase() ?? ''] ?? identifierType(words)
  const country = countryOf(document)
  for (const number of new Set([attribute(document, 'number'), attribute(document, 'latinNumber')]))
    addIdentifier(draft, type, number, { country, label: type === 'PASSPORT' ? undefined : words })
}

function entryFrom(element: XmlElement, file: SourceFile): WatchlistEntry | undefined {
  const logicalId = attribute(element, 'logicalId')
  const id = attribute(element, 'euReferenceNumber') ?? logicalId
  if (id === undefined)
    throw malformedList(`${file.name} has a <sanctionEntity> without euReferenceNumber and logicalId.`)
  const subject = first(element, 'subjectType')
  const isPerson = subject?.attributes.code === 'person' || subject?.attributes.classificationCode === 'P'
  const draft = draftOf(id, isPerson ? 'INDIVIDUAL' : 'ORGANIZATION')
  if (logicalId !== undefined && logicalId !== id) draft.formerIds.add(logicalId)
  addNames(draft, element)
  addPlaces(draft, element)
  for (const document of elementsAt(element, 'identification')) addIdentification(draft, document)
  const regulations = elementsAt(element, 'regulation')
  addTexts(draft.programs, ...regulations.map(regulation => attribute(regulation, 'programme')))
  addTexts(draft.references, attribute(element, 'unitedNationId'))
  const remarks = textsOf(element, 'remark')
  addTexts(draft.remarks, ...remarks, cleanText(attribute(element, 'designationDetails')))
  const published = regulations
    .map(regulation => attribute(regulation, 'publicationDate'))
    .filter(day => day !== undefined)
    .toSorted()
  Object.assign(draft, {
    ...optional('listedOn', dayOf(attribute(element, 'designationDate')) ?? dayOf(published[0])),
    ...optional('updatedOn', dayOf(published.at(-1))),
    ...optional('isDeceased', isPerson && [...draft.remarks].some(isDescribedAsDeceased) ? true : undefined),
  })
  return entryOf(draft)
}

export const euFsfXml: ListFormat = {
  name: 'EU_FSF_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'export', /fpi\/fsd\/export/u)),
  entries: files => xmlEntries(files, { root: 'export', records: ['export/sanctionEntity'] }, entryFrom),
}
