import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import { afterEach, expect } from '@jest/globals'
import type { OutboundMeans } from '#kernel/outbound/connect.ts'
import {
  createConnectionPool,
  type IdleConnectionPool,
  type PoolLimits,
} from '#kernel/outbound/connection-pool.ts'
import { send } from '#kernel/outbound/send.ts'
import type { OutboundRequest, OutboundResult } from '#kernel/outbound/request.ts'

/** A test server on 127.0.0.1. The test defines what it sends. */
export interface Receiver {
  readonly port: number
  /** Number of connections accepted so far. */
  readonly connections: () => number
  /** Everything received so far, over all connections. */
  readonly received: () => string
}

const opened: Server[] = []
const pool: IdleConnectionPool[] = []

/** Starts a server that calls `talk` for every connection. */
export async function receiver(
  talk: (socket: Socket) => void,
  { host = '127.0.0.1', port = 0, tls }: { host?: string; port?: number; tls?: TlsOptions } = {},
): Promise<Receiver> {
  let connections = 0
  let received = ''
  const each = (socket: Socket): void => {
    socket
      .on('error', () => undefined)
      .on('data', chunk => {
        received += chunk.toString('latin1')
      })
    talk(socket)
  }
  const server = tls ? createTlsServer(tls, each) : createServer(each)
  server.on('connection', (socket: Socket) => {
    connections++
    socket.on('error', () => undefined)
  })
  await new Promise<void>(resolve => server.listen(port, host, resolve))
  opened.push(server)
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    received: () => received,
  }
}

/** Calls `talk` once the whole request has arrived. */
export const afterRequest =
  (talk: (socket: Socket) => void) =>
  (socket: Socket): void => {
    let received = ''
    socket.on('data', chunk => {
      const before = isWhole(received)
      received += chunk.toString('latin1')
      if (!before && isWhole(received)) talk(socket)
    })
  }

/** Calls `talk` after each whole request of a connection, with the number of the request. */
export const eachRequest =
  (talk: (socket: Socket, number: number) => void) =>
  (socket: Socket): void => {
    let received = ''
    let number = 0
    socket.on('data', chunk => {
      received += chunk.toString('latin1')
      if (!isWhole(received)) return
      received = ''
      talk(socket, ++number)
    })
  }

function isWhole(received: string): boolean {
  const [head = '', body] = received.split('\r\n\r\n')
  return body !== undefined && body.length >= Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
}

/** Responds to every request with these bytes and closes the connection. */
export const respondWith = (...lines: string[]): ((socket: Socket) => void) =>
  afterRequest(socket => socket.end(lines.join('\r\n')))

/** A 200 response with a body of one word. */
export const OK = respondWith('HTTP/1.1 200 OK', 'Content-Length: 2', '', 'ok')

/** Sends with the rules of a sandbox, which may reach loopback addresses, unless stated otherwise. */
export const sendTo = (
  parts: Partial<OutboundRequest> & { url: string },
  means: Partial<OutboundMeans> = {},
): Promise<OutboundResult> =>
  send(
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
      rules: { httpsOnly: false, allowsLoopback: true },
      timeoutMs: 20_000,
      ...parts,
    },
    means,
  )

/** Creates a pool that by default keeps idle connections beyond the end of the test. */
export function keeping(limits: Partial<PoolLimits> = {}): IdleConnectionPool {
  const one = createConnectionPool({ max: 8, idleMs: 60_000, ...limits })
  pool.push(one)
  return one
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise(resolve => server.getConnections((_, count) => resolve(count)))
const allSockets = (): number =>
  process.getActiveResourcesInfo().filter(name => /TCPSocketWrap|TLSWrap|TCPConnectWrap/.test(name)).length
// Test files that ran earlier in this process may have left sockets open.
const others = allSockets()
const openSockets = (): number => Math.max(0, allSockets() - others)

/** Waits until the count is 0, at most 20 seconds, and returns it. */
async function settled(count: () => Promise<number> | number): Promise<number> {
  for (let waits = 0; waits < 2_000 && (await count()) > 0; waits++)
    await new Promise(resolve => setTimeout(resolve, 10))
  return count()
}

// A finished request leaves no socket behind, neither here nor, after a moment, at the receiver.
afterEach(async () => {
  for (const one of pool.splice(0)) one.close()
  const servers = opened.splice(0)
  const left = await Promise.all(servers.map(server => settled(() => connectionsOf(server))))
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))

  expect({ left, held: await settled(openSockets) }).toEqual({ left: servers.map(() => 0), held: 0 })
})

export const url = (port: number, path = '/in'): string => `http://127.0.0.1:${port}${path}`
