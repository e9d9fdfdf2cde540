/** Life of an access token. A signing key is kept for longer than that after its last use. */
export const ACCESS_TOKEN_LIFE_S = 900
/** Life of a customer's or key's refresh token, counted from each renewal. */
export const REFRESH_TOKEN_LIFE_MS = 30 * 24 * 3_600_000
/** A staff session ends this long after signing in, however much it is used. */
export const STAFF_SESSION_LIFE_MS = 12 * 3_600_000
/** A staff session ends when it has not been renewed for this long. Access tokens expire sooner, so none of its tokens works after that. */
export const STAFF_IDLE_MS = 30 * 60_000
/** Time a partner's user has for the way from the partner to the hosted page. */
export const HANDOFF_TOKEN_LIFE_S = 300
/** Time between beginning to enrol a second factor and confirming it. */
export const ENROLMENT_LIFE_MS = 15 * 60_000

/** When a staff session ends at the latest. */
export const staffSessionEnd = (startedAt: Date): Date => new Date(startedAt.getTime() + STAFF_SESSION_LIFE_MS)

/** When a refresh token ends that is given at this moment. */
export function refreshTokenEnd(kind: 'user' | 'staff' | 'tenant_key', startedAt: Date, at: Date): Date {
  if (kind !== 'staff') return new Date(at.getTime() + REFRESH_TOKEN_LIFE_MS)
  return new Date(Math.min(at.getTime() + STAFF_IDLE_MS, staffSessionEnd(startedAt).getTime()))
}
