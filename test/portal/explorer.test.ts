import { beforeAll, expect, test } from '@jest/globals'
import { readExamples, type ExampleAudience } from '#gateway/portal/examples.ts'
import { demoAccess } from '#app/portal/portal-content.ts'
import { asKey, bearer, DEMO, makeTransfer, signIn, type Headers } from '#test/e2e/support/rest.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'
const QUERY = encodeURIComponent('{ viewer { kind } }')
let demo: TestPlatform
let callers: Readonly<Record<ExampleAudience, Headers>>

beforeAll(async () => {
  demo = await demoWorld()
  const session = await signIn(demo.app, DEMO)
  await makeTransfer(demo.app, session)
  callers = {
    user: session.headers,
    staff: bearer(await staffToken(demo.app, DEMO, 'dashboard'), DEMO.id),
    key: asKey(DEMO),
  }
})

test.each(readExamples().map(example => [example.name, example] as const))(
  'the example %s works for its audience in the demo workspace',
  async (_, { audience, document, about }) => {
    const { status, text } = await ask(demo.app, document, { headers: callers[audience] })

    const result = JSON.parse(text) as { data: unknown; errors?: unknown }
    expect({ status, errors: result.errors }).toEqual({ status: 200, errors: undefined })
    expect(JSON.stringify(result.data).length).toBeGreaterThan(30)
    expect(about).not.toBe('')
  },
)

test('a browser that opens the graph gets the explorer on any host', async () => {
  const { statusCode, body, headers } = await demo.app.inject({
    url: '/graphql',
    headers: { accept: BROWSER },
  })

  expect([statusCode, headers['content-type'], headers['vary']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'accept, accept-encoding',
  ])
  expect(body).toContain('id="explorer"')
})

test('GET queries still work for programs, and for browser links with a query', async () => {
  const read = (headers: Headers) =>
    demo.app.inject({
      url: `/graphql?query=${QUERY}`,
      headers: { 'apollo-require-preflight': '1', ...headers },
    })

  expect((await read({ accept: 'application/json' })).json()).toEqual({
    data: { viewer: { kind: 'anonymous' } },
  })
  expect((await read({ accept: BROWSER })).json()).toEqual({ data: { viewer: { kind: 'anonymous' } } })
  expect((await demo.app.inject({ url: '/graphql', headers: { accept: '*/*' } })).statusCode).toBe(400)
})

test('a POST never returns the explorer, whatever it accepts', async () => {
  const { statusCode, body } = await demo.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: BROWSER, 'content-type': 'application/json' },
    payload: '{"query":"{ viewer { kind } }"}',
  })

  expect([statusCode, JSON.parse(body)]).toEqual([200, { data: { viewer: { kind: 'anonymous' } } }])
})

test('pages fill in the demonstration credentials for the environment of the host', async () => {
  const at = async (host: string): Promise<string> =>
    (await demo.app.inject({ url: '/graphql', headers: { accept: BROWSER, host } })).body

  expect(demoAccess('sandbox')).toMatchObject({
    tenantId: DEMO.id,
    tenantKey: DEMO.key,
    partnerKey: DEMO.partnerKey,
  })
  expect(await at('127.0.0.1:4000')).toContain('svc_sandbox_demo')
  expect(await at('live.localhost:4000')).toContain('svc_live_demo')
  expect(
    (await demo.app.inject({ url: '/docs/api/remittance.json' })).json().components.parameters.TenantId
      .example,
  ).toBe(DEMO.id)
})
