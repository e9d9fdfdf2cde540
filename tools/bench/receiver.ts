import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Takes webhooks and counts them. `GET /count` tells how many came, and the moments of the first and the last; `DELETE /` begins anew. */
let [count, first, last] = [0, 0, 0]

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(JSON.stringify({ count, first, last }))
  if (request.method === 'DELETE') {
    [count, first, last] = [0, 0, 0]
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
server.listen(0, '127.0.0.1', () => console.log(`the receiver listens at http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
