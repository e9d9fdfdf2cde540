import type { RefusalKind } from '#kernel/refusals.ts'

/** What a kind of refusal usually is in HTTP. */
export const USUAL_STATUS: Readonly<Record<RefusalKind, number>> = {
  invalid: 400, unauthenticated: 401, forbidden: 403, 'not-found': 404, conflict: 409, refused: 422, limited: 429, unavailable: 503,
}
