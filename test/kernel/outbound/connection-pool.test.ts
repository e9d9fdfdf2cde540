import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from '@jest/globals'
import type { OutboundResult } from '#kernel/outbound/request.ts'
import { certificate, key } from './certificates.ts'
import { eachRequest, keeping, receiver, sendTo } from './receiver.ts'

const known = getCACertificates('default')
afterEach(() => setDefaultCACertificates(known))

const YES = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'
const success = { response: { status: 200 } }
const staying = eachRequest(socket => socket.write(YES))
const url = (port: number, host = '127.0.0.1'): string => `http://${host}:${port}/in`
const requestsIn = (received: string): number => received.split('POST /in').length - 1
const settled = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise(resolve => setTimeout(resolve, 5))
}

test('consecutive requests share a connection, and each is complete', async () => {
  const { port, connections, received } = await receiver(staying)
  const pool = keeping()

  for (const body of ['one', 'zwölf', ''])
    expect(await sendTo({ url: url(port), body }, { pool })).toEqual({
      response: { status: 200, headers: { 'content-length': '2' }, excerpt: 'ok' },
    })

  expect(connections()).toBe(1)
  expect(
    received()
      .split('POST /in HTTP/1.1\r\n')
      .slice(1)
      .map(request => request.split('\r\n').filter(line => /^(connection|content-length)/i.test(line))),
  ).toEqual(['3', '6', '0'].map(length => [`Content-Length: ${length}`, 'Connection: keep-alive']))
})

test('concurrent requests have a connection each and do not wait for one another', async () => {
  const { port, connections } = await receiver(staying)
  const pool = keeping()
  const several = (): Promise<OutboundResult[]> =>
    Promise.all([1, 2, 3].map(() => sendTo({ url: url(port) }, { pool })))

  expect(await several()).toMatchObject([success, success, success])
  expect(await several()).toMatchObject([success, success, success])
  expect(connections()).toBe(3)
})

test('a name that now resolves elsewhere does not reuse the pooled connection', async () => {
  const here = await receiver(staying)
  const elsewhere = await receiver(staying, { host: '127.0.0.2', port: here.port })
  const pool = keeping()
  let address = '127.0.0.1'
  const call = (to: string): Promise<OutboundResult> => {
    address = to
    return sendTo({ url: url(here.port, 'hooks.example') }, { pool, resolve: async () => [address] })
  }

  expect(await call('127.0.0.1')).toMatchObject(success)
  for (const inside of ['10.0.0.1', '169.254.169.254', 'fd00::1'])
    expect(await call(inside)).toMatchObject({ failure: 'address' })
  expect(requestsIn(here.received())).toBe(1)
  expect(await call('127.0.0.2')).toMatchObject(success)
  expect([requestsIn(here.received()), requestsIn(elsewhere.received())]).toEqual([1, 1])
  expect(await call('127.0.0.1')).toMatchObject(success)
  expect([here.connections(), elsewhere.connections(), requestsIn(here.received())]).toEqual([1, 1, 2])
})

test('a pooled connection is not used once its address is no longer allowed', async () => {
  const { port, received } = await receiver(staying)
  const pool = keeping()
  const means = { pool, resolve: async () => ['127.0.0.1'] }

  await sendTo({ url: url(port, 'hooks.example') }, means)

  expect(
    await sendTo(
      { url: url(port, 'hooks.example'), rules: { httpsOnly: false, allowsLoopback: false } },
      means,
    ),
  ).toMatchObject({ failure: 'address' })
  expect(requestsIn(received())).toBe(1)
})

test('hosts, ports and schemes never share a connection, even at one address', async () => {
  setDefaultCACertificates([...known, certificate])
  const { port, connections } = await receiver(staying)
  const secure = await receiver(staying, { tls: { key, cert: certificate } })
  const pool = keeping()
  const means = { pool, resolve: async () => ['127.0.0.1'] }

  for (let round = 0; round < 2; round++) {
    for (const host of ['one.example', 'other.example', '127.0.0.1'])
      expect(await sendTo({ url: url(port, host) }, means)).toMatchObject(success)
    expect(await sendTo({ url: `https://hooks.example:${secure.port}/` }, means)).toMatchObject(success)
    expect(await sendTo({ url: `https://other.example:${secure.port}/` }, means)).toMatchObject({
      failure: 'tls',
    })
  }

  // Each of the two rejected certificates had its own handshake.
  expect([connections(), secure.connections()]).toEqual([3, 3])
})

