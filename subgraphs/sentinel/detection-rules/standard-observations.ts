import type { StaffObservationParameters } from './parameters.ts'

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
