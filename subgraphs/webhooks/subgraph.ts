import { readFileSync } from 'node:fs'
import { waitingIn } from '#kernel/jobs/heartbeat.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { deliverToFailing, deliverToHealthy } from './jobs/deliver.ts'
import { endWaitingDeliveries } from './jobs/end-waiting-deliveries.ts'
import { publishFailingTargets } from './jobs/publish-failing-targets.ts'
import { purgeDeliveries } from './jobs/purge-deliveries.ts'
import { purgePreviousSecrets } from './jobs/purge-previous-secrets.ts'
import { createDeliveries } from './consumers/create-deliveries.ts'
import { selectReceived } from './consumers/subscribers.ts'
import { Attempt } from './entities/attempt.ts'
import { DeliveryBody } from './entities/delivery-body.ts'
import { Delivery } from './entities/delivery.ts'
import { Subscription } from './entities/subscription.ts'
import { refuse } from './errors.ts'
import { events as published } from './events.ts'
import { deliveries } from './migrations/deliveries.ts'
import { subscriptions } from './migrations/subscriptions.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { resolvers } from './resolvers.ts'
import { sealedColumns } from './secrets.ts'

export const webhooks: SubgraphDefinition = {
  name: 'webhooks',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers,
  entities: [Subscription, Delivery, DeliveryBody, Attempt],
  migrations: [subscriptions, deliveries],
  refusals: refuse.table,
  events: published,
  domainCalls: [],
  jobs: [
    deliverToHealthy,
    deliverToFailing,
    endWaitingDeliveries,
    publishFailingTargets,
    purgePreviousSecrets,
    purgeDeliveries,
  ],
  backlogs: [
    {
      queue: 'deliveries',
      description: 'webhook deliveries that were not yet made, with those that wait for another attempt',
      text: waitingIn('webhooks.deliveries', 'created_at', 'where due_at is not null'),
    },
    {
      queue: 'receivers',
      description: 'webhook receivers that do well and have something due',
      text: waitingIn(
        'webhooks.subscriptions',
        'due_at',
        `where due_at <= $1 and status = 'ACTIVE' and deleted_at is null and failures = 0 order by due_at`,
      ),
    },
  ],
  sealed: sealedColumns,
  unfinished: [
    {
      what: 'webhook deliveries that wait: let them be made, or delete their subscriptions',
      text: 'select count(*)::int as found from webhooks.deliveries where workspace_id = $1 and due_at is not null',
    },
  ],
  consumers: [createDeliveries],
  selectReceived,
  reactions: [onCustomerErased],
}
