import { expect, test } from '@jest/globals'
import { readConfig } from '../../bin/config.ts'

test.each([
  ['the embedded database on loopback', {}, true],
  ['a server that other machines reach', { HOST: '0.0.0.0', DEMO: '0' }, false],
  ['a server behind a trusted proxy', { TRUST_PROXY: '1' }, false],
  ['a server behind a proxy that is trusted by its address', { TRUST_PROXY: '10.0.0.0/8' }, false],
])('webhooks reach this machine only where no other machine reaches the server: %s', (_, env, allowsLoopback) => {
  expect(readConfig(env).webhooks.allowsLoopback).toBe(allowsLoopback)
})
