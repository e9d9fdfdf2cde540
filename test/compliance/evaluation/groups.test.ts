import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { densestSets } from '#compliance/evaluation/network/bipartite.ts'
import { growGroups } from '#compliance/evaluation/network/groups.ts'
import { judge } from '#compliance/evaluation/judge.ts'
import { historyFrom } from '#compliance/evaluation/history/memory-history.ts'
import { networkOf } from '#compliance/evaluation/network/network.ts'
import type {
  ClosedNetworkParameters,
  ManyToManyParameters,
} from '#compliance/monitoring-rules/parameters.ts'
import {
  DAY,
  HOUR,
  hitOf,
  isTriggered,
  judgeLast,
  MINUTE,
  nearMissOf,
  ruleOf,
  transfer,
  type Given,
} from './fixture.ts'

const closed = (given: Partial<ClosedNetworkParameters> = {}) =>
  ruleOf({
    ruleType: 'NETWORK',
    patternType: 'CLOSED_NETWORK',
    maxGroupSize: 5,
    countThreshold: 3,
    tolerancePercent: 10,
    windowMinutes: 1440,
    ...given,
  })
const manyToMany = (given: Partial<ManyToManyParameters> = {}) =>
  ruleOf({
    ruleType: 'NETWORK',
    patternType: 'MANY_TO_MANY',
    countThreshold: 3,
    minDistinctBeneficiaries: 3,
    windowMinutes: 1440,
    ...given,
  })

/** Payments a minute apart, such as "AB" from A to B, with an amount where given: "AB 250". */
const payments = (texts: readonly string[], given: Given = {}) =>
  texts.map((text, index) => {
    const [pair, amount = '100'] = text.split(' ')
    return transfer(pair![0]!, pair![1]!, {
      amount,
      ago: (texts.length - 1 - index) * MINUTE,
      ...(index === 0 && given),
    })
  })

test('a group of three whose money stays inside is closed', () => {
  const all = payments(['BC', 'CA', 'AB'])

  expect(hitOf(judgeLast(closed(), all))).toMatchObject({
    reason:
      '3 parties paid each other 300.00 USD in 3 transfers in 24 h, 100 % of all that they paid and received, threshold 90 % and 3 transfers',
    observed: { members: 3, transfers: 3, inside: '300.00', total: '300.00', share_percent: 100 },
    transactionIds: all.map(({ transactionId }) => transactionId),
  })
  expect(judgeLast(closed(), payments(['BA', 'BA', 'AB'])).outcome).toBe('CLEAR')
})

test('the share inside reaches the tolerance exactly', () => {
  const with400Inside = (outside: string) => payments([`AX ${outside}`, 'BC', 'CA', 'BC', 'AB'])
  const triggers = (outside: string, maxGroupSize = 3) =>
    isTriggered(judgeLast(closed({ maxGroupSize }), with400Inside(outside)))

  expect([triggers('44.44'), triggers('44.45')]).toEqual([true, false])
  expect(triggers('44.45', 4)).toBe(true)
  expect(nearMissOf(judgeLast(closed({ maxGroupSize: 3 }), with400Inside('100')))).toMatchObject({
    observed: { share_percent: 80 },
  })
})

test('a lower amount inside opens the group', () => {
  const hit = hitOf(judgeLast(closed({ maxGroupSize: 3 }), payments(['AX 44', 'BC', 'CA', 'BC', 'AB'])))

  expect(hit.counterfactual).toMatchObject({ amount: '95.99' })
})

test('a group has as many members as the rule says at most, and enough transfers', () => {
  const ring = payments(['BC', 'CD', 'DE', 'EA', 'AB'])

  expect(isTriggered(judgeLast(closed({ maxGroupSize: 5, tolerancePercent: 0 }), ring))).toBe(true)
  expect(isTriggered(judgeLast(closed({ maxGroupSize: 4, tolerancePercent: 0 }), ring))).toBe(false)
  expect(isTriggered(judgeLast(closed({ countThreshold: 5 }), ring))).toBe(true)
  expect(nearMissOf(judgeLast(closed({ countThreshold: 6 }), ring))).toMatchObject({
    observed: { transfers: 5 },
  })
})

