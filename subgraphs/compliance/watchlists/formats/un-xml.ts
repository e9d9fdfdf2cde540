import { approximately, dateBetween, dateOf, dayOf, partialDate, partialDates } from '../dates.ts'
import { type EntryType, type ListFormat, type NameKind, type PartialDate, type SourceFile, type WatchlistEntry } from '../entry.ts'
import { enumerated, joined, splitOutside } from '../text.ts'
import { type XmlElement, all, allSaid, said } from '../xml.ts'
import { unbracketed } from './bracketed.ts'
import { type Draft, addAddress, addBirth, addCountry, addIdentifier, addName, addTexts, draftOf, entryOf, genderOf, optional, saysDeceased } from './draft.ts'
import { isOne, isXmlOf } from './head.ts'
import { identifierType } from './identifiers.ts'
import { required, xmlEntries } from './xml-entries.ts'

const NAMES = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME', 'FIFTH_NAME', 'SIXTH_NAME'] as const

const QUALITIES: Readonly<Record<string, NameKind>> = { good: 'STRONG_ALIAS', low: 'WEAK_ALIAS', 'a.k.a.': 'STRONG_ALIAS', 'f.k.a.': 'FORMER' }

/** The aliases of a cell, separated by semicolons or enumerated a), b). */
export const aliasesOf = (cell: string | undefined): string[] => enumerated(cell ?? '').flatMap(item => splitOutside(item, ';；')).flatMap(unbracketed)

function addNames(draft: Draft, element: XmlElement, alias: string): void {
  const parts = NAMES.map(part => said(element, part)).filter(part => part !== undefined)
  // The list does not mark the family name among the parts.
  addName(draft, parts.join(' '), 'PRIMARY')
  for (const found of all(element, alias)) {
    const kind = QUALITIES[said(found, 'QUALITY')?.toLowerCase() ?? ''] ?? 'STRONG_ALIAS'
    for (const name of aliasesOf(found.children.find(child => child.name === 'ALIAS_NAME')?.text)) addName(draft, name, kind)
  }
  for (const name of splitOutside(said(element, 'NAME_ORIGINAL_SCRIPT') ?? '', ';؛；')) addName(draft, name, 'ORIGINAL_SCRIPT')
}

const years = (from: string | undefined, to: string | undefined): PartialDate | undefined => dateBetween(dateOf(Number(from)), dateOf(Number(to)))

function birthOf(element: XmlElement): PartialDate | undefined {
  const date = partialDate(said(element, 'DATE')) ?? partialDate(said(element, 'YEAR')) ?? years(said(element, 'FROM_YEAR'), said(element, 'TO_YEAR'))
  const isAbout = said(element, 'TYPE_OF_DATE')?.toUpperCase() === 'APPROXIMATELY'
  // Some records contain the date only in the note.
  return isAbout ? approximately(date) : date ?? partialDate(said(element, 'NOTE'))
}

function addDocument(draft: Draft, document: XmlElement): void {
  const label = joined(', ', said(document, 'TYPE_OF_DOCUMENT'), said(document, 'TYPE_OF_DOCUMENT2'))
  const type = identifierType(said(document, 'TYPE_OF_DOCUMENT')) === 'OTHER' ? identifierType(label) : identifierType(said(document, 'TYPE_OF_DOCUMENT'))
  addIdentifier(draft, type, said(document, 'NUMBER'), { country: said(document, 'ISSUING_COUNTRY') ?? said(document, 'COUNTRY_OF_ISSUE'), label: type === 'PASSPORT' ? undefined : label })
  const note = said(document, 'NOTE')
  if (note !== undefined) addTexts(draft.remarks, `${joined(' ', label, said(document, 'NUMBER')) ?? 'Document'}: ${note};`)
}

/** Some aliases are separate identities with their own date and place of birth. */
function addBirths(draft: Draft, element: XmlElement): void {
  addBirth(draft, ...all(element, 'INDIVIDUAL_DATE_OF_BIRTH').map(birthOf))
  for (const alias of all(element, 'INDIVIDUAL_ALIAS')) {
    addBirth(draft, ...partialDates(said(alias, 'DATE_OF_BIRTH')))
    addTexts(draft.placesOfBirth, joined(', ', said(alias, 'CITY_OF_BIRTH'), said(alias, 'COUNTRY_OF_BIRTH')))
  }
}

function addPlaces(draft: Draft, element: XmlElement, prefix: string): void {
  for (const place of all(element, `${prefix}_PLACE_OF_BIRTH`)) addTexts(draft.placesOfBirth, joined(', ', said(place, 'CITY'), said(place, 'STATE_PROVINCE'), said(place, 'COUNTRY')))
  for (const address of all(element, `${prefix}_ADDRESS`)) {
    const lines = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE'].map(line => said(address, line))
    addAddress(draft, lines, said(address, 'COUNTRY'))
    const note = said(address, 'NOTE')
    if (note === undefined) continue
    if (lines.some(line => line !== undefined) || said(address, 'COUNTRY') !== undefined) addTexts(draft.remarks, `${joined(', ', ...lines, said(address, 'COUNTRY'))!}: ${note};`)
    else addAddress(draft, [note])
  }
}

function entryFrom(element: XmlElement, file: SourceFile): WatchlistEntry | undefined {
  const type: EntryType = element.name === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'ORGANIZATION'
  const draft = draftOf(required(file, element, 'DATAID'), type)
  addNames(draft, element, `${element.name}_ALIAS`)
  addTexts(draft.programs, said(element, 'UN_LIST_TYPE'))
  addTexts(draft.references, said(element, 'REFERENCE_NUMBER'))
  addTexts(draft.titles, ...allSaid(element, 'TITLE/VALUE'), ...allSaid(element, 'DESIGNATION/VALUE'))
  for (const country of allSaid(element, 'NATIONALITY/VALUE')) addCountry(draft, 'nationalities', country)
  addBirths(draft, element)
  addPlaces(draft, element, element.name)
  for (const document of all(element, `${element.name}_DOCUMENT`)) addDocument(draft, document)
  const comments = said(element, 'COMMENTS1')
  addTexts(draft.remarks, comments)
  const updates = allSaid(element, 'LAST_DAY_UPDATED/VALUE').map(day => dayOf(day)).filter(day => day !== undefined)
  Object.assign(draft, {
    ...optional('gender', genderOf(said(element, 'GENDER'))), ...optional('isDeceased', type === 'INDIVIDUAL' && saysDeceased(comments ?? '') ? true : undefined),
    ...optional('listedOn', dayOf(said(element, 'LISTED_ON'))), ...optional('updatedOn', updates.toSorted().at(-1)),
  })
  return entryOf(draft)
}

export const unXml: ListFormat = {
  name: 'UN_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'CONSOLIDATED_LIST')),
  entries: files => xmlEntries(files, { root: 'CONSOLIDATED_LIST', records: ['INDIVIDUALS/INDIVIDUAL', 'ENTITIES/ENTITY'] }, entryFrom),
}
