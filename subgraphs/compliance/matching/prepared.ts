import type { MatchName, MatchParty } from './kinds.ts'
import { simplified } from './tables/han-forms.ts'
import type { Token, Tokens } from './token.ts'
import { tokensOf } from './tokens.ts'

/** A name prepared for comparison, with all its possible readings. */
export interface PreparedName {
  readonly name: MatchName
  readonly readings: readonly Tokens[]
  /** Set only for a name written entirely in Chinese characters. */
  readonly characters?: string
  /** Set only for a name written entirely in Hangul. */
  readonly syllables?: string
}

export interface PreparedParty {
  readonly party: MatchParty
  readonly names: readonly PreparedName[]
}

export function prepareName(name: MatchName, type: MatchParty['type']): PreparedName {
  const characters = charactersOf(name.text)
  const syllables = HANGUL.test(name.text) ? withoutSigns(name.text) : undefined
  return {
    name,
    readings: readingsIn(name, type),
    ...(characters !== undefined && { characters }),
    ...(syllables !== undefined && { syllables }),
  }
}

/** Name parts that the list distinguishes keep their kind. */
const readingsIn = ({ text, parts }: MatchName, type: MatchParty['type']): readonly Tokens[] =>
  parts === undefined || parts.length < 2
    ? tokensOf(text, type)
    : [parts.flatMap((part): readonly Token[] => tokensOf(part.text, type, part.kind)[0] ?? [])]

export function prepare(party: MatchParty): PreparedParty {
  const names = party.names.map(name => prepareName(name, party.type))
  if (names.length === 1) return { party, names }
  const met = new Map<string, Token>()
  const intern = (token: Token): Token => {
    const key = `${token.kind} ${token.isLoose ? 1 : 0}${token.isTransliterated ? 1 : 0} ${token.part ?? ''} ${token.text}`
    const same = met.get(key)
    if (same === undefined) met.set(key, token)
    return same === undefined ? token : same.written === token.written ? same : { ...token, same }
  }
  return {
    party,
    names: names.map(each => ({ ...each, readings: each.readings.map(tokens => tokens.map(intern)) })),
  }
}

const CHARACTERS = /^[\p{Script=Han}々\s·・.,]+$/u
const HANGUL = /^[\p{Script=Hangul}\s·・.,]+$/u
const withoutSigns = (text: string): string => text.normalize('NFC').replace(/[\s·・.,]/g, '')
const charactersOf = (text: string): string | undefined =>
  CHARACTERS.test(text) ? simplified(withoutSigns(text)) : undefined
