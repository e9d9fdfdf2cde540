import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const TAG = 'Baselines'
const RUNS = 'Batch runs'
/** A run names up to 10,000 profiles. */
const RUN_VALUES_MAX = 10_100

/** Stored baselines, and runs that compute them and evaluate rules for many profiles. */
export const baselineRoutes: readonly Endpoint[] = [
  {
    route: 'POST /profiles/{id}/baselines/recompute',
    alias: '/elder/profiles/{id}/baselines/recompute',
    operation: 'RecomputeBaselines',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: { PROFILE_NOT_FOUND: 404 },
    envelope: 'baselines',
    response: 'RecomputedBaselines',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /profiles/{id}/baselines',
    alias: '/elder/profiles/{id}/baselines',
    operation: 'ListBaselinesOfProfile',
    status: 200,
    auth: keysAndStaff,
    errors: { PROFILE_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    response: 'BaselineListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /baselines',
    operation: 'ListBaselines',
    status: 200,
    auth: keysAndStaff,
    errors: { PROFILE_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    response: 'BaselineListResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'GET /baselines/{id}',
    operation: 'GetBaseline',
    status: 200,
    auth: keysAndStaff,
    errors: { BASELINE_NOT_FOUND: 404 },
    notFound: 'BASELINE_NOT_FOUND',
    response: 'Baseline',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /batch-runs',
    operation: 'StartBatchRun',
    status: 202,
    auth: keysAndStaff,
    namesActor: true,
    valuesMax: RUN_VALUES_MAX,
    errors: { PROFILE_NOT_FOUND: 404, BATCH_RUN_LIMIT_REACHED: 409 },
    request: 'BatchRunRequest',
    response: 'BatchRun',
    tag: RUNS,
    isExtension: true,
  },
  {
    route: 'GET /batch-runs',
    operation: 'ListBatchRuns',
    status: 200,
    auth: keysAndStaff,
    errors: { CURSOR_INVALID: 400 },
    response: 'BatchRunListResponse',
    tag: RUNS,
    isExtension: true,
  },
  {
    route: 'GET /batch-runs/{id}',
    operation: 'GetBatchRun',
    status: 200,
    auth: keysAndStaff,
    errors: { BATCH_RUN_NOT_FOUND: 404 },
    notFound: 'BATCH_RUN_NOT_FOUND',
    response: 'BatchRun',
    tag: RUNS,
    isExtension: true,
  },
  {
    route: 'POST /batch-runs/{id}/cancel',
    operation: 'CancelBatchRun',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    errors: { BATCH_RUN_NOT_FOUND: 404, INVALID_STATE: 409 },
    response: 'BatchRun',
    tag: RUNS,
    isExtension: true,
  },
]
