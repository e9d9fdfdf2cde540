/** Lifetime of an access token. A signing key is accepted for longer than this after its last use. */
export const ACCESS_TOKEN_LIFE_S = 900
/** Lifetime of a customer's or key's refresh token, from each renewal. */
export const REFRESH_TOKEN_LIFE_MS = 30 * 24 * 3_600_000
/** Maximum duration of a staff session from sign-in, regardless of its use. */
export const STAFF_SESSION_LIFE_MS = 12 * 3_600_000
/** Maximum time between renewals of a staff session. Access tokens expire sooner, so no token of the session is valid after that. */
export const STAFF_IDLE_MS = 30 * 60_000
/** Lifetime of a handoff token: the time for the user's way from the partner to the hosted page. */
export const HANDOFF_TOKEN_LIFE_S = 300
/** Time between starting enrolment of a second factor and confirming it. */
export const ENROLMENT_LIFE_MS = 15 * 60_000

/** Latest end of a staff session. */
export const staffSessionEnd = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + STAFF_SESSION_LIFE_MS)

/** Expiry of a refresh token that is issued at a time. */
export function refreshTokenEnd(kind: 'user' | 'staff' | 'tenant_key', startedAt: Date, at: Date): Date {
  if (kind !== 'staff') return new Date(at.getTime() + REFRESH_TOKEN_LIFE_MS)
  return new Date(Math.min(at.getTime() + STAFF_IDLE_MS, staffSessionEnd(startedAt).getTime()))
}
