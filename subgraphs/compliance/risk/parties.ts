import type { AssessedMatch } from './assessment.ts'
import { scoreOf } from './strengths.ts'

const worseFirst = (one: AssessedMatch, other: AssessedMatch): number =>
  scoreOf(other) - scoreOf(one) || other.score - one.score || (one.matchId < other.matchId ? -1 : 1)

/** One match per party and list type, worst first: a party on several sanctions lists counts once, with its worst entry. */
export function worstOfParties(matches: readonly AssessedMatch[]): readonly AssessedMatch[] {
  const worst = new Map<string, AssessedMatch>()
  for (const match of [...matches].sort(worseFirst)) {
    const party = `${match.listType} ${match.partyKey}`
    if (!worst.has(party)) worst.set(party, match)
  }
  return [...worst.values()]
}
