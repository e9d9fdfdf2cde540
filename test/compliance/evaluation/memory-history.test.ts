import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { historyFrom } from '#compliance/evaluation/history/memory-history.ts'
import { DAY, HOUR, NOW, payment, ruleOf, transfer } from './fixture.ts'
import { transactionsOf, world } from './worlds.ts'

const shared = ruleOf({
  ruleType: 'NETWORK',
  patternType: 'SHARED_IDENTIFIER',
  identifierField: 'ip',
  countThreshold: 2,
  windowMinutes: 1440,
})

test('a history has the earlier transactions with the same key in each scope, newest first', () => {
  const values = { cardId: 'card-1', walletId: 'w-1', device: { fingerprint: 'f-1' } }
  const all = [
    payment({ ...values, customer: { id: 'C2' }, ago: 3 }),
    transfer('C1', 'P', { ago: 2 }),
    transfer('C3', 'P', { ago: 1 }),
    transfer('C1', 'P', values),
    transfer('C1', 'P', values),
  ]
  const { scans } = historyFrom(all, 3, [])
  const idsOf = (rows?: readonly { transactionId: string }[]) =>
    rows?.map(({ transactionId }) => all.findIndex(each => each.transactionId === transactionId))

  expect(Object.fromEntries(Object.entries(scans).map(([scope, scan]) => [scope, idsOf(scan.rows)]))).toEqual(
    {
      customer: [1],
      card: [0],
      device: [0],
      wallet: [0],
      beneficiary: [2, 1],
    },
  )
  expect(historyFrom([payment()], 0, []).scans).toEqual({ customer: { rows: [], isCut: false } })
})

test('totals by day and amounts are those of the customer in the currency of the transaction', () => {
  const all = [
    payment({ ago: 2 * DAY, amount: '3' }),
    payment({ ago: 2 * DAY, amount: '4' }),
    payment({ ago: DAY, amount: '9', currency: 'EUR' }),
    payment({ ago: DAY, amount: '9', customer: { id: 'C2' } }),
    payment({ ago: HOUR, amount: '5' }),
    payment(),
  ]
  const { days, amounts } = historyFrom(all, 5, [])

  expect(days).toEqual([
    { day: '2026-11-18', count: 2, sumMinor: 700n, sumOfSquares: 250_000n },
    { day: '2026-11-20', count: 1, sumMinor: 500n, sumOfSquares: 250_000n },
  ])
  expect(amounts).toEqual([500n, 400n, 300n])
})

test('a customer is as old as its first transaction or its subject, whichever is earlier', () => {
  const all = [payment({ ago: 5 * DAY, initiatedBy: 'SYSTEM' }), payment({ ago: DAY }), payment()]
  const since = (subjectSince?: number) =>
    historyFrom(all, 2, [], subjectSince === undefined ? {} : { subjectSince }).customerSince

  expect([since(), since(NOW - 9 * DAY), since(NOW - DAY)]).toEqual([
    NOW - 5 * DAY,
    NOW - 9 * DAY,
    NOW - 5 * DAY,
  ])
  expect(historyFrom(all, 2, []).lastInitiatedAt).toBe(NOW - DAY)
  expect(historyFrom(all, 1, []).lastInitiatedAt).toBe(null)
  expect(historyFrom(all, 0, []).customerSince).toBe(null)
})

test('countries and devices are those that the customer used before', () => {
  const all = [
    payment({
      counterparty: { country: 'GH', bankBic: 'TESTKENA' },
      device: { ipCountry: 'NG', fingerprint: 'f-1' },
    }),
    payment({ counterparty: { country: 'IR' }, customer: { id: 'C2' }, device: { fingerprint: 'f-2' } }),
    payment({ customer: { country: 'US' }, device: { fingerprint: 'f-1' } }),
    payment({ device: { fingerprint: 'f-2' } }),
  ]

  expect(historyFrom(all, 3, []).knownCountries).toEqual(new Set(['GH', 'KE', 'NG']))
  expect(historyFrom(all, 2, []).devices).toEqual({ known: 1, isKnown: true })
  expect(historyFrom(all, 3, []).devices).toEqual({ known: 1, isKnown: false })
})

test('a shared value names the newest transaction of each other customer', () => {
  const by = (id: string, ago: number) => payment({ customer: { id }, ago, device: { ip: '203.0.113.7' } })
  const all = [by('C2', 3), by('C2', 2), by('C1', 1), by('C1', 0)]

  expect(historyFrom(all, 3, [shared]).sharedUses.get(shared.ruleId)).toEqual({
    customers: [{ customerId: 'C2', transactionId: all[1]!.transactionId }],
  })
})

test('a payment is an edge from payer to payee, in either direction', () => {
  const all = [transfer('A', 'B'), transfer('A', 'C', { direction: 'CREDIT' }), payment(), payment()]

  expect(historyFrom(all, 3, []).edges).toMatchObject([
    { payer: 'customer:C', payee: 'customer:A' },
    { payer: 'customer:A', payee: 'customer:B' },
  ])
})

test('nothing that comes later changes a history', () => {
  fc.assert(
    fc.property(world, fc.nat(), (rows, at) => {
      const all = transactionsOf(rows, shared.parameters)
      const index = at % all.length

      expect(historyFrom(all, index, [shared])).toEqual(historyFrom(all.slice(0, index + 1), index, [shared]))
    }),
    { numRuns: 50 },
  )
})
