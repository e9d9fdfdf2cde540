import { csvRows } from '#compliance/watchlists/csv.ts'
import {
  type ListFormat,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import {
  type Draft,
  addAddress,
  addIdentifier,
  addRelation,
  addTexts,
  draftOf,
  entryOf,
} from '#compliance/watchlists/formats/draft.ts'
import { headText, nameOf } from '#compliance/watchlists/formats/head.ts'
import { addSurnameFirst } from '#compliance/watchlists/formats/name-order.ts'
import { addDetail, typeOf } from './source-details.ts'
import { addRemarks } from './remarks.ts'

/** The files of a set are recognised by their number of columns. */
const COLUMNS = { 12: 'parties', 5: 'aliases', 6: 'addresses', 2: 'comments' } as const
type Kind = (typeof COLUMNS)[keyof typeof COLUMNS]

/** Null is written as -0- and a blank; some copies truncate it. */
const textOf = (field: string | undefined): string | undefined =>
  field === undefined || /^\s*-0-?\s*$/u.test(field) ? undefined : field

const kindOf = (fields: readonly string[]): Kind | undefined =>
  /^\s*\d{1,9}\s*$/u.test(fields[0] ?? '')
    ? (COLUMNS as Readonly<Record<number, Kind>>)[fields.length]
    : undefined

async function sortFiles(files: readonly SourceFile[]): Promise<ReadonlyMap<Kind, SourceFile>> {
  const kinds = new Map<Kind, SourceFile>()
  for (const file of files) {
    for await (const { fields } of csvRows(file)) {
      const kind = kindOf(fields)
      if (!kind)
        throw malformedList(
          `${file.name} is none of the files of this layout: its first row has ${fields.length} fields where 12, 5, 6 or 2 were expected, a number first.`,
        )
      if (kinds.has(kind))
        throw malformedList(
          `${file.name} holds ${kind} as ${kinds.get(kind)!.name} does; a set has one file of each.`,
        )
      kinds.set(kind, file)
      break
    }
  }
  for (const kind of ['parties', 'aliases', 'addresses'] as const) {
    if (!kinds.has(kind))
      throw malformedList(`The file of ${kind} is missing; the files of a set are given together.`)
  }
  return kinds
}

/** The rows of a file. A wrong number of fields or an incomplete null marks a truncated file. */
async function* rowsOf(file: SourceFile, columns: number): AsyncGenerator<readonly string[]> {
  for await (const { fields, line } of csvRows(file)) {
    if (fields.length !== columns)
      throw malformedList(
        `${file.name} line ${line} has ${fields.length} fields, but ${columns} were expected.`,
      )
    if (!/^\s*\d{1,9}\s*$/u.test(fields[0]!))
      throw malformedList(`${file.name} line ${line} does not begin with the number of a party.`)
    if (/^\s*-?\s*$/u.test(fields.at(-1)!))
      throw malformedList(`${file.name} ends in the middle of line ${line}.`)
    yield fields
  }
}

async function byParty(
  file: SourceFile | undefined,
  columns: number,
): Promise<Map<string, (readonly string[])[]>> {
  const rows = new Map<string, (readonly string[])[]>()
  if (!file) return rows
  for await (const fields of rowsOf(file, columns)) {
    const party = fields[0]!.trim()
    const known = rows.get(party)
    if (known) known.push(fields)
    else rows.set(party, [fields])
  }
  return rows
}

function addColumns(draft: Draft, fields: readonly string[]): void {
  const [, , , program, title, callSign, vesselType, tonnage, gross, flag, owner] = fields.map(textOf)
  addTexts(draft.programs, ...(program ?? '').split(/\]\s*\[/u))
  addTexts(draft.titles, ...(title ?? '').split(';'))
  addIdentifier(draft, 'CALL_SIGN', callSign)
  if (flag !== undefined) addDetail(draft, { label: 'Vessel Flag', value: flag })
  addRelation(draft, { kind: 'OWNED_BY', name: owner, label: 'Vessel owner' })
  for (const [label, value] of [
    ['Vessel type', vesselType],
    ['Tonnage', tonnage],
    ['Gross registered tonnage', gross],
  ] as const) {
    if (value !== undefined) addTexts(draft.remarks, `${label} ${value};`)
  }
}

const ALIAS_KINDS = { aka: 'STRONG_ALIAS', nka: 'STRONG_ALIAS', fka: 'FORMER' } as const

function addAlias(draft: Draft, fields: readonly string[]): void {
  const word =
    textOf(fields[2])
      ?.toLowerCase()
      .replace(/[^a-z]/gu, '') ?? ''
  addSurnameFirst(
    draft,
    draft.type,
    textOf(fields[3]),
    ALIAS_KINDS[word as keyof typeof ALIAS_KINDS] ?? 'STRONG_ALIAS',
  )
}

async function* entries(files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  const kinds = await sortFiles(files)
  const parties = kinds.get('parties')!
  const aliases = await byParty(kinds.get('aliases'), 5)
  const addresses = await byParty(kinds.get('addresses'), 6)
  const comments = await byParty(kinds.get('comments'), 2)
  for await (const fields of rowsOf(parties, 12)) {
    const id = fields[0]!.trim()
    const draft = draftOf(id, typeOf(textOf(fields[2])))
    addSurnameFirst(draft, draft.type, textOf(fields[1]), 'PRIMARY')
    addColumns(draft, fields)
    for (const alias of aliases.get(id) ?? []) addAlias(draft, alias)
    for (const [, , street, city, country] of addresses.get(id) ?? [])
      addAddress(draft, [textOf(street), textOf(city)], textOf(country))
    // A remark that is too long for its column continues in the comments, even within a word.
    addRemarks(
      draft,
      `${textOf(fields[11]) ?? ''}${(comments.get(id) ?? []).map(comment => textOf(comment[1]) ?? '').join('')}`,
    )
    for (const rows of [aliases, addresses, comments]) rows.delete(id)
    const entry = entryOf(draft)
    if (entry) yield entry
  }
  // Comments are not checked, since they are also published for parties of other lists.
  for (const [kind, rows] of [
    ['aliases', aliases],
    ['addresses', addresses],
  ] as const) {
    const lost = rows.keys().next().value
    if (lost !== undefined)
      throw malformedList(
        `${parties.name} lacks the party ${lost}, which ${kinds.get(kind)!.name} names; it is truncated or from another day.`,
      )
  }
}

const ROW = /^\s*\d{1,9}\s*,\s*(?:"[^"\n]*"|-0-)/u

export const ofacLegacyCsv: ListFormat = {
  name: 'OFAC_LEGACY_CSV',
  recognises: files =>
    files.some(file => ROW.test(headText(file)) && /,-0-\s/u.test(headText(file))) &&
    files.every(file => (/\.csv$/iu.test(nameOf(file)) ? /^\s*\d{1,9}\s*,/u.test(headText(file)) : false)),
  entries,
}
