import { expect, test } from '@jest/globals'
import { send } from '#kernel/outbound/send.ts'
import { afterRequest, respondWith, OK, receiver, sendTo, url } from './receiver.ts'

test('a request is HTTP/1.1 with its length, headers and host, and closes its connection', async () => {
  const { port, received } = await receiver(OK)

  const result = await sendTo({
    url: url(port, '/in?x=ü'),
    headers: { 'content-type': 'application/json', 'X-One': 'a\tb' },
    body: '{"name":"Žofie"}',
  })

  expect(result).toEqual({ response: { status: 200, headers: { 'content-length': '2' }, excerpt: 'ok' } })
  const [head, body] = received().split('\r\n\r\n')
  expect(head!.split('\r\n').sort()).toEqual([
    'Accept-Encoding: identity',
    'Connection: close',
    'Content-Length: 17',
    `Host: 127.0.0.1:${port}`,
    'POST /in?x=%C3%BC HTTP/1.1',
    'X-One: a\tb',
    'content-type: application/json',
  ])
  expect(Buffer.from(body!, 'latin1').toString()).toBe('{"name":"Žofie"}')
})

test.each([
  ['GET', undefined, 'GET /in HTTP/1.1', false],
  ['POST', undefined, 'POST /in HTTP/1.1', true],
  ['POST', '', 'POST /in HTTP/1.1', true],
] as const)('a %s with the body %j is one complete request', async (method, body, line, hasLength) => {
  const { port, received } = await receiver(OK)

  await send({
    url: url(port),
    method,
    headers: {},
    ...(body !== undefined && { body }),
    rules: { httpsOnly: false, allowsLoopback: true },
    timeoutMs: 5_000,
  })

  expect(received().startsWith(line)).toBe(true)
  expect(received().includes('Content-Length: 0')).toBe(hasLength)
  expect(received()).not.toMatch(/expect|transfer-encoding/i)
})

test.each([
  [200],
  [201],
  [204],
  [299],
  [304],
  [400],
  [401],
  [404],
  [409],
  [410],
  [418],
  [429],
  [500],
  [502],
  [503],
  [599],
])('the status %i is a response like any other', async status => {
  const { port } = await receiver(
    respondWith(`HTTP/1.1 ${status} Something`, 'Retry-After: 7', 'Content-Length: 0', '', ''),
  )

  expect(await sendTo({ url: url(port) })).toEqual({
    response: { status, headers: { 'retry-after': '7', 'content-length': '0' }, excerpt: '' },
  })
})

test.each([300, 301, 302, 303, 307, 308])('a redirect %i is not followed', async status => {
  const secret = await receiver(OK)
  const { port, connections } = await receiver(
    respondWith(
      `HTTP/1.1 ${status} Moved`,
      `Location: http://127.0.0.1:${secret.port}/admin`,
      'Refresh: 0; url=/x',
      'Content-Length: 0',
      '',
      '',
    ),
  )

  expect(await sendTo({ url: url(port) })).toMatchObject({
    response: { status, headers: { location: `http://127.0.0.1:${secret.port}/admin` } },
  })
  expect([connections(), secret.connections()]).toEqual([1, 0])
})

