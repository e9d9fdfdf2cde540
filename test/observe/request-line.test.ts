import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isIP } from 'node:net'
import { redactLine } from '#app/log.ts'
import { addressOf, createRequestLog, type AddressPolicy } from '#app/observe/request-line.ts'
import type { AccessLogEntry } from '#gateway/access-log.ts'

const SERVED: AccessLogEntry = {
  requestId: '01a1ffa6-894d-7561-81c8-c566d8b7f8d1',
  method: 'POST',
  route: '/api/v1/remittance/transfers/{id}',
  service: 'remittance',
  operation: 'CreateTransfer',
  status: 201,
  durationMs: 12.3456,
  credential: 'user',
  workspaceId: '01a1ffa6-88ae-7345-b85d-b3dff35a1edf',
  client: '203.0.113.77',
  traceId: '0af7651916cd43dd8448eb211c80319c',
  isProbe: false,
}

function lines(
  served: Partial<AccessLogEntry>,
  level = 'info',
  addresses: AddressPolicy = 'masked',
): Record<string, unknown>[] {
  const written: string[] = []
  createRequestLog({
    level,
    addresses,
    censored: redactLine,
    destination: {
      write: line => {
        written.push(line)
      },
    },
  })({ ...SERVED, ...served })
  return written.map(line => JSON.parse(line) as Record<string, unknown>)
}

test('a request is one line of JSON with route, outcome, caller and duration', () => {
  expect(lines({})).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      requestId: SERVED.requestId,
      method: 'POST',
      route: SERVED.route,
      service: 'remittance',
      operation: 'CreateTransfer',
      status: 201,
      durationMs: 12.35,
      credential: 'user',
      workspaceId: SERVED.workspaceId,
      traceId: SERVED.traceId,
      client: '203.0.113.0/24',
      msg: 'request',
    },
  ])
})

test('internal errors log as errors, an unavailable service as a warning, and probes only at debug level', () => {
  const level = (served: Partial<AccessLogEntry>, least?: string): unknown =>
    lines(served, least)[0]?.['level']

  expect([
    level({ status: 500 }),
    level({ status: 503 }),
    level({ status: 422 }),
    level({ isProbe: true }),
    level({ isProbe: true }, 'debug'),
    level({ isProbe: true, status: 503 }),
  ]).toEqual([50, 40, 30, undefined, 20, 30])
  expect(['info', 'warn', 'error', 'fatal', 'silent'].map(least => level({ status: 500 }, least))).toEqual([
    50,
    50,
    50,
    undefined,
    undefined,
  ])
})

test('a request id or operation name chosen by a client cannot leak a secret, and every id keeps the line valid JSON', () => {
  expect(lines({ requestId: 'svc_sandbox_whatever' })[0]).toMatchObject({ requestId: '[redacted]' })
  expect(lines({ service: 'graph', operation: 'svc_sandbox_whatever' })[0]).toMatchObject({
    operation: '[redacted]',
  })
  fc.assert(
    fc.property(fc.stringMatching(/^[\w.:-]{1,128}$/), requestId => {
      expect(lines({ requestId })).toHaveLength(1)
    }),
  )
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['"}{', undefined],
])('the address %s is logged as %s, or not at all if so configured', (client, masked) => {
  expect(addressOf(client, 'masked')).toBe(masked)
  expect(addressOf(client, 'none')).toBeUndefined()
})

test('a masked address contains no host part', () => {
  fc.assert(
    fc.property(fc.ipV4(), address => {
      expect(addressOf(address, 'masked')).toBe(`${address.split('.').slice(0, 3).join('.')}.0/24`)
    }),
  )
  fc.assert(
    fc.property(fc.ipV6(), address => {
      fc.pre(isIP(address) === 6)
      expect(addressOf(address, 'masked')).toMatch(/^(?:(?:[\da-f]{1,4}:){3}:\/48|[\d.]+\/24)$/i)
    }),
  )
})
