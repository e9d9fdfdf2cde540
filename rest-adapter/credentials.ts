import type { FastifyRequest } from 'fastify'
import type { Principal, PrincipalKind } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import type { Edge, CredentialRequest } from './edge.ts'
import type { Endpoint, RestService } from './endpoint.ts'
import type { RouteCredential } from './route-credential.ts'

const KINDS: Readonly<Record<RouteCredential, PrincipalKind>> = {
  tenant: 'tenant_key',
  key: 'tenant_key',
  session: 'user',
  partner: 'partner_key',
  staff: 'staff',
  none: 'anonymous',
}

/** Authenticates a request to a row; throws when the row does not accept the kind of credential. */
export async function authenticate(
  request: FastifyRequest,
  { auth, takesRestricted }: Endpoint,
  edge: Pick<Edge, 'authenticate'>,
  { name, dialect }: RestService,
): Promise<Principal> {
  const actor = await edge.authenticate(acceptedCredentials(request, auth), name)
  const takes = (credential: RouteCredential): boolean =>
    KINDS[credential] === actor.kind &&
    (actor.kind !== 'tenant_key' ||
      !dialect.credentials.key ||
      (credential === 'key') === (actor.sessionId === undefined))
  if (!auth.some(takes)) throw refuse('UNAUTHENTICATED', wrongCredential(actor))
  // For rows with takesRestricted the graph decides; all others reject a restricted session before the body is read.
  if (actor.restriction !== undefined && !takesRestricted) throw refuse(actor.restriction)
  return actor
}

function wrongCredential({ kind, sessionId }: Principal): { message?: string } {
  if (kind === 'anonymous') return {}
  return {
    message:
      kind === 'tenant_key' && sessionId === undefined
        ? 'This operation does not accept API keys.'
        : 'This operation does not accept this kind of credential.',
  }
}

/** Tokens contain dots, API keys do not. */
const isToken = (authorization: string | undefined): boolean => authorization?.includes('.') ?? false

/**
 * Ignores credentials that the row does not accept: an expired session can be renewed on a public route, and default headers of
 * a client do no harm. A given X-Tenant-ID must match on every route.
 */
function acceptedCredentials(
  { id, host, headers }: FastifyRequest,
  auth: readonly RouteCredential[],
): CredentialRequest {
  const takesToken = auth.some(each => each === 'tenant' || each === 'session' || each === 'staff')
  const takesBearer = takesToken || (auth.includes('key') && !isToken(headers.authorization))
  return {
    id,
    host,
    headers: {
      'x-tenant-id': headers['x-tenant-id'],
      ...(takesBearer && { authorization: headers.authorization }),
      ...(auth.includes('partner') && { 'x-partner-api-key': headers['x-partner-api-key'] }),
    },
  }
}
