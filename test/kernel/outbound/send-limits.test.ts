import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { excerptOf } from '#kernel/outbound/excerpt.ts'
import { afterRequest, OK, receiver, sendTo, url } from './receiver.ts'

test.each([
  ['sends nothing', () => undefined],
  [
    'sends its head one byte at a time',
    socket => drip(socket, 'HTTP/1.1 200 OK\r\nX-Long: '.padEnd(15_000, 'x')),
  ],
  [
    'sends interim responses without end',
    socket => drip(socket, 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(500)),
  ],
] as readonly (readonly [string, Parameters<typeof afterRequest>[0]])[])(
  'a receiver that %s is abandoned at the timeout',
  async (_, talk) => {
    const { port } = await receiver(afterRequest(talk))

    // Without the timeout this would last as long as the receiver likes, and longer than the test may take.
    expect(await sendTo({ url: url(port), timeoutMs: 300 })).toEqual({
      failure: 'timeout',
      message: 'The response did not arrive in time.',
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
    response: { status: 200, excerpt },
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

  expect(result).toMatchObject({ response: { status: 200, excerpt: expect.stringMatching(/^x+$/) } })
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

  expect(result).toMatchObject({ response: { status: 200, excerpt: 'y'.repeat(4_096) } })
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

  expect(await sendTo({ url: url(port) })).toMatchObject({ response: { status: 200, excerpt: '' } })
  expect(await sendTo({ url: url(endless.port), timeoutMs: BODY_MS })).toMatchObject({
    response: { status: 200, excerpt: '' },
  })
})

test('an abort ends the request at every stage', async () => {
  const stages = { before: 0, resolving: 50, responding: 50 }
  const { port } = await receiver(() => undefined)
  const abortedAfter = (ms: number): AbortSignal => (ms === 0 ? AbortSignal.abort() : AbortSignal.timeout(ms))

  const results = [
    await sendTo({ url: url(port), signal: abortedAfter(stages.before) }),
    await sendTo(
      { url: 'http://hooks.example', signal: abortedAfter(stages.resolving) },
      { resolve: () => new Promise(() => undefined) },
    ),
    await sendTo({ url: url(port), signal: abortedAfter(stages.responding) }),
  ]

  expect(results).toEqual(
    Array.from({ length: 3 }, () => ({ failure: 'aborted', message: 'The request was cancelled.' })),
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
    response: { status: 200, excerpt: 'half' },
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

  const results = await Promise.all(
    Array.from({ length: 50 }, () => sendTo({ url: url(good.port), timeoutMs: 20_000 })),
  )

  expect(results.every(result => 'response' in result)).toBe(true)
  expect(ended).toBe(0)
  stop.abort()
  expect(
    (await Promise.all(hanging)).every(result => 'failure' in result && result.failure === 'aborted'),
  ).toBe(true)
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
