import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { excerptOf } from '#kernel/outbound/excerpt.ts'
import { send } from '#kernel/outbound/send.ts'
import { afterRequest, answering, OK, receiver, sendTo } from './receiver.ts'

const url = (port: number, path = '/in'): string => `http://127.0.0.1:${port}${path}`

test('a request is HTTP/1.1 with its length, headers and host, and closes its connection', async () => {
  const { port, heard } = await receiver(OK)

  const result = await sendTo({
    url: url(port, '/in?x=ü'),
    headers: { 'content-type': 'application/json', 'X-One': 'a\tb' },
    body: '{"name":"Žofie"}',
  })

  expect(result).toEqual({ answer: { status: 200, headers: { 'content-length': '2' }, excerpt: 'ok' } })
  const [head, body] = heard().split('\r\n\r\n')
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
  const { port, heard } = await receiver(OK)

  await send({
    url: url(port),
    method,
    headers: {},
    ...(body !== undefined && { body }),
    rules: { httpsOnly: false, allowsLoopback: true },
    timeoutMs: 5_000,
  })

  expect(heard().startsWith(line)).toBe(true)
  expect(heard().includes('Content-Length: 0')).toBe(hasLength)
  expect(heard()).not.toMatch(/expect|transfer-encoding/i)
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
    answering(`HTTP/1.1 ${status} Something`, 'Retry-After: 7', 'Content-Length: 0', '', ''),
  )

  expect(await sendTo({ url: url(port) })).toEqual({
    answer: { status, headers: { 'retry-after': '7', 'content-length': '0' }, excerpt: '' },
  })
})

test.each([300, 301, 302, 303, 307, 308])('a redirect %i is not followed', async status => {
  const secret = await receiver(OK)
  const { port, connections } = await receiver(
    answering(
      `HTTP/1.1 ${status} Moved`,
      `Location: http://127.0.0.1:${secret.port}/admin`,
      'Refresh: 0; url=/x',
      'Content-Length: 0',
      '',
      '',
    ),
  )

  expect(await sendTo({ url: url(port) })).toMatchObject({
    answer: { status, headers: { location: `http://127.0.0.1:${secret.port}/admin` } },
  })
  expect([connections(), secret.connections()]).toEqual([1, 0])
})

