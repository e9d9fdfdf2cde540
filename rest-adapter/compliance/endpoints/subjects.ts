import type { RouteCredential, Endpoint } from '../../endpoint.ts'

const keys: readonly RouteCredential[] = ['tenant']
const known = { SUBJECT_NOT_FOUND: 404 }
const living = { ...known, SUBJECT_DELETED: 409 }

/** Subjects, their monitoring and their risk history. */
export const subjects: readonly Endpoint[] = [
  { route: 'POST /subjects', runs: 'CreateSubject', replies: 201, as: keys, refuses: { CONFLICT: 409 }, request: 'CreateSubjectRequest', response: 'Subject', tag: 'Subjects', isExtension: true },
  { route: 'GET /subjects', runs: 'ListSubjects', replies: 200, as: keys, refuses: { CURSOR_INVALID: 400 }, response: 'SubjectListResponse', tag: 'Subjects', isExtension: true },
  { route: 'GET /subjects/{id}', runs: 'GetSubject', replies: 200, as: keys, refuses: known, missing: 'SUBJECT_NOT_FOUND', response: 'Subject', tag: 'Subjects', isExtension: true },
  { route: 'PATCH /subjects/{id}', runs: 'UpdateSubject', replies: 200, as: keys, refuses: living, request: 'UpdateSubjectRequest', response: 'Subject', tag: 'Subjects', isExtension: true },
  { route: 'DELETE /subjects/{id}', runs: 'DeleteSubject', replies: 204, as: keys, refuses: known, tag: 'Subjects', isExtension: true },
  { route: 'PUT /subjects/{id}/monitoring', runs: 'SetSubjectMonitoring', replies: 200, as: keys, refuses: living, request: 'SubjectMonitoringRequest', response: 'Subject', tag: 'Subjects', isExtension: true },
  { route: 'GET /subjects/{id}/risk-history', runs: 'GetSubjectRiskHistory', replies: 200, as: keys, refuses: { ...known, CURSOR_INVALID: 400 }, response: 'RiskHistoryResponse', tag: 'Subjects', isExtension: true },
  { route: 'GET /subjects/{id}/screenings', runs: 'ListSubjectScreenings', replies: 200, as: keys, refuses: { ...known, CURSOR_INVALID: 400 }, response: 'ScreeningListResponse', tag: 'Subjects', isExtension: true },
  { route: 'GET /subjects/{id}/matches', runs: 'ListSubjectMatches', replies: 200, as: keys, inPages: true, refuses: { ...known, CURSOR_INVALID: 400 }, wraps: 'matches', response: 'ScreeningMatchListResponse', tag: 'Subjects', isExtension: true },
  { route: 'GET /monitoring/coverage', runs: 'GetMonitoringCoverage', replies: 200, as: keys, tag: 'Monitoring', isExtension: true },
  { route: 'GET /monitoring/list-update-runs', runs: 'ListUpdateRuns', replies: 200, as: keys, refuses: { CURSOR_INVALID: 400 }, response: 'RescreeningListResponse', tag: 'Monitoring', isExtension: true },
]
