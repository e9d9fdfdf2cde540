import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Column } from './callers.ts'

/** Responses by operation and kind of credential. */
export type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

/** With PROBE_UPDATE=1 the tables are rewritten; review every changed line before the commit. */
export const isUpdate = process.env['PROBE_UPDATE'] === '1'

const fileOf = (name: string): URL => new URL(`expected/${name}.md`, import.meta.url)
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** Expected responses of an interface. */
export function readTable(name: string): Table {
  if (isUpdate && process.env['CI'])
    throw new Error('PROBE_UPDATE is for people who read what it writes; a build compares.')
  if (isUpdate && !existsSync(fileOf(name))) return {}
  const [header, , ...rows] = readFileSync(fileOf(name), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| '))
  const [, ...columns] = cellsOf(header!)
  return Object.fromEntries(
    rows.map(line => {
      const [operation, ...cells] = cellsOf(line)
      return [
        operation!.replaceAll('`', ''),
        Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
      ]
    }),
  )
}

const LEGEND = [
  '`–` is 401 UNAUTHENTICATED. A number alone is a success with that status. `ok` is a response of the graph with data; `null` and `empty` are responses without data.',
  'Every other cell shows the status and the code; the graph shows the status only if it is not 200. A cell has two responses if they depend on how the credential is presented.',
  'Every request names existing ids and is valid except for its credential. A refused request changes no row, and no response contains an id or a name of another tenant.',
]

export function writeTable(name: string, title: string, columns: readonly Column[], table: Table): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const lines = [
    `# ${title}`,
    '',
    ...LEGEND,
    '',
    ...columns.map(({ name: column, message }) => `- **${column}**: ${message}`),
    '',
    line(['operation', ...columns.map(column => column.name)]),
    line(['---', ...columns.map(() => '---')]),
    ...Object.entries(table).map(([operation, cells]) =>
      line([`\`${operation}\``, ...columns.map(column => cells[column.name] ?? '')]),
    ),
  ]
  writeFileSync(fileOf(name), `${lines.join('\n')}\n`)
}
