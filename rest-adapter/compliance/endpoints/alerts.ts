import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const alertErrors = { ALERT_NOT_FOUND: 404, INVALID_STATE: 409 }
const TAG = 'Alerts'

/** Alerts of rules on transactions, and the settings of monitoring. */
export const alertRoutes: readonly Endpoint[] = [
  {
    route: 'GET /monitoring/alerts',
    operation: 'ListMonitoringAlerts',
    status: 200,
    auth: keysAndStaff,
    errors: { CURSOR_INVALID: 400 },
    response: 'AlertListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /monitoring/alerts/{id}',
    operation: 'GetMonitoringAlert',
    status: 200,
    auth: keysAndStaff,
    errors: { ALERT_NOT_FOUND: 404 },
    notFound: 'ALERT_NOT_FOUND',
    response: 'Alert',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /monitoring/alerts/{id}/assign',
    operation: 'AssignMonitoringAlert',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: alertErrors,
    request: 'AssignRequest',
    response: 'Alert',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /monitoring/alerts/{id}/escalate',
    operation: 'EscalateMonitoringAlert',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: alertErrors,
    request: 'ReasonRequest',
    response: 'Alert',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /monitoring/alerts/{id}/close',
    operation: 'CloseMonitoringAlert',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: { ...alertErrors, STAFF_REQUIRED: 403 },
    request: 'CloseAlertRequest',
    response: 'Alert',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /monitoring/settings',
    operation: 'GetMonitoringSettings',
    status: 200,
    auth: keysAndStaff,
    tag: 'Monitoring',
    isExtension: true,
  },
  {
    route: 'PUT /monitoring/settings',
    operation: 'SetMonitoringSettings',
    status: 200,
    auth: keysAndStaff,
    request: 'MonitoringSettingsRequest',
    tag: 'Monitoring',
    isExtension: true,
  },
]
