import { expect, test } from '@jest/globals'
import { bodyOf } from '#webhooks/rules/wording.ts'

const EVENT = {
  deliveryId: 'd',
  eventId: 'e',
  eventName: 'thing.happened',
  resourceType: 'thing',
  resourceId: 'r',
  tenantId: 't',
  sequence: 7n,
  occurredAt: new Date('2026-01-31T12:00:00Z'),
  data: { amount: '1.00' },
}
const timestamp = '2026-01-31T12:00:00.000Z'

test.each(['remittance', 'core', 'banking', 'sentinel'] as const)(
  '%s: the body contains id, event, timestamp, sequence and data',
  service => {
    expect(bodyOf(service, EVENT)).toBe(
      JSON.stringify({ id: 'e', event: 'thing.happened', timestamp, sequence: 7, data: EVENT.data }),
    )
  },
)

test('compliance: the body contains the delivery id, as its specification requires', () => {
  expect(bodyOf('compliance', EVENT)).toBe(
    JSON.stringify({ id: 'd', event: 'thing.happened', timestamp, data: EVENT.data }),
  )
})

test('identity verification: the body contains resource and tenant, as its specification requires', () => {
  expect(bodyOf('idv', EVENT)).toBe(
    JSON.stringify({
      id: 'e',
      eventType: 'thing.happened',
      resourceType: 'thing',
      resourceId: 'r',
      tenantId: 't',
      timestamp,
      data: EVENT.data,
    }),
  )
})
