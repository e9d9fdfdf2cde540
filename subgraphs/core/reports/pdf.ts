import { setImmediate as nextTurn } from 'node:timers/promises'
import { groupedAmount } from '#core/rules/documents/grouped-amount.ts'
import { pdfText } from '#core/statements/pdf-text.ts'
import { layOut, MARGINS, type LaidOutRow } from './page-layout.ts'
import type { ReportDocument } from './report-document.ts'

const SUMMARY = { value: 140, size: 8.5, height: 12, top: 70 }
const VALUE_WIDTH = MARGINS.right - SUMMARY.value
const NEXT_TOP = 40
const FOOTER = 574
const FOOTER_SIZE = 7.5

/** Writes a report as a PDF, page after page. The same report always gives the same bytes. */
export async function* reportPdf(report: ReportDocument): AsyncGenerator<Uint8Array> {
  const { title, summary, currency, generatedAt } = report
  const page = pdfText(title, generatedAt)
  const lines = [...summary, ...report.checks.map(check => checkLine(check, currency))].map(
    ([name, value]) => ({ name, value: page.wrap(value, VALUE_WIDTH, SUMMARY.size) }),
  )
  const summaryHeight = lines.reduce((sum, { value }) => sum + Math.max(1, value.length), 0) * SUMMARY.height
  const firstTop = SUMMARY.top + summaryHeight + 14
  const layout = layOut(page, report, { first: firstTop, next: NEXT_TOP })

  const drawSummary = (): void => {
    page.place({ text: title, x: MARGINS.left, y: 48, size: 15 })
    let y = SUMMARY.top
    for (const { name, value } of lines) {
      page.place({ text: name, x: MARGINS.left, y, size: SUMMARY.size })
      for (const [index, text] of value.entries())
        page.place({ text, x: SUMMARY.value, y: y + index * SUMMARY.height, size: SUMMARY.size })
      y += Math.max(1, value.length) * SUMMARY.height
    }
  }
  const drawRow = ({ cells, isRuled }: LaidOutRow, y: number): void => {
    if (isRuled) page.rule(y - layout.size - 1, MARGINS.left, MARGINS.right)
    for (const { texts, x, endsAtX } of cells)
      for (const [index, text] of texts.entries())
        page.place({ text, x, y: y + index * layout.rowHeight, size: layout.size, endsAtX })
  }

  for (const [number, rows] of layout.pages.entries()) {
    page.addPage()
    if (number === 0) drawSummary()
    let y = number === 0 ? firstTop : NEXT_TOP
    for (const row of [layout.head, ...rows]) {
      drawRow(row, y)
      y += row.height
    }
    const footer = `Page ${number + 1} of ${layout.pages.length}`
    page.place({ text: title, x: MARGINS.left, y: FOOTER, size: FOOTER_SIZE })
    page.place({ text: footer, x: MARGINS.right, y: FOOTER, size: FOOTER_SIZE, endsAtX: true })
    yield page.taken()
    await nextTurn()
  }
  page.end()
  yield page.taken()
}

function checkLine(
  { name, passed, left, right }: ReportDocument['checks'][number],
  currency: string,
): readonly [name: string, value: string] {
  const amounts = [left, right].map(minor => groupedAmount(minor, currency))
  return [
    `Check ${passed ? 'passed' : 'failed'}`,
    `${name}: ${amounts.join(passed ? ' = ' : ' differs from ')}`,
  ]
}
