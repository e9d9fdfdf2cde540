import { csvRecords, csvRows } from '#compliance/watchlists/csv.ts'
import {
  type ListFormat,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { cleanText } from '#compliance/watchlists/text.ts'
import { xmlRecords } from '#compliance/watchlists/xml.ts'
import { type Draft, draftOf, entryOf } from '#compliance/watchlists/formats/draft.ts'
import { type FileHead, headText, isOne, isXmlOf } from '#compliance/watchlists/formats/head.ts'
import {
  type UkField,
  type UkRecord,
  addUkAddress,
  addUkDetails,
  addUkName,
  columnKey,
  typeOf,
  valuesBy,
} from './record.ts'

interface Row {
  readonly record: UkRecord
  readonly where: string
}

/** Reads layouts with one row per name, date of birth or address. Rows of a party may be anywhere in the file, so the parties are held in memory. */
async function* joinRows(
  id: UkField,
  files: readonly SourceFile[],
  rows: (file: SourceFile) => AsyncIterable<Row>,
): AsyncGenerator<WatchlistEntry> {
  const drafts = new Map<string, Draft>()
  for (const file of files) {
    for await (const { record, where } of rows(file)) {
      const party = cleanText(record(id)[0])
      if (party === undefined) throw malformedList(`${file.name} ${where} names no party: ${id} is empty.`)
      const draft = drafts.get(party) ?? draftOf(party, typeOf(record))
      drafts.set(party, draft)
      addUkName(draft, record)
      addUkAddress(draft, record)
      addUkDetails(draft, record)
      for (const former of id === 'uniqueId' ? record('groupId') : []) draft.formerIds.add(former.trim())
      for (const reference of id === 'groupId' ? record('uniqueId') : [])
        draft.references.add(reference.trim())
    }
  }
  for (const draft of drafts.values()) {
    const entry = entryOf(draft)
    if (entry) yield entry
  }
}

async function* csvRecordsOf(file: SourceFile, column: string): AsyncGenerator<Row> {
  const isHeader = (fields: readonly string[]): boolean =>
    fields.some(field => columnKey(field) === column) && fields.some(field => columnKey(field) === 'name6')
  for await (const { record, line } of csvRecords(csvRows(file), file, isHeader)) {
    const byKey = new Map([...record].map(([name, value]) => [columnKey(name), value]))
    yield { record: valuesBy(key => (byKey.has(key) ? [byKey.get(key)!] : [])), where: `line ${line}` }
  }
}

async function* targetsOf(file: SourceFile): AsyncGenerator<Row> {
  let number = 0
  for await (const element of xmlRecords(file, {
    root: 'ArrayOfFinancialSanctionsTarget',
    records: ['ArrayOfFinancialSanctionsTarget/FinancialSanctionsTarget'],
  })) {
    number++
    const values = new Map<string, string[]>()
    for (const child of element.children)
      values.set(columnKey(child.name), [...(values.get(columnKey(child.name)) ?? []), child.text])
    yield { record: valuesBy(key => values.get(key) ?? []), where: `target ${number}` }
  }
}

const hasHeader = (file: FileHead, ...columns: readonly string[]): boolean =>
  headText(file)
    .slice(0, 8192)
    .split('\n')
    .slice(0, 5)
    .some(line => {
      const found = line.split(',').map(columnKey)
      return columns.every(column => found.includes(column))
    })

export const ukFcdoCsv: ListFormat = {
  name: 'UK_FCDO_CSV',
  recognises: files => isOne(files, file => hasHeader(file, 'uniqueid', 'ofsigroupid', 'name6')),
  entries: files => joinRows('uniqueId', files, file => csvRecordsOf(file, 'uniqueid')),
}

export const ukConListCsv: ListFormat = {
  name: 'UK_CONLIST_CSV',
  recognises: files => isOne(files, file => hasHeader(file, 'groupid', 'grouptype', 'name6')),
  entries: files => joinRows('groupId', files, file => csvRecordsOf(file, 'groupid')),
}

export const ukConListXml: ListFormat = {
  name: 'UK_CONLIST_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'ArrayOfFinancialSanctionsTarget')),
  entries: files => joinRows('groupId', files, targetsOf),
}
