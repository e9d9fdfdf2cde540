import type { Strength } from '../matching/kinds.ts'
import type { ListType } from '../watchlists/sources.ts'
import type { AssessedMatch } from './assessment.ts'

interface Span { readonly from: number; readonly to: number }

/**
 * What a match scores by its list and strength; within the span by how well it matches. A weak one is kept to be looked at, and
 * scores nothing. A politically exposed person is nobody to be refused for that alone: with what scores where nothing is told,
 * the best of such matches comes to 750, the last score below CRITICAL.
 */
const SPANS: Readonly<Record<ListType, Readonly<Record<Strength, Span>>>> = {
  SANCTIONS: { EXACT: { from: 800, to: 1000 }, STRONG: { from: 600, to: 800 }, POSSIBLE: { from: 300, to: 500 }, WEAK: { from: 0, to: 0 } },
  PEP: { EXACT: { from: 600, to: 690 }, STRONG: { from: 400, to: 600 }, POSSIBLE: { from: 200, to: 400 }, WEAK: { from: 0, to: 0 } },
}

/** The match scores that the strengths begin and end with. */
const GRADES: Readonly<Record<Strength, Span>> = { EXACT: { from: 90, to: 100 }, STRONG: { from: 85, to: 100 }, POSSIBLE: { from: 70, to: 85 }, WEAK: { from: 0, to: 70 } }

const STRENGTHS: readonly Strength[] = ['WEAK', 'POSSIBLE', 'STRONG', 'EXACT']

/** What a match counts as: who was confirmed by an analyst is met exactly. */
export const strengthOf = ({ strength, isConfirmed }: AssessedMatch): Strength => (isConfirmed ? 'EXACT' : strength)

export const isAtLeast = (strength: Strength, least: Strength): boolean => STRENGTHS.indexOf(strength) >= STRENGTHS.indexOf(least)

/** The score of a match as a factor's, 0 to 1000. */
export function scoreOf(match: AssessedMatch): number {
  const strength = strengthOf(match)
  const span = SPANS[match.listType][strength]
  const grade = GRADES[strength]
  // Match scores have one decimal; tenths are whole.
  const tenths = Math.round(Math.min(Math.max(match.score, grade.from), grade.to) * 10) - grade.from * 10
  return span.from + Math.floor(((span.to - span.from) * tenths) / ((grade.to - grade.from) * 10))
}
