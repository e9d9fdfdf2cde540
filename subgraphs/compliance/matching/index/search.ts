import { comparePrepared, POSSIBLE, WEAK_CAP, withWeakNameCap } from '#compliance/matching/compare.ts'
import { identifierKey, identifiersOf } from '#compliance/matching/evidence.ts'
import type { Comparison, MatchParty } from '#compliance/matching/kinds.ts'
import { nameLikeness } from '#compliance/matching/name-likeness.ts'
import { prepare, prepareName, type PreparedName, type PreparedParty } from '#compliance/matching/prepared.ts'
import { ofKnownWords, readBackwards, turnedParty } from '#compliance/matching/turned.ts'
import type { Token, Tokens } from '#compliance/matching/token.ts'
import { NAME_KINDS, PARTY_KINDS, type StoredParty } from './build.ts'
import { decode, type Searching, wordAt } from './candidates.ts'
import { candidateNames } from './rank-names.ts'
import { containedNames, wordsWithin } from './contained.ts'
import { soughtAcronymKeysOf } from './keys.ts'
import { valuesOf, type MatchIndex } from './layout.ts'
import { isInVocabulary, isSplittable, withSegments } from './segments.ts'

export interface IndexHit extends Comparison {
  readonly reference: string
  /** The name was read backwards or is only a part of the query name, so the hit needs review and is never certain. */
  readonly isIndirect?: true
}

export interface SearchOptions {
  /** Maximum number of hits. */
  readonly limit?: number
  /** Minimum score of a hit. */
  readonly threshold?: number
  /** Whether listed names that occur among other words of a name are hits too. */
  readonly isThorough?: boolean
}

const WEAK = NAME_KINDS.indexOf('WEAK_ALIAS')
const LIMIT = 50
const CANDIDATES_MAX = 160
/** Maximum number of readings; covers all names of a subject within the accepted total length. */
const READINGS_MAX = 96
const PARTIES_MAX = 64
const CACHED_PARTIES_MAX = 20_000
/** Tolerance for other evidence, which can raise a hit above one with a better name; such hits must not be cut off early. */
const SLACK = 0.12

/** Finds the listed parties that a subject may be, ordered by score, then by supporting evidence, then by reference. */
export const search = (searching: Searching, query: MatchParty, options?: SearchOptions): IndexHit[] =>
  searchPrepared(searching, prepare(query), options)

/** Searches with a prepared party, which can be reused for several indexes. */
export function searchPrepared(
  searching: Searching,
  prepared: PreparedParty,
  { limit = LIMIT, threshold = POSSIBLE, isThorough = false }: SearchOptions = {},
): IndexHit[] {
  const { index } = searching
  const hits = new Map(
    directHits(searching, withSegments(index, prepared, 'WHOLE'), { limit, threshold }).map(hit => [
      hit.reference,
      hit,
    ]),
  )
  const add = (found: readonly IndexHit[]): void => {
    for (const hit of found)
      if (!hits.has(hit.reference)) hits.set(hit.reference, { ...hit, isIndirect: true })
  }
  const known = wordsReadBackwards(index, prepared)
  if (known !== undefined)
    add(
      directHits(searching, known, { limit, threshold }).map(({ reference, ...found }) => ({
        reference,
        ...readBackwards(found),
      })),
    )
  if (isThorough) add(containedHits(searching, prepared, threshold))
  return [...hits.values()].sort(byMerit).slice(0, limit)
}

/** The reversed names that consist of vocabulary words, some of them written as one; undefined when there are none. */
function wordsReadBackwards(index: MatchIndex, prepared: PreparedParty): PreparedParty | undefined {
  const isKnown = ({ text }: Token): boolean => isInVocabulary(index, text)
  const candidates = ofKnownWords(turnedParty(prepared), token => isSplittable(token) || isKnown(token))
  return candidates && ofKnownWords(withSegments(index, candidates, 'WHOLE'), isKnown)
}

function directHits(
  searching: Searching,
  prepared: PreparedParty,
  { limit, threshold }: { readonly limit: number; readonly threshold: number },
): IndexHit[] {
  const likeliest = likeliestNames(searching, prepared, threshold)
  for (const party of partiesWithIdentifiers(searching, prepared.party))
    if (!likeliest.has(party)) likeliest.set(party, { score: 0, position: 0 })
  const hits: IndexHit[] = []
  const promising = [...likeliest].sort(([, one], [, other]) => other.score - one.score)
  for (const [party, { position }] of promising.slice(0, Math.max(PARTIES_MAX, 4 * limit))) {
    const stored = partyAt(searching, party)
    const compared = comparePrepared(prepared, {
      party: stored,
      names: [prepareName(stored.names[position]!, stored.type)],
    })
    if (compared.score >= threshold) hits.push({ reference: stored.reference, ...compared })
  }
  return hits
}

