import type { Endpoint } from '../../endpoint.ts'

const stopped = { ACCOUNT_FROZEN: 422, ACCOUNT_DORMANT: 422, ACCOUNT_CLOSED: 422, ACCOUNT_NOT_ACTIVE: 422, POST_NO_DEBIT: 422 }
const holdRefusals = { HOLD_NOT_FOUND: 404, INVALID_STATE: 409 }

/** Hold endpoints. */
export const holds: readonly Endpoint[] = [
  { route: 'POST /accounts/{id}/holds', runs: 'PlaceHold', replies: 201, as: ['staff', 'tenant'], refuses: { ACCOUNT_NOT_FOUND: 404, DUPLICATE_REFERENCE: 409, INSUFFICIENT_FUNDS: 422, ...stopped }, request: 'PlaceHoldRequest', reservesMoney: true, tag: 'Holds', isExtension: true },
  { route: 'GET /accounts/{id}/holds', runs: 'ListHolds', replies: 200, as: ['staff', 'tenant'], refuses: { ACCOUNT_NOT_FOUND: 404, CURSOR_INVALID: 400 }, response: 'HoldListResponse', tag: 'Holds', isExtension: true },
  { route: 'GET /holds/{id}', runs: 'GetHold', replies: 200, as: ['staff', 'tenant'], refuses: { HOLD_NOT_FOUND: 404 }, missing: 'HOLD_NOT_FOUND', tag: 'Holds', isExtension: true },
  { route: 'POST /holds/{id}/release', runs: 'ReleaseHold', replies: 200, as: ['staff', 'tenant'], refuses: { ...holdRefusals, HOLD_AMOUNT_EXCEEDED: 422 }, request: 'ReleaseHoldRequest', reservesMoney: true, tag: 'Holds', isExtension: true },
  {
    route: 'POST /holds/{id}/capture', runs: 'CaptureHold', replies: 200, as: ['staff', 'tenant'],
    refuses: {
      ...holdRefusals, HOLD_AMOUNT_EXCEEDED: 422, ACCOUNT_NOT_FOUND: 404, SAME_ACCOUNT: 422, INSUFFICIENT_FUNDS: 422, BALANCE_TOO_LARGE: 422, LIMIT_EXCEEDED: 422, CURRENCY_MISMATCH: 422,
      ...stopped, POST_NO_CREDIT: 422,
    },
    request: 'CaptureHoldRequest', countsAs: 'transfers', tag: 'Holds', isExtension: true,
  },
  { route: 'POST /holds/{id}/extend', runs: 'ExtendHold', replies: 200, as: ['staff', 'tenant'], refuses: holdRefusals, request: 'ExtendHoldRequest', tag: 'Holds', isExtension: true },
]