test('only payments of the window in the currency of the judged one belong to the group', () => {
  const triggers = (given: Given) => isTriggered(judgeLast(closed(), payments(['BC', 'CA', 'AB'], given)))

  expect([triggers({ ago: DAY - 1 }), triggers({ ago: DAY }), triggers({ currency: 'EUR' })]).toEqual([
    true,
    false,
    false,
  ])
})

test('a party of which not all payments are known is in no closed group', () => {
  const all = payments(['BC', 'CA', 'AB'])
  const history = historyFrom(all, 2, [])
  const judged = (...completeParties: string[]) =>
    judge(closed(), all[2]!, {
      ...history,
      completeParties: new Set(completeParties.map(party => `customer:${party}`)),
    }).outcome

  expect([judged('A', 'B', 'C'), judged('A', 'B'), judged('A', 'C')]).toEqual(['TRIGGERED', 'CLEAR', 'CLEAR'])
})

test('senders that pay the same beneficiaries are found when 60 % of the pairs have paid', () => {
  // Five of nine pairs, then six with the judged one: 66 %.
  const pairs = ['AX', 'AY', 'BX', 'BZ', 'CY', 'CZ']

  expect(hitOf(judgeLast(manyToMany(), payments(pairs)))).toMatchObject({
    reason: '3 senders paid 3 beneficiaries in 24 h, 6 of 9 pairs, threshold 3 and 3',
    transactionIds: { length: 6 },
  })
  expect(isTriggered(judgeLast(manyToMany(), payments(pairs.slice(1))))).toBe(false)
  expect(isTriggered(judgeLast(manyToMany(), payments(pairs, { ago: DAY })))).toBe(false)
  expect(isTriggered(judgeLast(manyToMany(), payments(pairs, { ago: DAY - 1, currency: 'EUR' })))).toBe(true)
  expect(isTriggered(judgeLast(manyToMany({ countThreshold: 4 }), payments(pairs)))).toBe(false)
})

test('one sender less than the threshold is a near miss', () => {
  const pairs = ['AX', 'AY', 'BX', 'BY']

  expect(nearMissOf(judgeLast(manyToMany({ minDistinctBeneficiaries: 2 }), payments(pairs)))).toMatchObject({
    observed: { senders: 2, beneficiaries: 2, pairs: 4 },
  })
})

test('a dense core is found beside one-off payments of the same parties', () => {
  const core = [...'ABCD'].flatMap(payer => [...'WXYZ'].map(payee => `${payer}${payee}`))
  const others = [...'EFGHIJ'].map(payer => `${payer}W`)
  const all = payments([...others, ...core])
  const hit = hitOf(judgeLast(manyToMany({ countThreshold: 4, minDistinctBeneficiaries: 4 }), all))

  expect(hit.observed['beneficiaries']).toBe(4)
  expect(Number(hit.observed['pairs'])).toBeGreaterThanOrEqual(16)
})

test('the party in the smallest share of its possible pairs leaves first', () => {
  // Beside the core, D takes part in one of its six possible pairs, then N and M in one of three.
  const core = [...'UVWX'].flatMap(payee => [`A${payee}`, `B${payee}`, `C${payee}`])
  const all = payments(['BN', 'CM', 'DU', ...core])
  const sets = densestSets(networkOf(all.at(-1)!, historyFrom(all, all.length - 1, []), 1440)!)
  const sizes = sets.map(({ senders, beneficiaries, pairs }) => [senders.size, beneficiaries.size, pairs])

  expect(sizes.slice(0, 4)).toEqual([
    [4, 6, 15],
    [3, 6, 14],
    [3, 5, 13],
    [3, 4, 12],
  ])
})

