import { countries, dateOfBirth, gender, identifiers, type WeighedEvidence } from './evidence.ts'
import type { Comparison, Evidence, MatchName, MatchParty, Strength } from './kinds.ts'
import { explain, nameLikeness, type NameLikeness } from './name-likeness.ts'
import { prepare, type PreparedName, type PreparedParty } from './prepared.ts'
import { ofKnownWords, readBackwards, turnedParty } from './turned.ts'

/** Scores from here up count as matches. */
export const POSSIBLE = 70
export const STRONG = 85

/** Compares two parties; below POSSIBLE also with the names of the first party read backwards. */
export function compareParties(query: MatchParty, listed: MatchParty): Comparison {
  const [one, other] = [prepare(query), prepare(listed)]
  const found = comparePrepared(one, other)
  if (found.score >= POSSIBLE) return found
  const known = new Set(
    other.names.flatMap(({ readings }) =>
      readings.flatMap(tokens => tokens.map(({ canonical }) => canonical)),
    ),
  )
  const turned = ofKnownWords(turnedParty(one), ({ canonical }) => known.has(canonical))
  const foundBackwards = turned && comparePrepared(turned, other)
  return foundBackwards !== undefined && foundBackwards.score > found.score
    ? readBackwards(foundBackwards)
    : found
}

interface BestName {
  readonly query: MatchName
  readonly listed: MatchName
  readonly found: NameLikeness
}

const NOTHING: NameLikeness = { score: 0, isIdentical: false, commonness: 0, aligned: [] }

/** Compares by the pair of names with the highest score; weak aliases are capped. */
export function comparePrepared(query: PreparedParty, listed: PreparedParty): Comparison {
  const type = query.party.type
  let best: BestName = { query: query.party.names[0]!, listed: listed.party.names[0]!, found: NOTHING }
  let max = -1
  for (const one of query.names)
    for (const other of listed.names)
      if (sharedCharacters(one, other) > max)
        for (const reading of one.readings)
          for (const otherReading of other.readings) {
            const found = characterLikeness(one, other, nameLikeness(reading, otherReading, type))
            const score =
              other.name.kind === 'WEAK_ALIAS' ? Math.min(found.score, WEAK_CAP / 100) : found.score
            // For equal scores the first name of the list wins.
            if (score > max + 1e-9) {
              max = score
              best = { query: one.name, listed: other.name, found }
            }
          }
  return weighEvidence(query.party, listed.party, best)
}

/** Two names in Chinese characters are compared by their characters, since different names can sound alike. */
function characterLikeness(one: PreparedName, other: PreparedName, found: NameLikeness): NameLikeness {
  const shared = sharedCharacters(one, other)
  return shared > 1
    ? found
    : {
        ...found,
        score: Math.min(found.score, shared),
        isIdentical: found.isIdentical && one.characters === other.characters,
      }
}

/** Share of common characters of two names, 0 to 1; Infinity (no bound) when either name has no Chinese characters. */
function sharedCharacters({ characters: one }: PreparedName, { characters: other }: PreparedName): number {
  if (one === undefined || other === undefined) return Infinity
  const [shorter, longer] = [one, other].sort((a, b) => a.length - b.length) as [string, string]
  return [...longer].filter(letter => shorter.includes(letter)).length / longer.length
}

/** Maximum score of a name that the list marks as weak. */
export const WEAK_CAP = STRONG - 1
const COMMON_NAMES_WEIGH = 0.4
const OTHER_TYPE = 45
const IDENTIFIED_AND_NAMED = 92

const roundScore = (score: number): number => Math.round(score * 10) / 10