/** Parties whose complete name is contained in a longer query name. Only the contained words are compared. */
function containedHits(searching: Searching, prepared: PreparedParty, threshold: number): IndexHit[] {
  const { index } = searching
  const { party, names } = withSegments(index, prepared, 'PARTIAL')
  const turned = withSegments(index, turnedParty(prepared), 'PARTIAL')
  return names.flatMap((name, at) => {
    const directions = { forwards: name.readings, backwards: turned.names[at]!.readings }
    return containedNames(searching, directions, PARTY_KINDS.indexOf(party.type)).flatMap(
      (listed): IndexHit[] => {
        const words = wordsWithin(directions, wordsOf(searching, listed), party.type)
        if (words === undefined) return []
        const stored = partyAt(searching, index.nameParties[listed]!)
        const other = prepareName(stored.names[index.namePositions[listed]!]!, stored.type)
        if (!hasCharacters(name, other)) return []
        const compared = comparePrepared(
          { party, names: [{ name: name.name, readings: [words] }] },
          { party: stored, names: [other] },
        )
        return compared.score < threshold
          ? []
          : [{ reference: stored.reference, ...withWeakNameCap(compared) }]
      },
    )
  })
}

/** Whether a name in Chinese characters contains all characters of the listed name; true when either has none. */
const hasCharacters = ({ characters }: PreparedName, { characters: listed }: PreparedName): boolean =>
  characters === undefined ||
  listed === undefined ||
  [...listed].every(character => characters.includes(character))

const support = (hit: IndexHit): number => hit.evidence.filter(each => each.effect === 'SUPPORTS').length

export const byMerit = (one: IndexHit, other: IndexHit): number =>
  other.score - one.score ||
  support(other) - support(one) ||
  (one.reference < other.reference ? -1 : one.reference > other.reference ? 1 : 0)

interface Likeliest {
  readonly score: number
  readonly position: number
}

/** The most similar name of each candidate party. */
function likeliestNames(
  searching: Searching,
  { party: query, names }: PreparedParty,
  threshold: number,
): Map<number, Likeliest> {
  const { index } = searching
  const found = new Map<number, Likeliest>()
  const sought = {
    kind: PARTY_KINDS.indexOf(query.type),
    max: CANDIDATES_MAX,
    prefers: preferenceFor(searching, query),
  }
  for (const reading of readingsOf(names)) {
    for (const name of [
      ...candidateNames(searching, reading, sought),
      ...namesByAcronym(searching, reading, query.type),
    ]) {
      const party = index.nameParties[name]!
      const { score } = nameLikeness(reading, wordsOf(searching, name), query.type)
      const weighed = index.nameKinds[name] === WEAK ? Math.min(score, WEAK_CAP / 100) : score
      if (weighed < threshold / 100 - SLACK) continue
      const known = found.get(party)
      if (
        known === undefined ||
        weighed > known.score ||
        (weighed === known.score && index.namePositions[name]! < known.position)
      )
        found.set(party, { score: weighed, position: index.namePositions[name]! })
    }
  }
  return found
}

/** The readings of all names, with the most likely reading of each name first. */
function readingsOf(names: PreparedParty['names']): Tokens[] {
  const seen = new Set<string>()
  const isNew = (tokens: Tokens): boolean =>
    seen.size !== seen.add(tokens.map(token => token.text).join(' ')).size
  return Array.from({ length: Math.max(0, ...names.map(({ readings }) => readings.length)) }, (_, way) => way)
    .flatMap(way => names.flatMap(({ readings }) => (readings[way] === undefined ? [] : [readings[way]])))
    .filter(isNew)
    .slice(0, READINGS_MAX)
}

function wordsOf(searching: Searching, name: number): Tokens {
  const { nameStarts, nameWords } = searching.index
  const words = []
  for (let at = nameStarts[name]!; at < nameStarts[name + 1]!; at++)
    words.push(wordAt(searching, nameWords[at]!))
  return words
}

/** For common names, prefers parties with a matching year of birth. */
function preferenceFor({ index }: Searching, query: MatchParty): (party: number) => number {
  const years = query.datesOfBirth.map(
    date => [Number(date.from.slice(0, 4)), Number(date.to.slice(0, 4))] as const,
  )
  if (years.length === 0) return () => 0
  return party => {
    const [from, to] = [index.bornFrom[party]!, index.bornTo[party]!]
    return from === 0 ? 0.5 : years.some(([first, last]) => from <= last && to >= first) ? 1 : 0
  }
}

const partiesWithIdentifiers = ({ index }: Searching, query: MatchParty): number[] =>
  [...new Set(identifiersOf(query).map(identifierKey))]
    .filter(key => key !== '')
    .flatMap(key => valuesOf(index.identifierHashes, index.identifierParties, key))

/** Names that are the acronym of a searched organisation, or whose acronym it is. */
const namesByAcronym = ({ index }: Searching, tokens: Tokens, type: MatchParty['type']): number[] =>
  type === 'ORGANIZATION'
    ? soughtAcronymKeysOf(tokens).flatMap(key => valuesOf(index.acronymHashes, index.acronymNames, key))
    : []

function partyAt({ index, parties }: Searching, party: number): StoredParty {
  const known = parties.get(party)
  if (known !== undefined) return known
  const stored = JSON.parse(
    decode(index.partyBytes, index.partyStarts[party]!, index.partyStarts[party + 1]!),
  ) as StoredParty
  if (parties.size >= CACHED_PARTIES_MAX) parties.clear()
  parties.set(party, stored)
  return stored
}
