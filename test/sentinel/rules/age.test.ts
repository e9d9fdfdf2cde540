import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ageOn, isSpecifiedAdult } from '#sentinel/rules/age.ts'

test('a year is complete on the birthday', () => {
  expect(ageOn('1961-11-23', '2026-11-22')).toBe(64)
  expect(ageOn('1961-11-23', '2026-11-23')).toBe(65)
  expect(ageOn('2026-11-23', '2026-11-23')).toBe(0)
})

test('a birthday on 29 February is on 1 March of a common year', () => {
  expect(ageOn('1960-02-29', '2025-02-28')).toBe(64)
  expect(ageOn('1960-02-29', '2025-03-01')).toBe(65)
  expect(ageOn('1960-02-29', '2024-02-29')).toBe(64)
})

test('age never falls as days pass', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, day, (born, a, b) => {
      const [earlier, later] = a < b ? [a, b] : [b, a]
      expect(ageOn(born, earlier)).toBeLessThanOrEqual(ageOn(born, later))
    }),
  )
})

test('a person of 65 is a specified adult without any impairment', () => {
  const person = { dateOfBirth: '1961-11-23', vulnerabilityFlags: [] }

  expect(isSpecifiedAdult(person, '2026-11-22')).toBe(false)
  expect(isSpecifiedAdult(person, '2026-11-23')).toBe(true)
})

test('a younger adult is a specified adult with a mental or physical impairment alone', () => {
  const specified = (dateOfBirth: string, ...vulnerabilityFlags: string[]): boolean =>
    isSpecifiedAdult({ dateOfBirth, vulnerabilityFlags }, '2026-11-23')

  expect(specified('2008-11-23', 'COGNITIVE_IMPAIRMENT')).toBe(true)
  expect(specified('1980-01-01', 'SOCIAL_ISOLATION', 'PHYSICAL_IMPAIRMENT')).toBe(true)
  expect(specified('1980-01-01', 'RECENT_BEREAVEMENT', 'SOCIAL_ISOLATION', 'LANGUAGE_BARRIER')).toBe(false)
  expect(specified('2008-11-24', 'COGNITIVE_IMPAIRMENT')).toBe(false)
})
