import {
  countries,
  dateOfBirth,
  gender,
  identifiers,
  type IdentifierEvidence,
  type WeighedEvidence,
} from './evidence.ts'
import type { Comparison, Evidence, MatchName, MatchParty, Strength } from './kinds.ts'
import { sharedSyllables } from './scripts/hangul.ts'
import { nameDoubts, type NameDoubts } from './name-doubts.ts'
import type { NameLikeness } from './alignment.ts'
import { explain, nameLikeness } from './name-likeness.ts'
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

/**
 * Two names in Chinese characters are compared by their characters, and two in Hangul by their syllables, since different names can
 * have the same Latin spelling.
 */
function characterLikeness(one: PreparedName, other: PreparedName, found: NameLikeness): NameLikeness {
  const shared = sharedCharacters(one, other)
  return shared > 1
    ? found
    : {
        ...found,
        score: Math.min(found.score, shared),
        isIdentical:
          found.isIdentical && one.characters === other.characters && one.syllables === other.syllables,
      }
}

/** Share of common characters of two names, 0 to 1; Infinity (no bound) unless both are in Chinese characters or both in Hangul. */
function sharedCharacters(one: PreparedName, other: PreparedName): number {
  if (one.syllables !== undefined && other.syllables !== undefined)
    return sharedSyllables(one.syllables, other.syllables)
  if (one.characters === undefined || other.characters === undefined) return Infinity
  const [shorter, longer] = [one.characters, other.characters].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ]
  return ([...longer].filter(letter => shorter.includes(letter)).length / longer.length) ** OTHER_CHARACTER
}

/** One different character of four mostly makes another name; among more it may be another spelling. */
const OTHER_CHARACTER = 1.3

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
    else if (found.isShortSlip && score >= nameScore && isSameBirth({ lifts, ...each }))
      addEvidence(each, Math.max(score, SLIPPED_AND_BORN))
    else if (each.feature !== 'IDENTIFIER')
      addEvidence(each, nameScore >= POSSIBLE && score >= POSSIBLE ? score + (100 - score) * lifts : score)
  }
  if (shared.isShared)
    for (const { lifts, ...each } of shared.evidence) {
      const lifted = nameScore >= POSSIBLE && score >= POSSIBLE ? score + (100 - score) * lifts : score
      addEvidence(
        each,
        shared.isDecisive ? 100 : Math.max(lifted, nameScore >= 50 ? IDENTIFIED_AND_NAMED : STRONG),
      )
    }
  const isWeakAlone = best.listed.kind === 'WEAK_ALIAS' && !shared.isShared
  const isAcronymAlone = found.isAcronym === true && !shared.isShared
  if ((isWeakAlone || isAcronymAlone) && score > WEAK_CAP) {
    addEvidence(
      {
        feature: 'NAME_QUALITY',
        listValue: best.listed.text,
        effect: 'NEUTRAL',
        points: 0,
        text: isWeakAlone
          ? 'The list marks this name as weak, so alone it is at most a possible match.'
          : 'Many names have the same initials, so an acronym alone is at most a possible match.',
      },
      WEAK_CAP,
    )
  }
  const graded = roundScore(Math.min(100, score))
  const doubts = nameDoubts(found.aligned, query.type)
  if (graded >= POSSIBLE) evidence.push(...doubtEvidence(best, doubts))
  return {
    score: graded,
    strength: strengthOf(graded, { found, doubts, weighed, shared, isWeakAlone }),
    matchedName: best.listed,
    queryName: best.query,
    evidence,
    nameAlignment: explain(found.aligned),
  }
}

/** Score of a name with one slip in a short word, when the date of birth is exactly the same. */
const SLIPPED_AND_BORN = 74
const SAME_DAY_LIFTS = 0.6
const isSameBirth = ({ feature, lifts }: WeighedEvidence): boolean =>
  feature === 'DATE_OF_BIRTH' && lifts >= SAME_DAY_LIFTS

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
    : found.isAcronym
      ? 'One name consists of the initials of the other.'
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

/** Doubts change no score: other evidence can dispel them, and a match by the name alone holds a payment instead of blocking it. */
function doubtEvidence({ query, listed }: BestName, { isCommon, isPartial }: NameDoubts): Evidence[] {
  const values = { queryValue: query.text, listValue: listed.text, effect: 'NEUTRAL', points: 0 } as const
  return [
    ...(isCommon
      ? [
          {
            feature: 'NAME_RARITY',
            ...values,
            text: 'Many people have such a name, so the name alone does not identify the listed person.',
          } as const,
        ]
      : []),
    ...(isPartial
      ? [
          {
            feature: 'NAME_COVERAGE',
            ...values,
            text: 'The name covers only a part of the listed name, so the name alone does not identify the listed person.',
          } as const,
        ]
      : []),
  ]
}

const EXACT_WORDS = 2
const EXACT_SCORE_MIN = 90

interface Graded {
  readonly found: NameLikeness
  readonly doubts: NameDoubts
  readonly weighed: readonly WeighedEvidence[]
  readonly shared: IdentifierEvidence
  readonly isWeakAlone: boolean
}

function strengthOf(score: number, { found, doubts, weighed, shared, isWeakAlone }: Graded): Strength {
  const isBorn = weighed.some(each => each.feature === 'DATE_OF_BIRTH' && each.effect === 'SUPPORTS')
  const isContradicted = weighed.some(each => each.effect === 'CONTRADICTS')
  const words = found.aligned.filter(({ one }) => one !== undefined && one.weight >= 0.3).length
  if (shared.isDecisive) return 'EXACT'
  const isProven = shared.isShared || isBorn || (!isContradicted && !doubts.isCommon && words >= EXACT_WORDS)
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
