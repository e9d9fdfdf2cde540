import type { EntryType, NameKind, WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { identifierKey, identifiersOf } from '#compliance/matching/evidence.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import type { Token, Tokens } from '#compliance/matching/token.ts'
import { tokensOf } from '#compliance/matching/tokens.ts'
import {
  growingBytes,
  growingDoubles,
  growingFloats,
  growingShorts,
  growingWords,
  growingYears,
} from './growing.ts'
import { acronymKeysOf, isKeyed, keysOf, wordOf } from './keys.ts'
import { hashOf, type MatchIndex } from './layout.ts'

/** A listed party with a reference chosen by the caller, such as the entry id. */
export interface Listed {
  readonly reference: string
  readonly entry: WatchlistEntry
}

export interface StoredParty extends MatchParty {
  readonly reference: string
}

export const PARTY_KINDS: readonly EntryType[] = [
  'INDIVIDUAL',
  'ORGANIZATION',
  'VESSEL',
  'AIRCRAFT',
  'WALLET',
]
export const NAME_KINDS: readonly NameKind[] = [
  'PRIMARY',
  'STRONG_ALIAS',
  'WEAK_ALIAS',
  'FORMER',
  'ORIGINAL_SCRIPT',
]

const encoder = new TextEncoder()
const createArrays = () => ({
  partyBytes: growingBytes(),
  partyStarts: growingDoubles(),
  partyKinds: growingBytes(),
  bornFrom: growingYears(),
  bornTo: growingYears(),
  nameParties: growingWords(),
  namePositions: growingShorts(),
  nameKinds: growingBytes(),
  nameWeights: growingFloats(),
  nameStarts: growingWords(),
  nameWords: growingWords(),
  wordBytes: growingBytes(),
  wordStarts: growingWords(),
  soundBytes: growingBytes(),
  soundStarts: growingWords(),
  keyHashes: growingWords(),
  keyWords: growingWords(),
  identifierHashes: growingWords(),
  identifierParties: growingWords(),
  acronymHashes: growingWords(),
  acronymNames: growingWords(),
})
type Arrays = ReturnType<typeof createArrays>

/** Builds an index from one party at a time; only the arrays are held in memory. */
export interface IndexBuilder {
  add(listed: Listed): void
  done(): MatchIndex
}

export function indexBuilder(): IndexBuilder {
  const into = createArrays()
  const vocabulary = new Map<string, number>()
  return {
    add({ reference, entry }) {
      const party = into.partyStarts.length
      into.partyStarts.push(into.partyBytes.length)
      into.partyBytes.append(encoder.encode(JSON.stringify(stored(reference, entry))))
      into.partyKinds.push(PARTY_KINDS.indexOf(entry.type))
      const years = entry.datesOfBirth.map(
        date => [Number(date.from.slice(0, 4)), Number(date.to.slice(0, 4))] as const,
      )
      into.bornFrom.push(years.length === 0 ? 0 : Math.min(...years.map(([from]) => from)))
      into.bornTo.push(years.length === 0 ? 0 : Math.max(...years.map(([, to]) => to)))
      entry.names.forEach((name, index) => {
        const readings = tokensOf(name.text, entry.type)
        if (entry.type === 'ORGANIZATION') addAcronyms(into, readings)
        addName(into, vocabulary, party, index, name.kind, readings)
      })
      for (const identifier of identifiersOf(entry)) addIdentifier(into, party, identifierKey(identifier))
    },
    done: () => finish(into, vocabulary.size),
  }
}

export function buildIndex(parties: Iterable<Listed>): MatchIndex {
  const builder = indexBuilder()
  for (const listed of parties) builder.add(listed)
  return builder.done()
}

const stored = (
  reference: string,
  { type, names, datesOfBirth, gender, nationalities, countries, identifiers }: WatchlistEntry,
): StoredParty => ({
  reference,
  type,
  names,
  datesOfBirth,
  ...(gender && { gender }),
  nationalities,
  countries,
  identifiers,
})

/** Call it before the name is added. */
function addAcronyms(into: Arrays, readings: readonly Tokens[]): void {
  for (const [at, tokens] of readings.entries())
    for (const key of acronymKeysOf(tokens)) {
      into.acronymHashes.push(hashOf(key))
      into.acronymNames.push(into.nameParties.length + at)
    }
}

function addName(
  into: Arrays,
  vocabulary: Map<string, number>,
  party: number,
  index: number,
  kind: NameKind,
  readings: readonly Tokens[],
): void {
  for (const tokens of readings) {
    into.nameParties.push(party)
    into.namePositions.push(Math.min(index, 0xffff))
    into.nameKinds.push(NAME_KINDS.indexOf(kind))
    into.nameStarts.push(into.nameWords.length)
    into.nameWeights.push(tokens.reduce((sum, token) => sum + (isKeyed(token) ? token.weight : 0), 0))
    for (const token of tokens) into.nameWords.push(idOf(into, vocabulary, token))
  }
}

function idOf(into: Arrays, vocabulary: Map<string, number>, token: Token): number {
  const word = wordOf(token)
  const known = vocabulary.get(word)
  if (known !== undefined) return known
  const id = vocabulary.size
  vocabulary.set(word, id)
  into.wordStarts.push(into.wordBytes.length)
  into.wordBytes.append(encoder.encode(word))
  into.soundStarts.push(into.soundBytes.length)
  into.soundBytes.append(encoder.encode(token.sound))
  if (isKeyed(token))
    for (const key of keysOf(token)) {
      into.keyHashes.push(hashOf(key))
      into.keyWords.push(id)
    }
  return id
}

function addIdentifier(into: Arrays, party: number, key: string): void {
  if (key === '') return
  into.identifierHashes.push(hashOf(key))
  into.identifierParties.push(party)
}

function finish(into: Arrays, words: number): MatchIndex {
  const [entries, names] = [into.partyStarts.length, into.nameStarts.length]
  into.partyStarts.push(into.partyBytes.length)
  into.nameStarts.push(into.nameWords.length)
  into.wordStarts.push(into.wordBytes.length)
  into.soundStarts.push(into.soundBytes.length)
  const [nameStarts, nameWords] = [into.nameStarts.done(), into.nameWords.done()]
  const [keyHashes, keyWords] = sortByHash(into.keyHashes.done(), into.keyWords.done())
  const [identifierHashes, identifierParties] = sortByHash(
    into.identifierHashes.done(),
    into.identifierParties.done(),
  )
  const [acronymHashes, acronymNames] = sortByHash(into.acronymHashes.done(), into.acronymNames.done())
  return {
    entries,
    names,
    words,
    keyHashes,
    keyWords,
    identifierHashes,
    identifierParties,
    acronymHashes,
    acronymNames,
    nameStarts,
    nameWords,
    ...buildPostings(nameStarts, nameWords, names, words),
    partyBytes: into.partyBytes.done(),
    partyStarts: into.partyStarts.done(),
    partyKinds: into.partyKinds.done(),
    bornFrom: into.bornFrom.done(),
    bornTo: into.bornTo.done(),
    nameParties: into.nameParties.done(),
    namePositions: into.namePositions.done(),
    nameKinds: into.nameKinds.done(),
    nameWeights: into.nameWeights.done(),
    wordBytes: into.wordBytes.done(),
    wordStarts: into.wordStarts.done(),
    soundBytes: into.soundBytes.done(),
    soundStarts: into.soundStarts.done(),
  }
}

/** Builds the inverted index from words to names with a counting sort. */
function buildPostings(
  nameStarts: Uint32Array,
  nameWords: Uint32Array,
  names: number,
  words: number,
): Pick<MatchIndex, 'postings' | 'postingStarts'> {
  const postingStarts = new Uint32Array(new SharedArrayBuffer((words + 1) * 4))
  for (const word of nameWords) postingStarts[word + 1]!++
  for (let word = 0; word < words; word++) postingStarts[word + 1]! += postingStarts[word]!
  const next = postingStarts.slice(0, words)
  const postings = new Uint32Array(new SharedArrayBuffer(nameWords.length * 4))
  for (let name = 0; name < names; name++)
    for (let at = nameStarts[name]!; at < nameStarts[name + 1]!; at++)
      postings[next[nameWords[at]!]!++] = name
  return { postings, postingStarts }
}

/** Sorts both arrays by the first; each pair is sorted as one 64-bit number. */
function sortByHash(hashes: Uint32Array, values: Uint32Array): readonly [Uint32Array, Uint32Array] {
  const pairs = new BigUint64Array(hashes.length)
  for (let at = 0; at < hashes.length; at++) pairs[at] = (BigInt(hashes[at]!) << 32n) | BigInt(values[at]!)
  pairs.sort()
  for (let at = 0; at < hashes.length; at++) {
    hashes[at] = Number(pairs[at]! >> 32n)
    values[at] = Number(pairs[at]! & 0xffffffffn)
  }
  return [hashes, values]
}
