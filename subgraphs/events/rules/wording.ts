import type { Service } from '#kernel/principal.ts'

/** What a webhook tells, before it is put into a service's words. */
export interface Told {
  readonly deliveryId: string
  readonly eventId: string
  readonly eventName: string
  readonly resourceType: string
  readonly resourceId: string
  readonly tenantId: string
  readonly sequence: bigint
  readonly occurredAt: Date
  readonly data: unknown
}

/** The body of a webhook as the service words it; these very bytes are stored, signed and sent. */
export function bodyOf(service: Service, { deliveryId, eventId, eventName, resourceType, resourceId, tenantId, sequence, occurredAt, data }: Told): string {
  const timestamp = occurredAt.toISOString()
  switch (service) {
    case 'compliance': return JSON.stringify({ id: deliveryId, event: eventName, timestamp, data })
    case 'idv': return JSON.stringify({ id: eventId, eventType: eventName, resourceType, resourceId, tenantId, timestamp, data })
    default: return JSON.stringify({ id: eventId, event: eventName, timestamp, sequence: Number(sequence), data })
  }
}
