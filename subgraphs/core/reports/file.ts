import { refuse } from '#core/errors.ts'
import type { DocumentPiece } from '#core/queries/statements/requested-statements.ts'
import { tableCsv } from '#core/rules/books/reports/table/csv.ts'
import { reportPdf } from './pdf.ts'
import type { ReportDocument } from './report-document.ts'

export type ReportFormat = 'CSV' | 'PDF'

interface FormatOfReport {
  write(report: ReportDocument): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  readonly contentType: string
  /** Ending of the name of the file. */
  readonly ending: string
}

const FORMATS: Readonly<Record<ReportFormat, FormatOfReport>> = {
  CSV: {
    write: ({ table, currency }) => [Buffer.from(tableCsv(table, currency), 'utf8')],
    contentType: 'text/csv; charset=utf-8; header=present',
    ending: 'csv',
  },
  PDF: { write: reportPdf, contentType: 'application/pdf', ending: 'pdf' },
}

/** Size of the largest file, so that in base64 it fits into a response of the graph. */
const BYTES_MAX = 5_500_000

/** Writes a report to a file, while the caller waits. */
export async function fileOf(report: ReportDocument, format: ReportFormat): Promise<DocumentPiece> {
  const { write, contentType, ending } = FORMATS[format]
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of write(report)) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > BYTES_MAX)
      throw refuse('REPORT_TOO_LONG', { message: `The file of the report has more than ${BYTES_MAX} bytes.` })
  }
  return {
    contentType,
    fileName: `${report.title.toLowerCase().replaceAll(' ', '-')}-${report.dates}.${ending}`,
    bytes,
    pieces: 1,
    content: Buffer.concat(pieces).toString('base64'),
  }
}
