import { connect, Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { OutboundMeans } from '#kernel/outbound/connect.ts'
import { OK, receiver, sendTo } from './receiver.ts'

const PRODUCTION = { httpsOnly: true, allowsLoopback: false }
const SANDBOX = { httpsOnly: false, allowsLoopback: false }

/** A name server that returns its replies in order and repeats the last one. */
function names(
  ...replies: (readonly string[] | Error | Promise<never>)[]
): Pick<OutboundMeans, 'resolve'> & { queries: string[] } {
  const queries: string[] = []
  return {
    queries,
    async resolve(name) {
      queries.push(name)
      const reply = await replies[Math.min(queries.length, replies.length) - 1]!
      if (reply instanceof Error) throw reply
      return reply
    },
  }
}

/** Records dialled addresses. Connections go to the given port of this machine, or hang without one. */
function dialling(port?: number): Pick<OutboundMeans, 'dial'> & { dialled: string[] } {
  const dialled: string[] = []
  return {
    dialled,
    dial({ host }) {
      dialled.push(host)
      return port === undefined ? new Socket() : connect(port, '127.0.0.1')
    },
  }
}

const issue = (code: string): Error => Object.assign(new Error(code), { code })
const never = new Promise<never>(() => undefined)

const PUBLIC_ISSUE = 'An address of the host must be a public address.'
const PRIVATE_ISSUE = 'An address of the host must not be an address inside a private network.'
const LOOPBACK_ISSUE = 'An address of the host must not be a loopback address.'
const LINK_LOCAL_ISSUE = 'An address of the host must not be a link-local address.'

test.each([
  [['127.0.0.1'], LOOPBACK_ISSUE],
  [['::1'], LOOPBACK_ISSUE],
  [['127.9.9.9'], LOOPBACK_ISSUE],
  [['::ffff:127.0.0.1'], LOOPBACK_ISSUE],
  [['64:ff9b::7f00:1'], LOOPBACK_ISSUE],
  [['10.0.0.5'], PRIVATE_ISSUE],
  [['172.20.0.2'], PRIVATE_ISSUE],
  [['192.168.1.1'], PRIVATE_ISSUE],
  [['100.64.1.1'], PRIVATE_ISSUE],
  [['100.100.100.200'], PRIVATE_ISSUE],
  [['fd00:ec2::254'], PRIVATE_ISSUE],
  [['::ffff:10.0.0.1'], PRIVATE_ISSUE],
  [['64:ff9b::a00:1'], PRIVATE_ISSUE],
  [['169.254.169.254'], LINK_LOCAL_ISSUE],
  [['fe80::1'], LINK_LOCAL_ISSUE],
  [['::ffff:a9fe:a9fe'], LINK_LOCAL_ISSUE],
  [['64:ff9b::a9fe:a9fe'], LINK_LOCAL_ISSUE],
  [['0.0.0.0'], PUBLIC_ISSUE],
  [['::'], PUBLIC_ISSUE],
  [['192.0.0.192'], PUBLIC_ISSUE],
  [['224.0.0.251'], PUBLIC_ISSUE],
  [['255.255.255.255'], PUBLIC_ISSUE],
  [['2002:7f00:1::1'], PUBLIC_ISSUE],
  [['64:ff9b:1::808:808'], PUBLIC_ISSUE],
  [['8.8.8.8', '127.0.0.1'], LOOPBACK_ISSUE],
  [['127.0.0.1', '8.8.8.8'], LOOPBACK_ISSUE],
  [['2606:4700::1111', '8.8.8.8', '10.0.0.1'], PRIVATE_ISSUE],
  [['8.8.8.8', '2606:4700::1111', 'fd00::1'], PRIVATE_ISSUE],
  [['8.8.8.8', '8.8.4.4', '1.1.1.1', '1.0.0.1', '9.9.9.9', '192.168.0.1'], PRIVATE_ISSUE],
  [['8.8.8.8', '64:ff9b::127.0.0.1'], LOOPBACK_ISSUE],
  [['fe80::1%eth0'], 'An address of the host must be a plain IP address.'],
  [['0177.0.0.1'], 'An address of the host must be a plain IP address.'],
  [['2130706433'], 'An address of the host must be a plain IP address.'],
  [['other.example'], 'An address of the host must be a plain IP address.'],
  [['8.8.8.8', ''], 'An address of the host must be a plain IP address.'],
])('a name that resolves to %j is not called', async (addresses, message) => {
  const { port, connections } = await receiver(OK)
  const dial = dialling(port)

  for (const [scheme, rules] of [
    ['http', SANDBOX],
    ['https', PRODUCTION],
  ] as const) {
    expect(
      await sendTo({ url: `${scheme}://hooks.example:${port}/`, rules }, { ...names(addresses), ...dial }),
    ).toEqual({ failure: 'address', message })
  }
  expect([dial.dialled, connections()]).toEqual([[], 0])
})

test.each([
  ['is not known', issue('ENOTFOUND'), 'The host name has no address.'],
  ['has no address', issue('ENODATA'), 'The host name has no address.'],
  ['has no addresses', [], 'The host name has no address.'],
  ['belongs to a broken server', issue('ESERVFAIL'), 'The host name could not be resolved.'],
  ['belongs to a server that refuses', issue('EREFUSED'), 'The host name could not be resolved.'],
  ['belongs to a server that is silent', issue('ETIMEOUT'), 'The host name could not be resolved.'],
  ['makes a resolver fail oddly', new Error('odd'), 'The host name could not be resolved.'],
])('a name that %s is not called', async (_, reply, message) => {
  const dial = dialling()

  expect(await sendTo({ url: 'http://hooks.example/' }, { ...names(reply), ...dial })).toEqual({
    failure: 'dns',
    message,
  })
  expect(dial.dialled).toEqual([])
})

test('a name server that never replies is given up at the timeout', async () => {
  // Without the timeout this would never end.
  expect(
    await sendTo({ url: 'http://hooks.example/', timeoutMs: 200 }, { ...names(never), ...dialling() }),
  ).toEqual({ failure: 'timeout', message: 'The response did not arrive in time.' })
})

test('the connection goes to the address that was checked, and the next attempt checks again', async () => {
  const { port, connections } = await receiver(OK)
  const resolver = names(['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1'])
  const send = (): ReturnType<typeof sendTo> => sendTo({ url: `http://hooks.example:${port}/` }, resolver)

  expect(await send()).toMatchObject({ response: { status: 200 } })
  expect(resolver.queries).toEqual(['hooks.example'])
  expect(await send()).toEqual({ failure: 'address', message: PRIVATE_ISSUE })
  expect(await send()).toMatchObject({ response: { status: 200 } })
  expect([resolver.queries.length, connections()]).toEqual([3, 2])
})

test('a name that turns private after the check is dialled only at its public addresses', async () => {
  const dial = dialling()
  const resolver = names(['93.184.215.14', '2606:4700::1111'], ['127.0.0.1'], ['169.254.169.254'])

  await sendTo({ url: 'http://hooks.example/', rules: SANDBOX, timeoutMs: 1_000 }, { ...resolver, ...dial })

  expect([resolver.queries, dial.dialled]).toEqual([['hooks.example'], ['93.184.215.14', '2606:4700::1111']])
})

test('a connection to another address than the checked one is closed before a byte is written', async () => {
  const { port, received } = await receiver(OK)
  const message = 'The connection led to another address than the one that was checked.'

  for (const url of [
    `http://hooks.example:${port}/`,
    `https://hooks.example:${port}/`,
    `http://93.184.215.14:${port}/`,
  ]) {
    expect(await sendTo({ url, rules: SANDBOX }, { ...names(['93.184.215.14']), ...dialling(port) })).toEqual(
      { failure: 'address', message },
    )
  }
  expect(received()).toBe('')
})

test.each([
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://１２７.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://[::]:PORT/',
  'http://app.localhost:PORT/',
  'http://localhost.:PORT/',
  'http://acme.com@127.0.0.1:PORT/',
  'http://acme.com#@127.0.0.1:PORT/',
  'http:\\\\127.0.0.1:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
])('%s is never reached where loopback is not allowed', async url => {
  const { port, connections } = await receiver(OK)
  const dial = dialling(port)

  expect(
    await sendTo(
      { url: url.replace('PORT', String(port)), rules: SANDBOX },
      { ...names(['127.0.0.1']), ...dial },
    ),
  ).toMatchObject({ failure: expect.stringMatching(/^(url|address)$/) })
  expect([dial.dialled, connections()]).toEqual([[], 0])
})

test('an IP address in the URL is called without a name server', async () => {
  const { port } = await receiver(OK)
  const resolver = names(['10.0.0.1'])

  expect(await sendTo({ url: `http://127.0.0.1:${port}/` }, resolver)).toMatchObject({
    response: { status: 200 },
  })
  expect(resolver.queries).toEqual([])
})

test('localhost is always this machine, IPv4 first, whatever a name server replies', async () => {
  const { port } = await receiver(OK)
  const [resolver, dial] = [names(['93.184.215.14']), dialling()]

  expect(await sendTo({ url: `http://localhost:${port}/` }, resolver)).toMatchObject({
    response: { status: 200 },
  })
  expect(await sendTo({ url: `http://app.localhost:${port}/` }, resolver)).toMatchObject({
    response: { status: 200 },
  })
  await sendTo({ url: 'http://localhost/', timeoutMs: 1_000 }, { ...resolver, ...dial })
  expect([resolver.queries, dial.dialled]).toEqual([[], ['127.0.0.1', '::1']])
})

test('the next of several addresses is tried if one refuses or does not reply', async () => {
  const { port, received } = await receiver(OK)
  const dialled: string[] = []
  const dial: OutboundMeans['dial'] = ({ host }) => {
    dialled.push(host)
    // The second address hangs, like one behind a firewall.
    return dialled.length === 1
      ? connect(1, '127.0.0.1')
      : dialled.length === 2
        ? new Socket()
        : connect(port, host)
  }

  const result = await sendTo(
    { url: `http://hooks.example:${port}/`, timeoutMs: 6_000 },
    { ...names(['127.0.0.2', '127.0.0.3', '127.0.0.1']), dial },
  )

  expect(result).toMatchObject({ response: { status: 200 } })
  expect(dialled).toEqual(['127.0.0.2', '127.0.0.3', '127.0.0.1'])
  expect(received()).toContain(`Host: hooks.example:${port}\r\n`)
})

test('only a few of very many addresses are tried', async () => {
  const dial: OutboundMeans['dial'] & { count?: number } = () => {
    dial.count = (dial.count ?? 0) + 1
    return connect(1, '127.0.0.1')
  }

  expect(
    await sendTo(
      { url: 'http://hooks.example/', rules: SANDBOX },
      { ...names(Array.from({ length: 200 }, (_, n) => `8.8.8.${n}`)), dial },
    ),
  ).toMatchObject({ failure: 'connect' })
  expect(dial.count).toBe(4)
})

test('only allowed addresses are dialled, whatever a name server replies', async () => {
  const bad = [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
    'x',
  ]
  const good = ['8.8.8.8', '1.1.1.1', '2606:4700::1111', '64:ff9b::808:808']
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...bad, ...good), { maxLength: 6 }), async reply => {
      const dial = dialling()
      const result = await sendTo(
        { url: 'http://hooks.example/', rules: SANDBOX, timeoutMs: 15 },
        { ...names(reply), ...dial },
      )

      expect('failure' in result && result.failure).toBe(
        reply.length === 0 ? 'dns' : reply.some(ip => bad.includes(ip)) ? 'address' : 'timeout',
      )
      expect(dial.dialled.every(ip => good.includes(ip) && reply.every(each => good.includes(each)))).toBe(
        true,
      )
    }),
    { numRuns: 100 },
  )
})
