import { stringify } from 'csv-stringify/sync'
import { COLUMNS, rowOf } from './row.ts'
import type { StatementDocument, StatementHead, StatementWriter } from './statement.ts'

/** Leading characters with which a spreadsheet interprets a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/

const OPTIONS = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

const textCell = (text: string | null): string =>
  text === null ? '' : FORMULA.test(text) ? `'${text}` : text

/** CSV (RFC 4180) of the lines, with the same columns as `format=csv` of the REST interface. */
export const csv: StatementWriter = (head: StatementHead): StatementDocument => {
  let isBegun = false
  const begin = (): string => {
    if (isBegun) return ''
    isBegun = true
    return stringify([COLUMNS], OPTIONS)
  }
  return {
    add: lines =>
      begin() +
      stringify(
        lines.map(line => {
          const { texts, amounts } = rowOf(line, head.currency)
          return [
            ...Object.values(texts).map(textCell),
            ...Object.values(amounts).map(amount => amount ?? ''),
          ]
        }),
        OPTIONS,
      ),
    end: begin,
  }
}
