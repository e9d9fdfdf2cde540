import { beforeEach, expect, test } from '@jest/globals'
import type { AccessLogEntry } from '#gateway/access-log.ts'
import { callOf } from '#gateway/internal/envelope.ts'
import { signatureFor } from '#gateway/internal/signature.ts'
import { createSubgraphServer } from '#gateway/internal/subgraph-server.ts'
import { ask, caller, KEY, listening, log, remote, schemaOf } from './processes.ts'

const notes = schemaOf('type Query { a: Int }', { Query: { a: () => 1 } })
const text = (query: string): string =>
  callOf({ query, operationName: undefined, variables: {}, document: undefined as never, context: caller() })

let url: string
beforeEach(async () => {
  url = await listening(notes)
})

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/internal/graph`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const signed = (body: string, signature = signatureFor(KEY, 'notes', body)): Promise<Response> =>
  post(body, { 'x-internal-signature': signature })

test('a signed call succeeds, and a replay of the same bytes is rejected', async () => {
  const body = text('{ a }')
  const signature = signatureFor(KEY, 'notes', body)

  const first = await signed(body, signature)
  const second = await signed(body, signature)

  expect([first.status, await first.json()]).toEqual([
    200,
    { data: { a: 1 }, isReplayed: false, published: [] },
  ])
  expect(second.status).toBe(401)
})

test('an unsigned or wrongly signed call reveals nothing', async () => {
  const body = text('{ a }')
  const queries = [
    '{ a }',
    '{ __schema { types { name } } }',
    '{ _service { sdl } }',
    '{ _entities(representations: []) { __typename } }',
  ]
  const signatures = [
    'x',
    signatureFor(Buffer.alloc(32, 1), 'notes', body),
    signatureFor(KEY, 'other', body),
    signatureFor(KEY, 'notes', `${body} `),
    signatureFor(KEY, 'notes', body, Date.now() - 31_000),
    signatureFor(KEY, 'notes', body, Date.now() + 31_000),
  ]

  const responses = await Promise.all([
    ...queries.map(query => post(text(query))),
    ...signatures.map(signature => signed(body, signature)),
  ])

  for (const response of responses)
    expect([response.status, await response.text()]).toEqual([
      401,
      '{"error":"A valid credential is required."}',
    ])
})

test('a signed call may introspect the schema and read the contract', async () => {
  const response = await ask(remote([url]), '{ _service { sdl } __schema { queryType { name } } }')

  expect(response).toMatchObject({
    data: {
      _service: { sdl: expect.stringContaining('type Query') },
      __schema: { queryType: { name: 'Query' } },
    },
  })
})

test.each([
  '',
  'null',
  '[]',
  '{"query":1}',
  '{"query":"{ a }"}',
  '\u0000',
  text('{ b }'),
  text('{ a'),
  text(''),
])('a signed body that is not a call of this subgraph is refused: %j', async body => {
  const response = await signed(body)

  expect([response.status, await response.json()]).toEqual([
    400,
    { error: 'The call is invalid for this version.' },
  ])
})

test('an oversized body is refused before it is read, and other paths and methods do not exist', async () => {
  const large = await signed('x'.repeat(2 * 1024 * 1024 + 1))
  const others = await Promise.all([
    fetch(`${url}/graphql`),
    fetch(`${url}/internal/graph`),
    fetch(`${url}/`),
  ])

  expect(large.status).toBe(413)
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('the health endpoints need no signature', async () => {
  const responses = await Promise.all(['/livez', '/readyz', '/health'].map(path => fetch(url + path)))

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('the log line of a call has the id of its request, or its own id if unsigned or malformed', async () => {
  const served: AccessLogEntry[] = []
  const app = createSubgraphServer({
    name: 'notes',
    schema: notes,
    source: { now: () => new Date(), keys: { ready: () => undefined } } as never,
    key: KEY,
    log,
    claimCall: async () => true,
    readiness: async () => ({ status: 'ready', checks: [] }),
    observers: { onServed: each => void served.push(each) },
  })
  const send = (requestId: string, key = KEY): Promise<unknown> => {
    const payload = callOf({
      query: '{ a }',
      operationName: undefined,
      variables: {},
      document: undefined as never,
      context: caller({ requestId }),
    })
    return app.inject({
      method: 'POST',
      url: '/internal/graph',
      payload,
      headers: {
        'content-type': 'application/json',
        'x-internal-signature': signatureFor(key, 'notes', payload),
      },
    })
  }

  await send('checkout-4711')
  await send('checkout-4712', Buffer.alloc(32, 1))
  await send('a "b"\n')
  await app.close()

  expect(served.map(({ status }) => status)).toEqual([200, 401, 200])
  expect(served.map(({ requestId }) => requestId)).toEqual([
    'checkout-4711',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ])
})
