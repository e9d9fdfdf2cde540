import {
  approximately,
  dateBetween,
  dateOf,
  dayOf,
  partialDate,
  partialDates,
} from '#compliance/watchlists/dates.ts'
import {
  type EntryType,
  type ListFormat,
  type NameKind,
  type PartialDate,
  type SourceFile,
  type WatchlistEntry,
} from '#compliance/watchlists/entry.ts'
import { splitEnumeration, joined, splitOutside } from '#compliance/watchlists/text.ts'
import { type XmlElement, elementsAt, textsOf, textOf } from '#compliance/watchlists/xml.ts'
import { unbracketed } from './bracketed.ts'
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
import { requiredText, xmlEntries } from './xml-entries.ts'

const NAMES = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME', 'FIFTH_NAME', 'SIXTH_NAME'] as const

const QUALITIES: Readonly<Record<string, NameKind>> = {
  good: 'STRONG_ALIAS',
  low: 'WEAK_ALIAS',
  'a.k.a.': 'STRONG_ALIAS',
  'f.k.a.': 'FORMER',
}

/** The aliases of a cell, separated by semicolons or enumerated a), b). */
export const aliasesOf = (cell: string | undefined): string[] =>
  splitEnumeration(cell ?? '')
    .flatMap(item => splitOutside(item, ';；'))
    .flatMap(unbracketed)

function addNames(draft: Draft, element: XmlElement, alias: string): void {
  const parts = NAMES.map(part => textOf(element, part)).filter(part => part !== undefined)
  // The list does not mark the family name among the parts.
  addName(draft, parts.join(' '), 'PRIMARY')
  for (const found of elementsAt(element, alias)) {
    const kind = QUALITIES[textOf(found, 'QUALITY')?.toLowerCase() ?? ''] ?? 'STRONG_ALIAS'
    for (const name of aliasesOf(found.children.find(child => child.name === 'ALIAS_NAME')?.text))
      addName(draft, name, kind)
  }
  for (const name of splitOutside(textOf(element, 'NAME_ORIGINAL_SCRIPT') ?? '', ';؛；'))
    addName(draft, name, 'ORIGINAL_SCRIPT')
}

const years = (from: string | undefined, to: string | undefined): PartialDate | undefined =>
  dateBetween(dateOf(Number(from)), dateOf(Number(to)))

function birthOf(element: XmlElement): PartialDate | undefined {
  const date =
    partialDate(textOf(element, 'DATE')) ??
    partialDate(textOf(element, 'YEAR')) ??
    years(textOf(element, 'FROM_YEAR'), textOf(element, 'TO_YEAR'))
  const isAbout = textOf(element, 'TYPE_OF_DATE')?.toUpperCase() === 'APPROXIMATELY'
  // Some records contain the date only in the note.
  return isAbout ? approximately(date) : (date ?? partialDate(textOf(element, 'NOTE')))
}

function addDocument(draft: Draft, document: XmlElement): void {
  const label = joined(', ', textOf(document, 'TYPE_OF_DOCUMENT'), textOf(document, 'TYPE_OF_DOCUMENT2'))
  const type =
    identifierType(textOf(document, 'TYPE_OF_DOCUMENT')) === 'OTHER'
      ? identifierType(label)
      : identifierType(textOf(document, 'TYPE_OF_DOCUMENT'))
  addIdentifier(draft, type, textOf(document, 'NUMBER'), {
    country: textOf(document, 'ISSUING_COUNTRY') ?? textOf(document, 'COUNTRY_OF_ISSUE'),
    label: type === 'PASSPORT' ? undefined : label,
  })
  const note = textOf(document, 'NOTE')
  if (note !== undefined)
    addTexts(draft.remarks, `${joined(' ', label, textOf(document, 'NUMBER')) ?? 'Document'}: ${note};`)
}

/** Some aliases are separate identities with their own date and place of birth. */
function addBirths(draft: Draft, element: XmlElement): void {
  addBirth(draft, ...elementsAt(element, 'INDIVIDUAL_DATE_OF_BIRTH').map(birthOf))
  for (const alias of elementsAt(element, 'INDIVIDUAL_ALIAS')) {
    addBirth(draft, ...partialDates(textOf(alias, 'DATE_OF_BIRTH')))
    addTexts(
      draft.placesOfBirth,
      joined(', ', textOf(alias, 'CITY_OF_BIRTH'), textOf(alias, 'COUNTRY_OF_BIRTH')),
    )
  }
}

function addPlaces(draft: Draft, element: XmlElement, prefix: string): void {
  for (const place of elementsAt(element, `${prefix}_PLACE_OF_BIRTH`))
    addTexts(
      draft.placesOfBirth,
      joined(', ', textOf(place, 'CITY'), textOf(place, 'STATE_PROVINCE'), textOf(place, 'COUNTRY')),
    )
  for (const address of elementsAt(element, `${prefix}_ADDRESS`)) {
    const lines = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE'].map(line => textOf(address, line))
    addAddress(draft, lines, textOf(address, 'COUNTRY'))
    const note = textOf(address, 'NOTE')
    if (note === undefined) continue
    if (lines.some(line => line !== undefined) || textOf(address, 'COUNTRY') !== undefined)
      addTexts(draft.remarks, `${joined(', ', ...lines, textOf(address, 'COUNTRY'))!}: ${note};`)
    else addAddress(draft, [note])
  }
}

function entryFrom(element: XmlElement, file: SourceFile): WatchlistEntry | undefined {
  const type: EntryType = element.name === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'ORGANIZATION'
  const draft = draftOf(requiredText(file, element, 'DATAID'), type)
  addNames(draft, element, `${element.name}_ALIAS`)
  addTexts(draft.programs, textOf(element, 'UN_LIST_TYPE'))
  addTexts(draft.references, textOf(element, 'REFERENCE_NUMBER'))
  addTexts(draft.titles, ...textsOf(element, 'TITLE/VALUE'), ...textsOf(element, 'DESIGNATION/VALUE'))
  for (const country of textsOf(element, 'NATIONALITY/VALUE')) addCountry(draft, 'nationalities', country)
  addBirths(draft, element)
  addPlaces(draft, element, element.name)
  for (const document of elementsAt(element, `${element.name}_DOCUMENT`)) addDocument(draft, document)
  const comments = textOf(element, 'COMMENTS1')
  addTexts(draft.remarks, comments)
  const updates = textsOf(element, 'LAST_DAY_UPDATED/VALUE')
    .map(day => dayOf(day))
    .filter(day => day !== undefined)
  Object.assign(draft, {
    ...optional('gender', genderOf(textOf(element, 'GENDER'))),
    ...optional(
      'isDeceased',
      type === 'INDIVIDUAL' && isDescribedAsDeceased(comments ?? '') ? true : undefined,
    ),
    ...optional('listedOn', dayOf(textOf(element, 'LISTED_ON'))),
    ...optional('updatedOn', updates.toSorted().at(-1)),
  })
  return entryOf(draft)
}

export const unXml: ListFormat = {
  name: 'UN_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'CONSOLIDATED_LIST')),
  entries: files =>
    xmlEntries(
      files,
      { root: 'CONSOLIDATED_LIST', records: ['INDIVIDUALS/INDIVIDUAL', 'ENTITIES/ENTITY'] },
      entryFrom,
    ),
}
