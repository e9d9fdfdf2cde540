import { expect, test } from '@jest/globals'
import type { BlacklistHit, ScreeningHit } from '#compliance/evaluation/history/history.ts'
import type {
  BlacklistParameters,
  DormantReactivationParameters,
  GeographicParameters,
  NewDeviceParameters,
  ScreeningParameters,
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
  type Given,
} from './fixture.ts'

const skipped = (why: string) => ({ outcome: 'SKIPPED', why })

const geographic = (given: Partial<GeographicParameters>, rule: Parameters<typeof ruleOf>[1] = {}) =>
  ruleOf(
    { ruleType: 'GEOGRAPHIC', highRiskCountries: [], sanctionedCountries: [], newCountry: false, ...given },
    rule,
  )

test.each<[string, Given]>([
  ['customer', { customer: { country: 'KP' } }],
  ['counterparty', { counterparty: { country: 'KP' } }],
  ['bank', { counterparty: { bankBic: 'TESTKPPYXXX' } }],
  ['device', { device: { ipCountry: 'KP' } }],
])('the country of the %s is judged', (of, given) => {
  const hit = hitOf(judgeLast(geographic({ highRiskCountries: ['IR', 'KP'] }), [payment(given)]))

  expect(hit.reason).toBe(`High-risk country KP (${of})`)
  expect(hit.action).toBe(undefined)
  expect(judgeLast(geographic({ highRiskCountries: ['IR'] }), [payment(given)]).outcome).toBe('CLEAR')
})

test('a sanctioned country holds at least, and blocks by a rule that blocks', () => {
  const action = (own: 'ALERT' | 'HOLD' | 'BLOCK') =>
    hitOf(
      judgeLast(geographic({ sanctionedCountries: ['KP'] }, { action: own }), [
        payment({ counterparty: { country: 'KP' } }),
      ]),
    ).action

  expect([action('ALERT'), action('HOLD'), action('BLOCK')]).toEqual(['HOLD', 'HOLD', 'BLOCK'])
})

test('a new country is one that no earlier transaction of the customer has', () => {
  const rule = geographic({ newCountry: true })
  const from = (country: string, given: Given = {}) => payment({ counterparty: { country }, ...given })

  expect(hitOf(judgeLast(rule, [from('GH', { ago: DAY }), from('KE')]))).toMatchObject({
    reason: "Country that the customer's earlier transactions do not have: KE (counterparty)",
    observed: { new_countries: ['KE'] },
  })
  expect(judgeLast(rule, [from('KE', { ago: 300 * DAY }), from('KE')]).outcome).toBe('CLEAR')
  expect(judgeLast(rule, [payment({ ago: DAY }), from('KE')]).outcome).toBe('TRIGGERED')
  expect(judgeLast(rule, [payment({ ago: DAY }), from('KE', { customer: { country: 'KE' } })]).outcome).toBe(
    'CLEAR',
  )
  expect(judgeLast(rule, [from('KE', { ago: DAY, customer: { id: 'C2' } }), from('KE')])).toEqual(
    skipped('INSUFFICIENT_HISTORY'),
  )
})

test('a first transaction is still judged by the lists of countries, and one without any country is skipped', () => {
  const rule = geographic({ newCountry: true, highRiskCountries: ['IR'] })

  expect(judgeLast(rule, [payment({ counterparty: { country: 'IR' } })]).outcome).toBe('TRIGGERED')
  expect(judgeLast(rule, [payment()])).toEqual(skipped('MISSING_KEY'))
})

const dormant = (given: Partial<DormantReactivationParameters> = {}) =>
  ruleOf({ ruleType: 'DORMANT_REACTIVATION', inactiveDays: 180, amountThreshold: '1000', ...given })

