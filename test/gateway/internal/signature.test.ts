import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isSigned, signatureCheck, signatureFor } from '#gateway/internal/signature.ts'

const KEY = Buffer.alloc(32, 1)
const BODY = Buffer.from('{"query":"{ a }"}')
const AT = 1_800_000_000_000

const checkAt = (at: number) => signatureCheck(KEY, 'notes', { now: () => at })

test('a signature is valid only for its body, subgraph and key', () => {
  const signature = signatureFor(KEY, 'notes', BODY, AT)

  expect(checkAt(AT)(signature, BODY)).toMatchObject({ signedAt: AT })
  expect(checkAt(AT)(signature, Buffer.from('{"query":"{ b }"}'))).toBeUndefined()
  expect(signatureCheck(KEY, 'other', { now: () => AT })(signature, BODY)).toBeUndefined()
  expect(signatureCheck(Buffer.alloc(32, 2), 'notes', { now: () => AT })(signature, BODY)).toBeUndefined()
})

test('a signature with any changed character is rejected', () => {
  const signature = signatureFor(KEY, 'notes', BODY, AT)

  fc.assert(
    fc.property(fc.nat(signature.length - 1), fc.constantFrom(...'0189abfzA-._'), (place, character) => {
      const changed = signature.slice(0, place) + character + signature.slice(place + 1)
      return changed === signature || !checkAt(AT)(changed, BODY)
    }),
    { numRuns: 500, seed: 7 },
  )
})

test.each([
  [-30_000, true],
  [30_000, true],
  [-30_001, false],
  [30_001, false],
])('the validity of a signature made %i ms from now is %s', (ms, isGood) => {
  expect(checkAt(AT)(signatureFor(KEY, 'notes', BODY, AT + ms), BODY) !== undefined).toBe(isGood)
})

test('a signature is accepted once during its validity', () => {
  let at = AT
  const verify = signatureCheck(KEY, 'notes', { now: () => at })
  const signature = signatureFor(KEY, 'notes', BODY, AT + 30_000)

  expect(verify(signature, BODY)).toBeDefined()
  for (at of [AT, AT + 30_000, AT + 59_999, AT + 60_000, AT + 60_001])
    expect(verify(signature, BODY)).toBeUndefined()
})

test('a repeated signature is rejected even after more calls than are remembered', () => {
  const verify = signatureCheck(KEY, 'notes', { now: () => AT, noncesMax: 10 })
  const signatures = Array.from({ length: 100 }, (_, place) => signatureFor(KEY, 'notes', BODY, AT + place))

  const first = signatures.map(signature => verify(signature, BODY) !== undefined)
  const again = signatures.map(signature => verify(signature, BODY) !== undefined)

  expect(first).toEqual(signatures.map(() => true))
  expect(again).toEqual(signatures.map(() => false))
})

test.each([undefined, '', 'v1', 'v1.1.a.b', ['v1'], `v2${signatureFor(KEY, 'notes', BODY).slice(2)}`])(
  '%j is not a signature',
  value => {
    expect(isSigned(value)).toBe(false)
  },
)
