import { dayOf, partialDates } from '#compliance/watchlists/dates.ts'
import {
  type EntryType,
  type ListFormat,
  type NameKind,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { cleanText, splitEnumeration, splitOutside } from '#compliance/watchlists/text.ts'
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
  optional,
  isDescribedAsDeceased,
} from './draft.ts'
import { headText, isArchive, isOne } from './head.ts'
import { passportsIn, walletsIn } from './identifiers.ts'
import { type TableKind, type TableRow, tableRows } from './rows.ts'

const TYPES: Readonly<Record<string, EntryType>> = {
  individual: 'INDIVIDUAL',
  person: 'INDIVIDUAL',
  entity: 'ORGANIZATION',
  vessel: 'VESSEL',
  ship: 'VESSEL',
  aircraft: 'AIRCRAFT',
}

function nameKind(row: TableRow): NameKind {
  const words = row.cell('Name Type')?.trim().toLowerCase() ?? ''
  if (words.startsWith('primary')) return 'PRIMARY'
  if (row.cell('Alias Strength')?.trim().toLowerCase() === 'weak') return 'WEAK_ALIAS'
  if (words.startsWith('original')) return 'ORIGINAL_SCRIPT'
  return /^(?:f\.?k\.?a|former)/u.test(words) ? 'FORMER' : 'STRONG_ALIAS'
}

/** Items of a cell: enumerated, or separated by semicolons or line breaks. */
const splitValues = (cell: string | undefined): string[] =>
  splitEnumeration(cell ?? '').flatMap(item => splitOutside(item, ';\n'))

function addRow(draft: Draft, row: TableRow): void {
  addName(draft, row.cell('Name of Individual or Entity', 'Name'), nameKind(row))
  addBirth(draft, ...partialDates(row.cell('Date of Birth'), { serials: true }))
  addTexts(draft.placesOfBirth, ...splitValues(row.cell('Place of Birth')))
  for (const country of splitValues(row.cell('Citizenship'))) addCountry(draft, 'nationalities', country)
  for (const address of splitValues(row.cell('Address'))) addAddress(draft, [address])
  const more = row.cell('Additional Information')
  addTexts(draft.remarks, more, row.cell('Listing Information'), row.cell('Instrument of Designation'))
  for (const passport of passportsIn(more)) addIdentifier(draft, 'PASSPORT', passport)
  for (const wallet of walletsIn(more)) addIdentifier(draft, 'WALLET', wallet)
  for (const imo of splitValues(row.cell('IMO Number')))
    addIdentifier(draft, 'IMO', imo.replace(/^IMO\s*/iu, ''))
  addTexts(draft.programs, ...splitValues(row.cell('Committees')))
  const listedOn = dayOf(row.cell('Control Date'), { serials: true })
  if (listedOn !== undefined && (draft.listedOn === undefined || listedOn < draft.listedOn))
    Object.assign(draft, optional('listedOn', listedOn))
  if (draft.type === 'INDIVIDUAL' && isDescribedAsDeceased(more ?? '')) draft.isDeceased = true
}

/**
 * Rows 101, 101a, 101b are one party, usually but not always adjacent. A second primary name on a distant row is another party
 * with the same number by mistake. Therefore all parties, about four thousand, are held in memory.
 */
async function* entries(kind: TableKind, files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  const byNumber = new Map<string, Draft>()
  const used = new Map<string, number>()
  const drafts: Draft[] = []
  let before: string | undefined
  const startDraft = (number: string, row: TableRow): Draft => {
    const type = TYPES[row.cell('Type')?.trim().toLowerCase() ?? ''] ?? 'ORGANIZATION'
    const times = (used.get(number) ?? 0) + 1
    used.set(number, times)
    const draft = draftOf(times === 1 ? number : `${number}#${times}`, type)
    byNumber.set(number, draft)
    drafts.push(draft)
    return draft
  }
  for (const file of files) {
    for await (const row of tableRows(kind, file, {
      isHeader: heads =>
        heads.includes('reference') && heads.some(head => head.startsWith('nameofindividual')),
    })) {
      const number = /^\s*(?<number>\d+)/u.exec(row.cell('Reference') ?? '')?.groups?.number
      const name = cleanText(row.cell('Name of Individual or Entity', 'Name'))
      if (number === undefined && name === undefined) continue
      if (number === undefined)
        throw malformedList(`${file.name} ${row.where} names a party without a reference.`)
      const known = byNumber.get(number)
      const isAnother =
        known !== undefined &&
        before !== number &&
        nameKind(row) === 'PRIMARY' &&
        known.names.some(other => other.kind === 'PRIMARY' && other.text !== name)
      addRow(!known || isAnother ? startDraft(number, row) : known, row)
      before = number
    }
  }
  for (const draft of drafts) {
    const entry = entryOf(draft)
    if (entry) yield entry
  }
}

const HEAD = /"list"\s*:\s*"AU_DFAT"/u

export const auDfatXlsx: ListFormat = {
  name: 'AU_DFAT_XLSX',
  recognises: files => isOne(files, isArchive),
  entries: files => entries('XLSX', files),
}

export const auDfatJson: ListFormat = {
  name: 'AU_DFAT_JSON',
  recognises: files => isOne(files, file => HEAD.test(headText(file).slice(0, 4096))),
  entries: files => entries('JSON', files),
}
