import type { RouteCredential, Endpoint } from '#rest-adapter/endpoint.ts'

const keys: readonly RouteCredential[] = ['tenant']
/** A person makes the decision: a staff member, or the person named in X-Actor beside a key. */
const decided: Pick<Endpoint, 'as' | 'namesActor'> = { as: ['tenant', 'staff'], namesActor: true }
const ofDecision = { ACTOR_REQUIRED: 400, STAFF_REQUIRED: 403 }
const ofScreening = { SCREENING_NOT_FOUND: 404 }
const ofMatch = { ...ofScreening, MATCH_NOT_FOUND: 404, INVALID_STATE: 409 }
const ofSearch = { SCREENING_UNAVAILABLE: 503 }
const ofSubject = { SUBJECT_NOT_FOUND: 404, SUBJECT_DELETED: 409 }

/** Enough JSON values for 1,000 subjects with all of their fields, aliases and identifiers. */
const BATCH_VALUES_MAX = 50_000

/** Screenings, their matches and decisions, and the allow-list. */
export const screeningRoutes: readonly Endpoint[] = [
  {
    route: 'POST /screenings',
    runs: 'ScreenSubject',
    replies: 201,
    as: keys,
    refuses: { ...ofSubject, ...ofSearch },
    request: 'CreateScreeningRequest',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings',
    runs: 'ListScreenings',
    replies: 200,
    as: keys,
    refuses: { CURSOR_INVALID: 400 },
    response: 'ScreeningListResponse',
    tag: 'Screenings',
  },
  {
    route: 'POST /screenings/batch',
    runs: 'CreateScreeningBatch',
    replies: 202,
    as: keys,
    valuesMax: BATCH_VALUES_MAX,
    request: 'CreateScreeningBatchRequest',
    response: 'ScreeningBatchAccepted',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings/batch/{id}',
    runs: 'GetScreeningBatch',
    replies: 200,
    as: keys,
    refuses: { BATCH_NOT_FOUND: 404 },
    missing: 'BATCH_NOT_FOUND',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings/{id}',
    runs: 'GetScreening',
    replies: 200,
    as: keys,
    refuses: ofScreening,
    missing: 'SCREENING_NOT_FOUND',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings/{id}/matches',
    runs: 'ListScreeningMatches',
    replies: 200,
    as: keys,
    inPages: true,
    refuses: { ...ofScreening, CURSOR_INVALID: 400 },
    wraps: 'matches',
    response: 'ScreeningMatchListResponse',
    tag: 'Screenings',
  },
  {
    route: 'GET /screenings/{id}/matches/{match_id}',
    runs: 'GetScreeningMatch',
    replies: 200,
    as: keys,
    refuses: { ...ofScreening, MATCH_NOT_FOUND: 404 },
    missing: 'MATCH_NOT_FOUND',
    response: 'ScreeningMatchDetails',
    tag: 'Screenings',
    isExtension: true,
  },
  {
    route: 'GET /screenings/{id}/report',
    runs: 'GetScreeningReport',
    replies: 200,
    as: keys,
    places: 4,
    refuses: ofScreening,
    missing: 'SCREENING_NOT_FOUND',
    tag: 'Screenings',
  },
  {
    route: 'POST /screenings/{id}/rescreen',
    runs: 'Rescreen',
    replies: 201,
    as: keys,
    refuses: { ...ofScreening, INVALID_STATE: 409, ...ofSearch },
    tag: 'Screenings',
  },
  {
    route: 'POST /screenings/{id}/matches/{match_id}/resolve',
    runs: 'ResolveMatch',
    replies: 200,
    ...decided,
    refuses: { ...ofMatch, ...ofSearch, ...ofDecision },
    request: 'ResolveMatchRequest',
    tag: 'Screenings',
  },
  {
    route: 'POST /screenings/{id}/matches/{match_id}/review',
    runs: 'ReviewMatch',
    replies: 200,
    ...decided,
    refuses: { ...ofMatch, ...ofDecision },
    tag: 'Screenings',
    isExtension: true,
  },
  {
    route: 'POST /screenings/{id}/matches/{match_id}/reopen',
    runs: 'ReopenMatch',
    replies: 200,
    ...decided,
    refuses: { ...ofMatch, ...ofSearch, ...ofDecision },
    tag: 'Screenings',
    isExtension: true,
  },
  {
    route: 'POST /screenings/{id}/decision/override',
    runs: 'OverrideDecision',
    replies: 200,
    ...decided,
    refuses: { ...ofScreening, INVALID_STATE: 409, ...ofDecision },
    request: 'OverrideDecisionRequest',
    tag: 'Screenings',
  },
  {
    route: 'GET /monitoring/allow-list',
    runs: 'ListAllowedPairs',
    replies: 200,
    as: keys,
    refuses: { CURSOR_INVALID: 400 },
    response: 'AllowListResponse',
    tag: 'Allow-list',
  },
  {
    route: 'POST /monitoring/allow-list',
    runs: 'AddAllowedPair',
    replies: 201,
    ...decided,
    refuses: { ...ofSubject, LIST_ENTRY_NOT_FOUND: 404, INVALID_STATE: 409, ...ofDecision },
    request: 'AddAllowedPairRequest',
    tag: 'Allow-list',
  },
  {
    route: 'DELETE /monitoring/allow-list/{id}',
    runs: 'RemoveAllowedPair',
    replies: 204,
    ...decided,
    refuses: { ALLOWED_PAIR_NOT_FOUND: 404, ...ofDecision },
    tag: 'Allow-list',
  },
]
