import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { passwordIssues } from '#identity/rules/password.ts'
import { restrictionOf } from '#identity/rules/restriction.ts'
import {
  afterFailure,
  COUNT_RETENTION_MS,
  FAILURES_MAX,
  isLocked,
  type Count,
  type CounterName,
} from '#identity/rules/sign-in-limits.ts'
import { newRecoveryCodes, newTotpSecret, normalRecoveryCode, totpStep } from '#identity/rules/totp.ts'

const START = Date.UTC(2026, 10, 23)
const DAY_MS = 24 * 3_600_000
const names = fc.constantFrom<CounterName>('pair', 'address', 'account')

/**
 * Guesses as fast as the locks allow, with the given pauses. Returns the number of guesses that were checked.
 */
function letThrough(name: CounterName, pausesMs: Iterable<number>, forMs: number): number {
  let count: Count | undefined
  let through = 0
  let at = START
  for (const pause of pausesMs) {
    at += pause
    if (at > START + forMs) break
    if (count && isLocked(count, new Date(at))) continue
    count = afterFailure(name, count, new Date(at))
    through += 1
  }
  return through
}

function* every(ms: number): Generator<number> {
  while (true) yield ms
}

test('for any distribution of guesses over a day, few of them are checked', () => {
  fc.assert(
    fc.property(
      names,
      fc.array(fc.integer({ min: 0, max: 2 * 3_600_000 }), { maxLength: 400 }),
      (name, pauses) => {
        const through = letThrough(name, pauses, DAY_MS)

        expect(through).toBeLessThanOrEqual({ pair: 5 * 96 + 5, address: 50 * 96 + 50, account: 130 }[name])
      },
    ),
  )
  expect([letThrough('pair', every(1_000), DAY_MS), letThrough('account', every(1_000), DAY_MS)]).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
  expect(letThrough('pair', every(1_000), DAY_MS)).toBeLessThanOrEqual(5 * 96)
  expect(letThrough('account', every(1_000), DAY_MS)).toBeLessThanOrEqual(130)
  expect(
    letThrough('account', every(1_000), 3 * DAY_MS) - letThrough('account', every(1_000), 2 * DAY_MS),
  ).toBeLessThanOrEqual(24)
})

test('a count is locked at its limit and not before, and restarts after a day without failures', () => {
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 60 }), (name, failures) => {
      let count: Count | undefined
      for (let failure = 0; failure < failures; failure++) count = afterFailure(name, count, new Date(START))

      expect([count!.failures, isLocked(count!, new Date(START))]).toEqual([
        failures,
        failures >= FAILURES_MAX[name],
      ])
      expect(afterFailure(name, count, new Date(START + COUNT_RETENTION_MS))).toMatchObject({
        failures: 1,
        lockedUntil: null,
      })
    }),
  )
})

test('failures of an address count together for a quarter of an hour, with a tenfold limit for loopback', () => {
  const first = afterFailure('address', undefined, new Date(START))
  const count: Count = { ...first, failures: 49 }

  expect(
    isLocked(afterFailure('address', count, new Date(START + 14 * 60_000)), new Date(START + 15 * 60_000)),
  ).toBe(true)
  expect(afterFailure('address', count, new Date(START + 15 * 60_000)).failures).toBe(1)
  expect(afterFailure('address', count, new Date(START), true).lockedUntil).toBeNull()
})

const ADA = { email: 'ada.obi@acme.example', name: 'Ada Obi-Lovelace' }

test.each([
  ['eleven char', 'at least 12'],
  ['               ', 'repetition'],
  ['ada.obi@acme.example', 'e-mail'],
  ['Ada Obi Lovelace', 'e-mail'],
  ['AdaObiLovelace2026', 'e-mail'],
  ['!!ada_obi@acme.example!!', 'e-mail'],
  ['123456789012', 'sequence'],
  ['098765432109', 'sequence'],
  ['abcdefghijkl', 'sequence'],
  ['ABCdef-123456', 'sequence'],
  ['zyxwvutsrqpo', 'sequence'],
  ['qwertyuiopasdf', 'sequence'],
  ['passwordpassword', 'common'],
  ['Password2026!', 'common'],
  ['P a s s w o r d 1 2 3 4', 'common'],
  ['Administrator1', 'common'],
  ['ｐａｓｓｗｏｒｄ２０２６', 'common'],
  ['aaaaaaaaaaaa', 'repetition'],
  ['ababababababab', 'repetition'],
  ['qwertyuiop1234', 'common'],
  ['P@$$w0rd2026', 'common'],
  ['Passw0rd1234!', 'common'],
  ['hunter hunter', 'repetition'],
  ['welcomewelcome', 'common'],
  ['1q2w3e4r5t6y', 'common'],
  ['1qaz2wsx3edc', 'common'],
])('%j is not accepted as a password: %s', (password, reason) => {
  expect(passwordIssues('password', password, ADA)).toEqual([
    { field: 'password', reason: expect.stringContaining(reason) },
  ])
})

test.each([
  'a good long password',
  'correct horse battery staple',
  'the first password',
  'zażółć gęślą jaźń',
  '8261 4471 9035 2',
  'demo-password-1',
  'Ada was here in spring',
  'x7!k#Qz%(2)^',
  '!"#$%&()*+,-./',
  'demo-password-2',
  'abcdef is a start',
  '1234 then 5 more',
])('%j is a password', password => {
  expect(passwordIssues('password', password, ADA)).toEqual([])
})

// RFC 6238, appendix B: the last six of its eight digits. The secret is "12345678901234567890" in base 32.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const step = Math.floor(seconds / 30)
  const at = (offsetS: number) => totpStep(secret, code, new Date((seconds + offsetS) * 1000))

  expect([at(0), at(30), at(-30), at(90), at(-90)]).toEqual([step, step, step, undefined, undefined])
})

test('a text that is not a code matches no step', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom('éééééé', '12345', '1234567', '１２３４５６', '', '-12345'),
      ),
      text => {
        fc.pre(!/^\d{6}$/.test(text.replace(/\s/g, '')))

        expect(totpStep('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', text, new Date(START))).toBeUndefined()
      },
    ),
  )
})

test('secrets have 160 bits, and ten recovery codes differ, in any notation', () => {
  const codes = newRecoveryCodes()

  expect([newTotpSecret().length, newTotpSecret() === newTotpSecret()]).toEqual([32, false])
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect([code, normalRecoveryCode(` ${code.toLowerCase().replace('-', ' ')} `)]).toEqual([
      expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      code.replace('-', ''),
    ])
})

test('the restriction follows from password, role, environment and second factor', () => {
  const member = {
    mustChangePassword: false,
    hasSecondFactor: false,
    isDemonstration: false,
    roles: ['admin'],
  }

  expect(restrictionOf({ ...member, mustChangePassword: true, hasSecondFactor: true }, 'sandbox')).toBe(
    'PASSWORD_CHANGE_REQUIRED',
  )
  expect(restrictionOf(member, 'production')).toBe('SECOND_FACTOR_ENROLMENT_REQUIRED')
  expect(restrictionOf({ ...member, roles: ['teller', 'manager'] }, 'production')).toBe(
    'SECOND_FACTOR_ENROLMENT_REQUIRED',
  )
  for (const free of [
    restrictionOf(member, 'sandbox'),
    restrictionOf({ ...member, hasSecondFactor: true }, 'production'),
    restrictionOf({ ...member, isDemonstration: true }, 'production'),
    restrictionOf({ ...member, roles: ['officer'] }, 'production'),
  ])
    expect(free).toBeUndefined()
})
