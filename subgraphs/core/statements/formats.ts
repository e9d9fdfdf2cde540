import { camt053 } from '#core/rules/statements/camt053.ts'
import { csv } from '#core/rules/statements/csv.ts'
import { json } from '#core/rules/statements/json.ts'
import { mt940 } from '#core/rules/statements/mt940.ts'
import type { StatementFormat, StatementHead, StatementWriter } from '#core/rules/statements/statement.ts'
import { pdf } from './pdf.ts'

interface FormatOfStatement {
  readonly write: StatementWriter
  readonly contentType: string
  /** Ending of the name of the file. */
  readonly ending: string
}

export const FORMATS: Readonly<Record<StatementFormat, FormatOfStatement>> = {
  JSON: { write: json, contentType: 'application/json; charset=utf-8', ending: 'json' },
  CSV: { write: csv, contentType: 'text/csv; charset=utf-8; header=present', ending: 'csv' },
  PDF: { write: pdf, contentType: 'application/pdf', ending: 'pdf' },
  CAMT053: { write: camt053, contentType: 'application/xml; charset=utf-8', ending: 'camt053.xml' },
  // SWIFT's character set is a part of ASCII.
  MT940: { write: mt940, contentType: 'text/plain; charset=us-ascii', ending: 'mt940.txt' },
}

/** Name of the file in which a statement is saved. */
export const fileNameOf = (
  { accountNumber, firstDate, lastDate }: Pick<StatementHead, 'accountNumber' | 'firstDate' | 'lastDate'>,
  format: StatementFormat,
): string => `statement-${accountNumber}-${firstDate}-${lastDate}.${FORMATS[format].ending}`
