import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

export interface Listening {
  readonly port: number
  /** Takes no new work, finishes what is in flight, and closes what it stands on. */
  stop(): Promise<void>
}

/** Docker waits ten seconds before it kills; a client that is slower than this to send or to read is let go. */
const DRAIN_MS = 8_000

/** Opens the port once everything before it is done. Where that fails, whatever was opened is closed again. */
export async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>, close: () => Promise<void>, before?: () => Promise<void>): Promise<Listening> {
  const stop = async (): Promise<void> => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
    await close()
    clearTimeout(impatience)
  }
  try {
    await before?.()
    await app.listen({ port, host })
  } catch (error) {
    await stop()
    throw error
  }
  return { port: (app.server.address() as AddressInfo).port, stop }
}
