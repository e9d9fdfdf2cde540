import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'

export interface Listening {
  readonly port: number
  /** Accepts no new work, finishes requests in progress, and closes all resources. */
  stop(): Promise<void>
}

/** Time for slow clients to finish before they are disconnected; shorter than the ten seconds that Docker waits before it kills. */
const DRAIN_MS = 8_000

/** Opens the port after all preparation. If that fails, closes everything that was opened. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
  close: () => Promise<void>,
  before?: () => Promise<void>,
): Promise<Listening> {
  const stop = async (): Promise<void> => {
    const timeout = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
    await close()
    clearTimeout(timeout)
  }
  try {
    await Promise.all([app.ready(), before?.()])
    await app.listen({ port, host })
  } catch (error) {
    await stop()
    throw error
  }
  return { port: (app.server.address() as AddressInfo).port, stop }
}
