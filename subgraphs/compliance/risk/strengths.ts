import type { Strength } from '#compliance/matching/kinds.ts'
import type { ListType } from '#compliance/watchlists/sources.ts'
import type { AssessedMatch } from './assessment.ts'

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Score range of a match by list type and strength; the match score selects the point within the range. A WEAK match is stored for
 * review and scores 0. A PEP match alone must not lead to a block: together with the default scores of the other factors, the best
 * PEP match reaches 750, the highest score below CRITICAL.
 */
const SPANS: Readonly<Record<ListType, Readonly<Record<Strength, Span>>>> = {
  SANCTIONS: {
    EXACT: { from: 800, to: 1000 },
    STRONG: { from: 600, to: 800 },
    POSSIBLE: { from: 300, to: 500 },
    WEAK: { from: 0, to: 0 },
  },
  PEP: {
    EXACT: { from: 600, to: 690 },
    STRONG: { from: 400, to: 600 },
    POSSIBLE: { from: 200, to: 400 },
    WEAK: { from: 0, to: 0 },
  },
}

/** Range of match scores for each strength. */
const GRADES: Readonly<Record<Strength, Span>> = {
  EXACT: { from: 90, to: 100 },
  STRONG: { from: 85, to: 100 },
  POSSIBLE: { from: 70, to: 85 },
  WEAK: { from: 0, to: 70 },
}

const STRENGTHS: readonly Strength[] = ['WEAK', 'POSSIBLE', 'STRONG', 'EXACT']

/** The effective strength of a match: EXACT when an analyst confirmed it. */
export const strengthOf = ({ strength, isConfirmed }: AssessedMatch): Strength =>
  isConfirmed ? 'EXACT' : strength

export const isAtLeast = (strength: Strength, min: Strength): boolean =>
  STRENGTHS.indexOf(strength) >= STRENGTHS.indexOf(min)

/** The factor score of a match, 0 to 1000. */
export function scoreOf(match: AssessedMatch): number {
  const strength = strengthOf(match)
  const span = SPANS[match.listType][strength]
  const grade = GRADES[strength]
  // Match scores have one decimal, so tenths are integers.
  const tenths = Math.round(Math.min(Math.max(match.score, grade.from), grade.to) * 10) - grade.from * 10
  return span.from + Math.floor(((span.to - span.from) * tenths) / ((grade.to - grade.from) * 10))
}
