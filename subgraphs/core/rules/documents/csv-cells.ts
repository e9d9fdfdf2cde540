/** Leading characters with which a spreadsheet interprets a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Options of CSV as RFC 4180 has it. Single line breaks are quoted as well, which some readers take for the end of a line. */
export const CSV_OPTIONS = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

/** A text as a cell that no spreadsheet interprets as a formula; empty for null. */
export const textCell = (text: string | null): string =>
  text === null ? '' : FORMULA.test(text) ? `'${text}` : text
