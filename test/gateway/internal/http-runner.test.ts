import { beforeEach, expect, test } from '@jest/globals'
import { once } from 'node:events'
import type { Context, PublishedEvent } from '#kernel/context.ts'
import { refuse } from '#kernel/refusals.ts'
import { ask, caller, listening, logged, closedPort, remote, schemaOf, serveWith } from './processes.ts'

const seen: Context[] = []
/** Lets the test see a waiting resolver, which continues when the caller's signal aborts. */
let waiting: PromiseWithResolvers<Context>
const notes = schemaOf(
  'type Query { a(n: Int): Int wait: Int refuse: Int fail: Int } type Mutation { write: Int wait: Int }',
  {
    Query: {
      a: (_: unknown, { n }: { n?: number }, ctx: Context) => (seen.push(ctx), n ?? 1),
      wait: (_: unknown, __: unknown, ctx: Context) => held(ctx),
      refuse: () => {
        throw refuse('VALIDATION_ERROR', { issues: [{ field: 'a', reason: 'is wrong' }], retryAfterS: 3 })
      },
      fail: () => {
        throw new Error('the inside')
      },
    },
    Mutation: {
      write: (_: unknown, __: unknown, ctx: Context) => {
        ctx.outcome.replayed = true
        ctx.onCommitted([{ type: 'notes.written', aggregateId: 'n1' }])
        return 1
      },
      wait: (_: unknown, __: unknown, ctx: Context) => held(ctx),
    },
  },
)

async function held(ctx: Context): Promise<number> {
  waiting.resolve(ctx)
  if (!ctx.signal.aborted) await once(ctx.signal, 'abort')
  return 1
}

beforeEach(() => {
  seen.length = logged.length = 0
  waiting = Promise.withResolvers<Context>()
})

const UNAVAILABLE = { code: 'UNAVAILABLE', kind: 'unavailable', retryAfterS: 1 }
/** A server that responds in the format of the platform. */
const respondWith = (body: string, status = 200): Promise<string> =>
  serveWith((_, response) => response.writeHead(status).end(body))

test('a call carries its actor, request id, idempotency key, deadline and hops', async () => {
  const idempotency = { key: 'k', subject: 's', fingerprint: 'f', isPerField: true }

  await ask(
    remote([await listening(notes)]),
    '{ a }',
    caller({ hops: 2, idempotency, deadlineAt: Date.now() + 10_000 }),
  )

  const [ctx] = seen
  expect(ctx).toMatchObject({
    actor: caller().actor,
    requestId: 'request-1',
    hops: 2,
    idempotency,
    outcome: { replayed: false },
  })
  expect(ctx!.deadlineAt - Date.now()).toBeLessThanOrEqual(10_000)
})

test('the caller learns whether a result is a replay, and which events were published', async () => {
  const published: PublishedEvent[] = []
  const context = caller({}, published)

  const { data } = await ask(remote([await listening(notes)]), 'mutation { write }', context)

  expect([data, context.outcome, published]).toEqual([
    { write: 1 },
    { replayed: true },
    [{ type: 'notes.written', aggregateId: 'n1' }],
  ])
})

test('a refusal reaches the caller completely, and an internal error is logged in the subgraph', async () => {
  const { data, errors } = await ask(remote([await listening(notes)]), '{ refuse fail }')

  expect(data).toEqual({ refuse: null, fail: null })
  expect(errors?.find(({ path }) => path?.[0] === 'refuse')).toMatchObject({
    message: 'The request is invalid.',
    extensions: {
      code: 'VALIDATION_ERROR',
      kind: 'invalid',
      issues: [{ field: 'a', reason: 'is wrong' }],
      retryAfter: 3,
    },
  })
  expect(logged).toEqual([
    {
      message: 'an operation of this subgraph failed',
      fields: expect.objectContaining({ requestId: 'request-1', error: new Error('the inside') }),
    },
  ])
})

test('an unreachable subgraph or an invalid response makes the call unavailable, and is logged', async () => {
  const wrong = [
    closedPort(),
    serveWith(request => request.destroy()),
    ...[
      '',
      'null',
      '[]',
      '{}',
      '{"data":1}',
      '{"errors":[1]}',
      '<html>',
      '{"data":{},"isReplayed":false}',
      '{"data":{},"isReplayed":false,"published":[{}]}',
    ].map(body => respondWith(body)),
    ...[204, 302, 400, 401, 404, 500, 503].map(status =>
      respondWith('{"data":{"a":1},"isReplayed":false,"published":[]}', status),
    ),
    respondWith(`"${'x'.repeat(17 * 1024 * 1024)}"`),
  ]

  for (const url of await Promise.all(wrong))
    await expect(ask(remote([url]), '{ a }')).rejects.toMatchObject(UNAVAILABLE)

  expect(logged.filter(({ message }) => message === 'a call to a subgraph failed')).toHaveLength(wrong.length)
})

