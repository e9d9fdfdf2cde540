import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from '@jest/globals'

/** A received webhook, with its exact bytes. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly atMs: number
}

/** Response of a receiver to a webhook; it may also never respond. */
export type Behaviour = (received: Received, response: ServerResponse) => void

export interface Receiver {
  readonly url: string
  /** All received webhooks, oldest first. */
  readonly received: Received[]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

/** Responds with a status and no body. */
export const respondWith =
  (status: number, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, headers).end()
  }

export const hanging: Behaviour = () => undefined

const opened: Receiver[] = []
afterEach(() => Promise.all(opened.splice(0).map(each => each.close())))

/** A real local HTTP server that accepts webhooks until the test ends. */
export async function receiver(first: Behaviour = respondWith(200), port = 0): Promise<Receiver> {
  const received: Received[] = []
  let behaviour = first
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = {
        path: request.url!,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        atMs: Date.now(),
      }
      received.push(one)
      behaviour(one, response)
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const one: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    behave(next) {
      behaviour = next
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  opened.push(one)
  return one
}
