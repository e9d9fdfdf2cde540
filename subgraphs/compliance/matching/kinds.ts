import type {
  EntryIdentifier,
  EntryType,
  NameKind,
  NamePartKind,
  PartialDate,
} from '#compliance/watchlists/entry.ts'

export type NamePart = NamePartKind

/** A name of either side of a comparison. */
export interface MatchName {
  readonly text: string
  readonly kind: NameKind
  readonly parts?: readonly { readonly kind: NamePart; readonly text: string }[]
}

/** The fields of a party that are compared; for a subject only the known ones are filled. */
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
export type Feature =
  | 'NAME'
  | 'NAME_QUALITY'
  | 'NAME_RARITY'
  | 'NAME_COVERAGE'
  | 'DATE_OF_BIRTH'
  | 'GENDER'
  | 'NATIONALITY'
  | 'COUNTRY'
  | 'IDENTIFIER'
  | 'TYPE'

/** One piece of evidence for or against a match, with its change of the score in points. */
export interface Evidence {
  readonly feature: Feature
  readonly queryValue?: string
  readonly listValue?: string
  readonly effect: Effect
  readonly points: number
  readonly text: string
}

export type Alignment =
  'IDENTICAL' | 'TYPO' | 'PHONETIC' | 'TRANSLIT' | 'NICKNAME' | 'INITIAL' | 'REORDERED' | 'MISSING'

/** Aligned words of the query and the list entry. */
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