test('a request is retried once on a new connection if the pooled one closes before any response', async () => {
  const { port, connections, received } = await receiver(
    eachRequest((socket, number) => (number === 1 ? socket.write(YES) : socket.destroy())),
  )
  const pool = keeping()

  for (let each = 0; each < 3; each++)
    expect(await sendTo({ url: url(port) }, { pool })).toMatchObject(success)

  expect([connections(), requestsIn(received())]).toEqual([3, 5])
})

test('a receiver that closes every connection fails after the second', async () => {
  let isOpen = true
  const { port, connections } = await receiver(
    eachRequest(socket => (isOpen ? socket.write(YES) : socket.destroy())),
  )
  const pool = keeping()
  await sendTo({ url: url(port) }, { pool })
  isOpen = false

  expect(await sendTo({ url: url(port) }, { pool })).toEqual({
    failure: 'broken',
    message: 'The connection was closed before a response arrived.',
  })
  expect(connections()).toBe(2)
})

test.each([
  ['has begun a response', 'HTTP/1.1 2', 'broken'],
  ['sends bytes that are not HTTP', 'SMTP\r\n\r\n', 'broken'],
  ['sends nothing in time', '', 'timeout'],
] as const)('a request is not retried when its receiver %s', async (_, message, failure) => {
  const { port, connections, received } = await receiver(
    eachRequest((socket, number) => {
      if (number === 1) socket.write(YES)
      else if (message !== '') socket.end(message)
    }),
  )
  const pool = keeping()
  await sendTo({ url: url(port) }, { pool })

  expect(await sendTo({ url: url(port), timeoutMs: 2_500 }, { pool })).toMatchObject({ failure })
  expect([connections(), requestsIn(received())]).toEqual([1, 2])
})

test.each([
  ['wants to close', 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok'],
  ['speaks HTTP/1.0', 'HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok'],
  ['sends more than is read', `HTTP/1.1 200 OK\r\nContent-Length: 8000\r\n\r\n${'x'.repeat(8_000)}`],
  ['sends two responses', `${YES}${YES}`],
])('a connection is not pooled when the receiver %s', async (_, message) => {
  const { port, connections } = await receiver(eachRequest(socket => socket.write(message)))
  const pool = keeping()

  for (let each = 0; each < 2; each++) await sendTo({ url: url(port) }, { pool })

  expect(connections()).toBe(2)
})

test.each([
  ['ends', ''],
  ['talks unasked', YES],
])('a pooled connection that %s while idle is discarded', async (_, message) => {
  let talk = (): void => undefined
  let isGone = false
  const { port, connections } = await receiver(socket => {
    staying(socket)
    socket.on('close', () => {
      isGone = true
    })
    talk = () => void (message === '' ? socket.end() : socket.write(message))
  })
  const pool = keeping()
  await sendTo({ url: url(port) }, { pool })
  talk()
  await settled(() => isGone)

  expect(await sendTo({ url: url(port) }, { pool })).toMatchObject(success)
  expect(connections()).toBe(2)
})

test('the pool keeps a limited number of connections, the newest ones, for a limited time', async () => {
  const closed: string[] = []
  const { port, connections } = await receiver(socket => {
    socket.once('data', chunk =>
      socket.on('close', () => closed.push(/Host: (\w+)/.exec(chunk.toString())![1]!)),
    )
    staying(socket)
  })
  const pool = keeping({ max: 2, idleMs: 300 })
  for (const host of ['a', 'b', 'c'])
    await sendTo({ url: url(port, `${host}.example`) }, { pool, resolve: async () => ['127.0.0.1'] })

  await settled(() => closed.length > 0)
  expect(closed[0]).toBe('a')
  await settled(() => closed.length === 3)
  expect(connections()).toBe(3)
})

test('an aborted request closes its connection', async () => {
  const { port, connections, received } = await receiver(
    eachRequest((socket, number) => {
      if (number === 1) socket.write(YES)
    }),
  )
  const pool = keeping()
  await sendTo({ url: url(port) }, { pool })
  const stopping = new AbortController()
  const result = sendTo({ url: url(port), signal: stopping.signal }, { pool })
  await settled(() => requestsIn(received()) === 2)
  stopping.abort()

  expect(await result).toMatchObject({ failure: 'aborted' })
  expect(await sendTo({ url: url(port) }, { pool })).toMatchObject(success)
  expect(connections()).toBe(2)
})
