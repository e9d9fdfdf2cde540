import type { ListFormat, SourceFile, WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { type XmlElement, elementsAt, first } from '#compliance/watchlists/xml.ts'
import { addName, draftOf, entryOf } from '#compliance/watchlists/formats/draft.ts'
import { isOne, isXmlOf } from '#compliance/watchlists/formats/head.ts'
import { requiredText, xmlEntries } from '#compliance/watchlists/formats/xml-entries.ts'
import {
  type UkRecord,
  addUkAddress,
  addUkDetails,
  addUkName,
  columnKey,
  typeOf,
  valuesBy,
} from './record.ts'

/** The texts of all leaf elements, by element name. */
function leaves(element: XmlElement, into = new Map<string, string[]>()): Map<string, string[]> {
  for (const child of element.children) {
    if (child.children.length > 0) leaves(child, into)
    else into.set(columnKey(child.name), [...(into.get(columnKey(child.name)) ?? []), child.text])
  }
  return into
}

const recordOf = (element: XmlElement): UkRecord => {
  const values = leaves(element)
  return valuesBy(key => values.get(key) ?? [])
}

/** The designation without its names and addresses, which are read separately because they repeat. */
const detailsOf = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.filter(child => !['Names', 'NonLatinNames', 'Addresses'].includes(child.name)),
})

function entryFrom(element: XmlElement, file: SourceFile): WatchlistEntry | undefined {
  const record = recordOf(detailsOf(element))
  const draft = draftOf(requiredText(file, element, 'UniqueID'), typeOf(record))
  for (const name of elementsAt(element, 'Names/Name')) addUkName(draft, recordOf(name))
  for (const name of elementsAt(element, 'NonLatinNames/NonLatinName')) {
    const language = first(name, 'NonLatinScriptLanguage')?.text
    addName(draft, first(name, 'NameNonLatinScript')?.text, 'ORIGINAL_SCRIPT', { language })
  }
  for (const address of elementsAt(element, 'Addresses/Address')) addUkAddress(draft, recordOf(address))
  for (const title of elementsAt(element, 'Titles/Title')) draft.titles.add(title.text.trim())
  addUkDetails(draft, record)
  for (const id of record('groupId')) draft.formerIds.add(id.trim())
  return entryOf(draft)
}

export const ukFcdoXml: ListFormat = {
  name: 'UK_FCDO_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'Designations')),
  entries: files =>
    xmlEntries(files, { root: 'Designations', records: ['Designations/Designation'] }, entryFrom),
}
