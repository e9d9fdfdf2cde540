import { expect, test } from '@jest/globals'
import { isLoopback, networkOf } from '#kernel/source-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', false],
  ['::ffff:203.0.113.7', '203.0.113.7', false],
  ['::ffff:cb00:7107', '203.0.113.7', false],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56', false],
  ['2001:db8:1:ff:ffff::1', '2001:db8:1:0::/56', false],
  ['2001:db8:1:100::1', '2001:db8:1:100::/56', false],
  ['fe80::1%eth0', 'fe80:0:0:0::/56', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['::1', '0:0:0:0::/56', true],
])('%s is counted as %s', (ip, network, loopback) => {
  expect([networkOf(ip), isLoopback(networkOf(ip))]).toEqual([network, loopback])
})
