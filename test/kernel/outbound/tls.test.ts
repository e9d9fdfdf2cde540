import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { afterEach, expect, test } from '@jest/globals'
import { certificate, expiredCertificate, key } from './certificates.ts'
import { afterRequest, OK, receiver, sendTo } from './receiver.ts'

const RULES = { httpsOnly: true, allowsLoopback: true }
const here = { resolve: async () => ['127.0.0.1'] }
const tls = { key, cert: certificate }

const known = getCACertificates('default')
const trust = (): void => setDefaultCACertificates([...known, certificate, expiredCertificate])
afterEach(() => setDefaultCACertificates(known))

test('the host name is used in the handshake, in the certificate check and in the request', async () => {
  trust()
  const seen: unknown[] = []
  const { port, received } = await receiver(
    socket => {
      const { servername, alpnProtocol } = socket as TLSSocket & { servername: string }
      seen.push(servername, alpnProtocol, (socket as TLSSocket).getProtocol())
      OK(socket)
    },
    { tls: { ...tls, ALPNProtocols: ['h2', 'http/1.1'] } },
  )

  const result = await sendTo({ url: `https://hooks.example:${port}/in`, rules: RULES }, here)

  expect(result).toEqual({ response: { status: 200, headers: { 'content-length': '2' }, excerpt: 'ok' } })
  expect(seen).toEqual(['hooks.example', 'http/1.1', 'TLSv1.3'])
  expect(received()).toContain(`Host: hooks.example:${port}\r\n`)
})

test('an IP address as host needs a certificate for that address', async () => {
  trust()
  const { port } = await receiver(OK, { tls })

  expect(await sendTo({ url: `https://127.0.0.1:${port}/`, rules: RULES })).toMatchObject({
    response: { status: 200 },
  })
})

test.each([
  ['signed by an unknown authority', 'hooks.example', tls, false, 'The certificate is self-signed.'],
  ['for another host', 'other.example', tls, true, 'The certificate is for another host.'],
  ['expired', 'hooks.example', { key, cert: expiredCertificate }, true, 'The certificate has expired.'],
  [
    'only usable with HTTP/2',
    'hooks.example',
    { ...tls, ALPNProtocols: ['h2'] },
    true,
    'No secure connection could be made.',
  ],
  [
    'of a server of yesterday',
    'hooks.example',
    { ...tls, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const,
    true,
    'No secure connection could be made.',
  ],
])(
  'a certificate that is %s is not accepted, and nothing is written',
  async (_, host, options, isTrusted, message) => {
    if (isTrusted) trust()
    const { port, received } = await receiver(OK, { tls: options })

    expect(await sendTo({ url: `https://${host}:${port}/`, rules: RULES }, here)).toEqual({
      failure: 'tls',
      message,
    })
    expect(received()).toBe('')
  },
)

test('certificates are checked even if the environment disables the check', async () => {
  const { port, received } = await receiver(OK, { tls })
  const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED']
  try {
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'

    expect(await sendTo({ url: `https://hooks.example:${port}/`, rules: RULES }, here)).toMatchObject({
      failure: 'tls',
    })
    expect(received()).toBe('')
  } finally {
    if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']
    else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before
  }
})

test('a server that requires a client certificate is reported as a TLS or connection failure', async () => {
  trust()
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const { port } = await receiver(OK, {
      tls: { ...tls, requestCert: true, rejectUnauthorized: true, minVersion: version, maxVersion: version },
    })

    expect(await sendTo({ url: `https://hooks.example:${port}/`, rules: RULES }, here)).toMatchObject({
      failure: expect.stringMatching(/^(tls|broken)$/),
    })
  }
})

test('TLS to a plain port fails, and so does plain HTTP to a TLS port', async () => {
  const plain = await receiver(OK)
  const secure = await receiver(OK, { tls })
  const chatty = await receiver(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))

  expect(
    await sendTo({ url: `https://hooks.example:${plain.port}/`, rules: RULES, timeoutMs: 300 }, here),
  ).toMatchObject({ failure: 'timeout' })
  expect(await sendTo({ url: `https://hooks.example:${chatty.port}/`, rules: RULES }, here)).toEqual({
    failure: 'tls',
    message: 'No secure connection could be made.',
  })
  expect(await sendTo({ url: `http://hooks.example:${secure.port}/` }, here)).toMatchObject({
    failure: 'broken',
  })
})

test.each([
  ['sends nothing', () => undefined, { failure: 'timeout' }],
  [
    'goes in the middle',
    socket => socket.once('data', () => socket.end()),
    { failure: 'tls', message: 'No secure connection could be made.' },
  ],
  [
    'breaks the connection',
    socket => socket.once('data', () => socket.resetAndDestroy()),
    { failure: 'tls', message: 'No secure connection could be made.' },
  ],
  [
    'sends noise',
    socket => socket.once('data', () => socket.end(Buffer.alloc(500, 0x16))),
    { failure: 'tls', message: 'No secure connection could be made.' },
  ],
] as readonly (readonly [string, Parameters<typeof receiver>[0], object])[])(
  'a handshake fails if the other side %s',
  async (_, talk, result) => {
    const { port } = await receiver(talk)

    expect(
      await sendTo({ url: `https://hooks.example:${port}/`, rules: RULES, timeoutMs: 3_000 }, here),
    ).toMatchObject(result)
  },
)

test('a secure connection that hangs after the response head is a response, and one that hangs before is none', async () => {
  trust()
  const half = await receiver(
    afterRequest(socket => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf')),
    { tls },
  )
  const silent = await receiver(() => undefined, { tls })

  expect(
    await sendTo({ url: `https://hooks.example:${half.port}/`, rules: RULES, timeoutMs: 3_000 }, here),
  ).toMatchObject({ response: { status: 200, excerpt: 'half' } })
  expect(
    await sendTo({ url: `https://hooks.example:${silent.port}/`, rules: RULES, timeoutMs: 300 }, here),
  ).toMatchObject({ failure: 'timeout' })
  expect(
    await sendTo(
      { url: `https://hooks.example:${silent.port}/`, rules: RULES, signal: AbortSignal.timeout(100) },
      here,
    ),
  ).toMatchObject({ failure: 'aborted' })
})
