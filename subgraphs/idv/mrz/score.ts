import type { ZoneDate } from './dates.ts'
import type { CheckDigit } from './zone.ts'

/** The parts of a zone that its score depends on. */
export interface JudgedZone {
  readonly checkDigits: readonly CheckDigit[]
  readonly dates: { readonly birthDate: ZoneDate; readonly expiryDate?: ZoneDate }
  /** Distinct codes of states that are not assigned. An empty field is the code ''. */
  readonly unknownStates: readonly string[]
}

const SCORE_MAX = 100
const WRONG_FIELD = 25
const WRONG_COMPOSITE = 40
const IMPOSSIBLE_DATE = 15
const UNKNOWN_STATE = 10

/** 0 to 100: 100 for a zone without an error, and a deduction for each error. */
export function scoreOf({ checkDigits, dates, unknownStates }: JudgedZone): number {
  const digits = checkDigits
    .filter(({ valid }) => !valid)
    .reduce((sum, { field }) => sum + (field === 'composite' ? WRONG_COMPOSITE : WRONG_FIELD), 0)
  const impossible = Object.values(dates).filter(({ exists }) => !exists).length * IMPOSSIBLE_DATE
  return Math.max(0, SCORE_MAX - digits - impossible - unknownStates.length * UNKNOWN_STATE)
}
