import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createCircuitBreaker } from '#idv/providers/circuit-breaker.ts'
import { compareFaces } from '#idv/providers/configured-faces.ts'
import { faceResultOf } from '#idv/providers/face-response.ts'
import { contextWith, faces, faceServer } from './face-fixture.ts'

const RESULT = { match: { score: 91.5, result: 'pass' }, liveness: { score: 40, result: 'fail' } }

test('the sandbox simulates the comparison of any pictures, always with the same result', async () => {
  const [first, second] = [await compareFaces(contextWith(), faces), await compareFaces(contextWith(), faces)]

  expect(first).toEqual(second)
  expect(first).toMatchObject({ match: { result: 'PASS' }, liveness: { result: 'PASS' }, isSimulated: true })
})

test('production without a provider has no result', async () => {
  expect(await compareFaces(contextWith({ environment: 'production' }), faces)).toBeUndefined()
})

test('the provider receives the pictures with the token, and its result is not simulated', async () => {
  const { url, requests } = await faceServer(response => response.end(JSON.stringify(RESULT)))

  const result = await compareFaces(contextWith({ faces: { url, token: 'secret', timeoutMs: 5_000 } }), faces)

  expect(result).toEqual({
    match: { score: 91.5, result: 'PASS' },
    liveness: { score: 40, result: 'FAIL' },
    isSimulated: false,
  })
  expect(requests[0]!.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  })
  expect(JSON.parse(requests[0]!.body)).toMatchObject({
    verificationId: faces.verificationId,
    document: { contentType: 'image/png', content: Buffer.from('document').toString('base64') },
    selfie: { contentType: 'image/jpeg' },
    livenessFrames: { length: 5 },
  })
})

test('a provider without https in production, or at a link-local address, is not called', async () => {
  const { url, requests } = await faceServer(response => response.end(JSON.stringify(RESULT)))
  const settings = { url, timeoutMs: 5_000 }

  expect(
    await compareFaces(contextWith({ faces: settings, environment: 'production' }), faces),
  ).toBeUndefined()
  expect(
    await compareFaces(contextWith({ faces: { ...settings, url: 'http://169.254.169.254/compare' } }), faces),
  ).toBeUndefined()
  expect(requests).toHaveLength(0)
})

test.each<[string, Parameters<typeof faceServer>[0]]>([
  ['no JSON', response => response.end('<html>')],
  ['a redirect', response => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
  ['an error', response => response.writeHead(500).end(JSON.stringify(RESULT))],
  ['an endless body', response => void response.write('{'.repeat(100_000))],
  ['no response', () => undefined],
  ['a closed connection', response => response.destroy()],
])('%s is no result, within the time limit', async (_, respond) => {
  const { url } = await faceServer(respond)

  const startedMs = performance.now()

  expect(await compareFaces(contextWith({ faces: { url, timeoutMs: 300 } }), faces)).toBeUndefined()
  expect(performance.now() - startedMs).toBeLessThan(5_000)
})

test('a provider that fails five times in a row is not called for a while', async () => {
  const { url, requests } = await faceServer(response => response.writeHead(503).end())
  const ctx = contextWith({ faces: { url, timeoutMs: 5_000 } })

  for (let call = 0; call < 8; call++) expect(await compareFaces(ctx, faces)).toBeUndefined()

  expect(requests).toHaveLength(5)
})

test('a provider that refuses the pictures of one person still serves others', async () => {
  let calls = 0
  const { url } = await faceServer(response =>
    ++calls <= 6 ? response.writeHead(422).end('{}') : response.end(JSON.stringify(RESULT)),
  )
  const ctx = contextWith({ faces: { url, timeoutMs: 5_000 } })

  for (let call = 0; call < 6; call++) expect(await compareFaces(ctx, faces)).toBeUndefined()

  expect(await compareFaces(ctx, faces)).toBeDefined()
})

test('the provider is called by a few requests at a time, and every request gets its result', async () => {
  let [current, highest] = [0, 0]
  const { url } = await faceServer(response => {
    highest = Math.max(highest, ++current)
    setImmediate(() => {
      current--
      response.end(JSON.stringify(RESULT))
    })
  })
  const ctx = contextWith({ faces: { url, timeoutMs: 5_000 } })

  const results = await Promise.all(Array.from({ length: 12 }, () => compareFaces(ctx, faces)))

  expect(results.every(result => result !== undefined)).toBe(true)
  expect(highest).toBeLessThanOrEqual(4)
})

test('an open circuit admits one trial in each period, and closes with its success', () => {
  const circuit = createCircuitBreaker({ failuresMax: 2, openMs: 1_000 })

  circuit.recordFailure(0)
  expect(circuit.admits(1)).toBe(true)
  circuit.recordFailure(1)
  expect(circuit.admits(1_000)).toBe(false)
  expect(circuit.admits(1_001)).toBe(true)
  expect(circuit.admits(1_002)).toBe(false)
  circuit.recordSuccess()
  expect(circuit.admits(1_003)).toBe(true)
  expect(circuit.admits(1_003)).toBe(true)
})

test('a body is a result only if both scores and verdicts are valid', () => {
  expect(faceResultOf(JSON.stringify({ ...RESULT, match: { score: 101, result: 'pass' } }))).toBeUndefined()
  expect(faceResultOf(JSON.stringify({ ...RESULT, match: { score: '91', result: 'pass' } }))).toBeUndefined()
  expect(
    faceResultOf(JSON.stringify({ ...RESULT, match: { score: 91, result: 'toString' } })),
  ).toBeUndefined()
  expect(faceResultOf(JSON.stringify({ match: RESULT.match }))).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), body => {
      expect(faceResultOf(body)).toBeUndefined()
    }),
  )
})
