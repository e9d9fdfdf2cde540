import type { Endpoint } from '#rest-adapter/endpoint.ts'

const CALLERS = ['staff', 'tenant'] as const
const TAG = 'Fraud and screening'

/** Screenings of parties, evaluations of transactions and alerts, which are those of the compliance service. */
export const screening: readonly Endpoint[] = [
  {
    route: 'POST /screening/checks',
    operation: 'ScreenSubject',
    status: 201,
    auth: CALLERS,
    errors: { SCREENING_UNAVAILABLE: 503 },
    request: 'ScreeningCheckRequest',
    response: 'ScreeningCheck',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /screening/checks',
    operation: 'ListScreenings',
    status: 200,
    auth: CALLERS,
    errors: { CURSOR_INVALID: 400 },
    response: 'ScreeningCheckListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /screening/checks/{id}',
    operation: 'GetScreening',
    status: 200,
    auth: CALLERS,
    errors: { SCREENING_NOT_FOUND: 404 },
    notFound: 'SCREENING_NOT_FOUND',
    response: 'ScreeningCheck',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /fraud/evaluations',
    operation: 'EvaluateTransaction',
    status: 200,
    auth: CALLERS,
    request: 'FraudEvaluationRequest',
    response: 'FraudEvaluation',
    isSafe: true,
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /fraud/alerts',
    operation: 'ListMonitoringAlerts',
    status: 200,
    auth: CALLERS,
    errors: { CURSOR_INVALID: 400 },
    response: 'FraudAlertListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /fraud/alerts/{id}',
    operation: 'GetMonitoringAlert',
    status: 200,
    auth: CALLERS,
    errors: { ALERT_NOT_FOUND: 404 },
    notFound: 'ALERT_NOT_FOUND',
    response: 'FraudAlert',
    tag: TAG,
    isExtension: true,
  },
]
