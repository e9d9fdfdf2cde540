import type { RouteCredential, Endpoint } from '#rest-adapter/endpoint.ts'

const keys: readonly RouteCredential[] = ['tenant']
const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const ofChange = { POLICY_CHANGE_NOT_FOUND: 404, STAFF_REQUIRED: 403, INVALID_STATE: 409 }

/** The screening policy, and the screening results of payments. */
export const paymentRoutes: readonly Endpoint[] = [
  {
    route: 'GET /monitoring/screening/policy',
    runs: 'GetScreeningPolicy',
    replies: 200,
    as: keysAndStaff,
    tag: 'Payment screening',
  },
  {
    route: 'PUT /monitoring/screening/policy',
    runs: 'SetScreeningPolicy',
    replies: 200,
    accepts: 'pending_change',
    as: keysAndStaff,
    refuses: { STAFF_REQUIRED: 403, POLICY_CHANGE_PENDING: 409 },
    request: 'SetScreeningPolicyRequest',
    tag: 'Payment screening',
  },
  {
    route: 'GET /monitoring/screening/policy/changes',
    runs: 'ListScreeningPolicyChanges',
    replies: 200,
    as: keysAndStaff,
    refuses: { CURSOR_INVALID: 400 },
    response: 'ScreeningPolicyChangeListResponse',
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/screening/policy/changes/{id}',
    runs: 'GetScreeningPolicyChange',
    replies: 200,
    as: keysAndStaff,
    refuses: { POLICY_CHANGE_NOT_FOUND: 404 },
    missing: 'POLICY_CHANGE_NOT_FOUND',
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'POST /monitoring/screening/policy/changes/{id}/approve',
    runs: 'ApproveScreeningPolicyChange',
    replies: 200,
    as: keysAndStaff,
    refuses: { ...ofChange, FOUR_EYES_REQUIRED: 409, POLICY_CHANGED: 409 },
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'POST /monitoring/screening/policy/changes/{id}/reject',
    runs: 'RejectScreeningPolicyChange',
    replies: 200,
    as: keysAndStaff,
    refuses: ofChange,
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/payments/{payment_id}/screenings',
    runs: 'ListPaymentScreenings',
    replies: 200,
    as: keys,
    inPages: true,
    refuses: { CURSOR_INVALID: 400 },
    wraps: 'payment_screenings',
    response: 'PaymentScreeningListResponse',
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'POST /monitoring/payments/{payment_id}/release',
    runs: 'ReleasePayment',
    replies: 200,
    as: keysAndStaff,
    namesActor: true,
    refuses: {
      ACTOR_REQUIRED: 400,
      STAFF_REQUIRED: 403,
      PAYMENT_NOT_HELD: 409,
      PAYMENT_HAS_OPEN_MATCHES: 409,
    },
    tag: 'Payment screening',
    isExtension: true,
  },
]
