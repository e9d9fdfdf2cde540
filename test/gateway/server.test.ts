import { expect, test } from '@jest/globals'
import { environmentOf } from '#gateway/environment.ts'
import { createServer, type ServerOptions } from '#gateway/server.ts'

const RULES = { sandboxHosts: [], productionHosts: ['api.example'], defaultEnvironment: 'sandbox' } as const

test('the client address and host come from the last proxy, not from the client', async () => {
  const app = createServer({ trustProxy: true, trustForwardedHost: true } as ServerOptions)
  app.get('/who', async ({ ip, host }) => ({ ip, host }))

  const { body } = await app.inject({
    url: '/who',
    headers: {
      'x-forwarded-for': '192.0.2.66, 203.0.113.9',
      'x-forwarded-host': 'sandbox.example, api.example',
    },
  })

  expect(JSON.parse(body)).toEqual({ ip: '203.0.113.9', host: 'api.example' })
})

/** Server configuration, address of the client, and whether the host in `X-Forwarded-Host` is trusted. */
const FORGERIES: readonly (readonly [
  title: string,
  options: Partial<ServerOptions>,
  remoteAddress: string,
  isBelieved: boolean,
])[] = [
  ['no proxy is configured', { trustProxy: false }, '127.0.0.1', false],
  ['a proxy is trusted for addresses alone', { trustProxy: true }, '10.0.0.1', false],
  ['the network of a proxy is trusted for addresses alone', { trustProxy: '10.0.0.0/8' }, '10.0.0.1', false],
  [
    'forwarded hosts are trusted, and no proxy is configured',
    { trustProxy: false, trustForwardedHost: true },
    '127.0.0.1',
    false,
  ],
  [
    'a client bypasses the proxy whose host is trusted',
    { trustProxy: '10.0.0.0/8', trustForwardedHost: true },
    '203.0.113.9',
    false,
  ],
  ['a proxy is trusted for hosts', { trustProxy: '10.0.0.0/8', trustForwardedHost: true }, '10.0.0.1', true],
]

test.each(FORGERIES)(
  'X-Forwarded-Host selects an environment only if it is trusted: %s',
  async (_, options, remoteAddress, isBelieved) => {
    const app = createServer({ ...options } as ServerOptions)
    app.get('/who', async ({ host }) => ({ host, environment: environmentOf(host, RULES) }))

    const { body } = await app.inject({
      url: '/who',
      remoteAddress,
      headers: { host: 'anything.example', 'x-forwarded-host': 'api.example' },
    })

    expect(JSON.parse(body)).toEqual(
      isBelieved
        ? { host: 'api.example', environment: 'production' }
        : { host: 'anything.example', environment: 'sandbox' },
    )
  },
)
