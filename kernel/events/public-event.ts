import type { Service } from '#kernel/principal.ts'

/** An event that a service sends to its tenants by webhook. */
export interface PublicEvent {
  readonly service: Service
  /** Its name for receivers, such as `transfer.completed`. */
  readonly name: string
  /** What happened, in one sentence. */
  readonly description: string
  /** Type of the domain event behind it, such as `remittance.transfer_completed`; undefined while it is not published yet. */
  readonly domainEvent?: string
  /** Renders the data of the domain event as the service's REST interface would. */
  readonly render: (domainEvent: Readonly<Record<string, unknown>>) => unknown
}