test('a subgraph with another key or another name is unavailable', async () => {
  const url = await listening(notes)

  await expect(ask(remote([url], { key: Buffer.alloc(32, 1) }), '{ a }')).rejects.toMatchObject(UNAVAILABLE)
  await expect(ask(remote([url], { name: 'other' }), '{ a }')).rejects.toMatchObject(UNAVAILABLE)
  expect(seen).toEqual([])
})

test('a call past its deadline returns at once, and the subgraph aborts', async () => {
  const running = ask(
    remote([await listening(notes)]),
    'mutation { wait }',
    caller({ deadlineAt: Date.now() + 2_000 }),
  )
  running.catch(() => undefined)
  const { signal } = await waiting.promise

  await expect(running).rejects.toMatchObject(UNAVAILABLE)
  if (!signal.aborted) await once(signal, 'abort')
  await expect(
    ask(remote([await listening(notes)]), '{ a }', caller({ deadlineAt: Date.now() - 1 })),
  ).rejects.toMatchObject(UNAVAILABLE)
  expect(seen).toEqual([])
})

test('the subgraph aborts when the client disconnects, and nothing is logged', async () => {
  const client = new AbortController()
  const running = ask(
    remote([await listening(notes)]),
    'mutation { wait }',
    caller({ signal: client.signal }),
  )
  running.catch(() => undefined)
  const { signal } = await waiting.promise

  client.abort()

  await expect(running).rejects.toMatchObject(UNAVAILABLE)
  if (!signal.aborted) await once(signal, 'abort')
  expect(logged).toEqual([])
})

test('the called process refuses a call with too many hops', async () => {
  const subgraph = remote([await listening(notes)])

  const allowed = await ask(subgraph, '{ a }', caller({ hops: 3 }))
  const refused = await ask(subgraph, '{ a }', caller({ hops: 4 }))

  expect(allowed).toEqual({ data: { a: 1 } })
  expect(refused.errors).toMatchObject([{ extensions: { code: 'TOO_MANY_HOPS', kind: 'unavailable' } }])
  expect(seen).toHaveLength(1)
})

test('several processes of a subgraph share its calls', async () => {
  const counts = [0, 0, 0]
  const urls = await Promise.all(
    counts.map((_, place) =>
      listening(schemaOf('type Query { a: Int }', { Query: { a: () => (counts[place]! += 1) } })),
    ),
  )
  const subgraph = remote(urls)

  for (let count = 0; count < 30; count++) await ask(subgraph, '{ a }')

  expect(counts).toEqual([10, 10, 10])
})

test('a call that no process has begun goes to the next process, even a mutation', async () => {
  const urls = await Promise.all([
    closedPort(),
    respondWith('{"error":"The process is going down."}', 503),
    listening(notes),
  ])
  const subgraph = remote(urls)

  for (let count = 0; count < 6; count++)
    expect(await ask(subgraph, 'mutation { write }')).toEqual({ data: { write: 1 } })

  expect(logged).toEqual([])
})

test('an interrupted query is retried, and an interrupted mutation never is', async () => {
  let broken = 0
  const breaking = await serveWith(request => {
    broken += 1
    request.resume().on('end', () => request.destroy())
  })
  const whole = await listening(notes)

  const reads = await Promise.all(Array.from({ length: 4 }, () => ask(remote([breaking, whole]), '{ a }')))
  const before = broken
  const writes = await Promise.allSettled(
    [0, 1].map(() => ask(remote([whole, breaking]), 'mutation { write }')),
  )

  for (const read of reads) expect(read).toEqual({ data: { a: 1 } })
  expect(before).toBe(0)
  expect(writes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(broken).toBe(2)
})

test('a subgraph is reachable only if one of its processes accepts our calls', async () => {
  const [away, there] = await Promise.all([closedPort(), listening(notes)])

  expect(await remote([away, there]).isReachable()).toBe(true)
  expect(await remote([away]).isReachable()).toBe(false)
  // Its process is alive but would refuse every call.
  expect(await remote([there], { key: Buffer.alloc(32, 8) }).isReachable()).toBe(false)
  expect(await remote([there], { name: 'books' }).isReachable()).toBe(false)
})
