import type pg from 'pg'
import { one } from '#kernel/database/one.ts'
import { isBrief } from '../effort.ts'

const TIMEOUT_MS = 60_000
const POLL_MS = 50

/**
 * The hash chain gets a block every five seconds, and a completed remittance is checked for returns as long. A brief
 * run waits for neither.
 */
const SLOW = `exists (select 1 from core.ledger_queue)
    or exists (select 1 from remittance.transfers where returns_due_at is not null)`

const PENDING = `select exists (select 1 from kernel.outbox where relayed_at is null)
    or exists (select 1 from kernel.reactions)
    or exists (select 1 from remittance.transfers where status in ('CREATED', 'FUNDED', 'PROCESSING'))
    or exists (select 1 from webhooks.deliveries delivery join webhooks.subscriptions subscription
      on subscription.workspace_id = delivery.workspace_id and subscription.id = delivery.subscription_id
      where delivery.status = 'PENDING' and subscription.status = 'ACTIVE' and subscription.deleted_at is null)
    or ${isBrief ? 'false' : SLOW} as "isPending"`

/** Waits until all asynchronous work is done: events, reactions, remittances, deliveries and the hash chain. */
export async function untilSettled(client: pg.Client): Promise<void> {
  const untilMs = performance.now() + TIMEOUT_MS
  // One step can create the next one, so the work is done when two consecutive checks find none.
  for (let idleChecks = 0; idleChecks < 2;) {
    const { isPending } = one(await client.query<{ isPending: boolean }>(PENDING))
    idleChecks = isPending ? 0 : idleChecks + 1
    if (performance.now() > untilMs)
      throw new Error(`There is still asynchronous work after ${TIMEOUT_MS} ms.`)
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
}
