import type { Alignment } from './kinds.ts'
import type { Token } from './token.ts'

export interface NameLikeness {
  /** 0 to 1. */
  readonly score: number
  readonly isIdentical: boolean
  /** Share of the agreeing weight that comes from common names, 0 to 1. */
  readonly commonness: number
  readonly aligned: readonly Aligned[]
  /** Whether the names differ by one slip in a short word, which the same date of birth explains. */
  readonly isShortSlip?: true
  /** Whether one name consists of the initials of the other. */
  readonly isAcronym?: true
}

export interface Aligned {
  readonly one?: Token
  readonly other?: Token
  readonly score: number
  readonly how: Alignment
  /** Index of the other word in its name. */
  readonly index?: number
}
