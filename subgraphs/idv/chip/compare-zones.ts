import type { ParsedZone, ZoneFields } from '#idv/mrz/zone.ts'

/** A printed zone as read from the picture: a field counts as proved unless its check digit is wrong. */
export type PrintedZone = Pick<ParsedZone, 'fields' | 'checkDigits'>

export interface ZoneComparison {
  /** Fields that the zone proves and that differ from the chip. */
  readonly different: readonly string[]
  /** Fields that differ but may be misread. */
  readonly doubtful: readonly string[]
  /** Fields that stand in both zones. */
  readonly compared: readonly string[]
}

const PROVED_FIELDS = ['documentNumber', 'birthDate', 'expiryDate'] as const
const CODES = ['issuingState', 'nationality', 'sex'] as const
const NAMES = ['primaryIdentifier', 'secondaryIdentifier'] as const

/** Names may differ in one letter of six, which reading the picture needs. */
const LETTERS_PER_ERROR = 6

/** Compares the zone of data group 1 with the printed one; a field that was not read is not compared. */
export function compareZones(chip: ZoneFields, printed: PrintedZone): ZoneComparison {
  const different: string[] = []
  const doubtful: string[] = []
  const compared: string[] = []
  const compare = (field: keyof ZoneFields, areSame: (one: string, other: string) => boolean): void => {
    const [one, other] = [chip[field], printed.fields[field]]
    if (one === undefined || other === undefined) return
    compared.push(field)
    if (areSame(one, other)) return
    const isProved = printed.checkDigits.some(digit => digit.field === field && digit.valid)
    if (isProved) different.push(field)
    else doubtful.push(field)
  }
  for (const field of [...PROVED_FIELDS, ...CODES]) compare(field, (one, other) => one === other)
  for (const field of NAMES) compare(field, areSimilarNames)
  return { different, doubtful, compared }
}

function areSimilarNames(one: string, other: string): boolean {
  const [left, right] = [one, other].map(name => name.toUpperCase().replace(/[^A-Z]/g, ''))
  return editDistance(left!, right!) <= Math.ceil(Math.max(left!.length, right!.length) / LETTERS_PER_ERROR)
}

/** The number of letters to insert, delete or replace. Names of zones have at most 39 letters. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...left].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...right].entries())
      next.push(Math.min(row[column + 1]! + 1, next[column]! + 1, row[column]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
