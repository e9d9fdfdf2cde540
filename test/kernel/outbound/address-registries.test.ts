import { BlockList } from 'node:net'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { addressIssue } from '#kernel/outbound/addresses.ts'
import { urlIssue } from '#kernel/outbound/url.ts'

const PUBLIC = { allowsLoopback: false }
const RULES = { httpsOnly: false, allowsLoopback: false }

/**
 * An independent list of the ranges that the IANA registries mark as not globally reachable, for Node's own
 * matcher.
 */
const special = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4')
const special6 = new BlockList()
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special6.addSubnet(net, bits, 'ipv6')

type Octets = [number, number, number, number]
const octet = fc.integer({ min: 0, max: 255 })
const anyIpv4: fc.Arbitrary<Octets> = fc.tuple(octet, octet, octet, octet)
/** An address in a range that must be refused, with extra weight on both ends of the range. */
const badIpv4: fc.Arbitrary<Octets> = fc.oneof(
  ...(
    [
      [10, 8],
      [127, 8],
      [0, 8],
      [169 * 256 + 254, 16],
      [192 * 256 + 168, 16],
      [172 * 16 + 1, 12],
      [100 * 4 + 1, 10],
      [192 * 65_536, 24],
      [(198 * 256 + 18) / 2, 15],
      [7, 3],
    ] as const
  ).map(([prefix, bits]) =>
    fc.integer({ min: 0, max: 2 ** (32 - bits) - 1 }).map(rest => octetsOf(prefix * 2 ** (32 - bits) + rest)),
  ),
)
const octetsOf = (number: number): Octets =>
  [24, 16, 8, 0].map(shift => Math.floor(number / 2 ** shift) % 256) as Octets
const numberOf = (octets: Octets): number => octets.reduce((number, each) => number * 256 + each, 0)
const text = (octets: Octets): string => octets.join('.')
const hex = ([a, b, c, d]: Octets): string => `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`

/** A part of an IPv4 address in octal, decimal or hexadecimal, in either case and with leading zeros. */
const part = (value: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(8, 10, 16), fc.integer({ min: 0, max: 3 }), fc.boolean())
    .map(([base, zeros, upper]) => {
      const digits = value.toString(base)
      if (base === 10) return digits
      const padded = `${'0'.repeat(zeros)}${digits}`
      return base === 8 ? `0${padded}` : `0${upper ? 'X' : 'x'}${upper ? padded.toUpperCase() : padded}`
    })
/** Every notation that a URL parser accepts as an IPv4 address. */
const notation = (octets: Octets): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: 4 }).chain(parts => {
    const heads = octets.slice(0, parts - 1)
    const rest = octets.slice(parts - 1).reduce((number, each) => number * 256 + each, 0)
    return fc
      .tuple(
        fc.tuple(...[...heads, rest].map(part)),
        fc.constantFrom('', '.'),
        fc.constantFrom('plain', 'wide', 'percent'),
      )
      .map(([written, dot, how]) => {
        const plain = `${written.join('.')}${dot}`
        if (how === 'wide')
          return [...plain].map(each => String.fromCodePoint(each.codePointAt(0)! + 0xfee0)).join('')
        return how === 'percent'
          ? [...plain].map(each => `%${each.codePointAt(0)!.toString(16)}`).join('')
          : plain
      })
  })

test('every IPv4 address is classified as in the IANA registries', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyIpv4, badIpv4),
      octets => (addressIssue(text(octets), PUBLIC) !== undefined) === special.check(text(octets), 'ipv4'),
    ),
    { numRuns: 5_000 },
  )
})

test('every IPv6 address is classified as in the IANA registries', () => {
  const group = fc.oneof(
    fc.constantFrom(0, 0x2001, 0x2002, 0x3fff, 0x2620, 0xfe80, 0x4f, 0x8000, 0xdb8, 0xffff),
    fc.integer({ min: 0, max: 0xffff }),
  )
  const anyIpv6 = fc.array(group, { minLength: 8, maxLength: 8 }).map(parts => new ipaddr.IPv6(parts))
  fc.assert(
    fc.property(anyIpv6, address => {
      fc.pre(!['ipv4Mapped', 'rfc6052'].includes(address.range()))
      return (
        (addressIssue(address.toString(), PUBLIC) !== undefined) ===
        special6.check(address.toString(), 'ipv6')
      )
    }),
    { numRuns: 5_000 },
  )
})

test('a refused IPv4 address stays refused in a URL in every notation', () => {
  fc.assert(
    fc.property(
      badIpv4.chain(octets => notation(octets).map(written => ({ octets, written }))),
      ({ octets, written }) => {
        expect(URL.parse(`https://${written}/`)?.hostname).toBe(text(octets))
        expect(urlIssue(`https://${written}/`, RULES)).toMatch(/^must /)
      },
    ),
    { numRuns: 3_000 },
  )
})

test('a refused IPv4 address stays refused inside any IPv6 address that embeds it', () => {
  fc.assert(
    fc.property(badIpv4, octets => {
      fc.pre(numberOf(octets) !== 1) // ::0.0.0.1 is ::1, the loopback address itself.
      const carried = [
        `::${text(octets)}`,
        `::ffff:${text(octets)}`,
        `::ffff:${hex(octets)}`,
        `0:0:0:0:0:ffff:${hex(octets)}`,
        `::ffff:0:${text(octets)}`,
        `64:ff9b::${text(octets)}`,
        `64:ff9b::${hex(octets)}`,
        `64:ff9b:1::${text(octets)}`,
        `2002:${hex(octets)}::`,
        `2002:${hex(octets)}::1`,
        `2001:0:${hex(octets)}::`,
        `2001::${hex(octetsOf(0xffffffff - numberOf(octets)))}`,
      ]
      expect(carried.filter(ip => addressIssue(ip, { allowsLoopback: true }) === undefined)).toEqual([])
      expect(
        carried.filter(
          ip => urlIssue(`https://[${ip}]/`, { httpsOnly: true, allowsLoopback: true }) === undefined,
        ),
      ).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('an IPv4-mapped or NAT64 address is treated like its IPv4 address', () => {
  fc.assert(
    fc.property(fc.oneof(anyIpv4, badIpv4), octets => {
      const own = addressIssue(text(octets), PUBLIC)
      expect(
        [`::ffff:${hex(octets)}`, `64:ff9b::${hex(octets)}`].map(ip => addressIssue(ip, PUBLIC)),
      ).toEqual([own, own])
    }),
    { numRuns: 2_000 },
  )
})
