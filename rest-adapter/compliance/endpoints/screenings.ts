import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keys: readonly RouteCredential[] = ['tenant']
/** A person makes the decision: a staff member, or the person named in X-Actor beside a key. */
const decisionAccess: Pick<Endpoint, 'auth' | 'namesActor'> = { auth: ['tenant', 'staff'], namesActor: true }
const decisionErrors = { ACTOR_REQUIRED: 400, STAFF_REQUIRED: 403 }
const screeningErrors = { SCREENING_NOT_FOUND: 404 }
const matchErrors = { ...screeningErrors, MATCH_NOT_FOUND: 404, INVALID_STATE: 409 }
const searchErrors = { SCREENING_UNAVAILABLE: 503 }
const subjectErrors = { SUBJECT_NOT_FOUND: 404, SUBJECT_DELETED: 409 }

/** Enough JSON values for 1,000 subjects with all of their fields, aliases and identifiers. */
const BATCH_VALUES_MAX = 50_000

/** Screenings, their matches and decisions, and the allow-list. */
export const screeningRoutes: readonly Endpoint[] = [
  {
    route: 'POST /screenings',
    operation: 'ScreenSubject',
    status: 201,
    auth: keys,
    errors: { ...subjectErrors, ...searchErrors },
    request: 'CreateScreeningRequest',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings',
    operation: 'ListScreenings',
    status: 200,
    auth: keys,
    errors: { CURSOR_INVALID: 400 },
    response: 'ScreeningListResponse',
    tag: 'Screenings',
  },
  {
    route: 'POST /screenings/batch',
    operation: 'CreateScreeningBatch',
    status: 202,
    auth: keys,
    valuesMax: BATCH_VALUES_MAX,
    request: 'CreateScreeningBatchRequest',
    response: 'ScreeningBatchAccepted',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings/batch/{id}',
    operation: 'GetScreeningBatch',
    status: 200,
    auth: keys,
    errors: { BATCH_NOT_FOUND: 404 },
    notFound: 'BATCH_NOT_FOUND',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings/{id}',
    operation: 'GetScreening',
    status: 200,
    auth: keys,
    errors: screeningErrors,
    notFound: 'SCREENING_NOT_FOUND',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings/{id}/matches',
    operation: 'ListScreeningMatches',
    status: 200,
    auth: keys,
    inPages: true,
    errors: { ...screeningErrors, CURSOR_INVALID: 400 },
    envelope: 'matches',
    response: 'ScreeningMatchListResponse',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings/{id}/matches/{match_id}',
    operation: 'GetScreeningMatch',
    status: 200,
    auth: keys,
    errors: { ...screeningErrors, MATCH_NOT_FOUND: 404 },
    notFound: 'MATCH_NOT_FOUND',
    response: 'ScreeningMatchDetails',
    tag: 'Screenings',
    isExtension: true,
  },
  {
    route: 'GET /screenings/{id}/report',
    operation: 'GetScreeningReport',
    status: 200,
    auth: keys,
    slots: 4,
    errors: screeningErrors,
    notFound: 'SCREENING_NOT_FOUND',
    tag: 'Screenings',
  },
  {
    route: 'POST /screenings/{id}/rescreen',
    operation: 'Rescreen',
    status: 201,
    auth: keys,
    errors: { ...screeningErrors, INVALID_STATE: 409, ...searchErrors },
    tag: 'Screenings',
  },
  {
    route: 'POST /screenings/{id}/matches/{match_id}/resolve',
    operation: 'ResolveMatch',
    status: 200,
    ...decisionAccess,
    errors: { ...matchErrors, ...searchErrors, ...decisionErrors },
    request: 'ResolveMatchRequest',
    tag: 'Screenings',
  },
  {
    route: 'POST /screenings/{id}/matches/{match_id}/review',
    operation: 'ReviewMatch',
    status: 200,
    ...decisionAccess,
    errors: { ...matchErrors, ...decisionErrors },
    tag: 'Screenings',
    isExtension: true,
  },
  {
    route: 'POST /screenings/{id}/matches/{match_id}/reopen',
    operation: 'ReopenMatch',
    status: 200,
    ...decisionAccess,
    errors: { ...matchErrors, ...searchErrors, ...decisionErrors },
    tag: 'Screenings',
    isExtension: true,
  },
  {
    route: 'POST /screenings/{id}/decision/override',
    operation: 'OverrideDecision',
    status: 200,
    ...decisionAccess,
    errors: { ...screeningErrors, INVALID_STATE: 409, ...decisionErrors },
    request: 'OverrideDecisionRequest',
    tag: 'Screenings',
  },
  {
    route: 'GET /monitoring/allow-list',
    operation: 'ListAllowedPairs',
    status: 200,
    auth: keys,
    errors: { CURSOR_INVALID: 400 },
    response: 'AllowListResponse',
    tag: 'Allow-list',
  },
  {
    route: 'POST /monitoring/allow-list',
    operation: 'AddAllowedPair',
    status: 201,
    ...decisionAccess,
    errors: { ...subjectErrors, LIST_ENTRY_NOT_FOUND: 404, INVALID_STATE: 409, ...decisionErrors },
    request: 'AddAllowedPairRequest',
    tag: 'Allow-list',
  },
  {
    route: 'DELETE /monitoring/allow-list/{id}',
    operation: 'RemoveAllowedPair',
    status: 204,
    ...decisionAccess,
    errors: { ALLOWED_PAIR_NOT_FOUND: 404, ...decisionErrors },
    tag: 'Allow-list',
  },
]