test('a dormant customer is one without an own transaction for all of the days', () => {
  const judged = (ago: number, amount = '1000') =>
    judgeLast(dormant(), [payment({ ago }), payment({ amount })])

  expect([isTriggered(judged(180 * DAY)), isTriggered(judged(180 * DAY - 1))]).toEqual([true, false])
  expect(hitOf(judged(191 * DAY + HOUR))).toMatchObject({
    reason:
      '1,000.00 USD after 191 days without a transaction by the customer, threshold 180 days and 1,000.00 USD',
    counterfactual: { amount: '999.99' },
  })
  expect(nearMissOf(judged(180 * DAY, '800'))).toMatchObject({ observed: { amount: '800.00' } })
  expect(nearMissOf(judged(180 * DAY, '799.99'))).toBe(null)
  expect(nearMissOf(judged(179 * DAY, '999'))).toBe(null)
})

test('interest and fees neither end the dormancy nor are judged', () => {
  const interest = payment({ ago: DAY, initiatedBy: 'SYSTEM' })
  const now = payment({ amount: '5000' })

  expect(isTriggered(judgeLast(dormant(), [payment({ ago: 200 * DAY }), interest, now]))).toBe(true)
  expect(judgeLast(dormant(), [interest, now])).toEqual(skipped('INSUFFICIENT_HISTORY'))
  expect(
    judgeLast(dormant(), [payment({ ago: 200 * DAY }), payment({ initiatedBy: 'SYSTEM' })]).outcome,
  ).toBe('OUT_OF_SCOPE')
})

const newDevice = (given: Partial<NewDeviceParameters> = {}) =>
  ruleOf({ ruleType: 'NEW_DEVICE', requireDeviceFingerprint: false, amountThreshold: '50', ...given })
const from = (fingerprint: string | null, given: Given = {}) => payment({ device: { fingerprint }, ...given })

test('a device is new when the customer has used others before, but not this one', () => {
  const before = from('f-1', { ago: DAY })

  expect(hitOf(judgeLast(newDevice(), [before, from('f-2')]))).toMatchObject({
    reason: '100.00 USD from a new device, beside 1 known one, threshold 50.00 USD',
    counterfactual: { text: '49.99 USD', amount: '49.99', fewerTransactions: null },
  })
  expect(judgeLast(newDevice(), [before, from('f-1')]).outcome).toBe('CLEAR')
  expect(judgeLast(newDevice(), [from('f-1')])).toEqual(skipped('INSUFFICIENT_HISTORY'))
  expect(judgeLast(newDevice(), [from('f-2', { customer: { id: 'C2' }, ago: 1 }), from('f-1')])).toEqual(
    skipped('INSUFFICIENT_HISTORY'),
  )
  expect(nearMissOf(judgeLast(newDevice(), [before, from('f-2', { amount: '49.99' })]))).not.toBe(null)
  expect(nearMissOf(judgeLast(newDevice(), [before, from('f-2', { amount: '39.99' })]))).toBe(null)
})

test('a missing fingerprint triggers only a rule that requires one', () => {
  expect(judgeLast(newDevice(), [from(null)])).toEqual(skipped('MISSING_KEY'))
  expect(hitOf(judgeLast(newDevice({ requireDeviceFingerprint: true }), [from(null)])).reason).toBe(
    '100.00 USD without a device fingerprint, threshold 50.00 USD',
  )
  expect(
    judgeLast(newDevice({ requireDeviceFingerprint: true, amountThreshold: '100.01' }), [from(null)]).outcome,
  ).toBe('CLEAR')
})

const screening = (given: Partial<ScreeningParameters> = {}) =>
  ruleOf({
    ruleType: 'SCREENING',
    screeningLists: ['sanctions', 'pep', 'adverse_media'],
    matchScoreThreshold: 70,
    blockScoreThreshold: 90,
    requireHighValue: false,
    amountThreshold: '0',
    ...given,
  })
const found = (given: Partial<ScreeningHit>): ScreeningHit => ({
  party: 'COUNTERPARTY',
  list: 'sanctions',
  source: 'UN_CONSOLIDATED',
  entryId: 'QDi.001',
  score: 80,
  policyEffect: 'HOLD',
  ...given,
})
const screened = (
  hits: readonly ScreeningHit[],
  given: Partial<ScreeningParameters> = {},
  transaction: Given = {},
) => judgeLast(screening(given), [payment(transaction)], { screening: hits })

