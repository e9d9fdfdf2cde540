import { createSocket, type Socket } from 'node:dgram'
import { afterEach, expect, test } from '@jest/globals'
import { hasNoAddress, resolveBy } from '#kernel/outbound/resolve.ts'

const A = 1
type Kind = typeof A | 28
/**
 * Addresses as bytes, a DNS error code (2 server failure, 3 no such name, 5 refused), or no valid response.
 */
type Reply = readonly (readonly number[])[] | 2 | 3 | 5 | 'silent' | 'noise'

let server: Socket | undefined
afterEach(() => new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve())))

/** Starts a name server on this machine that records its queries. */
async function nameServer(reply: (kind: Kind) => Reply): Promise<{ at: string; queries: string[] }> {
  const queries: string[] = []
  const socket = (server = createSocket('udp4'))
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12)
    const kind = query.readUInt16BE(end + 1) as Kind
    queries.push(`${nameIn(query)} ${kind === A ? 'A' : 'AAAA'}`)
    const message = messageTo(query, query.subarray(12, end + 5), kind, reply(kind))
    if (message) socket.send(message, from.port, from.address)
  })
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  return { at: `127.0.0.1:${socket.address().port}`, queries }
}

function nameIn(query: Buffer): string {
  const labels: string[] = []
  for (let at = 12; query[at]! > 0; at += query[at]! + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!))
  return labels.join('.')
}

function messageTo(query: Buffer, domainCall: Buffer, kind: Kind, reply: Reply): Buffer | undefined {
  if (reply === 'silent') return undefined
  if (reply === 'noise') return Buffer.alloc(40, 0xff)
  const addresses = typeof reply === 'number' ? [] : reply
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 | (typeof reply === 'number' ? reply : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(addresses.length, 6)
  return Buffer.concat([
    head,
    domainCall,
    ...addresses.map(bytes => Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes])),
  ])
}

const V4 = [93, 184, 215, 14]
const V6 = [0x26, 0x06, 0x47, 0, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11]
const never = new AbortController().signal

test('both IPv4 and IPv6 addresses are found, and no other name is queried', async () => {
  const { at, queries } = await nameServer(kind => (kind === A ? [V4, [10, 0, 0, 1]] : [V6]))

  expect(await resolveBy([at])('hooks.example', never)).toEqual([
    '93.184.215.14',
    '10.0.0.1',
    '2606:4700:4700::1111',
  ])
  expect(queries.sort()).toEqual(['hooks.example A', 'hooks.example AAAA'])
})

test.each([
  ['has addresses of one kind', kind => (kind === A ? [V4] : []), ['93.184.215.14']],
  ['has addresses of the other kind', kind => (kind === A ? [] : [V6]), ['2606:4700:4700::1111']],
  ['has none', () => [], []],
  ['does not exist', () => 3, []],
] as readonly (readonly [string, (kind: Kind) => Reply, string[]])[])(
  'a lookup returns exactly the addresses of a name that %s',
  async (_, reply, addresses) => {
    const { at } = await nameServer(reply)

    expect(await resolveBy([at])('hooks.example', never)).toEqual(addresses)
  },
)

test('a failure for one address family does not hide the other', async () => {
  const { at } = await nameServer(kind => (kind === A ? [V4] : 2))

  expect(await resolveBy([at])('hooks.example', never)).toEqual(['93.184.215.14'])
})

test.each([
  [2, 'ESERVFAIL'],
  [5, 'EREFUSED'],
] as const)('the server error %i is not reported as a name without addresses', async (number, code) => {
  const { at } = await nameServer(() => number)

  const error: unknown = await resolveBy([at])('hooks.example', never).catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ code })
  expect(hasNoAddress(error)).toBe(false)
})

test.each(['silent', 'noise'] as const)(
  'a query to a server that is %s ends when it is aborted',
  async reply => {
    const { at } = await nameServer(() => reply)

    // The resolver's own timeout would be ETIMEOUT.
    await expect(resolveBy([at])('hooks.example', AbortSignal.timeout(100))).rejects.toMatchObject({
      code: expect.not.stringMatching('ETIMEOUT'),
    })
  },
)

test('names with silent servers do not delay other names, however many they are', async () => {
  const { at: silent } = await nameServer(() => 'silent')
  const closing = server!
  const { at: good } = await nameServer(kind => (kind === A ? [V4] : []))
  const stop = new AbortController()
  let ended = 0
  const waiting = Array.from({ length: 40 }, () =>
    resolveBy([silent])('slow.example', stop.signal)
      .catch(() => 'given up')
      .finally(() => {
        ended++
      }),
  )

  expect(await resolveBy([good])('hooks.example', never)).toEqual(['93.184.215.14'])
  expect(ended).toBe(0)
  stop.abort()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['given up']))
  closing.close()
})
