/** Life of an access token. A signing key is kept for longer than that after its last use. */
export const ACCESS_TOKEN_LIFE_S = 900
/** Life of a refresh token, counted anew at each renewal. */
export const REFRESH_TOKEN_LIFE_MS = 30 * 24 * 3_600_000
/** Time a partner's user has for the way from the partner to the hosted page. */
export const HANDOFF_TOKEN_LIFE_S = 300
/** Failed attempts in a row after which signing in is locked, and for how long. */
export const FAILURES_MAX = 5
export const LOCKED_MS = 15 * 60_000
