import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keys: readonly RouteCredential[] = ['tenant']

/** Comparison of two parties, to try out the matching. */
export const matchingRoutes: readonly Endpoint[] = [
  {
    route: 'POST /matching/compare',
    operation: 'CompareSubjects',
    status: 200,
    auth: keys,
    request: 'CompareSubjectsRequest',
    isSafe: true,
    tag: 'Matching',
    isExtension: true,
  },
]
