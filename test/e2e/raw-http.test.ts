import { beforeAll, expect, test } from '@jest/globals'
import { connect, type AddressInfo } from 'node:net'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { asKey, BASE, DEMO, parsed, send } from './support/rest.ts'

let demo: TestPlatform
let port: number

beforeAll(async () => {
  demo = await demoWorld()
  await demo.app.listen({ port: 0, host: '127.0.0.1' })
  port = (demo.app.server.address() as AddressInfo).port
})

/** Sends raw bytes and reads until the server closes the connection. */
function exchange(bytes: string | Buffer): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').setTimeout(20_000, () => socket.destroy(new Error('no response')))
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body })
    })
    // The socket is not ended: a server may treat a half-closed connection as a disconnected client.
    socket.write(bytes)
  })
}

const HEADERS = `Host: localhost\r\nConnection: close\r\n${Object.entries(asKey(DEMO))
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')}`
const get = (target: string, more = ''): string => `GET ${target} HTTP/1.1\r\n${HEADERS}${more}\r\n`
const post = (more: string, body: string): string =>
  `POST ${BASE}/quotes HTTP/1.1\r\n${HEADERS}Content-Type: application/json\r\n${more}\r\n${body}`

/** Requests that no client library sends, with the status and code of each response. */
const ROWS: readonly (readonly [title: string, bytes: string | Buffer, status: number, code: string])[] = [
  ['no Host header', `GET ${BASE}/corridors HTTP/1.1\r\nConnection: close\r\n\r\n`, 400, 'VALIDATION_ERROR'],
  [
    'a compressed body',
    post('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'),
    400,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'an unknown path with a malformed body',
    `POST ${BASE}/nothing HTTP/1.1\r\n${HEADERS}Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{`,
    404,
    'NOT_FOUND',
  ],
  [
    'an unknown path with another type of body',
    `POST ${BASE}/nothing HTTP/1.1\r\n${HEADERS}Content-Type: text/plain\r\nContent-Length: 1\r\n\r\nx`,
    404,
    'NOT_FOUND',
  ],
  ['two dots in a path', get(`${BASE}/transfers/../corridors`), 404, 'NOT_FOUND'],
  ['two dots in a path, encoded', get(`${BASE}/transfers/%2e%2e`), 400, 'VALIDATION_ERROR'],
  ['a slash that is encoded', get(`${BASE}/agreements%2fsigned`), 404, 'NOT_FOUND'],
  ['a path with parameters', get(`${BASE}/corridors;x=1`), 404, 'NOT_FOUND'],
  ['a path of 15,000 characters', get(`${BASE}/transfers/${'x'.repeat(15_000)}`), 400, 'VALIDATION_ERROR'],
  [
    'headers of 20,000 characters',
    get(`${BASE}/corridors`, `X-A: ${'a'.repeat(20_000)}\r\n`),
    400,
    'VALIDATION_ERROR',
  ],
  [
    'three thousand headers',
    get(`${BASE}/corridors`, Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1\r\n`).join('')),
    400,
    'VALIDATION_ERROR',
  ],
  ['U+0000 in a header', get(`${BASE}/corridors`, 'X-A: a\u0000b\r\n'), 400, 'VALIDATION_ERROR'],
  [
    'bytes of TLS',
    Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x0d, 0x0a, 0x0d, 0x0a]),
    400,
    'VALIDATION_ERROR',
  ],
  ['an unknown method', get(`${BASE}/corridors`).replace('GET', 'FOO'), 400, 'VALIDATION_ERROR'],
  ['TRACE', get(`${BASE}/corridors`).replace('GET', 'TRACE'), 405, 'METHOD_NOT_ALLOWED'],
  [
    'a second tenant',
    get(`${BASE}/corridors`, 'X-Tenant-ID: 22222222-2222-4222-8222-222222222222\r\n'),
    401,
    'UNAUTHENTICATED',
  ],
  ['a body whose length is negative', post('Content-Length: -1\r\n', '{}'), 400, 'VALIDATION_ERROR'],
  [
    'a body with two lengths',
    post('Content-Length: 2\r\nContent-Length: 3\r\n', '{} '),
    400,
    'VALIDATION_ERROR',
  ],
  [
    'a body with a length and in chunks',
    post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
    400,
    'VALIDATION_ERROR',
  ],
  ['a huge Content-Length', post('Content-Length: 99999999999\r\n', '{}'), 400, 'BODY_TOO_LARGE'],
  [
    'a body in chunks that is too large',
    post('Transfer-Encoding: chunked\r\n', `100001\r\n${' '.repeat(0x100001)}\r\n0\r\n\r\n`),
    400,
    'BODY_TOO_LARGE',
  ],
  [
    'a body in chunks',
    post('Transfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
    400,
    'VALIDATION_ERROR',
  ],
]

test.each(ROWS.map(row => [...row] as const))(
  '%s gets an error in the format of the service, and the next request is served',
  async (_, bytes, status, code) => {
    const response = await exchange(bytes as string)

    expect({
      status: response.status,
      body: parsed(response.body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '')),
    }).toEqual({ status, body: { error: expect.any(String), code } })
    for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store', 'x-request-id: '])
      expect(response.head).toContain(header)
    expect((await send(demo.app, { method: 'GET', path: '/corridors', headers: asKey(DEMO) })).status).toBe(
      200,
    )
  },
)

test('a body of a GET request is ignored', async () => {
  const { status } = await exchange(
    `${get(`${BASE}/corridors`, 'Content-Type: application/json\r\nContent-Length: 7\r\n')}{"a":1}`,
  )

  expect(status).toBe(200)
})
