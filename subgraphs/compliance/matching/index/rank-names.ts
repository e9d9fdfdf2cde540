import type { Tokens } from '#compliance/matching/token.ts'
import { likeWords, wantedIn, type Searching } from './candidates.ts'
import { isKeyed } from './keys.ts'

const CONFLICT = 1.6
const SURPLUS = 0.25
const RANK_MIN = 0.5
/** A party that may be born at the same time is compared even if a word of its name is mistyped beyond recognition. */
const RANK_MIN_BORN = 0.3

export interface Sought {
  /** Index of the party type. Parties of other types are not candidates by name, only by a shared identifier. */
  readonly kind: number
  readonly max: number
  /** Breaks ties, 0 to 1. */
  readonly prefers: (party: number) => number
}

/** Candidate names by shared words, most likely first. */
export function candidateNames(search: Searching, tokens: Tokens, sought: Sought): number[] {
  const { index, gathered, best, seen } = search
  let touched = 0
  const queryWeight = tokens.reduce((sum, token) => sum + (isKeyed(token) ? token.weight : 0), 0)
  for (const wanted of wantedIn(search, tokens)) {
    const these: number[] = []
    const like = likeWords(search, wanted)
    for (let word = 0; word < like.length; word += 2) {
      const [id, gain] = [like[word]!, like[word + 1]! * wanted.weight]
      for (let at = index.postingStarts[id]!; at < index.postingStarts[id + 1]!; at++) {
        const name = index.postings[at]!
        if (gathered[name] === 0 && best[name] === 0) seen[touched++] = name
        if (best[name] === 0) these.push(name)
        // A query word counts for at most one word of a name.
        if (gain > best[name]!) best[name] = gain
      }
    }
    for (const name of these) {
      gathered[name]! += best[name]!
      best[name] = 0
    }
  }
  return rankParties(search, touched, queryWeight, sought)
}

function rankParties(
  { index, gathered, seen }: Searching,
  touched: number,
  queryWeight: number,
  { kind, max, prefers }: Sought,
): number[] {
  const promising: { name: number; rank: number }[] = []
  for (let at = 0; at < touched; at++) {
    const name = seen[at]!
    const agreed = Math.min(gathered[name]!, queryWeight)
    gathered[name] = 0
    const party = index.nameParties[name]!
    if (index.partyKinds[party] !== kind) continue
    const [left, leftThere] = [queryWeight - agreed, Math.max(0, index.nameWeights[name]! - agreed)]
    const clash = Math.min(left, leftThere)
    const rank = agreed / (agreed + CONFLICT * clash + SURPLUS * (Math.max(left, leftThere) - clash))
    if (rank < RANK_MIN_BORN) continue
    const preference = prefers(party)
    if (rank >= RANK_MIN || preference === 1) promising.push({ name, rank: rank + 0.02 * preference })
  }
  return promising
    .sort((one, other) => other.rank - one.rank)
    .slice(0, max)
    .map(({ name }) => name)
}
