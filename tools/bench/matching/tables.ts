import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export type Row = Readonly<Record<string, string>>

export function readText(folder: string, path: string): string {
  const bytes = readFileSync(join(folder, path))
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Parses CSV by RFC 4180, including quotes and line breaks in fields. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let [row, field, isQuoted]: [string[], string, boolean] = [[], '', false]
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (isQuoted) {
      if (letter !== '"') field += letter
      else if (text[at + 1] === '"') {
        field += '"'
        at++
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === ',') {
      row.push(field)
      field = ''
    } else if (letter === '\n') {
      rows.push([...row, field])
      row = []
      field = ''
    } else if (letter !== '\r') field += letter
  }
  return field === '' && row.length === 0 ? rows : [...rows, [...row, field]]
}

export function csvTable(text: string): Row[] {
  const [head, ...rows] = csvRows(text)
  return rows
    .filter(row => row.length > 1)
    .map(row => Object.fromEntries(head!.map((name, at) => [name, row[at] ?? ''])))
}
