import type { StaffObservationParameters } from './parameters.ts'
import type { ObservationCode } from './rule-types.ts'

/** How much each observation of staff suggests exploitation, from 0 to 1, in the standard set. */
export const OBSERVATION_WEIGHTS: StaffObservationParameters['observations'] = {
  FEARFUL: 0.7,
  COACHED_ON_PHONE: 0.9,
  CAREGIVER_SPEAKS_FOR_CUSTOMER: 0.6,
  CANNOT_EXPLAIN_TRANSACTION: 0.6,
  CONFUSED_ABOUT_ACCOUNT: 0.5,
  NEW_COMPANION: 0.5,
  ISOLATED_FROM_FAMILY: 0.5,
  UNREACHABLE: 0.4,
  NEGLECTED_APPEARANCE: 0.4,
  SUDDEN_ESTATE_CHANGE: 0.7,
  ASKS_ABOUT_LIMITS: 0.3,
  SECRECY: 0.6,
}

/**
 * The behavioral flags of FinCEN advisory FIN-2022-A002 that each observation describes, in our numbering. The advisory has no flag for an
 * isolated or neglected customer, nor for one who asks about limits.
 */
const OBSERVATION_FLAGS: Readonly<Record<ObservationCode, readonly string[]>> = {
  FEARFUL: ['B3', 'B8'],
  COACHED_ON_PHONE: ['B5'],
  CAREGIVER_SPEAKS_FOR_CUSTOMER: ['B7'],
  CANNOT_EXPLAIN_TRANSACTION: ['B3'],
  CONFUSED_ABOUT_ACCOUNT: ['B12'],
  NEW_COMPANION: ['B10'],
  ISOLATED_FROM_FAMILY: [],
  UNREACHABLE: ['B9'],
  NEGLECTED_APPEARANCE: [],
  SUDDEN_ESTATE_CHANGE: ['B11'],
  ASKS_ABOUT_LIMITS: [],
  SECRECY: ['B12'],
}

/** The flags that observations describe, without duplicates. */
export const flagsOfObservations = (codes: readonly ObservationCode[]): string[] => [
  ...new Set(codes.flatMap(code => OBSERVATION_FLAGS[code])),
]
