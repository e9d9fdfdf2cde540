import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const TAG = 'Signals'
const signalErrors = { SIGNAL_NOT_FOUND: 404 }

/** Signals with their reviews, the risk that they add up to, and statistics. */
export const signalRoutes: readonly Endpoint[] = [
  {
    route: 'POST /signals',
    operation: 'ReportSignal',
    status: 201,
    auth: keysAndStaff,
    namesActor: true,
    errors: { PROFILE_NOT_FOUND: 404, PROFILE_ERASED: 409, INVALID_STATE: 409 },
    request: 'ReportSignalRequest',
    response: 'Signal',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /signals',
    operation: 'ListSignals',
    status: 200,
    auth: keysAndStaff,
    errors: { CURSOR_INVALID: 400 },
    response: 'SignalListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /signals/{id}',
    operation: 'GetSignal',
    status: 200,
    auth: keysAndStaff,
    errors: signalErrors,
    notFound: 'SIGNAL_NOT_FOUND',
    response: 'Signal',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /profiles/{id}/signals',
    alias: '/elder/profiles/{id}/signals',
    operation: 'ListProfileSignals',
    status: 200,
    auth: keysAndStaff,
    errors: { PROFILE_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    response: 'SignalListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'PUT /signals/{id}/review',
    operation: 'ReviewSignal',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: { ...signalErrors, INVALID_STATE: 409 },
    request: 'SignalReviewRequest',
    response: 'Signal',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /profiles/{id}/risk',
    alias: '/elder/profiles/{id}/risk',
    operation: 'GetElderRisk',
    status: 200,
    auth: keysAndStaff,
    errors: { PROFILE_NOT_FOUND: 404 },
    response: 'RiskResponse',
    tag: 'Profiles',
    isExtension: true,
  },
  {
    route: 'GET /stats',
    operation: 'GetSentinelStats',
    status: 200,
    auth: keysAndStaff,
    response: 'Stats',
    tag: 'Statistics',
    isExtension: true,
  },
]
