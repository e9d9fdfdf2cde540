import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { addressIssue, canonicalAddress } from '#kernel/outbound/addresses.ts'

const PUBLIC = { allowsLoopback: false }

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '93.184.215.14',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.0',
  '192.0.3.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '203.0.114.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82a::200e',
  '2400:cb00::1',
  '3ffe::1',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  '64:ff9b::8.8.8.8',
  '64:ff9b::0808:0808',
])('%s may be called', ip => {
  expect(addressIssue(ip, PUBLIC)).toBeUndefined()
})

test.each([
  ['0.0.0.0', 'this network'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.0', 'private'],
  ['10.255.255.255', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.0.1', 'private'],
  ['192.168.255.255', 'private'],
  ['100.64.0.0', 'carrier NAT'],
  ['100.127.255.255', 'carrier NAT'],
  ['100.100.100.200', 'metadata of Alibaba'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.255', 'loopback'],
  ['169.254.0.1', 'link-local'],
  ['169.254.169.254', 'metadata of AWS, Azure, Google'],
  ['169.254.170.2', 'credentials of ECS'],
  ['169.254.255.255', 'link-local'],
  ['192.0.0.0', 'protocol assignments'],
  ['192.0.0.170', 'NAT64 discovery'],
  ['192.0.0.192', 'metadata of Oracle'],
  ['192.0.2.1', 'documentation'],
  ['198.51.100.7', 'documentation'],
  ['203.0.113.255', 'documentation'],
  ['192.31.196.1', 'AS112'],
  ['192.52.193.1', 'AMT'],
  ['192.175.48.1', 'AS112'],
  ['192.88.99.1', '6to4 relay'],
  ['198.18.0.1', 'benchmarking'],
  ['198.19.255.255', 'benchmarking'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.254', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::2', 'IPv4-compatible'],
  ['::7f00:1', 'IPv4-compatible loopback'],
  ['::10.0.0.1', 'IPv4-compatible'],
  ['::8.8.8.8', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'mapped'],
  ['::ffff:7f00:1', 'mapped'],
  ['::ffff:10.0.0.1', 'mapped'],
  ['::ffff:a9fe:a9fe', 'mapped metadata'],
  ['0:0:0:0:0:ffff:c0a8:0101', 'mapped'],
  ['::ffff:0:127.0.0.1', 'translated (SIIT)'],
  ['::ffff:0:8.8.8.8', 'translated (SIIT)'],
  ['64:ff9b::127.0.0.1', 'NAT64'],
  ['64:ff9b::a00:1', 'NAT64'],
  ['64:ff9b::169.254.169.254', 'NAT64 metadata'],
  ['64:ff9b::1:8.8.8.8', 'beside NAT64'],
  ['64:ff9b:1::8.8.8.8', 'local NAT64'],
  ['64:ff9b:1:ffff::10.0.0.1', 'local NAT64'],
  ['64:ff9b:2::1', 'beside NAT64'],
  ['100::1', 'discard'],
  ['100:0:0:1::1', 'dummy'],
  ['1fff:ffff::1', 'below what is given out'],
  ['4000::1', 'above what is given out'],
  ['2001::1', 'Teredo'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['2001:1::1', 'port control'],
  ['2001:2::1', 'benchmarking'],
  ['2001:3::1', 'AMT'],
  ['2001:4:112::1', 'AS112'],
  ['2001:10::1', 'ORCHID'],
  ['2001:20::1', 'ORCHID v2'],
  ['2001:30::1', 'drones'],
  ['2001:1ff:ffff::1', 'protocol assignments'],
  ['2001:db8::1', 'documentation'],
  ['2002::1', '6to4'],
  ['2002:7f00:1::', '6to4'],
  ['2002:a9fe:a9fe::1', '6to4'],
  ['2002:808:808::1', '6to4'],
  ['2620:4f:8000::1', 'AS112'],
  ['3fff::1', 'documentation'],
  ['3fff:fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata of AWS'],
  ['fd20:ce::254', 'metadata of Google'],
  ['fdff:ffff::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['febf::1', 'link-local'],
  ['fec0::1', 'site-local'],
  ['feff::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['ff0e::1', 'multicast'],
  ['fe80::1%eth0', 'zone'],
  ['2606:4700::1%1', 'zone'],
  ['fe80::1%25eth0', 'zone'],
  ['', 'nothing'],
  ['localhost', 'a name'],
  ['127.1', 'short'],
  ['0177.0.0.1', 'octal'],
  ['0x7f.0.0.1', 'hexadecimal'],
  ['2130706433', 'a number'],
  ['8.8.8', 'short'],
  ['008.8.8.8', 'leading zeros'],
  ['8.8.8.8 ', 'a blank'],
  ['8.8.8.8\n', 'a line end'],
  ['[::1]', 'brackets'],
  ['8.8.8.8/32', 'a range'],
  ['1.2.3.4.5', 'too long'],
  [':::', 'broken'],
  ['1::2::3', 'broken'],
  ['12345::', 'broken'],
])('%s is refused: %s', ip => {
  expect(addressIssue(ip, PUBLIC)).toEqual(expect.stringMatching(/^must /))
})

test('with loopback allowed, exactly 127.0.0.0/8 and ::1 are', () => {
  const allowed = ['127.0.0.1', '127.255.255.255', '::1'].map(ip =>
    addressIssue(ip, { allowsLoopback: true }),
  )
  const refused = [
    '::ffff:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '::127.0.0.1',
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '169.254.169.254',
    'fd00::1',
  ].filter(ip => addressIssue(ip, { allowsLoopback: true }) === undefined)

  expect({ allowed, refused }).toEqual({ allowed: [undefined, undefined, undefined], refused: [] })
})

test('the message names the kind of address', () => {
  expect(
    [
      '127.0.0.1',
      '10.1.2.3',
      'fd00::1',
      '100.64.0.1',
      '169.254.169.254',
      'fe80::1',
      '224.0.0.1',
      '64:ff9b::10.0.0.1',
      'x',
    ].map(ip => addressIssue(ip, PUBLIC)),
  ).toEqual([
    'must not be a loopback address',
    'must not be an address inside a private network',
    'must not be an address inside a private network',
    'must not be an address inside a private network',
    'must not be a link-local address',
    'must not be a link-local address',
    'must be a public address',
    'must not be an address inside a private network',
    'must be a plain IP address',
  ])
})

test('an address has one canonical form, which is treated alike', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), ip => {
      const canonical = canonicalAddress(ip)!
      expect(canonicalAddress(canonical)).toBe(canonical)
      expect(ipaddr.parse(canonical).toNormalizedString()).toBe(
        ipaddr.parse(ip.startsWith('::') ? canonical : ip).toNormalizedString(),
      )
      expect(addressIssue(canonical, PUBLIC)).toBe(addressIssue(ip, PUBLIC))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['10.0.0.1', undefined],
  ['192.168.1.1', undefined],
  ['fd12::1', undefined],
  ['::ffff:10.0.0.1', undefined],
  ['8.8.8.8', undefined],
  ['127.0.0.1', 'must not be a loopback address'],
  ['169.254.169.254', 'must not be a link-local address'],
  ['0.0.0.0', 'must be a public address'],
])('with private networks allowed, %s is judged as %s', (ip, issue) => {
  expect(addressIssue(ip, { ...PUBLIC, allowsPrivate: true })).toBe(issue)
})
