import { stringify } from 'csv-stringify/sync'
import { CSV_OPTIONS, textCell } from '#core/rules/documents/csv-cells.ts'
import { COLUMNS, rowOf } from './row.ts'
import type { StatementDocument, StatementHead, StatementWriter } from './statement.ts'

/** CSV (RFC 4180) of the lines, with the same columns as `format=csv` of the REST interface. */
export const csv: StatementWriter = (head: StatementHead): StatementDocument => {
  let isBegun = false
  const begin = (): string => {
    if (isBegun) return ''
    isBegun = true
    return stringify([COLUMNS], CSV_OPTIONS)
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
        CSV_OPTIONS,
      ),
    end: begin,
  }
}