function weighEvidence(query: MatchParty, listed: MatchParty, best: BestName): Comparison {
  const { found } = best
  const nameScore = roundScore(found.score * 100)
  const shared = identifiers(query, listed)
  const weighed = [
    ...dateOfBirth(query, listed),
    ...gender(query, listed),
    ...countries(query, listed),
    ...shared.evidence,
    ...(shared.isHeld ? [] : typeEvidence(query, listed)),
  ]
  const evidence: Evidence[] = [nameEvidence(best, nameScore)]
  let score = nameScore
  // The points of each line are the change of the rounded score, so that they add up to it.
  const addEvidence = (each: Evidence, after: number): void => {
    evidence.push({ ...each, points: roundScore(roundScore(after) - roundScore(score)) })
    score = after
  }
  for (const { lifts, ...each } of [...weighed].sort((one, other) => one.points - other.points)) {
    // A contradiction weighs more for common names.
    if (each.points < 0)
      addEvidence(each, Math.max(0, score + each.points * (1 + COMMON_NAMES_WEIGH * found.commonness)))
    // Other evidence raises the score only if the name matches; identifiers count regardless of the name.
    else if (each.feature !== 'IDENTIFIER')
      addEvidence(each, nameScore >= POSSIBLE && score >= POSSIBLE ? score + (100 - score) * lifts : score)
  }
  if (shared.isShared)
    for (const { lifts, ...each } of shared.evidence) {
      const lifted = nameScore >= POSSIBLE && score >= POSSIBLE ? score + (100 - score) * lifts : score
      addEvidence(each, Math.max(lifted, nameScore >= 50 ? IDENTIFIED_AND_NAMED : STRONG))
    }
  const isWeakAlone = best.listed.kind === 'WEAK_ALIAS' && !shared.isShared
  if (isWeakAlone && score > WEAK_CAP) {
    addEvidence(
      {
        feature: 'NAME_QUALITY',
        listValue: best.listed.text,
        effect: 'NEUTRAL',
        points: 0,
        text: 'The list marks this name as weak, so alone it is at most a possible match.',
      },
      WEAK_CAP,
    )
  }
  const graded = roundScore(Math.min(100, score))
  return {
    score: graded,
    strength: strengthOf(graded, found, weighed, shared.isShared, isWeakAlone),
    matchedName: best.listed,
    queryName: best.query,
    evidence,
    nameAlignment: explain(found.aligned),
  }
}

function typeEvidence(query: MatchParty, listed: MatchParty): WeighedEvidence[] {
  if (query.type === listed.type) return []
  return [
    {
      feature: 'TYPE',
      queryValue: query.type,
      listValue: listed.type,
      effect: 'CONTRADICTS',
      points: -OTHER_TYPE,
      lifts: 0,
      text: 'The list entry is a party of another type.',
    },
  ]
}

function nameEvidence({ query, listed, found }: BestName, nameScore: number): Evidence {
  const missing = found.aligned.filter(pair => pair.one === undefined || pair.other === undefined)
  const text = found.isIdentical
    ? 'The names are the same.'
    : missing.length === 0
      ? 'Every word of one name has its counterpart in the other.'
      : `No counterpart for ${[...new Set(missing.map(pair => `"${(pair.one ?? pair.other)!.written}"`))].join(', ')}.`
  return {
    feature: 'NAME',
    queryValue: query.text,
    listValue: listed.text,
    effect: nameScore >= POSSIBLE ? 'SUPPORTS' : 'NEUTRAL',
    points: nameScore,
    text,
  }
}

const EXACT_WORDS = 2
const EXACT_SCORE_MIN = 90

function strengthOf(
  score: number,
  found: NameLikeness,
  weighed: readonly WeighedEvidence[],
  isShared: boolean,
  isWeakAlone: boolean,
): Strength {
  const isBorn = weighed.some(each => each.feature === 'DATE_OF_BIRTH' && each.effect === 'SUPPORTS')
  const isContradicted = weighed.some(each => each.effect === 'CONTRADICTS')
  const words = found.aligned.filter(({ one }) => one !== undefined && one.weight >= 0.3).length
  const isProven = isShared || isBorn || (!isContradicted && words >= EXACT_WORDS)
  if (found.isIdentical && isProven && score >= EXACT_SCORE_MIN && !isWeakAlone) return 'EXACT'
  return score >= STRONG ? 'STRONG' : score >= POSSIBLE ? 'POSSIBLE' : 'WEAK'
}

/** Caps a comparison that ignored words of the query at POSSIBLE. */
export const withWeakNameCap = (comparison: Comparison): Comparison =>
  comparison.score <= WEAK_CAP
    ? comparison
    : {
        ...comparison,
        score: WEAK_CAP,
        strength: 'POSSIBLE',
        evidence: [
          ...comparison.evidence,
          {
            feature: 'NAME_QUALITY',
            queryValue: comparison.queryName.text,
            effect: 'NEUTRAL',
            points: roundScore(WEAK_CAP - comparison.score),
            text: 'The listed name occurs among other words, so it is at most a possible match.',
          },
        ],
      }
