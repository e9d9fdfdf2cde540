import type { Credential, Endpoint } from '../../endpoint.ts'

const keys: readonly Credential[] = ['tenant']

/** How payments are screened, and what became of each. */
export const paymentRoutes: readonly Endpoint[] = [
  { route: 'GET /monitoring/screening/policy', runs: 'GetScreeningPolicy', replies: 200, as: keys, tag: 'Payment screening' },
  { route: 'PUT /monitoring/screening/policy', runs: 'SetScreeningPolicy', replies: 200, as: keys, request: 'SetScreeningPolicyRequest', tag: 'Payment screening' },
  { route: 'GET /monitoring/payments/{payment_id}/screenings', runs: 'ListPaymentScreenings', replies: 200, as: keys, inPages: true, refuses: { CURSOR_INVALID: 400 }, wraps: 'payment_screenings', response: 'PaymentScreeningListResponse', tag: 'Payment screening', isExtension: true },
  { route: 'POST /monitoring/payments/{payment_id}/release', runs: 'ReleasePayment', replies: 200, as: keys, refuses: { PAYMENT_NOT_HELD: 409, PAYMENT_HAS_OPEN_MATCHES: 409 }, tag: 'Payment screening', isExtension: true },
]
