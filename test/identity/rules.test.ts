import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { dateOfBirth } from '#identity/rules/date-of-birth.ts'
import { newKeySecret, shownPrefix } from '#identity/rules/key-secret.ts'
import { normalPhone } from '#identity/rules/phone.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test('every past day is a valid date of birth, as a date or timestamp, and is returned as written', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('2026-11-20T23:59:59Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom('', 'Z', '+05:30', '-11:00'),
      (date, zone) => {
        const day = date.toISOString().slice(0, 10)
        const text = zone === '' ? day : `${day}T${date.toISOString().slice(11, 19)}${zone}`

        expect(dateOfBirth(text, NOW)).toBe(day)
      },
    ),
  )
})

test('today, future days, impossible days and all other texts are not dates of birth', () => {
  for (const text of [
    '2026-11-21',
    '2026-11-22',
    '2023-02-29',
    '1900-02-29',
    '1990-00-10',
    '1990-04-31',
    '0000-01-01',
    '1990-1-1',
    '1990-05-17T',
    '1990-05-17T10:00',
    '1990-05-17T24:00:00Z',
    '1990-05-17T10:00:00',
    ' 1990-05-17',
    '1990-05-17\n',
    '',
  ])
    expect(dateOfBirth(text, NOW)).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), text => {
      dateOfBirth(text, NOW)
    }),
  )
})

test("a key's secret has 256 random bits after its prefix, and most of it is never shown", () => {
  for (const [opens, environment, label] of [
    ['remittance', 'sandbox', 'svc_sandbox_'],
    ['remittance', 'production', 'svc_live_'],
    ['partner', 'sandbox', 'pk_sandbox_'],
    ['partner', 'production', 'pk_live_'],
    ['compliance', 'sandbox', 'sk_sandbox_'],
    ['compliance', 'production', 'sk_live_'],
    ['sentinel', 'sandbox', 'test_'],
    ['idv', 'production', 'live_'],
    ['banking', 'sandbox', 'test_'],
    ['core', 'production', 'live_'],
  ] as const) {
    const secret = newKeySecret(opens, environment)

    expect(secret).toMatch(new RegExp(`^${label}[\\w-]{43}$`))
    expect(secret.startsWith(shownPrefix(secret, opens, environment))).toBe(true)
    expect(shownPrefix(secret, opens, environment)).toHaveLength(label.length + 6)
  }
  expect(shownPrefix('svc_sandbox_demo', 'remittance', 'sandbox')).toBe('svc_sandbox_')
})

test('no phone text throws, and an invalid number stays unchanged', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 32 }), fc.constantFrom('NG', 'GB', 'XX', null), (text, country) => {
      expect([text, expect.stringMatching(/^\+[0-9]+$/)]).toContainEqual(normalPhone(text, country))
    }),
  )
  expect(normalPhone('020 7946 0958', 'GB')).toBe('+442079460958')
  expect(normalPhone('+44 20 7946 0958', null)).toBe('+442079460958')
  expect(normalPhone('020 7946 0958', null)).toBe('020 7946 0958')
})
