import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { Attempt } from './entities/attempt.ts'
import { Delivery } from './entities/delivery.ts'
import { Subscription } from './entities/subscription.ts'
import { refuse } from './errors.ts'
import { events as published } from './events.ts'
import { erasure } from './migrations/erasure.ts'
import { initial } from './migrations/initial.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { resolvers } from './resolvers.ts'

export const events: SubgraphDefinition = {
  name: 'events',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers,
  entities: [Subscription, Delivery, Attempt],
  migrations: [initial, erasure],
  refusals: refuse.table,
  events: published,
  questions: [],
  duties: [],
  reactions: [onCustomerErased],
}
