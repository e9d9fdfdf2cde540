import { isUtf8 } from 'node:buffer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contextOf, type Context, type ContextSource, type IdempotencyClaim } from '#kernel/context.ts'
import type { Principal } from '#kernel/principal.ts'
import type { Presented } from './principal.ts'

/** What a request presents to show who is asking. */
export function presentedBy(request: Pick<FastifyRequest, 'host' | 'headers'>): Presented {
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

/** Whether others' word for a request is safe to be logged and sent back. */
export const isRequestId = (given: unknown): given is string =>
  typeof given === 'string' && REQUEST_ID.test(given)

/** Whether the body is compressed; nothing here takes it apart. */
export const isEncoded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  !['', 'identity'].includes(
    String(headers['content-encoding'] ?? '')
      .trim()
      .toLowerCase(),
  )

/**
 * The person whom X-Actor names beside the credential. Node reads headers as Latin-1, and clients write UTF-8. What is no UTF-8 gets
 * replacement characters, which the operation that needs a name refuses.
 */
export function declaredActorIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['x-actor']
  if (typeof given !== 'string') return undefined
  const bytes = Buffer.from(given, 'latin1')
  // Some other text than a header can bring; it is left as it is.
  if (bytes.toString('latin1') !== given) return given
  return isUtf8(bytes) ? bytes.toString('utf8') : given.replace(/[\x80-\xff]/g, '\ufffd')
}

/** The context of one HTTP request; ends when the client goes before the answer is out. */
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
    gone: goneOf(reply),
    ...(idempotency && { idempotency }),
  })
}

/** Aborted when the client has gone before its answer was out. Made when somebody asks: most reads are over before. */
export function goneOf({ raw }: FastifyReply): () => AbortSignal {
  let signal: AbortSignal | undefined
  return () => (signal ??= signalOf(raw))
}

function signalOf(raw: FastifyReply['raw']): AbortSignal {
  const gone = new AbortController()
  const look = (): void => {
    if (!raw.writableFinished) gone.abort()
  }
  if (raw.closed) look()
  else raw.once('close', look)
  return gone.signal
}
