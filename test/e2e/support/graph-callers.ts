import type { FastifyInstance } from 'fastify'
import { bearer, DEMO, signIn, type Headers } from './rest.ts'
import { forged, staffToken } from './tokens.ts'

/** Headers of callers of the demo tenant. */
export interface GraphCallers {
  readonly session: Headers
  readonly admin: Headers
  readonly viewer: Headers
  readonly dashboard: Headers
  /** Tokens that were forged from the session's token. */
  readonly forged: readonly string[]
}

export async function graphCallers(app: FastifyInstance): Promise<GraphCallers> {
  const session = await signIn(app, DEMO)
  const staff = async (name: string): Promise<Headers> => bearer(await staffToken(app, DEMO, name), DEMO.id)
  return {
    session: session.headers,
    admin: await staff('admin'),
    viewer: await staff('viewer'),
    dashboard: await staff('dashboard'),
    forged: Object.values(await forged(app, session.token)),
  }
}
