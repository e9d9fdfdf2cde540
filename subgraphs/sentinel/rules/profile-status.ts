export const PROFILE_STATUSES = [
  'PENDING_CONSENT',
  'ACTIVE',
  'UNDER_REVIEW',
  'RESTRICTED',
  'SUSPENDED',
  'OPTED_OUT',
  'CLOSED',
  'DECEASED',
] as const

export type ProfileStatus = (typeof PROFILE_STATUSES)[number]

/** RESTRICTED is missing on the right and empty on the left, because placing and ending a hold sets it, and no request does. */
const MOVES: Readonly<Record<Exclude<ProfileStatus, 'DECEASED'>, readonly ProfileStatus[]>> = {
  PENDING_CONSENT: ['ACTIVE', 'OPTED_OUT'],
  ACTIVE: ['UNDER_REVIEW', 'SUSPENDED', 'OPTED_OUT', 'CLOSED'],
  UNDER_REVIEW: ['ACTIVE'],
  RESTRICTED: [],
  SUSPENDED: ['ACTIVE', 'OPTED_OUT', 'CLOSED'],
  OPTED_OUT: ['ACTIVE'],
  CLOSED: ['ACTIVE'],
}

/** Whether a request may change the status. Each status but DECEASED leads to DECEASED, which is final. */
export const canMove = (from: ProfileStatus, to: ProfileStatus): boolean =>
  from !== 'DECEASED' && (to === 'DECEASED' || MOVES[from].includes(to))

/**
 * Statuses of profiles for which the platform takes transactions and account events from other domains. A SUSPENDED profile needs its
 * history when it becomes ACTIVE again. Without consent, and after opting out or closure, nothing is taken.
 */
const RECEIVING = ['ACTIVE', 'UNDER_REVIEW', 'RESTRICTED', 'SUSPENDED', 'DECEASED'] as const

export const isReceiving = (status: ProfileStatus): boolean =>
  (RECEIVING as readonly ProfileStatus[]).includes(status)

/** SQL condition of profiles as `isReceiving`. The partial index on `platform_customer_id` has the same condition. */
export const IS_RECEIVING = `status in (${RECEIVING.map(status => `'${status}'`).join(', ')})`

/** Whether the transactions of the profile are evaluated. Those of a DECEASED profile only meet POST_DEATH rules. */
export const isWatched = (status: ProfileStatus): boolean =>
  status === 'ACTIVE' || status === 'UNDER_REVIEW' || status === 'RESTRICTED'
