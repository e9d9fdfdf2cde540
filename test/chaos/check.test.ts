import { expect, test } from '@jest/globals'
import { breaksOf } from '#tools/chaos/check.ts'
import { dice } from '#tools/chaos/dice.ts'
import type { Entry, Sent } from '#tools/chaos/record.ts'

const RESPONSE = { status: 201, text: '{}' }
const mark = 'transaction chaos-0-1'

const deposit = (parts: Partial<Sent> = {}): Sent => ({
  kind: 'deposit',
  key: 'k',
  path: '/deposits',
  body: {},
  effects: [{ mark, amountMinor: 500n }],
  tries: 1,
  response: { ...RESPONSE, claims: [{ mark, row: { id: 'a', reference: 'TRN1' } }] },
  ...parts,
})
const entry = (parts: Partial<Entry> = {}): Entry => ({
  mark,
  id: 'a',
  reference: 'TRN1',
  amountMinor: 500n,
  ...parts,
})
const refused = deposit({ response: { status: 422, text: '{}', claims: [{ mark, row: null }] } })
const { response: _, ...unconfirmed } = deposit()
const givenUp: Sent = { ...unconfirmed, isGivenUp: true }

test.each<[what: string, sent: readonly Sent[], entries: readonly Entry[]]>([
  ['a confirmed deposit with its entry', [deposit()], [entry()]],
  ['a refused deposit without an entry', [refused], []],
  ['an abandoned request that was booked', [givenUp], [entry()]],
  ['an abandoned request that was not booked', [givenUp], []],
])('%s is consistent', (_what, sent, entries) => {
  expect(breaksOf(sent, entries)).toEqual([])
})

test.each<[what: string, sent: readonly Sent[], entries: readonly Entry[], message: RegExp]>([
  ['a confirmed deposit without an entry', [deposit()], [], /acknowledged as a, and it is lost/],
  [
    'a repeat that books a second entry',
    [deposit()],
    [entry(), entry({ id: 'b', reference: 'TRN2' })],
    /stored 2 times: a, b/,
  ],
  [
    'a repeat that books a second entry after its first response was lost',
    [givenUp],
    [entry(), entry({ id: 'b', reference: 'TRN2' })],
    /stored 2 times/,
  ],
  [
    'a repeat whose response has another id',
    [deposit()],
    [entry({ id: 'b' })],
    /acknowledged as a TRN1, stored as b TRN1/,
  ],
  [
    'an entry whose reference differs from the response',
    [deposit()],
    [entry({ reference: 'TRN2' })],
    /acknowledged as a TRN1, stored as a TRN2/,
  ],
  [
    'one reference in two responses',
    [
      deposit(),
      deposit({
        key: 'l',
        effects: [{ mark: 'm', amountMinor: 500n }],
        response: { ...RESPONSE, claims: [{ mark: 'm', row: { id: 'b', reference: 'TRN1' } }] },
      }),
    ],
    [entry(), entry({ mark: 'm', id: 'b' })],
    /the reference TRN1 stands for several rows/,
  ],
  [
    'two requests whose responses have one id',
    [deposit(), deposit({ key: 'l', effects: [] })],
    [entry()],
    /a was returned to several requests/,
  ],
  ['a refused request with an entry', [refused], [entry()], /refused, and yet stored as a/],
  [
    'an entry with another amount',
    [deposit()],
    [entry({ amountMinor: 501n })],
    /stored over 501, requested over 500/,
  ],
  [
    'a response that names no transaction',
    [deposit({ response: { ...RESPONSE, claims: [] } })],
    [entry()],
    /does not mention it/,
  ],
  ['a request without a response', [unconfirmed], [], /got no response/],
  ['an entry without a request', [], [entry()], /no request asked for it/],
])('%s is reported', (_what, sent, entries, message) => {
  expect(breaksOf(sent, entries).join('\n')).toMatch(message)
})

test('the same seed gives the same random choices, and another seed gives others', () => {
  const throws = (seed: number): number[] => {
    const own = dice(seed)
    return [...Array.from({ length: 50 }, () => own.below(1_000)), ...own.shuffled([1, 2, 3, 4, 5, 6])]
  }

  expect(throws(7)).toEqual(throws(7))
  expect(throws(8)).not.toEqual(throws(7))
})
