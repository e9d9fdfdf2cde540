import { expect, test } from '@jest/globals'
import { Refusal } from '#kernel/refusals.ts'
import { BASE, ID, storeOutcome, serve, SESSION, type Resolvers } from './support/edge.ts'

const recipient = (firstName: string) => ({
  firstName,
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'CASH_PICKUP',
})
const created = {
  id: ID,
  status: 'ACTIVE',
  name: 'Ada',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'CASH_PICKUP',
  warnings: [],
  createdAt: '2026-01-31T12:00:00.000Z',
  updatedAt: '2026-01-31T12:00:00.000Z',
}

/** Starts a server whose one mutation counts its runs. */
async function counting(resolve: (ctx: Parameters<Resolvers[string]>[1]) => unknown = () => created) {
  const runs: unknown[] = []
  const served = await serve({
    createRecipient: async (args, ctx) => {
      runs.push(args)
      await new Promise(resolve => setImmediate(resolve))
      try {
        return resolve(ctx)
      } finally {
        storeOutcome(served.idempotencyRows, ctx)
      }
    },
  })
  const post = (key: string, payload: object = recipient('Ada')) =>
    served.app.inject({
      method: 'POST',
      url: `${BASE}/recipients`,
      headers: { ...SESSION, 'idempotency-key': key },
      payload,
    })
  return { ...served, runs, post }
}

test('a repeat under the same key gets the same bytes and has no effect', async () => {
  const { post, runs } = await counting()

  const first = await post('k-1')
  const second = await post('"k-1"')

  expect(runs).toHaveLength(1)
  expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined])
  expect([second.statusCode, second.headers['idempotent-replayed'], second.body]).toEqual([
    201,
    'true',
    first.body,
  ])
})

test('equal concurrent requests run once', async () => {
  const { post, runs } = await counting()

  const responses = await Promise.all([post('k'), post('k'), post('k')])

  expect(runs).toHaveLength(1)
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  expect(responses.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(2)
})

test('another request under the same key is a conflict, during the first request and afterwards', async () => {
  const { post, runs } = await counting()

  const [, concurrent] = await Promise.all([post('k'), post('k', recipient('Obi'))])
  const afterwards = await post('k', recipient('Obi'))

  expect(runs).toHaveLength(1)
  expect([concurrent, afterwards].map(({ statusCode, json }) => [statusCode, json().code])).toEqual([
    [409, 'IDEMPOTENCY_CONFLICT'],
    [409, 'IDEMPOTENCY_CONFLICT'],
  ])
})

test('a refusal that depends on state is stored too', async () => {
  const { post, runs } = await counting(() => {
    throw new Refusal('RECIPIENT_NOT_FOUND', { kind: 'not-found', message: 'Gone.' })
  })

  const first = await post('k')
  const second = await post('k')

  expect(runs).toHaveLength(1)
  expect([second.statusCode, second.body, second.headers['idempotent-replayed']]).toEqual([
    404,
    first.body,
    'true',
  ])
})

test.each([
  [
    'a refusal about the key itself',
    new Refusal('IDEMPOTENCY_IN_PROGRESS', { kind: 'conflict', message: 'Running.' }),
  ],
  ['a passing issue', new Refusal('UNAVAILABLE', { kind: 'unavailable', message: 'Away.' })],
  ['an internal error', new Error('broken')],
])('%s is not stored as the response', async (_, error) => {
  const { post, idempotencyRows } = await counting(() => {
    throw error
  })

  await post('k')

  expect(idempotencyRows.get('k')?.sealed_body).toBeNull()
})

test('a replay of `command` is reported as a replay', async () => {
  const { post } = await counting(ctx => {
    ctx.outcome.replayed = true
    return created
  })

  expect((await post('k')).headers['idempotent-replayed']).toBe('true')
})

test.each(['', 'a b', 'ä', '"', '""', '"a"b"', 'x'.repeat(256)])('the key %j is refused', async key => {
  const { post, runs } = await counting()

  const response = await post(key)

  expect([response.statusCode, response.json().code, runs]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID', []])
})

test('an invalid request does not use up its key', async () => {
  const { post, runs } = await counting()

  const invalid = await post('k', {})
  const corrected = await post('k')

  expect([
    invalid.statusCode,
    corrected.statusCode,
    corrected.headers['idempotent-replayed'],
    runs.length,
  ]).toEqual([400, 201, undefined, 1])
})

test('without a credential no response is stored, and the header is ignored', async () => {
  const { app } = await serve({
    exchangeHandoffToken: () => ({ accessToken: 'a', refreshToken: 'b', expiresIn: 900 }),
  })

  const responses = await Promise.all(
    ['a b', '', 'x'.repeat(256), 'once'].map(key =>
      app.inject({
        method: 'POST',
        url: `${BASE}/auth/exchange-token`,
        headers: { 'idempotency-key': key },
        payload: { token: 'one-time' },
      }),
    ),
  )

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})
