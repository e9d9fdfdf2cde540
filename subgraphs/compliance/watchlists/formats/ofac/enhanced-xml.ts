import { dateBetween, partialDate } from '#compliance/watchlists/dates.ts'
import {
  type ListFormat,
  type NameKind,
  type NamePartKind,
  type PartialDate,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { type XmlElement, elementsAt, textsOf, attribute, textOf } from '#compliance/watchlists/xml.ts'
import {
  type Draft,
  addAddress,
  addName,
  addRelation,
  addTexts,
  draftOf,
  entryOf,
  optional,
} from '#compliance/watchlists/formats/draft.ts'
import { isOne, isXmlOf } from '#compliance/watchlists/formats/head.ts'
import { addGivenAndFamily } from '#compliance/watchlists/formats/name-order.ts'
import { xmlEntries } from '#compliance/watchlists/formats/xml-entries.ts'
import { addDetail, isMetaList, relationKind, typeOf } from './source-details.ts'
import { addRemarks } from './remarks.ts'

const PARTS: Readonly<Record<string, NamePartKind>> = {
  'last name': 'FAMILY',
  'first name': 'GIVEN',
  'middle name': 'MIDDLE',
  'maiden name': 'MAIDEN',
  patronymic: 'PATRONYMIC',
  matronymic: 'OTHER',
  nickname: 'OTHER',
}

export const partKind = (words: string | undefined): NamePartKind | undefined =>
  PARTS[words?.toLowerCase() ?? '']

const isTrue = (element: XmlElement, path: string): boolean => textOf(element, path)?.toLowerCase() === 'true'

function nameKind(name: XmlElement): NameKind {
  if (isTrue(name, 'isPrimary')) return 'PRIMARY'
  if (isTrue(name, 'isLowQuality')) return 'WEAK_ALIAS'
  return textOf(name, 'aliasType')?.toUpperCase().startsWith('F') ? 'FORMER' : 'STRONG_ALIAS'
}

function addNames(draft: Draft, name: XmlElement): void {
  const kind = nameKind(name)
  for (const translation of elementsAt(name, 'translations/translation')) {
    // Of a primary name in several scripts only one translation is primary.
    const kindHere: NameKind = kind === 'PRIMARY' && !isTrue(translation, 'isPrimary') ? 'STRONG_ALIAS' : kind
    const given = textOf(translation, 'formattedFirstName')
    const family = textOf(translation, 'formattedLastName')
    const parts = elementsAt(translation, 'nameParts/namePart').flatMap(
      (part): [NamePartKind, string | undefined][] => {
        const found = partKind(textOf(part, 'type'))
        return found ? [[found, textOf(part, 'value')]] : []
      },
    )
    if (given !== undefined && parts.length > 2)
      addName(draft, `${given} ${family ?? ''}`, kindHere, { parts })
    else if (given !== undefined || family !== undefined) addGivenAndFamily(draft, given, family, kindHere)
    else addName(draft, textOf(translation, 'formattedFullName'), kindHere)
  }
}

function addAddresses(draft: Draft, address: XmlElement): void {
  const translations = elementsAt(address, 'translations/translation')
  for (const translation of translations) {
    addAddress(
      draft,
      elementsAt(translation, 'addressParts/addressPart').map(part => textOf(part, 'value')),
      textOf(address, 'country'),
    )
  }
  if (translations.length === 0) addAddress(draft, [], textOf(address, 'country'))
}

function datesOf(feature: XmlElement): { dates?: PartialDate[] } {
  const value = elementsAt(feature, 'valueDate')[0]
  const date = dateBetween(
    partialDate(textOf(value, 'fromDateBegin')),
    partialDate(textOf(value, 'toDateEnd')),
  )
  if (!value || !date) return {}
  return { dates: [isTrue(value, 'isApproximate') ? { ...date, isApproximate: true } : date] }
}

function addFeature(draft: Draft, feature: XmlElement): void {
  addDetail(draft, {
    label: textOf(feature, 'type') ?? '',
    value: textOf(feature, 'value'),
    ...datesOf(feature),
  })
}

function addDocument(draft: Draft, document: XmlElement): void {
  addDetail(draft, {
    label: textOf(document, 'type') ?? 'Document',
    value: textOf(document, 'documentNumber'),
    country: textOf(document, 'issuingCountry'),
  })
}

function addLists(draft: Draft, element: XmlElement): void {
  addTexts(draft.programs, ...textsOf(element, 'sanctionsPrograms/sanctionsProgram'))
  const lists = elementsAt(element, 'sanctionsLists/sanctionsList')
  const dated = lists
    .filter(list => !isMetaList(textOf(list)))
    .map(list => attribute(list, 'datePublished')?.slice(0, 10))
    .filter(day => day !== undefined)
  Object.assign(draft, optional('listedOn', dated.toSorted()[0]))
  addTexts(
    draft.remarks,
    ...lists
      .map(list => textOf(list))
      .filter(name => !isMetaList(name) && name !== 'SDN List')
      .map(name => `${name};`),
  )
}

function entryFrom(element: XmlElement, file: SourceFile): WatchlistEntry | undefined {
  const id = attribute(element, 'id')
  if (id === undefined) throw malformedList(`${file.name} has an <entity> without id.`)
  const draft = draftOf(id, typeOf(textOf(element, 'generalInfo/entityType')))
  for (const name of elementsAt(element, 'names/name')) addNames(draft, name)
  addTexts(draft.titles, ...(textOf(element, 'generalInfo/title') ?? '').split(';'))
  addLists(draft, element)
  for (const address of elementsAt(element, 'addresses/address')) addAddresses(draft, address)
  for (const feature of elementsAt(element, 'features/feature')) addFeature(draft, feature)
  for (const document of elementsAt(element, 'identityDocuments/identityDocument'))
    addDocument(draft, document)
  for (const relation of elementsAt(element, 'relationships/relationship')) {
    const to = elementsAt(relation, 'relatedEntity')[0]
    const label = textOf(relation, 'type')
    addRelation(draft, {
      kind: relationKind(label),
      entryId: attribute(to, 'entityId'),
      name: textOf(to),
      label,
    })
  }
  addRemarks(draft, textOf(element, 'generalInfo/remarks'))
  return entryOf(draft)
}

export const ofacEnhancedXml: ListFormat = {
  name: 'OFAC_ENHANCED_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'sanctionsData')),
  entries: files => xmlEntries(files, { root: 'sanctionsData', records: ['entities/entity'] }, entryFrom),
}
