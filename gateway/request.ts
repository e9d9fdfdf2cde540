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
  return { host: request.host, authorization: header('authorization'), tenant: header('x-tenant-id'), partnerKey: header('x-partner-api-key') }
}

/** Whether the body is compressed; nothing here takes it apart. */
export const isEncoded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => !['', 'identity'].includes(String(headers['content-encoding'] ?? '').trim().toLowerCase())

/** The context of one HTTP request; ends when the client goes before the answer is out. */
export function requestContext(source: ContextSource, request: FastifyRequest, reply: FastifyReply, actor: Principal, idempotency?: IdempotencyClaim): Context {
  const gone = new AbortController()
  reply.raw.once('close', () => { if (!reply.raw.writableFinished) gone.abort() })
  return contextOf(source, { actor, requestId: request.id, sourceAddress: request.ip, signal: gone.signal, ...(idempotency && { idempotency }) })
}
