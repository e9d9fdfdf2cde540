import type { FastifyRequest } from 'fastify'
import type { Principal, PrincipalKind } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import type { Edge, Presenting } from './edge.ts'
import type { Credential, Endpoint, RestService } from './endpoint.ts'

const KINDS: Readonly<Record<Credential, PrincipalKind>> = { tenant: 'tenant_key', key: 'tenant_key', session: 'user', partner: 'partner_key', staff: 'staff', none: 'anonymous' }

/** The principal of a request to a row; refuses whoever brings what the row does not take. */
export async function authenticated(request: FastifyRequest, { as, takesRestricted }: Endpoint, edge: Pick<Edge, 'authenticate'>, { name, dialect }: RestService): Promise<Principal> {
  const actor = await edge.authenticate(presented(request, as), name)
  const takes = (credential: Credential): boolean => KINDS[credential] === actor.kind &&
    (actor.kind !== 'tenant_key' || !dialect.credentials.key || (credential === 'key') === (actor.sessionId === undefined))
  if (!as.some(takes)) throw refuse('UNAUTHENTICATED', unfit(actor))
  // The graph decides whether the restriction lets this operation through; other rows refuse before the body is read.
  if (actor.restriction !== undefined && !takesRestricted) throw refuse(actor.restriction)
  return actor
}

function unfit({ kind, sessionId }: Principal): { message?: string } {
  if (kind === 'anonymous') return {}
  return { message: kind === 'tenant_key' && sessionId === undefined ? 'This operation takes another kind of credential than an API key.' : 'This operation takes another kind of credential.' }
}

/** A token is text in parts between dots, and no API key has any. */
const isToken = (authorization: string | undefined): boolean => authorization?.includes('.') ?? false

/**
 * A credential that the row does not take is not looked at: a session that has expired is renewed where anybody may call,
 * and a client's default headers do no harm. A tenant that is named has to fit everywhere.
 */
function presented({ id, host, headers }: FastifyRequest, as: readonly Credential[]): Presenting {
  const takesToken = as.some(each => each === 'tenant' || each === 'session' || each === 'staff')
  const takesBearer = takesToken || (as.includes('key') && !isToken(headers.authorization))
  return {
    id, host,
    headers: {
      'x-tenant-id': headers['x-tenant-id'],
      ...(takesBearer && { authorization: headers.authorization }),
      ...(as.includes('partner') && { 'x-partner-api-key': headers['x-partner-api-key'] }),
    },
  }
}
