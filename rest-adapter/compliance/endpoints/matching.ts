import type { Credential, Endpoint } from '../../endpoint.ts'

const keys: readonly Credential[] = ['tenant']

/** How the matcher is tried. */
export const matchingRoutes: readonly Endpoint[] = [
  { route: 'POST /matching/compare', runs: 'CompareSubjects', replies: 200, as: keys, request: 'CompareSubjectsRequest', isRepeatable: true, tag: 'Matching', isExtension: true },
]
