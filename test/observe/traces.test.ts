import { afterAll, expect, test } from '@jest/globals'
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { withSpan, traceHeaders } from '#kernel/telemetry.ts'
import { callersContext, startTraces } from '#app/observe/traces.ts'
import { trace } from '@opentelemetry/api'
import { demoWorld } from '#test/support/world.ts'
import { watch } from './watched.ts'

const exporter = new InMemorySpanExporter()
const traces = startTraces({ endpoint: 'http://127.0.0.1:1', share: 1, version: '1.2.3', exporter })
const watched = watch({ tracing: traces.requests })
afterAll(async () => {
  watched.metrics().stop()
  await traces.stop()
})

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const TENANT = { 'x-tenant-id': '11111111-1111-4111-8111-111111111111', 'content-type': 'application/json' }
const PERSON = {
  firstName: 'Zephyrine',
  lastName: 'Quibble',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '058',
  accountNumber: '0000014570',
}

async function recorded(): Promise<readonly ReadableSpan[]> {
  await (trace.getTracerProvider() as unknown as { getDelegate(): { forceFlush(): Promise<void> } })
    .getDelegate()
    .forceFlush()
  return exporter.getFinishedSpans()
}

/** Names of the spans from the root to the found span. */
function lineage(spans: readonly ReadableSpan[], found: (span: ReadableSpan) => boolean): string[] {
  const byId = new Map(spans.map(span => [span.spanContext().spanId, span]))
  const names: string[] = []
  for (let span = spans.find(found); span; span = byId.get(span.parentSpanContext?.spanId ?? ''))
    names.unshift(span.name)
  return names
}

test('one trace goes from the REST row to the SQL, continues the trace of the caller, and has no personal data or credentials', async () => {
  const { app } = await demoWorld()
  const post = async (
    url: string,
    payload: object,
    headers: Record<string, string>,
  ): Promise<Record<string, string>> =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/v1/remittance${url}`,
        payload,
        headers: { ...TENANT, ...headers },
      })
    ).json()
  const { token: handoff } = await post(
    '/auth/partner-token',
    { partnerUserId: 'verified-user' },
    { 'x-partner-api-key': 'pk_sandbox_demo' },
  )
  const { token } = await post('/auth/exchange-token', { token: handoff }, {})
  await recorded()
  exporter.reset()

  const created = await post('/recipients', PERSON, {
    authorization: `Bearer ${token}`,
    traceparent: `00-${TRACE}-${CALLER}-01`,
    'idempotency-key': 'one-and-only',
  })
  const spans = (await recorded()).filter(span => span.spanContext().traceId === TRACE)

  expect(created['id']).toBeDefined()
  const server = spans.find(({ kind }) => kind === 1)!
  expect([server.name, server.parentSpanContext?.spanId]).toEqual([
    'POST /api/v1/remittance/recipients',
    CALLER,
  ])
  expect(server.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/v1/remittance/recipients',
    'http.response.status_code': 201,
    'fiducia.operation': 'CreateRecipient',
  })
  expect(lineage(spans, ({ name }) => name === 'COMMIT')).toEqual([
    'POST /api/v1/remittance/recipients',
    'mutation CreateRecipient',
    'subgraph remittance',
    'Mutation.createRecipient',
    'COMMIT',
  ])
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(2)
  expect(
    statements.some(({ attributes }) =>
      /insert into remittance\.recipients|insert into kernel\.idempotency/.test(
        String(attributes['db.query.text']),
      ),
    ),
  ).toBe(true)
  const everything = JSON.stringify(
    spans.map(({ name, attributes, events, status, links }) => ({ name, attributes, events, status, links })),
  )
  for (const secret of [
    ...['Zephyrine', 'Quibble', '0000014570'],
    String(token),
    'one-and-only',
    'svc_',
    'pk_sandbox',
  ])
    expect(everything).not.toContain(secret)
})

test('a graph request is one trace too, and shows when it was planned', async () => {
  const { app } = await demoWorld()
  await recorded()
  exporter.reset()

  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...TENANT, authorization: 'Bearer svc_sandbox_demo' },
    payload: { query: '{ corridors { destinationCountry } }' },
  })
  const spans = await recorded()

  expect(statusCode).toBe(200)
  const names = lineage(
    spans,
    ({ name, attributes }) =>
      name === 'SELECT' && /remittance\.corridors/.test(String(attributes['db.query.text'])),
  )
  expect(names).toEqual(['POST /graphql', 'graph query', 'subgraph remittance', 'Query.corridors', 'SELECT'])
  expect(lineage(spans, ({ name }) => name === 'graph plan')).toEqual([
    'POST /graphql',
    'graph query',
    'graph plan',
  ])
})

test('no name, variable, literal or error of a graph client puts a secret into a trace', async () => {
  const { app } = await demoWorld()
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { ...TENANT, authorization: 'Bearer svc_sandbox_demo', ...headers },
    })
  await recorded()
  exporter.reset()

  await ask(
    { query: 'query svc_sandbox_named { corridors { id } }' },
    { 'x-request-id': 'svc_sandbox_requested' },
  )
  await ask({
    query: 'query Q($id: UUID!) { transfer(id: $id) { id } }',
    variables: { id: 'svc_sandbox_variable' },
  })
  await ask({ query: '{ transfer(id: "svc_sandbox_literal") { id } }' })
  await ask({
    query:
      'mutation ($email: String!) { loginStaff(email: $email, password: "svc_sandbox_password") { expiresIn } }',
    variables: { email: 'svc_sandbox@mail.example' },
  })
  const spans = await recorded()

  expect(spans.length).toBeGreaterThan(8)
  expect(
    JSON.stringify(
      spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
    ),
  ).not.toContain('svc_')
})

test('spans outside a trace are not recorded, and trace headers exist only within one', async () => {
  await recorded()
  exporter.reset()

  withSpan({ name: 'stray' }, () => undefined)
  const outside = traceHeaders()
  const inside = withSpan({ name: 'root', isRoot: true }, () => traceHeaders())
  const [root, ...others] = await recorded()

  expect([outside, others]).toEqual([{}, []])
  expect(inside).toEqual({
    traceparent: `00-${root!.spanContext().traceId}-${root!.spanContext().spanId}-01`,
  })
})

test('a malformed traceparent begins a new trace', () => {
  for (const wrong of [
    undefined,
    '',
    'x',
    `ff-${TRACE}-${CALLER}-01`,
    `00-${'0'.repeat(32)}-${CALLER}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${CALLER}`,
    [`00-${TRACE}-${CALLER}-01`],
  ])
    expect(trace.getSpanContext(callersContext(wrong))).toBeUndefined()
  expect(trace.getSpanContext(callersContext(`00-${TRACE}-${CALLER}-00`))).toMatchObject({
    traceId: TRACE,
    spanId: CALLER,
    traceFlags: 0,
    isRemote: true,
  })
})
