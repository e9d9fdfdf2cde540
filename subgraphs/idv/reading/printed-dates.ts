/** The first letters of the months in the languages of the documents; accents are removed before. */
const MONTHS: readonly RegExp[] = [
  /^(?:JAN|ENE|GEN|STY)/,
  /^(?:FEB|FEV|FEVR|LUT)/,
  /^(?:MAR|MRZ|MAER|MRT|MAA)(?!I)/,
  /^(?:APR|AVR|ABR|KWI)/,
  /^(?:MAY|MAI|MAG|MEI|MAJ)/,
  /^(?:JUN|JUIN|GIU|CZE)/,
  /^(?:JUL|JUIL|LUG|LIP)/,
  /^(?:AUG|AOU|AGO|SIE)/,
  /^(?:SEP|SET|WRZ)/,
  /^(?:OCT|OKT|OTT|OUT|PAZ)/,
  /^(?:NOV|LIS)/,
  /^(?:DEC|DEZ|DIC|DIS|GRU)/,
]

/** A date with the month in letters: `14 MAY 2033`, `12 AUGUST/AOUT 74`, `01JAN80`. */
const WITH_LETTERS =
  /(?<!\d)(\d{1,2})[\s.\-/]*([A-Z]{3,10})(?:[\s/]*[A-Z]{2,10})?[\s.\-/]*(\d{4}|\d{2})(?!\d)/
const YEAR_FIRST = /(?<!\d)(\d{4})[.\-/ ](\d{1,2})[.\-/ ](\d{1,2})(?!\d)/
const YEAR_LAST = /(?<!\d)(\d{1,2})[.\-/ ](\d{1,2})[.\-/ ](\d{4}|\d{2})(?!\d)/

export interface PrintedDateOptions {
  /** Whether the month is printed before the day, as in the United States. */
  readonly isMonthFirst: boolean
  /** The last year that two digits may mean. */
  readonly yearMax: number
}

function dateOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}

function yearOf(text: string, yearMax: number): number {
  if (text.length === 4) return Number(text)
  const century = Math.floor(yearMax / 100) * 100
  const year = century + Number(text)
  return year > yearMax ? year - 100 : year
}

/** The first date in a printed text as `YYYY-MM-DD`, or undefined where it has none. */
export function parsePrintedDate(
  printed: string,
  { isMonthFirst, yearMax }: PrintedDateOptions,
): string | undefined {
  const text = printed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    // Tesseract reads zero as O between digits.
    .replaceAll(/(?<=\d)O|O(?=\d)/g, '0')
  const letters = WITH_LETTERS.exec(text)
  if (letters) {
    const month = MONTHS.findIndex(each => each.test(letters[2]!))
    const date =
      month === -1 ? undefined : dateOf(yearOf(letters[3]!, yearMax), month + 1, Number(letters[1]))
    if (date !== undefined) return date
  }
  const [, first, middle, end] = YEAR_FIRST.exec(text) ?? []
  if (first !== undefined) return dateOf(Number(first), Number(middle), Number(end))
  const [, one, two, year] = YEAR_LAST.exec(text) ?? []
  if (one === undefined) return undefined
  const full = yearOf(year!, yearMax)
  const dayFirst = dateOf(full, Number(two), Number(one))
  const monthFirst = dateOf(full, Number(one), Number(two))
  return isMonthFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)
}
