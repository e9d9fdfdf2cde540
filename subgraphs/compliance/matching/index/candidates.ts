import { likenessTo } from '#compliance/matching/distance.ts'
import { agreementFor, SOUND_PENALTY, tokenLikeness } from '#compliance/matching/token-likeness.ts'
import type { Token, Tokens } from '#compliance/matching/token.ts'
import { makeToken } from '#compliance/matching/tokens.ts'
import type { StoredParty } from './build.ts'
import {
  exactKeysOf,
  isKeyed,
  isLooseWord,
  kindLetter,
  narrowKeysOf,
  queryKeysOf,
  readWord,
  skeletonKey,
  wordOf,
} from './keys.ts'
import { firstOf, hashOf, type MatchIndex } from './layout.ts'
import { isInVocabulary } from './segments.ts'

/** Cache of tokens shared by all indexes of a thread, so that two words are compared only once. */
export interface Lexicon {
  readonly listed: Map<string, Token>
  /** Joined or split words of recent queries. */
  readonly created: Map<string, Token>
}

export const createLexicon = (): Lexicon => ({ listed: new Map(), created: new Map() })

/** Caches and work arrays of a thread for one index; they are discarded with the index. */
export interface Searching {
  readonly index: MatchIndex
  readonly words: Map<number, Token>
  readonly lexicon: Lexicon
  /** Similar vocabulary words by recent query word. */
  readonly lookups: Map<string, readonly number[]>
  readonly gathered: Float32Array
  readonly best: Float32Array
  readonly seen: Uint32Array
  /** Marks the words visited by a look-up; all zero between look-ups. */
  readonly met: Uint8Array
  readonly parties: Map<number, StoredParty>
}

const CACHED_WORDS_MAX = 200_000
const CACHED_LOOKUPS_MAX = 5_000
const CACHED_RESULTS_MAX = 500

export const createSearching = (index: MatchIndex, shared = createLexicon()): Searching => ({
  index,
  lexicon: shared,
  words: new Map(),
  lookups: new Map(),
  gathered: new Float32Array(index.names),
  best: new Float32Array(index.names),
  seen: new Uint32Array(index.names),
  met: new Uint8Array(index.words),
  parties: new Map(),
})

const decoder = new TextDecoder()
/** Copies the bytes, since TextDecoder does not accept shared memory. */
export const decode = (bytes: Uint8Array, from: number, to: number): string =>
  decoder.decode(new Uint8Array(bytes.subarray(from, to)))

export function wordAt({ index, words, lexicon: { listed } }: Searching, id: number): Token {
  const known = words.get(id)
  if (known !== undefined) return known
  const word = decode(index.wordBytes, index.wordStarts[id]!, index.wordStarts[id + 1]!)
  const token = listed.get(word) ?? tokenOf(word)
  if (words.size >= CACHED_WORDS_MAX) words.clear()
  if (listed.size >= CACHED_WORDS_MAX) listed.clear()
  words.set(id, token)
  listed.set(word, token)
  return token
}

function tokenOf(word: string): Token {
  const { kind, isLoose, isTransliterated, text } = readWord(word)
  return makeToken({ latin: text, written: text, isLoose, isTransliterated }, kind, undefined, text)
}

/** How widely similar words are searched for. */
type Reach = 'WIDE' | 'NARROW' | 'EXACT'
export interface Wanted {
  readonly token: Token
  readonly weight: number
  readonly reach: Reach
}

const ALIKE = 0.28
/** Particles that are written as one word with the following name. */
const BOUND =
  /^(?:van|von|van(?:de|den|der)|von(?:dem|der)|del?|dela|delos|della|bin|ben|ibn|abu|abou|al|el|ul)$/
const HEAD_LENGTH_MIN = 2
const TAIL_LENGTH_MIN = 2
const BOUND_TAIL_LENGTH_MIN = 4

const KEYS = { WIDE: queryKeysOf, NARROW: narrowKeysOf, EXACT: exactKeysOf } as const

/** A key of a query word. */
interface SoughtKey {
  readonly hash: number
  readonly isNamed: boolean
  readonly isSkeleton: boolean
}

const soughtKeys = new WeakMap<Token, Partial<Record<Reach, readonly SoughtKey[]>>>()

/** The keys of a query word, made once for all indexes that are searched for it. */
function soughtKeysOf(token: Token, reach: Reach): readonly SoughtKey[] {
  const ofToken = soughtKeys.get(token) ?? {}
  const known = ofToken[reach]
  if (known !== undefined) return known
  const skeleton = skeletonKey(token)
  const keys = KEYS[reach](token).map(key => ({
    hash: hashOf(key),
    isNamed: key.startsWith('='),
    isSkeleton: key === skeleton,
  }))
  soughtKeys.set(token, { ...ofToken, [reach]: keys })
  return keys
}

/** Vocabulary words similar to a query word, as alternating ids and similarities. */
export function likeWords(search: Searching, { token, reach }: Wanted): readonly number[] {
  const lookupKey = `${wordOf(token)}${reach[0]!}`
  const known = search.lookups.get(lookupKey)
  if (known !== undefined) return known
  const { keyHashes, keyWords } = search.index
  let isRejected: ReturnType<typeof createFilter> | undefined
  const { met } = search
  const touched: number[] = []
  const found: number[] = []
  for (const { hash, isNamed, isSkeleton } of soughtKeysOf(token, reach)) {
    for (let at = firstOf(keyHashes, hash); at < keyHashes.length && keyHashes[at] === hash; at++) {
      const id = keyWords[at]!
      if (met[id] === 1) continue
      met[id] = 1
      touched.push(id)
      if (!isNamed && (isRejected ??= createFilter(search.index, token))(id, isSkeleton)) continue
      const { score } = tokenLikeness(token, wordAt(search, id))
      if (score >= ALIKE) found.push(id, score)
    }
  }
  for (const id of touched) met[id] = 0
  if (search.lookups.size >= CACHED_LOOKUPS_MAX) search.lookups.clear()
  search.lookups.set(lookupKey, found)
  return found
}

