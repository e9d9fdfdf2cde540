import type { Environment } from '#kernel/principal.ts'
import type { StoredChangeStatus } from '#compliance/entities/screening-policy-change.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a proposal waits for a second staff member. */
export const PROPOSAL_LIFE_MS = 7 * DAY_MS

/** An approved change waits this long unless the installation configures another delay. */
export const DELAY_HOURS = 24
/** In production it waits at least this long, whatever delay is configured. */
export const PRODUCTION_DELAY_HOURS_MIN = 12

/** Milliseconds from the approval of a milder policy until it takes effect. */
export function delayMs(environment: Environment, configuredHours: number = DELAY_HOURS): number {
  return (
    (environment === 'production' ? Math.max(configuredHours, PRODUCTION_DELAY_HOURS_MIN) : configuredHours) *
    HOUR_MS
  )
}

export type ChangeStatus = StoredChangeStatus | 'EXPIRED' | 'APPLIED'

interface Timed {
  readonly status: StoredChangeStatus
  readonly expiresAt: Date
  readonly effectiveAt: Date | null
}

/** The status of a change at a moment. */
export function changeStatus({ status, expiresAt, effectiveAt }: Timed, at: Date): ChangeStatus {
  if (status === 'PENDING_APPROVAL' && expiresAt <= at) return 'EXPIRED'
  if (status === 'APPROVED' && effectiveAt !== null && effectiveAt <= at) return 'APPLIED'
  return status
}
