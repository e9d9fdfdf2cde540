import type { Service } from './principal.ts'

/** An event that a service tells its tenants of by webhook. */
export interface PublicEvent {
  readonly service: Service
  /** Its name for receivers, such as `transfer.completed`. */
  readonly name: string
  /** What has happened then, in one sentence. */
  readonly description: string
  /** Type of the fact behind it, such as `remittance.transfer_completed`; missing while nothing tells it yet. */
  readonly fact?: string
  /** The body of the thing as the service's REST interface writes it, from what the fact holds. */
  readonly render: (fact: Readonly<Record<string, unknown>>) => unknown
}
