import { lookAlike } from '#idv/mrz/alphabet.ts'
import { random, type Random } from '#tools/traffic/sentinel/lives/random.ts'
import { formatZone, hasRightDigits, type IcaoFormat, type ZoneContent } from './format-zone.ts'

export interface GeneratedZone {
  readonly format: IcaoFormat
  readonly lines: readonly string[]
}

export interface MisreadZone {
  readonly lines: readonly string[]
  /** The alphabet of the position, or exactly one exchange of look-alikes that makes all digits right, shows the error. */
  readonly isProvable: boolean
}

const FORMATS: readonly IcaoFormat[] = ['TD3', 'TD1', 'TD2', 'MRV-A', 'MRV-B']
const CODES = { TD1: 'I', TD2: 'I', TD3: 'P', 'MRV-A': 'V', 'MRV-B': 'V' } as const
/** Shapes of document numbers that states use: A for a letter, 9 for a digit, X for either. */
const NUMBER_SHAPES = ['AA9999999', 'A99999999', '999999999', '99AA99999', 'AA999999', 'XXXXXXXXX']
const STATES = ['NLD', 'GBR', 'FRA', 'USA', 'POL', 'SWE', 'UTO']
const SURNAMES = ['SORENSEN', 'DE BOER', 'OBIOZOR', 'GIBBS', 'SZILAGYI', 'ISOLDE']
const GIVEN_NAMES = ['ANNA MARIA', 'BOZIDAR', 'IGOR', 'ZOE', 'SIGRID']

/** A zone that is the same for the same seed. */
export function generatedZone(seed: number): GeneratedZone {
  const choices = random(seed, 'zone')
  const format = choices.of(FORMATS)
  return { format, lines: formatZone(format, contentOf(format, choices)) }
}

function contentOf(format: IcaoFormat, choices: Random): ZoneContent {
  const state = choices.of(STATES)
  return {
    documentCode: CODES[format],
    issuingState: state,
    documentNumber: shaped(choices.of(NUMBER_SHAPES), choices),
    nationality: state,
    birthDate: date(choices, 40, 99),
    sex: choices.of(['M', 'F', 'X'] as const),
    expiryDate: date(choices, 27, 36),
    primaryIdentifier: choices.of(SURNAMES),
    secondaryIdentifier: choices.of(GIVEN_NAMES),
    ...(choices.below(3) === 0 && { optionalData: shaped('99999999', choices) }),
  }
}

const shaped = (shape: string, choices: Random): string =>
  Array.from(shape, kind => character(kind, choices)).join('')

function character(kind: string, choices: Random): string {
  const value = kind === 'A' ? choices.integer(10, 35) : choices.integer(0, kind === '9' ? 9 : 35)
  return value.toString(36).toUpperCase()
}

const date = (choices: Random, yearMin: number, yearMax: number): string =>
  [choices.integer(yearMin, yearMax), choices.integer(1, 12), choices.integer(1, 28)]
    .map(part => String(part).padStart(2, '0'))
    .join('')

/** The zone with one character under a check digit, or one check digit, read as its look-alike; undefined if there is none. */
export function misread({ format, lines }: GeneratedZone, seed: number): MisreadZone | undefined {
  const positions = checkedPositions(format).filter(([line, index]) => lookAlike(lines[line]![index]!))
  if (positions.length === 0) return undefined
  const [line, index] = random(seed, 'misread').of(positions)
  const read = exchanged(lines, line, index)
  return { lines: read, isProvable: isNumeric(format, line, index) || repairsOf(format, read).length === 1 }
}

const exchanged = (lines: readonly string[], line: number, index: number): string[] =>
  lines.map((text, at) =>
    at === line ? text.slice(0, index) + lookAlike(text[index]!)! + text.slice(index + 1) : text,
  )

type Position = readonly [line: number, index: number]

const positions = (line: number, start: number, end: number): Position[] =>
  Array.from({ length: end - start }, (_, offset) => [line, start + offset] as const)

/** Positions that may contain letters and digits. */
const MIXED: Readonly<Record<IcaoFormat, readonly Position[]>> = {
  TD1: [...positions(0, 5, 14), ...positions(0, 15, 30), ...positions(1, 18, 29)],
  TD2: [...positions(1, 0, 9), ...positions(1, 28, 35)],
  TD3: [...positions(1, 0, 9), ...positions(1, 28, 42)],
  'MRV-A': positions(1, 0, 9),
  'MRV-B': positions(1, 0, 9),
}

/** Dates and check digits. */
const numeric = (format: IcaoFormat): Position[] =>
  format === 'TD1'
    ? [...positions(0, 14, 15), ...positions(1, 0, 7), ...positions(1, 8, 15), ...positions(1, 29, 30)]
    : [
        ...positions(1, 9, 10),
        ...positions(1, 13, 20),
        ...positions(1, 21, 28),
        ...(format === 'TD3' ? positions(1, 42, 44) : []),
        ...(format === 'TD2' ? positions(1, 35, 36) : []),
      ]

const checkedPositions = (format: IcaoFormat): Position[] => [...MIXED[format], ...numeric(format)]

const isNumeric = (format: IcaoFormat, line: number, index: number): boolean =>
  numeric(format).some(position => position[0] === line && position[1] === index)

/** Every single exchange that makes all digits right; none if they are right already. */
function repairsOf(format: IcaoFormat, lines: readonly string[]): string[][] {
  if (hasRightDigits(format, lines)) return []
  return MIXED[format]
    .filter(([line, index]) => lookAlike(lines[line]![index]!))
    .map(([line, index]) => exchanged(lines, line, index))
    .filter(candidate => hasRightDigits(format, candidate))
}
