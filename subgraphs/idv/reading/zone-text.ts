import type { ParsedZone } from '#idv/mrz/zone.ts'
import type { CellScores } from './cells.ts'
import { ZONE_ALPHABET } from './glyphs.ts'
import { classesOf, isMember } from './zone-alphabets.ts'

/** The lines of a zone as they were read, with their parts. */
export interface ZoneText {
  readonly lines: readonly string[]
  readonly parsed: ParsedZone
}

/**
 * Advantage of a character that may stand at its position. It decides between characters that look alike in a small
 * picture. It is too small to change a character that is printed clearly, so a misprint is read as it is printed.
 */
const CLASS_BONUS = 0.02
/** If the correlations of two characters differ by less, the picture alone does not decide between them. */
const AMBIGUITY = 0.02
const AMBIGUOUS_MAX = 12

interface Reading {
  readonly character: number
  /** The second best character, and how much worse it fits. */
  readonly other: number
  readonly margin: number
}

function readCell(scores: Float32Array, name: string): Reading {
  const ranked = Array.from(scores, (score, character) => ({
    character,
    score: score + (isMember(name, character) ? CLASS_BONUS : 0),
  })).toSorted((one, other) => other.score - one.score)
  return {
    character: ranked[0]!.character,
    other: ranked[1]!.character,
    margin: ranked[0]!.score - ranked[1]!.score,
  }
}

/** A cell that may be another character. */
interface Alternative {
  readonly line: number
  readonly cell: number
  readonly character: string
  readonly margin: number
}

const withAlternatives = (lines: readonly string[], alternatives: readonly Alternative[]): string[] =>
  lines.map((line, index) =>
    alternatives
      .filter(each => each.line === index)
      .reduce((text, { cell, character }) => text.slice(0, cell) + character + text.slice(cell + 1), line),
  )

/** One or two alternatives together, the most probable first. */
function combine(alternatives: readonly Alternative[]): (readonly Alternative[])[] {
  const singles = alternatives.map(each => [each])
  const pairs = alternatives.flatMap((one, at) => alternatives.slice(at + 1).map(other => [one, other]))
  const loss = (each: readonly Alternative[]): number => each.reduce((sum, { margin }) => sum + margin, 0)
  return [...singles, ...pairs].toSorted((one, other) => loss(one) - loss(other))
}

/**
 * The text of the cells. Where check digits fail and the picture leaves characters open, the check digits decide
 * between the two best readings of each; a character that is printed clearly is never changed here.
 */
export function readText(
  scores: readonly CellScores[],
  parse: (lines: readonly string[]) => ParsedZone,
): ZoneText {
  const length = scores[0]!.length
  const first = scores[0]!.slice(0, 5).map(cell => ZONE_ALPHABET[cell.indexOf(Math.max(...cell))])
  const classes = classesOf(scores.length, length, first.join('') === 'IDFRA')
  const readings = scores.map((line, index) =>
    line.map((cell, position) => readCell(cell, classes[index]![position]!)),
  )
  const lines = readings.map(line => line.map(({ character }) => ZONE_ALPHABET[character]).join(''))
  const parsed = parse(lines)
  if (parsed.valid) return { lines, parsed }
  const alternatives = readings
    .flatMap((line, index) =>
      line.map(({ other, margin }, cell): Alternative => ({
        line: index,
        cell,
        character: ZONE_ALPHABET[other]!,
        margin,
      })),
    )
    .filter(({ margin }) => margin < AMBIGUITY)
    .toSorted((one, other) => one.margin - other.margin)
    .slice(0, AMBIGUOUS_MAX)
  for (const combination of combine(alternatives)) {
    const changed = withAlternatives(lines, combination)
    const other = parse(changed)
    if (other.valid && other.repairs.length === 0) return { lines: changed, parsed: other }
  }
  return { lines, parsed }
}