const AGREEMENT = agreementFor(ALIKE)
const PATRONYMIC = kindLetter('PATRONYMIC')

/** Fast filter that rejects words by their letters alone, which applies to most words. */
function createFilter(
  { wordBytes, wordStarts, soundBytes, soundStarts }: MatchIndex,
  { text, sound, kind, isLoose }: Token,
): (id: number, isBySkeleton: boolean) => boolean {
  const written = likenessTo(text, false)
  const isPlain = text === sound
  const [soundLikeness, looseSoundLikeness] = [likenessTo(sound, false), likenessTo(sound, true)]
  return (id, isBySkeleton) => {
    const start = wordStarts[id]!
    if (kind === 'PATRONYMIC' && wordBytes[start] === PATRONYMIC) return false
    const isEitherLoose = isLoose !== isLooseWord(wordBytes, start)
    // Equal consonants can be sufficient.
    if (isEitherLoose && isBySkeleton) return false
    if (written(wordBytes, start + 2, wordStarts[id + 1]!, AGREEMENT) >= AGREEMENT) return false
    const [from, to] = [soundStarts[id]!, soundStarts[id + 1]!]
    // Both words have a phonetic form equal to their spelling, which was just compared.
    if (isPlain && !isEitherLoose && isSame(wordBytes, start + 2, wordStarts[id + 1]!, soundBytes, from, to))
      return true
    return (
      (isEitherLoose ? looseSoundLikeness : soundLikeness)(soundBytes, from, to, AGREEMENT + SOUND_PENALTY) <
      AGREEMENT + SOUND_PENALTY
    )
  }
}

function isSame(
  one: Uint8Array,
  start: number,
  end: number,
  other: Uint8Array,
  from: number,
  to: number,
): boolean {
  if (end - start !== to - from) return false
  for (let at = start, there = from; at < end; at++, there++) if (one[at] !== other[there]) return false
  return true
}

interface Part {
  readonly text: string
  readonly share: number
  readonly reach: Reach
}

/** Splits a word that may be two words written as one, possibly with a wrong letter between them. */
function partsOf(index: MatchIndex, text: string): Part[] {
  const parts: Part[] = []
  for (let middle = HEAD_LENGTH_MIN; middle <= text.length - TAIL_LENGTH_MIN; middle++) {
    const [head, tail] = [text.slice(0, middle), text.slice(middle)]
    if (BOUND.test(head) && tail.length >= BOUND_TAIL_LENGTH_MIN)
      parts.push({ text: tail, share: 1, reach: 'NARROW' })
    else if (isInVocabulary(index, head)) {
      const second = [tail, tail.slice(1)].find(
        each => each.length >= TAIL_LENGTH_MIN && isInVocabulary(index, each),
      )
      if (second !== undefined)
        parts.push({ text: head, share: 0.5, reach: 'EXACT' }, { text: second, share: 0.5, reach: 'EXACT' })
    }
  }
  return parts
}

/** The two words that result when one letter moves across the gap between two words; empty unless both are in the vocabulary. */
function movedGap(index: MatchIndex, { text }: Token, next: Token | undefined): string[] {
  if (next === undefined || text.length < HEAD_LENGTH_MIN || next.text.length < TAIL_LENGTH_MIN) return []
  return (
    [
      [text.slice(0, -1), text.slice(-1) + next.text],
      [text + next.text[0]!, next.text.slice(1)],
    ].find(words => words.every(word => word !== '' && isInVocabulary(index, word))) ?? []
  )
}

/** The words of a query, adjacent words joined, and long words split in two when both halves are words. */
export function wantedIn({ index, lexicon: { created } }: Searching, tokens: Tokens): Wanted[] {
  const wanted: Wanted[] = tokens
    .filter(isKeyed)
    .map(token => ({ token, weight: token.weight, reach: 'WIDE' }))
  const createWanted = (
    text: string,
    { isLoose, isTransliterated }: Token,
    weight: number,
    reach: Reach,
  ): Wanted => {
    const spelled = `${isLoose ? 1 : 0}${isTransliterated ? 1 : 0}${text}`
    let token = created.get(spelled)
    if (token === undefined) {
      if (created.size >= CACHED_RESULTS_MAX) created.clear()
      created.set(
        spelled,
        (token = makeToken({ latin: text, written: text, isLoose, isTransliterated }, 'NAME')),
      )
    }
    return { token, weight, reach }
  }
  tokens.forEach((token, at) => {
    for (const size of [2, 3]) {
      const run = tokens.slice(at, at + size)
      if (run.length === size && run.every(part => part.kind !== 'NUMBER' && part.kind !== 'LEGAL_FORM')) {
        wanted.push(
          createWanted(
            run.map(part => part.text).join(''),
            token,
            run.reduce((sum, part) => sum + (isKeyed(part) ? part.weight : 0), 0),
            'NARROW',
          ),
        )
      }
    }
    for (const part of movedGap(index, token, tokens[at + 1]))
      wanted.push(createWanted(part, token, token.weight, 'EXACT'))
    if (token.kind === 'NAME')
      for (const part of partsOf(index, token.text))
        wanted.push(createWanted(part.text, token, token.weight * part.share, part.reach))
  })
  return wanted
}
