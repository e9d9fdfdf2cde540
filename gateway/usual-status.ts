import type { RefusalKind } from '#kernel/refusals.ts'

/** What a kind of refusal usually is in HTTP. */
export const USUAL_STATUS: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  refused: 422,
  limited: 429,
  unavailable: 503,
}

/** Codes whose status is the same on every interface, whatever the kind. */
const STATUS_OF_CODES: Readonly<Record<string, number>> = { INTERNAL_ERROR: 500, METHOD_NOT_ALLOWED: 405 }

/** The status that HTTP itself lays down for the code; undefined where its interface decides. */
export const fixedStatus = (code: string): number | undefined => STATUS_OF_CODES[code]
