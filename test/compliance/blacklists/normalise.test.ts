import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { expectationOf, normalise } from '#compliance/blacklists/normalise.ts'
import { BLACKLIST_KINDS, type BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'

const ACCEPTED: readonly (readonly [BlacklistKind, normal: string, ...spellings: string[]])[] = [
  ['NAME', 'jose nunez', 'José Nuñez', 'NUNEZ, Jose', ' jose  NUÑEZ '],
  ['ACCOUNT', 'GB33BUKB20201555555555', 'GB33 BUKB 2020 1555 5555 55', 'gb33bukb20201555555555'],
  ['ACCOUNT', '0123456789', '0123456789', '0123-456-789'],
  ['CARD_HASH', 'ab12ef', 'AB12EF', ' ab12ef '],
  ['CARD_HASH', 'tok_Xy9', 'tok_Xy9'],
  ['DEVICE', 'Fp-1', 'Fp-1', ' Fp-1 '],
  ['IP', '203.0.113.9', '203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'],
  ['IP', '2001:db8::1', '2001:db8::1', '2001:0DB8:0:0:0:0:0:0001', ' 2001:db8:0::1 '],
  ['CIDR', '203.0.113.0/24', '203.0.113.0/24', '::ffff:203.0.113.0/120'],
  ['CIDR', '10.0.0.0/8', '10.0.0.0/8'],
  ['CIDR', '2001:db8::/32', '2001:DB8:0::/32'],
  ['CIDR', '192.0.2.7/32', '192.0.2.7/32'],
  ['EMAIL', 'ada.obi+x@example.com', 'Ada.Obi+x@Example.COM'],
  ['EMAIL', 'ada@xn--bcher-kva.example', 'ada@bücher.example'],
  ['EMAIL_DOMAIN', 'example.com', 'Example.com', '@example.com'],
  ['PHONE', '+2348012345678', '+234 801 234 5678', '00234 (801) 234-5678'],
  ['WALLET', `0x${'ab'.repeat(20)}`, `0x${'aB'.repeat(20)}`, `0x${'ab'.repeat(20)}`],
  ['WALLET', 'W-7x', 'W-7x'],
  ['MERCHANT', 'M-1', 'M-1', ' M-1'],
  ['NATIONAL_ID', 'NG12345678901', 'ng 123-456-78901'],
  ['COUNTRY', 'KP', 'kp', ' KP '],
  ['ADDRESS', '12 lagos marina', '12 Marina, Lagos', '12, Marina; LAGOS'],
]

test.each(ACCEPTED)('%s %s is equal in all of its spellings', (kind, normal, ...spellings) => {
  for (const spelling of spellings) expect([spelling, normalise(kind, spelling)]).toEqual([spelling, normal])
})

const REFUSED: readonly (readonly [BlacklistKind, ...string[]])[] = [
  ['NAME', '?!', ' '],
  ['ACCOUNT', '--', ''],
  ['CARD_HASH', '4111 1111 1111 1111', '4111111111111111', ''],
  ['DEVICE', ' '],
  ['IP', '203.0.113', '203.0.113.256', 'fe80::1%eth0', '010.0.0.1', '203.0.113.0/24', 'localhost'],
  [
    'CIDR',
    '203.0.113.9/24',
    '10.0.0.0/7',
    '0.0.0.0/0',
    '203.0.113.0/33',
    '2001::/15',
    '2001:db8::1/32',
    '10.0.0.0',
    '10.0.0.0/08',
  ],
  ['EMAIL', 'ada', 'ada@', '@example.com', 'a b@example.com', 'ada@localhost'],
  ['EMAIL_DOMAIN', 'com', 'exa mple.com', '-x.com', 'ada@example.com'],
  ['PHONE', '0801 234 5678', '+1', 'call me'],
  ['COUNTRY', 'XX', 'NGA', 'Nigeria'],
  ['NATIONAL_ID', '-'],
  ['ADDRESS', '...'],
]

test.each(REFUSED)('%s refuses what is no such value', (kind, ...texts) => {
  for (const text of texts) expect([text, normalise(kind, text)]).toEqual([text, undefined])
  expect(expectationOf(kind)).not.toBe('')
})

test('the canonical form of any text is its own canonical form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BLACKLIST_KINDS),
      fc.oneof(fc.string({ unit: 'binary' }), fc.ipV4(), fc.ipV6(), fc.emailAddress(), fc.domain()),
      (kind, text) => {
        const normal = normalise(kind, text)
        if (normal !== undefined) expect(normalise(kind, normal)).toBe(normal)
      },
    ),
    { numRuns: 1_000 },
  )
})