test('sanctions hold from the score of a match on, and block from the score of a block on', () => {
  expect(screened([found({ score: 69.9 })]).outcome).toBe('CLEAR')
  expect(hitOf(screened([found({ score: 70 })]))).toMatchObject({
    action: 'HOLD',
    reason: 'Counterparty matches sanctions list UN_CONSOLIDATED, entry QDi.001, with score 70, threshold 70',
  })
  expect(hitOf(screened([found({ score: 89.9 })])).action).toBe('HOLD')
  expect(hitOf(screened([found({ score: 90 })]))).toMatchObject({
    action: 'BLOCK',
    reason: expect.stringContaining('with score 90, threshold 90'),
  })
  expect(hitOf(screened([found({ score: 95, policyEffect: 'ALLOW' })])).action).toBe('BLOCK')
  expect(hitOf(screened([found({ score: 95, isUncertain: true })]))).toMatchObject({
    action: 'HOLD',
    reason: expect.stringContaining('with score 95 by a name alone that others have, threshold 70'),
  })
})

test('politically exposed persons and media have the effect of the screening policy, and the strictest hit decides', () => {
  const effect = (policyEffect: ScreeningHit['policyEffect'], ...others: ScreeningHit[]) => {
    const verdict = screened([found({ list: 'pep', score: 99, policyEffect }), ...others])
    return verdict.outcome === 'TRIGGERED' ? verdict.hit.action : verdict.outcome
  }

  expect([effect('ALLOW'), effect('REVIEW'), effect('HOLD'), effect('BLOCK')]).toEqual([
    'CLEAR',
    'REVIEW',
    'HOLD',
    'BLOCK',
  ])
  expect(effect('REVIEW', found({}))).toBe('HOLD')
  expect(effect('REVIEW', found({ list: 'adverse_media', policyEffect: 'BLOCK', score: 69 }))).toBe('REVIEW')
  expect(screened([found({ list: 'pep' })], { screeningLists: ['sanctions'] }).outcome).toBe('CLEAR')
})

test('a transaction is held when the lists cannot be searched, or nothing searched them', () => {
  for (const unavailable of ['unavailable', undefined] as const) {
    const verdict = judgeLast(
      screening(),
      [payment()],
      unavailable === undefined ? {} : { screening: unavailable },
    )
    expect(hitOf(verdict)).toMatchObject({
      action: 'HOLD',
      reason: 'The watchlists cannot be searched at the moment',
    })
  }
})

test('a rule for large amounts does not judge smaller ones', () => {
  const large = { requireHighValue: true, amountThreshold: '100' }

  expect(screened([found({})], large, { amount: '99.99' }).outcome).toBe('OUT_OF_SCOPE')
  expect(hitOf(screened([found({})], large)).counterfactual?.amount).toBe('99.99')
  expect(hitOf(screened([found({})])).counterfactual).toBe(null)
})

test('a blacklist rule triggers on its own kinds only, with the reason of each entry', () => {
  const rule = (blacklistKinds: BlacklistParameters['blacklistKinds']) =>
    ruleOf({ ruleType: 'BLACKLIST', blacklistKinds })
  const hits: BlacklistHit[] = [
    { entryId: 'e-1', kind: 'DEVICE', reason: 'Chargeback fraud' },
    { entryId: 'e-2', kind: 'IP', reason: 'Botnet' },
  ]
  const judged = (kinds: BlacklistParameters['blacklistKinds']) =>
    judgeLast(rule(kinds), [payment()], { blacklistHits: hits })

  expect(hitOf(judged(['DEVICE', 'IP']))).toMatchObject({
    reason: 'DEVICE is on the blacklist: Chargeback fraud; IP is on the blacklist: Botnet',
    observed: { kinds: ['DEVICE', 'IP'], entry_ids: ['e-1', 'e-2'] },
  })
  expect(hitOf(judged(['IP'])).observed).toEqual({ kinds: ['IP'], entry_ids: ['e-2'] })
  expect(judged(['NAME']).outcome).toBe('CLEAR')
})
