import { columnWidths } from '#core/rules/books/reports/table/column-widths.ts'
import { isTotal, type ReportColumn, type ReportRow } from '#core/rules/books/reports/table/report-table.ts'
import { inWords } from '#core/rules/books/reports/table/words.ts'
import { groupedAmount } from '#core/rules/documents/grouped-amount.ts'
import type { PdfText } from '#core/statements/pdf-text.ts'
import type { ReportDocument } from './report-document.ts'

/** Points from the left edge of a page. */
export const MARGINS = { left: 36, right: 806 }
const BOTTOM = 556
const SIZES = [7.5, 6.5, 5.5, 4.5, 3.5]
const ROW_PER_SIZE = 11 / 7.5
const GAP = 10
const FLEXIBLE_WIDTH_MIN = 60

interface LaidOutCell {
  readonly texts: readonly string[]
  readonly x: number
  readonly endsAtX: boolean
}

export interface LaidOutRow {
  readonly cells: readonly LaidOutCell[]
  readonly height: number
  /** Whether a rule separates the row from the one above. */
  readonly isRuled: boolean
}

interface PageLayout {
  readonly size: number
  readonly rowHeight: number
  readonly head: LaidOutRow
  readonly pages: readonly (readonly LaidOutRow[])[]
}

type Page = Pick<PdfText, 'widthOf' | 'wrap'>

/** Divides the table of a report into pages whose table begins at these distances from the top. */
export function layOut(
  page: Page,
  { table, currency }: ReportDocument,
  tops: { readonly first: number; readonly next: number },
): PageLayout {
  const shown = table.columns.map(({ kind }, index) => ({ kind, index })).filter(({ kind }) => kind !== 'ID')
  const columns = shown.map(({ index }) => table.columns[index]!)
  const head = columns.map(({ field }) => inWords(field))
  const body = table.rows.map(row =>
    shown.map(({ index }, at) => cellText(row, index, columns[at]!, table.nameColumn, currency)),
  )
  const { size, widths } = fit(page, columns, [head, ...body])
  const rowHeight = size * ROW_PER_SIZE

  const rowOf = (texts: readonly string[], isRuled: boolean): LaidOutRow => {
    let left = MARGINS.left
    const cells = texts.map((text, index) => {
      const width = widths[index]!
      const endsAtX = isNumeric(columns[index]!)
      const x = endsAtX ? left + width : left
      left += width + GAP
      return { texts: endsAtX ? [text] : page.wrap(text, width, size), x, endsAtX }
    })
    const lines = Math.max(1, ...cells.map(cell => cell.texts.length))
    return { cells, height: lines * rowHeight, isRuled }
  }
  const isRuled = (index: number): boolean => table.rows[index]!.type !== table.rows[index - 1]?.type
  const headRow = rowOf(head, false)
  const rows = body.map((texts, index) => rowOf(texts, isRuled(index)))
  return { size, rowHeight, head: headRow, pages: paged(rows, headRow.height, tops) }
}

/** The largest size at which the columns fit on a page, with their widths. The smallest size cuts nothing: columns then overlap. */
function fit(page: Page, columns: readonly ReportColumn[], texts: readonly (readonly string[])[]) {
  const unitWidths = columns.map((_, index) =>
    texts.reduce((most, row) => Math.max(most, page.widthOf(row[index]!, 1)), 0),
  )
  const available = MARGINS.right - MARGINS.left - GAP * (columns.length - 1)
  for (const size of SIZES) {
    const natural = columns.map((column, index) => ({
      width: unitWidths[index]! * size + 0.01,
      isFlexible: !isNumeric(column),
    }))
    const widths = columnWidths(natural, available, FLEXIBLE_WIDTH_MIN)
    if (widths) return { size, widths }
  }
  return { size: SIZES.at(-1)!, widths: columns.map(() => available / columns.length) }
}

function paged(
  rows: readonly LaidOutRow[],
  headHeight: number,
  tops: { readonly first: number; readonly next: number },
): readonly (readonly LaidOutRow[])[] {
  const pages: LaidOutRow[][] = [[]]
  let y = tops.first + headHeight
  for (const row of rows) {
    if (y + row.height > BOTTOM) {
      pages.push([])
      y = tops.next + headHeight
    }
    pages.at(-1)!.push(row)
    y += row.height
  }
  return pages
}

const isNumeric = ({ kind }: ReportColumn): boolean => kind === 'AMOUNT' || kind === 'NUMBER'

function cellText(
  row: ReportRow,
  index: number,
  { field, kind }: ReportColumn,
  nameColumn: string,
  currency: string,
): string {
  const value = row.values[index] ?? null
  if (typeof value === 'bigint') return groupedAmount(value, currency)
  const isName = kind === 'ENUM' || (isTotal(row) && field === nameColumn)
  return value === null ? '' : isName ? inWords(value) : value
}
