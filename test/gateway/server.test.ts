import { expect, test } from '@jest/globals'
import { createServer, type ServerOptions } from '../../gateway/server.ts'

test('behind a proxy a client is who the proxy says, not who the client said to the proxy', async () => {
  const app = createServer({ trustProxy: true } as ServerOptions)
  app.get('/who', async ({ ip, host }) => ({ ip, host }))

  const { body } = await app.inject({ url: '/who', headers: { 'x-forwarded-for': '192.0.2.66, 203.0.113.9', 'x-forwarded-host': 'sandbox.example, api.example' } })

  expect(JSON.parse(body)).toEqual({ ip: '203.0.113.9', host: 'api.example' })
})
