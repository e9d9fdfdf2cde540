import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const TAG = 'Documents'

/** Supported documents, and the parser of their machine readable zones. */
export const documentRoutes: readonly Endpoint[] = [
  {
    route: 'GET /document-types',
    operation: 'ListDocumentTypes',
    status: 200,
    auth: keysAndStaff,
    envelope: 'documentTypes',
    response: 'DocumentTypesResponse',
    tag: TAG,
  },
  {
    route: 'POST /mrz/parse',
    operation: 'ParseZones',
    status: 200,
    auth: keysAndStaff,
    isSafe: true,
    request: 'ParseZonesRequest',
    response: 'ParsedZonesResponse',
    tag: TAG,
    isExtension: true,
  },
]
