import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Receives and counts webhooks. `GET /count` returns the count and the time of the first and last webhook;
 * `DELETE /` resets them.
 */
let [count, first, last] = [0, 0, 0]

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(JSON.stringify({ count, first, last }))
  if (request.method === 'DELETE') {
    ;[count, first, last] = [0, 0, 0]
    return void response.end()
  }
  request.resume().on('end', () => {
    last = performance.now()
    if (count === 0) first = last
    count += 1
    response.writeHead(204).end()
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () =>
  console.log(`the receiver listens at http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
)
