import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keys: readonly RouteCredential[] = ['tenant']
const reportErrors = { REPORT_NOT_FOUND: 404 }

/** Reports, and the profile for reports to the financial intelligence unit. */
export const reportRoutes: readonly Endpoint[] = [
  {
    route: 'POST /reports',
    operation: 'CreateReport',
    status: 202,
    auth: keys,
    errors: { CASE_NOT_FOUND: 404, REPORT_LIMIT_REACHED: 409, INVALID_STATE: 409 },
    request: 'CreateReportRequest',
    response: 'CreateReportResponse',
    tag: 'Reports',
  },
  {
    route: 'GET /reports',
    operation: 'ListReports',
    status: 200,
    auth: keys,
    errors: { CURSOR_INVALID: 400 },
    response: 'ReportListResponse',
    tag: 'Reports',
    isExtension: true,
  },
  {
    route: 'GET /reports/{id}',
    operation: 'GetReport',
    status: 200,
    auth: keys,
    errors: reportErrors,
    notFound: 'REPORT_NOT_FOUND',
    tag: 'Reports',
  },
  {
    route: 'GET /reports/{id}/content',
    operation: 'GetReportContent',
    status: 200,
    auth: keys,
    errors: { ...reportErrors, INVALID_STATE: 409 },
    notFound: 'REPORT_NOT_FOUND',
    document: { text: 'text', type: 'contentType', types: ['application/json', 'application/xml'] },
    tag: 'Reports',
  },
  {
    route: 'GET /reports/goaml-profile',
    operation: 'GetGoamlProfile',
    status: 200,
    auth: keys,
    errors: { GOAML_PROFILE_NOT_FOUND: 404 },
    notFound: 'GOAML_PROFILE_NOT_FOUND',
    tag: 'Reports',
    isExtension: true,
  },
  {
    route: 'PUT /reports/goaml-profile',
    operation: 'SetGoamlProfile',
    status: 200,
    auth: keys,
    slots: 4,
    request: 'SetGoamlProfileRequest',
    tag: 'Reports',
    isExtension: true,
  },
]
