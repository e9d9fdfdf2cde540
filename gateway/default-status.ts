import type { RefusalKind } from '#kernel/refusals.ts'

/** Default HTTP status of each kind of refusal. */
export const DEFAULT_STATUS: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  refused: 422,
  limited: 429,
  unavailable: 503,
}

/** Codes that have the same status on every interface, regardless of their kind. */
const FIXED_STATUS: Readonly<Record<string, number>> = { INTERNAL_ERROR: 500, METHOD_NOT_ALLOWED: 405 }

/** The status of the code on every interface; undefined when each interface chooses the status. */
export const fixedStatus = (code: string): number | undefined => FIXED_STATUS[code]
