import type { ListFormat, NameKind, SourceFile, WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { type XmlElement, elementsAt, textsOf, textOf } from '#compliance/watchlists/xml.ts'
import { addAddress, addTexts, draftOf, entryOf } from '#compliance/watchlists/formats/draft.ts'
import { isOne, isXmlOf } from '#compliance/watchlists/formats/head.ts'
import { addGivenAndFamily } from '#compliance/watchlists/formats/name-order.ts'
import { requiredText, xmlEntries } from '#compliance/watchlists/formats/xml-entries.ts'
import { addDetail, typeOf } from './source-details.ts'
import { addRemarks } from './remarks.ts'

const aliasKind = (aka: XmlElement): NameKind => {
  if (textOf(aka, 'category')?.toLowerCase() === 'weak') return 'WEAK_ALIAS'
  return textOf(aka, 'type')?.toLowerCase().startsWith('f') ? 'FORMER' : 'STRONG_ALIAS'
}

const DETAILS = [
  ['nationalityList/nationality', 'country', 'nationality'],
  ['citizenshipList/citizenship', 'country', 'citizen'],
  ['dateOfBirthList/dateOfBirthItem', 'dateOfBirth', 'DOB'],
  ['placeOfBirthList/placeOfBirthItem', 'placeOfBirth', 'POB'],
] as const

const VESSEL = [
  ['callSign', 'Vessel Call Sign'],
  ['vesselFlag', 'Vessel Flag'],
  ['vesselOwner', 'Vessel Owner'],
  ['vesselType', 'Vessel Type'],
  ['tonnage', 'Vessel Tonnage'],
  ['grossRegisteredTonnage', 'Vessel Gross Registered Tonnage'],
] as const

function entryFrom(element: XmlElement, file: SourceFile): WatchlistEntry | undefined {
  const draft = draftOf(requiredText(file, element, 'uid'), typeOf(textOf(element, 'sdnType')))
  addGivenAndFamily(draft, textOf(element, 'firstName'), textOf(element, 'lastName'), 'PRIMARY')
  for (const aka of elementsAt(element, 'akaList/aka'))
    addGivenAndFamily(draft, textOf(aka, 'firstName'), textOf(aka, 'lastName'), aliasKind(aka))
  addTexts(draft.titles, ...(textOf(element, 'title') ?? '').split(';'))
  addTexts(draft.programs, ...textsOf(element, 'programList/program'))
  for (const [path, value, label] of DETAILS) {
    for (const item of elementsAt(element, path)) addDetail(draft, { label, value: textOf(item, value) })
  }
  for (const id of elementsAt(element, 'idList/id'))
    addDetail(draft, {
      label: textOf(id, 'idType') ?? 'Identification',
      value: textOf(id, 'idNumber'),
      country: textOf(id, 'idCountry'),
    })
  for (const address of elementsAt(element, 'addressList/address')) {
    addAddress(
      draft,
      ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode'].map(line =>
        textOf(address, line),
      ),
      textOf(address, 'country'),
    )
  }
  for (const [path, label] of VESSEL) {
    const value = textOf(element, `vesselInfo/${path}`)
    if (value !== undefined) addDetail(draft, { label, value })
  }
  addRemarks(draft, textOf(element, 'remarks'))
  return entryOf(draft)
}

export const ofacClassicXml: ListFormat = {
  name: 'OFAC_CLASSIC_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'sdnList')),
  entries: files => xmlEntries(files, { root: 'sdnList', records: ['sdnList/sdnEntry'] }, entryFrom),
}