const network = fc.array(
  fc
    .record({
      from: fc.constantFrom(...'ABCDEF'),
      to: fc.constantFrom(...'ABCDEFXYZ'),
      amount: fc.integer({ min: 1, max: 50 }),
    })
    .filter(({ from, to }) => from !== to),
  { minLength: 1, maxLength: 18 },
)
const texts = (rows: readonly { from: string; to: string; amount: number }[]) =>
  rows.map(({ from, to, amount }) => `${from}${to} ${amount}`)

test('whatever is called closed is closed, in any order of rows, and every small connected group is found', () => {
  fc.assert(
    fc.property(
      network,
      fc.integer({ min: 3, max: 9 }),
      fc.constantFrom(0, 10, 30),
      (rows, maxGroupSize, tolerancePercent) => {
        const all = payments(texts(rows))
        const rule = closed({ maxGroupSize, tolerancePercent, countThreshold: 1 })
        const history = historyFrom(all, all.length - 1, [rule])
        const verdict = judge(rule, all.at(-1)!, history)
        expect(judge(rule, all.at(-1)!, { ...history, edges: history.edges.toReversed() })).toEqual(verdict)

        const view = networkOf(all.at(-1)!, history, 1440)!
        for (const { members, inside, total } of growGroups(view, maxGroupSize)) {
          const of = (isMember: (from: boolean, to: boolean) => boolean) =>
            rows.slice(0, -1).reduce((sum, { from, to, amount }) => {
              const has = (party: string) => members.includes(`customer:${party}`)
              return isMember(has(from), has(to)) ? sum + amount : sum
            }, 0)
          expect([inside, total]).toEqual([
            BigInt(of((from, to) => from && to)) * 100n,
            BigInt(of((from, to) => from || to)) * 100n,
          ])
        }

        const connected = new Set([rows.at(-1)!.from, rows.at(-1)!.to])
        for (let size = 0; size < connected.size;) {
          size = connected.size
          for (const { from, to } of rows)
            if (connected.has(from) || connected.has(to)) connected.add(from).add(to)
        }
        if (connected.size >= 3 && connected.size <= maxGroupSize) expect(isTriggered(verdict)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('each dense set contains the judged pair and is as dense as stated; milder rules trigger at least as often', () => {
  fc.assert(
    fc.property(
      network,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (rows, senders, beneficiaries) => {
        const all = payments(texts(rows))
        const last = rows.at(-1)!
        const view = networkOf(all.at(-1)!, historyFrom(all, all.length - 1, []), 1440)!
        for (const set of densestSets(view)) {
          const paid = new Set(
            rows
              .filter(
                ({ from, to }) =>
                  set.senders.has(`customer:${from}`) && set.beneficiaries.has(`customer:${to}`),
              )
              .map(({ from, to }) => from + to),
          )
          expect(paid.size).toBe(set.pairs)
          expect(paid).toContain(last.from + last.to)
          expect(set.pairs / (set.senders.size * set.beneficiaries.size)).toBeGreaterThanOrEqual(0.6)
        }
        const given = { countThreshold: senders, minDistinctBeneficiaries: beneficiaries }
        if (!isTriggered(judgeLast(manyToMany(given), all)))
          for (const stricter of [
            { ...given, countThreshold: senders + 1 },
            { ...given, minDistinctBeneficiaries: beneficiaries + 1 },
          ])
            expect(isTriggered(judgeLast(manyToMany(stricter), all))).toBe(false)
      },
    ),
    { numRuns: 300 },
  )
})

test('large neighbourhoods are bounded', () => {
  const edges = Array.from({ length: 4_000 }, (_, index) =>
    transfer(`S${index % 200}`, `B${(index * 13) % 197}`, { ago: HOUR + index }),
  ).reverse()

  expect(judgeLast(manyToMany(), [...edges, transfer('S1', 'B1')]).outcome).not.toBe('SKIPPED')
  expect(judgeLast(closed({ maxGroupSize: 50 }), [...edges, transfer('S1', 'B1')]).outcome).toBe('CLEAR')
})
