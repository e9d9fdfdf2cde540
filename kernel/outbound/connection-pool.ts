import type { Socket } from 'node:net'

/** A connection, and its remote address as checked before the first byte. */
export interface OutboundConnection {
  readonly socket: Socket
  readonly address: string
}

/** Idle connections that can serve another request to the same scheme, host and port. */
export interface IdleConnectionPool {
  /** Removes and returns a connection to one of these addresses; undefined if there is none. */
  take(origin: string, addresses: ReadonlySet<string>): OutboundConnection | undefined
  /** Stores a connection whose last response was read to its end. */
  give(origin: string, connection: OutboundConnection): void
  /** Closes all idle connections. */
  close(): void
}

/**
 * Maximum number of idle connections, and the maximum idle time of each in milliseconds: less than the five
 * seconds after which many servers close.
 */
export interface PoolLimits {
  readonly max: number
  readonly idleMs: number
}

/**
 * Stores a bounded number of connections for reuse, so that a request need not open one. They do not keep the
 * process alive.
 */
export function createConnectionPool(
  { max, idleMs }: PoolLimits = { max: 256, idleMs: 3_000 },
): IdleConnectionPool {
  // In order of arrival, oldest first.
  const waiting = new Map<
    Socket,
    { readonly origin: string; readonly address: string; readonly remove: () => void }
  >()
  const byOrigin = new Map<string, Set<Socket>>()

  function remove(socket: Socket): void {
    const { origin, remove: detach } = waiting.get(socket)!
    detach()
    waiting.delete(socket)
    const siblings = byOrigin.get(origin)!
    siblings.delete(socket)
    if (siblings.size === 0) byOrigin.delete(origin)
  }

  return {
    take(origin, addresses) {
      for (const socket of byOrigin.get(origin) ?? []) {
        const { address } = waiting.get(socket)!
        if (!addresses.has(address)) continue
        remove(socket)
        if (isOpen(socket)) return { socket: socket.ref(), address }
        socket.destroy()
      }
      return undefined
    },
    give(origin, { socket, address }) {
      if (!isOpen(socket)) return void socket.destroy()
      const [oldest] = waiting.keys()
      if (oldest && waiting.size >= max) oldest.destroy()
      // Data without a request belongs to no response. After such data, as after its end, the connection
      // cannot be used again.
      const drop = (): void => void socket.destroy()
      const onClose = (): void => remove(socket)
      const detach = (): void =>
        void socket.setTimeout(0, drop).off('data', drop).off('end', drop).off('close', onClose)
      socket.setTimeout(idleMs, drop).on('data', drop).on('end', drop).on('close', onClose).unref()
      waiting.set(socket, { origin, address, remove: detach })
      const siblings = byOrigin.get(origin) ?? new Set()
      byOrigin.set(origin, siblings.add(socket))
    },
    close() {
      for (const socket of waiting.keys()) socket.destroy()
    },
  }
}

const isOpen = (socket: Socket): boolean => !socket.destroyed && socket.writable && socket.readable
