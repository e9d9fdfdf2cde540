import { expect, test } from '@jest/globals'
import { isLoopback, networkOf } from '../../../gateway/limits/addresses.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', false],
  ['::ffff:203.0.113.7', '203.0.113.7', false],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', false],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64', false],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64', false],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['::1', '0:0:0:0::/64', true],
])('%s is counted as %s', (ip, network, loopback) => {
  expect([networkOf(ip), isLoopback(networkOf(ip))]).toEqual([network, loopback])
})
