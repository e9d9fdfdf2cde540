import { expect, test } from '@jest/globals'
import { compareParties } from '#compliance/matching/compare.ts'
import type { Feature, MatchParty } from '#compliance/matching/kinds.ts'
import { DEFAULT_POLICY } from '#compliance/policy/policy-in-force.ts'
import { paymentEffect } from '#compliance/rules/payment-effect.ts'
import { compare, party } from './compare-names.ts'

const doubts = (one: string, other: string): Feature[] =>
  compare(one, other)
    .evidence.map(({ feature }) => feature)
    .filter(feature => feature === 'NAME_RARITY' || feature === 'NAME_COVERAGE')

const effect = (query: MatchParty, listed: MatchParty) =>
  paymentEffect(DEFAULT_POLICY, {
    listType: 'SANCTIONS',
    pepClass: 'FOREIGN',
    comparison: compareParties(query, listed),
  })

test.each([
  ['Mohamed Ahmed', 'Muhammad Ahmad'],
  ['Leonardo Ruiz', 'Leonardo Ruiz'],
  ['Kim Yong Chol', 'KIM YONG CHOL'],
  ['이정민', 'Lee Jong Min'],
  ['王伟', 'Wang Wei'],
])('the common name "%s" alone holds a payment to "%s", and is strong at most', (one, other) => {
  expect(doubts(one, other)).toEqual(['NAME_RARITY'])
  expect(effect(party(one), party(other))).toBe('HOLD')
  expect(compare(one, other).strength).not.toBe('EXACT')
})

test.each([
  ['Leonardo Quellwarden', 'Leonardo QUELLWARDEN BRACKEN'],
  ['T. Quellwarden', 'Tomasin Quellwarden'],
])('"%s" is only a part of "%s", and alone holds a payment', (one, other) => {
  expect(doubts(one, other)).toEqual(['NAME_COVERAGE'])
  expect(effect(party(one), party(other))).toBe('HOLD')
})

test.each([
  ['Tomasin Quellwarden', 'Tomasin Quellwarden'],
  ['Mohamed Quellwarden', 'QUELLWARDEN, Muhammad'],
  ['Tomassin Quellwarden', 'Tomasin Quellwarden'],
  ['Oleg Quellwarden', 'Oleg Ivanovich Quellwarden'],
  ['Mohamed Omar Hassan Khan', 'Muhammad Umar Hasan Khan'],
])('the whole listed name "%s" blocks a payment to "%s"', (one, other) => {
  expect(doubts(one, other)).toEqual([])
  expect(effect(party(one), party(other))).toBe('BLOCK')
})

test('a date of birth dispels the doubts about a common name', () => {
  const known = { datesOfBirth: [{ from: '1970-03-05', to: '1970-03-05' }] }
  const [query, listed] = [
    { ...party('Mohamed Ahmed'), ...known },
    { ...party('Mohamed Ahmed'), ...known },
  ]

  expect(effect(query, listed)).toBe('BLOCK')
  expect(compareParties(query, listed).strength).toBe('EXACT')
})

test('organisations choose distinct names, so common words in them raise no doubt', () => {
  expect(
    compare('Ali Hassan Trading', 'Ali Hassan Trading', 'ORGANIZATION').evidence.map(
      ({ feature }) => feature,
    ),
  ).toEqual(['NAME'])
})
