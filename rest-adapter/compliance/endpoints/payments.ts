import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keys: readonly RouteCredential[] = ['tenant']
const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const policyChangeErrors = { POLICY_CHANGE_NOT_FOUND: 404, STAFF_REQUIRED: 403, INVALID_STATE: 409 }

/** The screening policy, and the screening results of payments. */
export const paymentRoutes: readonly Endpoint[] = [
  {
    route: 'GET /monitoring/screening/policy',
    operation: 'GetScreeningPolicy',
    status: 200,
    auth: keysAndStaff,
    tag: 'Payment screening',
  },
  {
    route: 'PUT /monitoring/screening/policy',
    operation: 'SetScreeningPolicy',
    status: 200,
    accepts: 'pending_change',
    auth: keysAndStaff,
    errors: { STAFF_REQUIRED: 403, POLICY_CHANGE_PENDING: 409 },
    request: 'SetScreeningPolicyRequest',
    tag: 'Payment screening',
  },
  {
    route: 'GET /monitoring/screening/policy/changes',
    operation: 'ListScreeningPolicyChanges',
    status: 200,
    auth: keysAndStaff,
    errors: { CURSOR_INVALID: 400 },
    response: 'ScreeningPolicyChangeListResponse',
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/screening/policy/changes/{id}',
    operation: 'GetScreeningPolicyChange',
    status: 200,
    auth: keysAndStaff,
    errors: { POLICY_CHANGE_NOT_FOUND: 404 },
    notFound: 'POLICY_CHANGE_NOT_FOUND',
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'POST /monitoring/screening/policy/changes/{id}/approve',
    operation: 'ApproveScreeningPolicyChange',
    status: 200,
    auth: keysAndStaff,
    errors: { ...policyChangeErrors, FOUR_EYES_REQUIRED: 409, POLICY_CHANGED: 409 },
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'POST /monitoring/screening/policy/changes/{id}/reject',
    operation: 'RejectScreeningPolicyChange',
    status: 200,
    auth: keysAndStaff,
    errors: policyChangeErrors,
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/payments/{payment_id}/screenings',
    operation: 'ListPaymentScreenings',
    status: 200,
    auth: keys,
    inPages: true,
    errors: { CURSOR_INVALID: 400 },
    envelope: 'payment_screenings',
    response: 'PaymentScreeningListResponse',
    tag: 'Payment screening',
    isExtension: true,
  },
  {
    route: 'POST /monitoring/payments/{payment_id}/release',
    operation: 'ReleasePayment',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: {
      ACTOR_REQUIRED: 400,
      STAFF_REQUIRED: 403,
      PAYMENT_NOT_HELD: 409,
      PAYMENT_HAS_OPEN_MATCHES: 409,
    },
    tag: 'Payment screening',
    isExtension: true,
  },
]
