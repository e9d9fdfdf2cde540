import { expect, test } from '@jest/globals'
import fastify from 'fastify'
import { processServer } from '#gateway/internal/process-server.ts'
import { healthRoutes, type Metrics } from '#gateway/health-endpoints.ts'
import { statusOf } from '#rest-adapter/dialect.ts'
import { refusalFrom } from '#rest-adapter/failure.ts'

async function statusFor(
  access: Pick<Metrics, 'token' | 'isOpen'>,
  authorization?: string,
  others: Record<string, string> = {},
): Promise<number> {
  const app = fastify()
  app.setErrorHandler((error, _, reply) => reply.code(statusOf(refusalFrom(error))).send())
  healthRoutes(app, {
    readiness: async () => ({ status: 'ready', checks: [] }),
    isClosing: () => false,
    metrics: { ...access, contentType: 'text/plain', text: async () => 'figures' },
  })
  const { statusCode } = await app.inject({
    url: '/metrics',
    headers: { ...others, ...(authorization !== undefined && { authorization }) },
  })
  await app.close()
  return statusCode
}

test('metrics are readable only from this machine or with the token', async () => {
  const token = 'a-token-of-metrics'

  expect(await statusFor({ token: undefined, isOpen: true })).toBe(200)
  expect(await statusFor({ token: undefined, isOpen: false })).toBe(403)
  for (const isOpen of [true, false]) {
    expect(await statusFor({ token, isOpen }, `Bearer ${token}`)).toBe(200)
    for (const wrong of [
      undefined,
      'Bearer',
      'Bearer another-token-than-it',
      `Basic ${token}`,
      `Bearer ${token}x`,
    ])
      expect(await statusFor({ token, isOpen }, wrong)).toBe(401)
  }
})

test.each([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'via',
])('metrics without a token are closed to proxied requests: %s', async name => {
  const token = 'a-token-of-metrics'

  expect(await statusFor({ token: undefined, isOpen: true }, undefined, { [name]: '127.0.0.1' })).toBe(403)
  expect(await statusFor({ token, isOpen: true }, `Bearer ${token}`, { [name]: '127.0.0.1' })).toBe(200)
})

test('a split-off process refuses foreign requests for metrics with a status and a message, and logs no error', async () => {
  const issues: string[] = []
  const scrape = async (token: string | undefined): Promise<[number, string]> => {
    const metrics = { token, isOpen: false, contentType: 'text/plain', text: async () => 'figures' }
    const app = processServer({
      metrics,
      readiness: async () => ({ status: 'ready', checks: [] }),
      log: (_, message) => {
        issues.push(message)
      },
      bodyBytesMax: 1_024,
    })
    const { statusCode, body } = await app.inject('/metrics')
    await app.close()
    return [statusCode, body]
  }

  const closed = await scrape(undefined)
  const guarded = await scrape('a-token-of-metrics')

  expect(closed).toEqual([403, expect.stringContaining('unless METRICS_TOKEN is set')])
  expect(guarded).toEqual([401, expect.stringContaining('METRICS_TOKEN')])
  expect(issues).toEqual([])
})