test.each([
  ['chunked', ['HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '3', 'yes', '0', '', ''], 'yes'],
  ['until the end', ['HTTP/1.1 200 OK', '', 'to the end'], 'to the end'],
  ['HTTP/1.0', ['HTTP/1.0 200 OK', '', 'old'], 'old'],
  [
    'after an interim answer',
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
  ['shorter than it says', ['HTTP/1.1 200 OK', 'Content-Length: 100', '', 'half'], 'half'],
  ['with a broken chunk', ['HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '3', 'yes', 'zz', ''], 'yes'],
] as const)('a response %s is read', async (_, lines, excerpt) => {
  const { port } = await receiver(answering(...lines))

  expect(await sendTo({ url: url(port) })).toMatchObject({ answer: { status: 200, excerpt } })
})

test('response headers named like object members are plain headers', async () => {
  const { port } = await receiver(
    answering(
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

  expect('answer' in result && Object.entries(result.answer.headers)).toEqual([
    ['__proto__', 'p'],
    ['constructor', 'c'],
    ['tostring', 't'],
    ['set-cookie', 'a, b'],
    ['content-length', '0'],
  ])
})

test.each([
  [
    'says nothing and goes',
    (socket => socket.end()) as Parameters<typeof afterRequest>[0],
    'The connection was closed before an answer came.',
  ],
  [
    'breaks the connection',
    socket => socket.resetAndDestroy(),
    'The connection was closed before an answer came.',
  ],
  [
    'breaks it in the middle of the head',
    socket => socket.end('HTTP/1.1 200 OK\r\nContent-'),
    'The connection was closed before an answer came.',
  ],
  ['is no web server', socket => socket.end('220 mail.acme.com ESMTP\r\n'), 'The answer is not HTTP/1.1.'],
  ['speaks another protocol', socket => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'The answer is not HTTP/1.1.'],
  ['sends noise', socket => socket.end(Buffer.alloc(2_000, 0xfe)), 'The answer is not HTTP/1.1.'],
  [
    'wants to speak HTTP/2',
    socket => socket.end(Buffer.from('00001204000000000000030000006400040000ffff', 'hex')),
    'The answer is not HTTP/1.1.',
  ],
  [
    'has a status that is no number',
    socket => socket.end('HTTP/1.1 abc OK\r\n\r\n'),
    'The answer is not HTTP/1.1.',
  ],
  [
    'has two lengths',
    socket => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx'),
    'The answer is not HTTP/1.1.',
  ],
  [
    'has a length and chunks',
    socket =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
    'The answer is not HTTP/1.1.',
  ],
  [
    'has a head without an end',
    socket => socket.write(`HTTP/1.1 200 OK\r\n${'X-Long: yyyyyyyyyyyyyyyy\r\n'.repeat(2_000)}`),
    'The head of the answer is too large.',
  ],
  [
    'has a header without an end',
    socket => socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${'y'.repeat(60_000)}`),
    'The head of the answer is too large.',
  ],
  [
    'switches protocols',
    socket =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
    'The connection was closed before an answer came.',
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
  ['says nothing', () => undefined],
  [
    'sends its head one byte at a time',
    socket => drip(socket, 'HTTP/1.1 200 OK\r\nX-Long: '.padEnd(15_000, 'x')),
  ],
  ['sends interim answers for ever', socket => drip(socket, 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(500))],
] as readonly (readonly [string, Parameters<typeof afterRequest>[0]])[])(
  'a receiver that %s is abandoned at the timeout',
  async (_, talk) => {
    const { port } = await receiver(afterRequest(talk))

    // Without the timeout this would last as long as the receiver likes, and longer than the test may take.
    expect(await sendTo({ url: url(port), timeoutMs: 300 })).toEqual({
      failure: 'timeout',
      message: 'No answer came in time.',
    })
  },
)

test('a receiver that never reads the request is abandoned at the timeout', async () => {
  const { port } = await receiver(socket => {
    socket.pause()
    setTimeout(() => socket.resume(), 600)
  })

  expect(await sendTo({ url: url(port), body: 'x'.repeat(20_000_000), timeoutMs: 300 })).toMatchObject({
    failure: 'timeout',
  })
})

/** Long enough for a busy machine to read the head and the available part of the body. */
const BODY_MS = 3_000

test.each([
  ['hangs', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf', 'half'],
  ['never begins', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n', ''],
  ['is an endless chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffff\r\nhalf', 'half'],
])('a 200 stays a 200 when its body %s', async (_, bytes, excerpt) => {
  const { port } = await receiver(afterRequest(socket => socket.write(bytes)))

  // Without the timeout this would never end.
  expect(await sendTo({ url: url(port), timeoutMs: BODY_MS })).toMatchObject({
    answer: { status: 200, excerpt },
  })
})

test('a slow body ends at the timeout, with the part that arrived', async () => {
  const { port } = await receiver(
    afterRequest(socket => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      drip(socket, 'x'.repeat(5_000))
    }),
  )

  const result = await sendTo({ url: url(port), timeoutMs: BODY_MS })

  expect(result).toMatchObject({ answer: { status: 200, excerpt: expect.stringMatching(/^x+$/) } })
})

test('only the beginning of a body of 100 MB is read', async () => {
  const chunk = Buffer.alloc(1_000_000, 'y')
  let written = 0
  const { port } = await receiver(
    afterRequest(async socket => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n')
      while (
        written < 100 &&
        !socket.destroyed &&
        (await new Promise(resolve => socket.write(chunk, error => resolve(!error))))
      )
        written++
    }),
  )

  const result = await sendTo({ url: url(port) })

  expect(result).toMatchObject({ answer: { status: 200, excerpt: 'y'.repeat(4_096) } })
  expect(written).toBeLessThan(50)
})

test('a compressed body is neither decompressed nor shown', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000))
  const { port } = await receiver(
    afterRequest(socket =>
      socket.end(
        Buffer.concat([
          Buffer.from(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`),
          bomb,
        ]),
      ),
    ),
  )
  const endless = await receiver(
    afterRequest(socket => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n')
      const gzip = createGzip()
      gzip.pipe(socket)
      gzip.write(Buffer.alloc(1_000_000))
    }),
  )

  expect(await sendTo({ url: url(port) })).toMatchObject({ answer: { status: 200, excerpt: '' } })
  expect(await sendTo({ url: url(endless.port), timeoutMs: BODY_MS })).toMatchObject({
    answer: { status: 200, excerpt: '' },
  })
})

test('an abort ends the request at every stage', async () => {
  const stages = { before: 0, resolving: 50, answering: 50 }
  const { port } = await receiver(() => undefined)
  const abortedAfter = (ms: number): AbortSignal => (ms === 0 ? AbortSignal.abort() : AbortSignal.timeout(ms))

  const results = [
    await sendTo({ url: url(port), signal: abortedAfter(stages.before) }),
    await sendTo(
      { url: 'http://hooks.example', signal: abortedAfter(stages.resolving) },
      { resolve: () => new Promise(() => undefined) },
    ),
    await sendTo({ url: url(port), signal: abortedAfter(stages.answering) }),
  ]

  expect(results).toEqual(
    Array.from({ length: 3 }, () => ({ failure: 'aborted', message: 'The request was given up.' })),
  )
})

test('an abort while the body is read still returns the response', async () => {
  const caller = new AbortController()
  const { port } = await receiver(
    afterRequest(socket =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf', async () => {
        // Each round of the event loop reads what has arrived, so after some rounds the caller has the head.
        for (let round = 0; round < 20; round++) await pause(5)
        caller.abort()
      }),
    ),
  )

  expect(await sendTo({ url: url(port), signal: caller.signal })).toMatchObject({
    answer: { status: 200, excerpt: 'half' },
  })
})

