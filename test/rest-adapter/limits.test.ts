import { expect, test } from '@jest/globals'
import { POLICIES } from '#gateway/limits/policies.ts'
import { createLimits, type Limits } from '#gateway/limits/limits.ts'
import { leaseWhole, type LeaseQuota } from '#gateway/limits/quota-leases.ts'
import type { Dialect, RestFailure } from '#rest-adapter/dialect.ts'
import type { Service } from '#kernel/principal.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { BASE, ID, serve, TENANT } from './support/edge.ts'

const START_MS = 1_800_000_000_400
const CORRIDORS = { corridors: () => [] }

interface Limited {
  readonly limits: Limits
  readonly clock: { now: number }
}

function limited(shares: LeaseQuota = leaseWhole): Limited {
  const clock = { now: START_MS }
  return {
    clock,
    limits: createLimits({
      leaseQuota: shares,
      clock: () => clock.now,
      fields: { classes: {}, byAddress: {} },
    }),
  }
}

const LIMIT = POLICIES.remittance.tiers.standard[0]!.requests * POLICIES.remittance.sandboxFactor

test('a credential has exactly its limit, and Retry-After and the reset agree', async () => {
  const { limits, clock } = limited()
  const { app } = await serve(CORRIDORS, { limits })
  const ask = () => app.inject({ url: `${BASE}/corridors`, headers: TENANT })

  const first = await ask()
  for (let call = 2; call < LIMIT; call++) await ask()
  clock.now += 30_000
  const last = await ask()
  const beyond = await ask()
  clock.now += 30_000
  const next = await ask()

  const reset = Math.ceil((START_MS + 60_000) / 1_000)
  expect([first.statusCode, last.statusCode, beyond.statusCode, next.statusCode]).toEqual([
    200, 200, 429, 200,
  ])
  expect(first.headers).toMatchObject({
    'x-ratelimit-limit': String(LIMIT),
    'x-ratelimit-remaining': String(LIMIT - 1),
    'x-ratelimit-reset': String(reset),
    'ratelimit-policy': `"minute";q=${LIMIT};w=60, "workspace";q=${LIMIT * 10};w=60`,
    ratelimit: `"minute";r=${LIMIT - 1};t=61, "workspace";r=${LIMIT * 10 - 1};t=61`,
  })
  expect(last.headers['x-ratelimit-remaining']).toBe('0')
  expect(beyond.headers).toMatchObject({
    'retry-after': '31',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(reset),
  })
  expect(beyond.json()).toEqual({
    code: 'RATE_LIMITED',
    error: `Too many requests: ${LIMIT} in a minute are allowed. Try again at ${new Date(reset * 1_000).toISOString().replace('.000', '')}, in 31 seconds.`,
  })
  expect(next.headers['x-ratelimit-remaining']).toBe(String(LIMIT - 1))
})

/** The other formats of headers and error bodies, by the service that specifies them. */
const failureIn = {
  sentinel: ({ message, status }: RestFailure) => ({ error: status, message, status }),
  idv: ({ code, message, retryAfterS }: RestFailure) => ({
    code,
    error: message,
    ...(retryAfterS !== undefined && { details: { retryAfter: retryAfterS } }),
  }),
  banking: ({ message, code, at, path, method }: RestFailure) => ({
    success: false,
    error: message,
    code,
    details: [],
    timestamp: at,
    path,
    method,
  }),
}

test.each([
  ['sentinel', 'X-RateLimit', 1_000],
  ['idv', 'X-RateLimit', 10],
  ['banking', 'RateLimit', 1_000],
] as const)(
  '%s is limited by its own table, with headers and body of its dialect',
  async (name, family, most) => {
    const { limits } = limited()
    const dialect: Dialect = {
      ...remittance.dialect,
      limits: { headers: family, code: 'RATE_LIMIT_EXCEEDED' },
      failure: failureIn[name],
    }
    const { app } = await serve(CORRIDORS, {
      limits,
      services: [{ ...remittance, name: name satisfies Service, dialect }],
    })
    const ask = () => app.inject({ url: `${BASE}/corridors`, headers: TENANT })

    const first = await ask()
    for (let call = 1; call < most; call++) await ask()
    const beyond = await ask()

    expect([first.statusCode, beyond.statusCode]).toEqual([200, 429])
    for (const part of ['Limit', 'Remaining', 'Reset'])
      expect(first.headers[`${family}-${part}`.toLowerCase()]).toMatch(/^\d+$/)
    expect(first.headers[`${family.toLowerCase()}-limit`]).toBe(String(most))
    expect(first.headers['x-ratelimit-limit'] === undefined).toBe(family === 'RateLimit')
    expect(beyond.body).toContain(name === 'sentinel' ? '"status":429' : 'RATE_LIMIT_EXCEEDED')
    if (name === 'idv')
      expect(beyond.json().details).toEqual({ retryAfter: Number(beyond.headers['retry-after']) })
  },
)

