import { likeness } from './distance.ts'
import { writtenOf } from './scripts/readings.ts'
import { SPELLING_OF } from './tables/given-names.ts'
import { tokenLikeness } from './token-likeness.ts'
import type { Token, Tokens } from './token.ts'
import { makeToken } from './tokens.ts'

/** Adjacent words that may be one word, with cached comparison results. */
interface Run {
  readonly parts: Tokens
  readonly text: string
  readonly isLoose: boolean
  readonly isTransliterated: boolean
  found: Map<Token, boolean> | undefined
  joined: Token | undefined
}

const SIZES = [3, 2] as const
const JOINED_LIKENESS_MIN = 0.85
const TEXT_LENGTH_MIN = 4
const LENGTHS_APART = 3

/** A query name is compared with many names, so its runs are computed once. */
const known = new WeakMap<Tokens, readonly (readonly Run[])[]>()

/** Joins adjacent words that the other name writes as one. */
export function join(one: Tokens, other: Tokens): Tokens {
  if (one.length < 2) return one
  const runs = runsOf(one)
  const joined: Token[] = []
  for (let at = 0; at < one.length;) {
    const run = runs[at]!.find(each => isOneWord(each, other))
    if (run === undefined) joined.push(one[at++]!)
    else {
      joined.push((run.joined ??= tokenOf(run)))
      at += run.parts.length
    }
  }
  return joined.length === one.length ? one : joined
}

function runsOf(tokens: Tokens): readonly (readonly Run[])[] {
  let runs = known.get(tokens)
  if (runs === undefined) known.set(tokens, (runs = tokens.map((_, at) => runsAt(tokens, at))))
  return runs
}

function runsAt(tokens: Tokens, at: number): Run[] {
  const runs: Run[] = []
  for (const size of SIZES) {
    const run = runAt(tokens, at, size)
    if (run !== undefined) runs.push(run)
  }
  return runs
}

function runAt(tokens: Tokens, at: number, size: number): Run | undefined {
  if (at + size > tokens.length) return undefined
  let [text, isLoose, isTransliterated] = ['', false, false]
  for (let index = at; index < at + size; index++) {
    const token = tokens[index]!
    if (token.kind === 'NUMBER' || token.kind === 'LEGAL_FORM' || token.kind === 'INITIAL') return undefined
    text += token.text
    isLoose ||= token.isLoose
    isTransliterated ||= token.isTransliterated
  }
  return text.length < TEXT_LENGTH_MIN
    ? undefined
    : {
        parts: tokens.slice(at, at + size),
        text,
        isLoose,
        isTransliterated,
        found: undefined,
        joined: undefined,
      }
}

const tokenOf = ({ parts, text, isLoose, isTransliterated }: Run): Token => ({
  ...makeToken({ latin: text, written: writtenOf(parts), isLoose, isTransliterated }, 'NAME'),
  weight: Math.max(
    1,
    parts.reduce((sum, token) => sum + token.weight, 0),
  ),
})

function isOneWord(run: Run, other: Tokens): boolean {
  for (const token of other) {
    if (Math.abs(token.text.length - run.text.length) > LENGTHS_APART) continue
    const word = token.same ?? token
    const found = (run.found ??= new Map())
    let isSame = found.get(word)
    if (isSame === undefined) found.set(word, (isSame = isTheSame(run, word)))
    if (isSame) return true
  }
  return false
}

const isTheSame = ({ parts, text, isLoose, isTransliterated }: Run, token: Token): boolean =>
  parts.every(part => part.text !== token.text) &&
  (SPELLING_OF.get(text) === token.canonical ||
    likeness(text, token.text, false, JOINED_LIKENESS_MIN) >= JOINED_LIKENESS_MIN ||
    (isTransliterated && tokenLikeness(joinedWord(text, isLoose), token).score > 0.8))

const JOINED_CACHED_MAX = 1_000
const joinedWords = new Map<string, Token>()

/** Caches joined words, which are compared with many names. */
function joinedWord(text: string, isLoose: boolean): Token {
  const key = `${isLoose ? '~' : ''}${text}`
  let word = joinedWords.get(key)
  if (word === undefined) {
    if (joinedWords.size >= JOINED_CACHED_MAX) joinedWords.clear()
    joinedWords.set(
      key,
      (word = makeToken({ latin: text, written: text, isLoose, isTransliterated: true }, 'NAME')),
    )
  }
  return word
}