test('a long-lived signal keeps no listeners of finished requests', async () => {
  const { port } = await receiver(OK)
  const outside = new AbortController()
  let listeners = 0
  const { addEventListener, removeEventListener } = outside.signal
  outside.signal.addEventListener = ((...given: Parameters<typeof addEventListener>) => {
    listeners++
    addEventListener.apply(outside.signal, given)
  }) as typeof addEventListener
  outside.signal.removeEventListener = ((...given: Parameters<typeof removeEventListener>) => {
    listeners--
    removeEventListener.apply(outside.signal, given)
  }) as typeof removeEventListener

  for (let n = 0; n < 5; n++) await sendTo({ url: url(port), signal: outside.signal })

  expect(listeners).toBe(0)
})

test('a hundred concurrent requests do not wait for those that hang', async () => {
  const good = await receiver(OK)
  const dead = await receiver(() => undefined)
  const stop = new AbortController()
  let ended = 0
  const hanging = Array.from({ length: 50 }, () =>
    sendTo({ url: url(dead.port), timeoutMs: 60_000, signal: stop.signal }).finally(() => {
      ended++
    }),
  )

  const answered = await Promise.all(
    Array.from({ length: 50 }, () => sendTo({ url: url(good.port), timeoutMs: 20_000 })),
  )

  expect(answered.every(result => 'answer' in result)).toBe(true)
  expect(ended).toBe(0)
  stop.abort()
  expect(
    (await Promise.all(hanging)).every(result => 'failure' in result && result.failure === 'aborted'),
  ).toBe(true)
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

    expect(await sendTo({ url: url(port) })).toMatchObject({ answer: { status: 200 } })
    expect(proxy.connections()).toBe(0)
  } finally {
    for (const name of names) delete process.env[name]
  }
})

test('an excerpt is valid text of at most 4 KiB, without half a character', async () => {
  const of = (...chunks: Buffer[]): Promise<string> => excerptOf(Readable.from(chunks), undefined)

  expect(await of(Buffer.from('a\0b\x1b[31m\t\r\nü\u0085\u007f'))).toBe(
    'a\ufffdb\ufffd[31m\t\r\nü\ufffd\ufffd',
  )
  expect(await of(Buffer.from('ü'.repeat(3_000)))).toBe('ü'.repeat(2_048))
  expect(await of(Buffer.from('xü'.repeat(3_000)))).toBe(`${'xü'.repeat(1_365)}x`)
  expect(await of(Buffer.from([0xff, 0x41]))).toBe('\ufffdA')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 4 }), async chunks => {
      const excerpt = await of(...chunks.map(chunk => Buffer.from(chunk)))
      expect(excerpt.length).toBeLessThanOrEqual(4_096)
      expect(excerpt).not.toMatch(/[^\P{Cc}\t\n\r]/u)
      expect(excerpt.isWellFormed()).toBe(true)
    }),
  )
})

/** Writes one character every few milliseconds until the client closes the connection. */
function drip(socket: Parameters<Parameters<typeof afterRequest>[0]>[0], text: string): void {
  void (async () => {
    for (const each of text) {
      if (socket.destroyed) return
      socket.write(each)
      await pause(5)
    }
  })()
}
