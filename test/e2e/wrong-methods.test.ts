import { beforeAll, expect, test } from '@jest/globals'
import { services } from '#app/services.ts'
import { routeOf } from '#rest-adapter/endpoint.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

let demo: TestPlatform
beforeAll(async () => {
  demo = await demoWorld()
})

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const ID = '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f'

test.each(services.map(service => [service.name, service] as const))(
  '%s: every path lists its methods in Allow when called with another one',
  async (_, { dialect, endpoints }) => {
    const paths = new Map<string, Set<string>>()
    for (const endpoint of endpoints) {
      const { method, path } = routeOf(endpoint)
      paths.set(path, new Set([...(paths.get(path) ?? []), method]))
    }

    for (const [path, taken] of paths) {
      const method = METHODS.find(
        each =>
          !taken.has(each) &&
          ![...paths].some(
            ([other, methods]) =>
              methods.has(each) && new RegExp(`^${other.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
          ),
      )!
      const { statusCode, headers, body } = await demo.app.inject({
        method,
        url: `${dialect.basePath}${path.replace(/\{\w+\}/g, ID)}`,
      })
      const { code = String(headers['x-error-code']) } = JSON.parse(body) as { code?: string }

      expect([path, statusCode, code]).toEqual([path, 405, 'METHOD_NOT_ALLOWED'])
      expect(String(headers['allow']).split(', ')).toEqual(
        expect.arrayContaining([...taken, ...(taken.has('GET') ? ['HEAD'] : [])]),
      )
      expect(Object.keys(JSON.parse(body))).toEqual(
        Object.keys(
          dialect.failure({
            status: 405,
            code,
            message: '',
            issues: [],
            retryAfterS: undefined,
            requestId: '',
            at: '',
            method,
            path,
            docs: '',
          }) as object,
        ),
      )
    }
    expect(paths.size).toBeGreaterThan(5)
  },
)

test('the graph and the pages of the platform list their methods too', async () => {
  const responses = await Promise.all(
    [
      ['PUT', '/graphql'],
      ['DELETE', '/graphql?query={viewer{kind}}'],
      ['POST', '/health'],
      ['OPTIONS', '/readyz'],
      ['PUT', '/.well-known/jwks.json'],
      ['POST', '/docs/errors'],
    ].map(async ([method, url]) => demo.app.inject({ method: method as 'PUT', url: url! })),
  )

  expect(responses.map(({ statusCode, headers }) => `${statusCode} ${headers['allow']}`)).toEqual([
    '405 GET, HEAD, POST',
    '405 GET, HEAD, POST',
    '405 GET, HEAD',
    '405 GET, HEAD',
    '405 GET, HEAD',
    '405 GET, HEAD',
  ])
  expect(responses[0]!.json()).toEqual({
    errors: [
      {
        message: 'The path does not support PUT; it supports GET, HEAD, POST.',
        extensions: { code: 'METHOD_NOT_ALLOWED', kind: 'invalid' },
      },
    ],
  })
  expect(responses[2]!.json()).toEqual({
    error: 'The path does not support POST; it supports GET, HEAD.',
    code: 'METHOD_NOT_ALLOWED',
  })
})

test.each([
  ['GET', '/elsewhere'],
  ['PUT', '/api/v1/remittance'],
  ['PUT', '/api/v1/remittance/transfers/a/b/c'],
  ['POST', '/graphql/x'],
  ['GET', '/api/v1/remittance/%71uote'],
])('%s %s is not found, and lists no methods', async (method, url) => {
  const { statusCode, headers } = await demo.app.inject({ method: method as 'GET', url })

  expect([statusCode, headers['allow']]).toEqual([404, undefined])
})
