import type { RouteCredential, Endpoint } from '#rest-adapter/endpoint.ts'

const keys: readonly RouteCredential[] = ['tenant']

/** Comparison of two parties, to try out the matching. */
export const matchingRoutes: readonly Endpoint[] = [
  {
    route: 'POST /matching/compare',
    runs: 'CompareSubjects',
    replies: 200,
    as: keys,
    request: 'CompareSubjectsRequest',
    isRepeatable: true,
    tag: 'Matching',
    isExtension: true,
  },
]
