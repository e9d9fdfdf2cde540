import type { Service } from '#kernel/principal.ts'

/** Values that the body of a delivery can contain. */
export interface Worded {
  readonly deliveryId: string
  readonly eventId: string
  readonly eventName: string
  readonly resourceType: string
  readonly resourceId: string
  readonly tenantId: string
  /** Number of the event within its resource. */
  readonly sequence: bigint
  readonly occurredAt: Date
  readonly data: unknown
}

/** The body of a delivery in the format of its service. It is rendered once, so that every attempt sends the same bytes. */
export function bodyOf(
  service: Service,
  { deliveryId, eventId, eventName, resourceType, resourceId, tenantId, sequence, occurredAt, data }: Worded,
): string {
  const timestamp = occurredAt.toISOString()
  if (service === 'compliance') return JSON.stringify({ id: deliveryId, event: eventName, timestamp, data })
  if (service === 'idv')
    return JSON.stringify({
      id: eventId,
      eventType: eventName,
      resourceType,
      resourceId,
      tenantId,
      timestamp,
      data,
    })
  return JSON.stringify({ id: eventId, event: eventName, timestamp, sequence: Number(sequence), data })
}

const IN_SNAKE_CASE: ReadonlySet<Service> = new Set(['compliance', 'core', 'sentinel'])

/** Data of a test event, in the naming style of the service. */
export function testDataOf(service: Service, subscriptionId: string): Readonly<Record<string, string>> {
  const message = 'This is a test of the webhook subscription.'
  return IN_SNAKE_CASE.has(service)
    ? { subscription_id: subscriptionId, message }
    : { subscriptionId, message }
}
