import { expect, test } from '@jest/globals'
import type {
  BeneficiaryFanInParameters,
  FanParameters,
  SharedField,
  SharedIdentifierParameters,
} from '#compliance/monitoring-rules/parameters.ts'
import {
  DAY,
  HOUR,
  hitOf,
  isTriggered,
  judgeLast,
  nearMissOf,
  payment,
  ruleOf,
  transfer,
  type Given,
} from './fixture.ts'

const fan = (patternType: FanParameters['patternType'], rule: Parameters<typeof ruleOf>[1] = {}) =>
  ruleOf({ ruleType: 'NETWORK', patternType, countThreshold: 3, windowMinutes: 1440 }, rule)
const beneficiary = (
  given: Partial<BeneficiaryFanInParameters> = {},
  rule: Parameters<typeof ruleOf>[1] = {},
) =>
  ruleOf(
    {
      ruleType: 'NETWORK',
      patternType: 'BENEFICIARY_FAN_IN',
      countThreshold: 3,
      windowMinutes: 1440,
      unrelated: false,
      ...given,
    },
    rule,
  )
const shared = (identifierField: SharedField, given: Partial<SharedIdentifierParameters> = {}) =>
  ruleOf({
    ruleType: 'NETWORK',
    patternType: 'SHARED_IDENTIFIER',
    countThreshold: 3,
    windowMinutes: 1440,
    identifierField,
    ...given,
  })

const to = (id: string, given: Given = {}) => payment({ counterparty: { id }, ...given })

test('a fan out counts different payees of a customer in the window, in any currency', () => {
  const judged = (first: Given, second = 'P2') =>
    judgeLast(fan('FAN_OUT'), [to('P1', first), to(second, { ago: 2, currency: 'EUR' }), to('P3')])

  expect(hitOf(judged({ ago: DAY - 1 }))).toMatchObject({
    reason: 'Customer pays 3 different payees in 24 h, threshold 3',
    transactionIds: { length: 3 },
    counterfactual: { text: 'one payment fewer', amount: null, fewerTransactions: 1 },
  })
  expect(isTriggered(judged({ ago: DAY }))).toBe(false)
  expect(isTriggered(judged({ ago: 5 }, 'P1'))).toBe(false)
  expect(isTriggered(judged({ ago: 5, customer: { id: 'C2' } }))).toBe(false)
  expect(isTriggered(judged({ ago: 5, direction: 'CREDIT' }))).toBe(false)
})

test('a fan in counts payers, and each direction judges its own', () => {
  const credits = [to('P1', { ago: 3 }), to('P2', { ago: 2 }), to('P3')].map(each => ({
    ...each,
    direction: 'CREDIT' as const,
  }))

  expect(hitOf(judgeLast(fan('FAN_IN'), credits)).reason).toBe(
    'Customer is paid by 3 different payers in 24 h, threshold 3',
  )
  expect(judgeLast(fan('FAN_OUT'), credits).outcome).toBe('OUT_OF_SCOPE')
  expect(judgeLast(fan('FAN_IN'), [payment({ direction: 'CREDIT' })])).toEqual({
    outcome: 'SKIPPED',
    why: 'MISSING_KEY',
  })
})

test('payments outside of the scope of a fan do not count', () => {
  const all = [to('P1', { ago: 3, channel: 'branch' }), to('P2', { ago: 2 }), to('P3')]
  const verdict = judgeLast(fan('FAN_OUT', { conditions: { channels: ['web'] } }), all)

  expect(nearMissOf(verdict)).toMatchObject({ observed: { count: 2, transfers: 2 } })
})

test('a beneficiary is paid by different customers, whoever they are', () => {
  const customers = (...ids: string[]) =>
    ids.map((id, index) => to('P1', { customer: { id }, ago: ids.length - 1 - index }))

  expect(hitOf(judgeLast(beneficiary(), customers('C1', 'C2', 'C1', 'C3')))).toMatchObject({
    reason: 'Payee is paid by 3 customers in 24 h, threshold 3',
    observed: { customers: ['C1', 'C2', 'C3'].toSorted() },
    transactionIds: { length: 3 },
    counterfactual: { text: 'one customer fewer', amount: null, fewerTransactions: null },
  })
  expect(nearMissOf(judgeLast(beneficiary(), customers('C1', 'C2', 'C1')))).toMatchObject({
    observed: { count: 2 },
  })
  expect(judgeLast(beneficiary(), [payment()])).toEqual({ outcome: 'SKIPPED', why: 'MISSING_KEY' })
  expect(judgeLast(beneficiary(), [to('P1', { direction: 'CREDIT' })]).outcome).toBe('OUT_OF_SCOPE')
})

