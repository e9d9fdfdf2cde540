import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const TAG = 'Fraud alerts'

/** Fraud alerts of the workspace. */
export const fraudAlertRoutes: readonly Endpoint[] = [
  {
    route: 'GET /fraud-alerts',
    operation: 'ListFraudAlerts',
    status: 200,
    auth: keysAndStaff,
    errors: { CURSOR_INVALID: 400 },
    response: 'FraudAlertListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'PATCH /fraud-alerts/{id}',
    operation: 'DecideFraudAlert',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: { FRAUD_ALERT_NOT_FOUND: 404, INVALID_STATE: 409 },
    request: 'DecideFraudAlertRequest',
    response: 'FraudAlert',
    tag: TAG,
    isExtension: true,
  },
]
