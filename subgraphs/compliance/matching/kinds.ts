import type { EntryIdentifier, EntryType as ListedType, NameKind as ListedNameKind, NamePartKind, PartialDate } from '../watchlists/entry.ts'

export type EntryType = ListedType
export type NameKind = ListedNameKind
export type NamePart = NamePartKind

/** A name of either side of a comparison. */
export interface MatchName {
  readonly text: string
  readonly kind: NameKind
  readonly parts?: readonly { readonly kind: NamePart; readonly text: string }[]
}

/** What is compared of a party: a listed one has all of it, and of a subject whatever the caller knows. */
export interface MatchParty {
  readonly type: EntryType
  readonly names: readonly MatchName[]
  readonly datesOfBirth: readonly PartialDate[]
  readonly gender?: 'FEMALE' | 'MALE'
  readonly nationalities: readonly string[]
  readonly countries: readonly string[]
  readonly identifiers: readonly EntryIdentifier[]
}

export type Strength = 'EXACT' | 'STRONG' | 'POSSIBLE' | 'WEAK'
export type Effect = 'SUPPORTS' | 'CONTRADICTS' | 'NEUTRAL'
export type Feature = 'NAME' | 'NAME_QUALITY' | 'DATE_OF_BIRTH' | 'GENDER' | 'NATIONALITY' | 'COUNTRY' | 'IDENTIFIER' | 'TYPE'

/** One reason for or against a match, with the points that it moved the score by. */
export interface Evidence {
  readonly feature: Feature
  readonly queryValue?: string
  readonly listValue?: string
  readonly effect: Effect
  readonly points: number
  readonly text: string
}

export type Alignment = 'IDENTICAL' | 'TYPO' | 'PHONETIC' | 'TRANSLIT' | 'NICKNAME' | 'INITIAL' | 'REORDERED' | 'MISSING'

/** Which words of the query stand for which of the list. */
export interface AlignedTokens {
  readonly queryTokens: readonly string[]
  readonly listTokens: readonly string[]
  readonly how: Alignment
  /** 0 to 100. */
  readonly score: number
}

export interface Comparison {
  readonly score: number
  readonly strength: Strength
  readonly matchedName: MatchName
  readonly queryName: MatchName
  readonly evidence: readonly Evidence[]
  readonly nameAlignment: readonly AlignedTokens[]
}
