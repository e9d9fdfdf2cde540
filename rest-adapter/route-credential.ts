/**
 * Credential that a route accepts: a service's API key, an end user's session, a partner's key, a staff token, or none. In a
 * service whose keys are exchanged for tokens, `tenant` is such a token and `key` the key itself.
 */
export type RouteCredential = 'tenant' | 'key' | 'session' | 'partner' | 'staff' | 'none'
