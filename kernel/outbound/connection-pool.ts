import type { Socket } from 'node:net'

/** A connection, and the address at its other end as it was checked before the first byte. */
export interface Connection {
  readonly socket: Socket
  readonly address: string
}

/** Connections that wait for another request to the same scheme, host and port. */
export interface IdleConnectionPool {
  /** One that leads to any of these addresses; it is the taker's alone. */
  take(origin: string, addresses: ReadonlySet<string>): Connection | undefined
  /** Takes a connection over whose last answer was read to its end. */
  give(origin: string, connection: Connection): void
  /** Closes all that wait. */
  close(): void
}

/** How many wait at most, and how long each: less than the five seconds after which many servers close. */
export interface PoolLimits {
  readonly most: number
  readonly idleMs: number
}

/** Keeps connections, within limits, that would otherwise be made anew for every request. They hold no process up. */
export function createConnectionPool({ most, idleMs }: PoolLimits = { most: 256, idleMs: 3_000 }): IdleConnectionPool {
  // In the order in which they came, oldest first.
  const waiting = new Map<Socket, { readonly origin: string; readonly address: string; readonly forget: () => void }>()
  const byOrigin = new Map<string, Set<Socket>>()

  function remove(socket: Socket): void {
    const { origin, forget } = waiting.get(socket)!
    forget()
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
      if (oldest && waiting.size >= most) oldest.destroy()
      // Whatever comes while nothing was asked belongs to no answer: then, as at its end, the connection is of no use any more.
      const drop = (): void => void socket.destroy()
      const gone = (): void => remove(socket)
      const forget = (): void => void socket.setTimeout(0, drop).off('data', drop).off('end', drop).off('close', gone)
      socket.setTimeout(idleMs, drop).on('data', drop).on('end', drop).on('close', gone).unref()
      waiting.set(socket, { origin, address, forget })
      const siblings = byOrigin.get(origin) ?? new Set()
      byOrigin.set(origin, siblings.add(socket))
    },
    close() {
      for (const socket of waiting.keys()) socket.destroy()
    },
  }
}

const isOpen = (socket: Socket): boolean => !socket.destroyed && socket.writable && socket.readable
