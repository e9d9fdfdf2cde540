import { isUtf8 } from 'node:buffer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contextOf, type Context, type ContextSource, type IdempotencyClaim } from '#kernel/context.ts'
import type { Principal } from '#kernel/principal.ts'
import type { PresentedCredentials } from './principal.ts'

/** The credentials of a request, and the host that selects its environment. */
export function presentedCredentials(
  request: Pick<FastifyRequest, 'host' | 'headers'>,
): PresentedCredentials {
  const header = (name: string): string | undefined => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  return {
    host: request.host,
    authorization: header('authorization'),
    tenant: header('x-tenant-id'),
    partnerKey: header('x-partner-api-key'),
  }
}

const REQUEST_ID = /^[\w.:-]{1,128}$/

/** Whether a request id from outside the process is safe to log and to return in a header. */
export const isRequestId = (given: unknown): given is string =>
  typeof given === 'string' && REQUEST_ID.test(given)

/** Whether the request has a Content-Encoding. Callers reject such bodies, because no parser decompresses them. */
export const isEncoded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  !['', 'identity'].includes(
    String(headers['content-encoding'] ?? '')
      .trim()
      .toLowerCase(),
  )

/**
 * The person that X-Actor names, unverified; undefined without the header. Node decodes headers as Latin-1, but clients send
 * UTF-8. If the bytes are not valid UTF-8, all non-ASCII bytes become U+FFFD, which operations that require a name reject.
 */
export function declaredActorIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['x-actor']
  if (typeof given !== 'string') return undefined
  const bytes = Buffer.from(given, 'latin1')
  // Characters beyond Latin-1 cannot come from an HTTP header; such a value is already decoded.
  if (bytes.toString('latin1') !== given) return given
  return isUtf8(bytes) ? bytes.toString('utf8') : given.replace(/[\x80-\xff]/g, '\ufffd')
}

/** The context of one HTTP request; its signal is aborted when the client disconnects before the response is sent. */
export function requestContext(
  source: ContextSource,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Principal,
  idempotency?: IdempotencyClaim,
): Context {
  const declaredActor = declaredActorIn(request)
  return contextOf(source, {
    actor: declaredActor === undefined ? actor : { ...actor, declaredActor },
    requestId: request.id,
    sourceAddress: request.ip,
    disconnectSignal: disconnectSignalOf(reply),
    ...(idempotency && { idempotency }),
  })
}

/**
 * Returns a getter of the signal that is aborted when the client disconnects before the response is sent. The first access
 * creates the signal, because most reads finish without it.
 */
export function disconnectSignalOf({ raw }: FastifyReply): () => AbortSignal {
  let signal: AbortSignal | undefined
  return () => (signal ??= signalOf(raw))
}

function signalOf(raw: FastifyReply['raw']): AbortSignal {
  const controller = new AbortController()
  const abortIfUnfinished = (): void => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.closed) abortIfUnfinished()
  else raw.once('close', abortIfUnfinished)
  return controller.signal
}