test('payments to a beneficiary count within the window and scope only', () => {
  const judged = (first: Given, rule: Parameters<typeof ruleOf>[1] = {}) =>
    isTriggered(
      judgeLast(beneficiary({}, rule), [
        to('P1', { customer: { id: 'C2' }, ago: HOUR, ...first }),
        to('P1', { customer: { id: 'C3' }, ago: 1 }),
        to('P1'),
      ]),
    )

  expect([judged({ ago: DAY - 1 }), judged({ ago: DAY }), judged({ direction: 'CREDIT' })]).toEqual([
    true,
    false,
    false,
  ])
  expect(judged({ type: 'CARD' }, { transactionTypes: ['TRANSFER'] })).toBe(false)
})

test('related customers count once when the rule wants unrelated ones', () => {
  const all = ['C2', 'C3', 'C4', 'C1'].map((id, index) => to('P1', { customer: { id }, ago: 3 - index }))
  const family = (...related: string[]) => ({
    isRelated: (customer: string, other: string) => related.includes(customer) && related.includes(other),
  })
  const counted = (unrelated: boolean, ...related: string[]) =>
    isTriggered(judgeLast(beneficiary({ unrelated, countThreshold: 4 }), all, family(...related)))

  expect([
    counted(false, 'C2', 'C3'),
    counted(true, 'C2', 'C3'),
    counted(true, 'C1', 'C2'),
    counted(true),
  ]).toEqual([true, false, false, true])
})

test.each<[SharedField, Given]>([
  ['device_fingerprint', { device: { fingerprint: 'f-1' } }],
  ['ip', { device: { ip: '203.0.113.7' } }],
  ['card_id', { cardId: 'card-1' }],
  ['wallet_id', { walletId: 'w-1' }],
  ['counterparty_account', { counterparty: { account: '0123456789', bankBic: 'TESTNGLA' } }],
])('%s: the customers that share it are counted', (field, value) => {
  const by = (id: string, given: Given) => payment({ ...given, customer: { id } })
  const all = [by('C2', { ...value, ago: 2 }), by('C3', { ...value, ago: 1 })]

  expect(isTriggered(judgeLast(shared(field), [...all, by('C1', value)]))).toBe(true)
  expect(isTriggered(judgeLast(shared(field), [...all, by('C2', value)]))).toBe(false)
  expect(
    isTriggered(judgeLast(shared(field), [by('C2', { ...value, ago: DAY }), all[1]!, by('C1', value)])),
  ).toBe(false)
  expect(judgeLast(shared(field), [...all, by('C1', {})])).toEqual({ outcome: 'SKIPPED', why: 'MISSING_KEY' })
})

test('customers may share what only their subjects know', () => {
  const all = ['C2', 'C3', 'C1'].map((id, index) => payment({ customer: { id }, ago: 2 - index }))
  const verdict = judgeLast(shared('phone'), all, { contactOf: () => '+2348000000001' })

  expect(hitOf(verdict).reason).toBe('3 customers with the same phone number in 24 h, threshold 3')
  expect(judgeLast(shared('address'), all).outcome).toBe('SKIPPED')
})

test('patterns of several hops need a counterparty, and ignore payments of a party to itself', () => {
  const rules = [
    ruleOf({
      ruleType: 'NETWORK',
      patternType: 'CIRCULAR',
      maxGroupSize: 5,
      tolerancePercent: 20,
      windowMinutes: 60,
    }),
    ruleOf({
      ruleType: 'NETWORK',
      patternType: 'CLOSED_NETWORK',
      maxGroupSize: 5,
      tolerancePercent: 10,
      countThreshold: 1,
      windowMinutes: 60,
    }),
    ruleOf({
      ruleType: 'NETWORK',
      patternType: 'MANY_TO_MANY',
      countThreshold: 1,
      minDistinctBeneficiaries: 1,
      windowMinutes: 60,
    }),
  ]

  for (const rule of rules) {
    expect(judgeLast(rule, [payment()])).toEqual({ outcome: 'SKIPPED', why: 'MISSING_KEY' })
    expect(judgeLast(rule, [transfer('A', 'B', { ago: 1 }), transfer('A', 'A')]).outcome).toBe('CLEAR')
  }
})