test.each([
  ['chunked', ['HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '3', 'yes', '0', '', ''], 'yes'],
  ['until the end', ['HTTP/1.1 200 OK', '', 'to the end'], 'to the end'],
  ['HTTP/1.0', ['HTTP/1.0 200 OK', '', 'old'], 'old'],
  [
    'after an interim response',
    [
      'HTTP/1.1 100 Continue',
      '',
      'HTTP/1.1 103 Early Hints',
      'Link: </x>',
      '',
      'HTTP/1.1 200 OK',
      'Content-Length: 1',
      '',
      'x',
    ],
    'x',
  ],
  ['without a reason', ['HTTP/1.1 200 ', 'Content-Length: 1', '', 'x'], 'x'],
  [
    'with odd headers',
    [
      'HTTP/1.1 200 OK',
      '__proto__: p',
      'constructor: c',
      'Set-Cookie: a',
      'Set-Cookie: b',
      'Content-Length: 1',
      '',
      'x',
    ],
    'x',
  ],
  ['shorter than its Content-Length', ['HTTP/1.1 200 OK', 'Content-Length: 100', '', 'half'], 'half'],
  ['with a broken chunk', ['HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '3', 'yes', 'zz', ''], 'yes'],
] as const)('a response %s is read', async (_, lines, excerpt) => {
  const { port } = await receiver(respondWith(...lines))

  expect(await sendTo({ url: url(port) })).toMatchObject({ response: { status: 200, excerpt } })
})

test('response headers named like object members are plain headers', async () => {
  const { port } = await receiver(
    respondWith(
      'HTTP/1.1 200 OK',
      '__proto__: p',
      'constructor: c',
      'toString: t',
      'Set-Cookie: a',
      'Set-Cookie: b',
      'Content-Length: 0',
      '',
      '',
    ),
  )

  const result = await sendTo({ url: url(port) })

  expect('response' in result && Object.entries(result.response.headers)).toEqual([
    ['__proto__', 'p'],
    ['constructor', 'c'],
    ['tostring', 't'],
    ['set-cookie', 'a, b'],
    ['content-length', '0'],
  ])
})

test.each([
  [
    'sends nothing and disconnects',
    (socket => socket.end()) as Parameters<typeof afterRequest>[0],
    'The connection was closed before a response arrived.',
  ],
  [
    'breaks the connection',
    socket => socket.resetAndDestroy(),
    'The connection was closed before a response arrived.',
  ],
  [
    'breaks it in the middle of the head',
    socket => socket.end('HTTP/1.1 200 OK\r\nContent-'),
    'The connection was closed before a response arrived.',
  ],
  ['is no web server', socket => socket.end('220 mail.acme.com ESMTP\r\n'), 'The response is not HTTP/1.1.'],
  [
    'speaks another protocol',
    socket => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
    'The response is not HTTP/1.1.',
  ],
  ['sends noise', socket => socket.end(Buffer.alloc(2_000, 0xfe)), 'The response is not HTTP/1.1.'],
  [
    'wants to speak HTTP/2',
    socket => socket.end(Buffer.from('00001204000000000000030000006400040000ffff', 'hex')),
    'The response is not HTTP/1.1.',
  ],
  [
    'has a status that is no number',
    socket => socket.end('HTTP/1.1 abc OK\r\n\r\n'),
    'The response is not HTTP/1.1.',
  ],
  [
    'has two lengths',
    socket => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx'),
    'The response is not HTTP/1.1.',
  ],
  [
    'has a length and chunks',
    socket =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
    'The response is not HTTP/1.1.',
  ],
  [
    'has a head without an end',
    socket => socket.write(`HTTP/1.1 200 OK\r\n${'X-Long: yyyyyyyyyyyyyyyy\r\n'.repeat(2_000)}`),
    'The head of the response is too large.',
  ],
  [
    'has a header without an end',
    socket => socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${'y'.repeat(60_000)}`),
    'The head of the response is too large.',
  ],
  [
    'switches protocols',
    socket =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
    'The connection was closed before a response arrived.',
  ],
])('a receiver that %s counts as no response', async (_, talk, message) => {
  const { port } = await receiver(afterRequest(talk))

  expect(await sendTo({ url: url(port) })).toEqual({ failure: 'broken', message })
})

test('a receiver that talks before the request counts as no response', async () => {
  const { port } = await receiver(socket => socket.write('220 mail.acme.com ESMTP\r\n'))

  expect(await sendTo({ url: url(port) })).toMatchObject({ failure: 'broken' })
})

test('a closed port is reported as a refused connection', async () => {
  expect(await sendTo({ url: 'http://127.0.0.1:1/' })).toEqual({
    failure: 'connect',
    message: 'The host refused the connection.',
  })
})

test.each([
  [{ 'x-one': 'a\r\nX-Two: b' }],
  [{ 'x-one': 'a\nb' }],
  [{ 'x-one': 'a\rb' }],
  [{ 'x-one': 'a\0b' }],
  [{ 'x-one': 'ü' }],
  [{ 'x-one': '\u{1f4a9}' }],
  [{ 'x-one': '\u010d\u010a' }],
  [{ 'x one': 'a' }],
  [{ 'x-one:': 'a' }],
  [{ '': 'a' }],
  [{ 'x-one\r\nx-two': 'a' }],
  [{ žádost: 'a' }],
  [{ host: 'evil.example' }],
  [{ Host: 'evil.example' }],
  [{ 'content-length': '1' }],
  [{ 'Transfer-Encoding': 'chunked' }],
  [{ connection: 'keep-alive' }],
  [{ expect: '100-continue' }],
  [{ upgrade: 'h2c' }],
  [{ 'accept-encoding': 'gzip' }],
])('a request with the headers %j is not sent', async headers => {
  const { port, connections } = await receiver(OK)

  expect(await sendTo({ url: url(port), headers: headers as unknown as Record<string, string> })).toEqual({
    failure: 'broken',
    message: 'The request has a header that cannot be sent.',
  })
  expect(connections()).toBe(0)
})

test('proxy settings of the environment are ignored', async () => {
  const proxy = await receiver(OK)
  const { port } = await receiver(OK)
  const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'ALL_PROXY', 'NODE_USE_ENV_PROXY']
  try {
    for (const name of names)
      process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : `http://127.0.0.1:${proxy.port}`

    expect(await sendTo({ url: url(port) })).toMatchObject({ response: { status: 200 } })
    expect(proxy.connections()).toBe(0)
  } finally {
    for (const name of names) delete process.env[name]
  }
})
