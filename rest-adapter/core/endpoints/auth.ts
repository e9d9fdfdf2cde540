import type { Endpoint } from '../../endpoint.ts'

const tokenRefusals = { UNAUTHENTICATED: 401, FORBIDDEN: 403, LOGIN_FAILED: 401, TOO_MANY_ATTEMPTS: 429, TOKEN_INVALID: 401, TOKEN_EXPIRED: 401, TOKEN_REUSED: 401 }

/** Signing in. */
export const auth: readonly Endpoint[] = [
  { route: 'POST /auth/token', runs: 'IssueToken', replies: 200, as: ['none', 'key'], refuses: tokenRefusals, request: 'TokenRequest', response: 'TokenResponse', countsAs: 'auth', takesForm: true, takesPassword: true, tag: 'Authentication', isExtension: true },
]
