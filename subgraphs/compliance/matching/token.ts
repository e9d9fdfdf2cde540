import type { NamePart } from './kinds.ts'

export type TokenKind =
  'NAME' | 'INITIAL' | 'PARTICLE' | 'TITLE' | 'LEGAL_FORM' | 'GENERIC' | 'PLACE' | 'NUMBER' | 'PATRONYMIC'

export interface Token {
  readonly kind: TokenKind
  /** Letters a-z and digits; a number in digits, a legal form by its group. */
  readonly text: string
  /** The canonical spelling that represents all spellings of the name. */
  readonly canonical: string
  /** Phonetic form, see `soundOf`. */
  readonly sound: string
  /** Consonant classes, see `skeletonOf`. */
  readonly skeleton: string
  readonly weight: number
  readonly isLoose: boolean
  readonly isTransliterated: boolean
  /** The original text; several words when they form one token. */
  readonly written: string
  readonly familiar?: ReadonlySet<string>
  readonly part?: NamePart
  /** A token of the same party that differs only in `written`; comparison results are shared with it. */
  readonly same?: Token
}

export type Tokens = readonly Token[]