test('banking counts transfers and other requests in separate windows for the whole workspace', async () => {
  const { limits } = limited()
  const { app } = await serve(
    { ...CORRIDORS, cancelTransfer: () => null },
    { limits, services: [{ ...remittance, name: 'banking' }] },
  )
  const cancel = () => app.inject({ method: 'POST', url: `${BASE}/transfers/${ID}/fund`, headers: TENANT })

  const statuses = new Set<number>()
  for (let call = 0; call < 500; call++) statuses.add((await cancel()).statusCode)
  const beyond = await cancel()
  const other = await app.inject({ url: `${BASE}/corridors`, headers: TENANT })

  expect(statuses.has(429)).toBe(false)
  expect(beyond.statusCode).toBe(429)
  expect([other.statusCode, other.headers['ratelimit-policy']]).toEqual([200, '"general";q=1000;w=900'])
})

test('wrong credentials and unknown paths use up the limit of their address, and valid credentials are unaffected', async () => {
  const { limits } = limited()
  const { app } = await serve(CORRIDORS, { limits })
  const wrong = (address: string) =>
    app.inject({
      url: `${BASE}/corridors`,
      headers: { authorization: 'Bearer svc_guess' },
      remoteAddress: address,
    })

  const statuses = []
  for (let call = 0; call < 1_200; call++)
    statuses.push(
      (call % 2
        ? await wrong('203.0.113.7')
        : await app.inject({ url: `${BASE}/nowhere`, remoteAddress: '203.0.113.7' })
      ).statusCode,
    )
  const beyond = await wrong('203.0.113.7')
  const unknown = await app.inject({ url: `${BASE}/nowhere`, remoteAddress: '203.0.113.7' })
  const good = await app.inject({ url: `${BASE}/corridors`, headers: TENANT, remoteAddress: '203.0.113.7' })
  const elsewhere = await wrong('203.0.113.8')

  expect(new Set(statuses)).toEqual(new Set([401, 404]))
  expect([beyond.statusCode, beyond.json().code, beyond.headers['retry-after']]).toEqual([
    429,
    'RATE_LIMITED',
    '61',
  ])
  expect(unknown.statusCode).toBe(429)
  expect([good.statusCode, good.headers['x-ratelimit-limit']]).toEqual([200, String(LIMIT)])
  expect([elsewhere.statusCode, elsewhere.headers['x-ratelimit-remaining']]).toEqual([401, '1199'])
})

test.each([
  ['401', { url: `${BASE}/corridors` }],
  ['404', { url: `${BASE}/nothing` }],
  ['400', { url: `${BASE}/corridors?what=1`, headers: TENANT }],
  ['a path that cannot be decoded', { url: `${BASE}/transfers/%zz`, headers: TENANT }],
  ['the description', { url: `${BASE}/openapi.json` }],
] as const)('a response without a counted credential has no rate limit headers: %s', async (_, request) => {
  const { app } = await serve(CORRIDORS, limited())

  const response = await app.inject(request as never)

  for (const name of [
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'ratelimit',
    'ratelimit-policy',
  ])
    expect([name, response.headers[name] === undefined]).toEqual([name, false])
})

test('a replay counts too, and a 429 is never stored under a key', async () => {
  const { limits, clock } = limited()
  const { app, idempotencyRows } = await serve(
    {
      ...CORRIDORS,
      signAgreement: () => {
        throw new Error('not reached')
      },
    },
    { limits, services: [{ ...remittance, name: 'idv' }] },
  )
  const quote = () =>
    app.inject({
      method: 'POST',
      url: `${BASE}/quotes`,
      headers: { ...TENANT, 'idempotency-key': 'k', 'content-type': 'application/json' },
      payload: '{}',
    })

  for (let call = 0; call < 10; call++) await quote()
  const beyond = await quote()
  clock.now += 60_000
  const later = await quote()

  expect([beyond.statusCode, later.statusCode, idempotencyRows.size]).toEqual([429, 400, 0])
})

test('while the limits are unavailable, transfers are rejected and reads go on', async () => {
  const { limits } = limited(async () => {
    throw new Error('away')
  })
  const { app } = await serve(CORRIDORS, { limits })

  const transfer = await app.inject({ method: 'POST', url: `${BASE}/transfers/${ID}/fund`, headers: TENANT })
  const read = await app.inject({ url: `${BASE}/corridors`, headers: TENANT })

  expect([transfer.statusCode, transfer.json().code, transfer.headers['retry-after']]).toEqual([
    503,
    'UNAVAILABLE',
    '1',
  ])
  expect([read.statusCode, read.headers['x-ratelimit-remaining']]).toEqual([200, String(LIMIT / 4 - 1)])
})
