import { forgetExpiredKeys, forgetRelayedFacts } from '#kernel/duties.ts'
import { audit as kernelAudit } from '#kernel/migrations/audit.ts'
import { initial as kernelInitial } from '#kernel/migrations/initial.ts'
import { outboxPosition } from '#kernel/migrations/outbox-position.ts'
import { reactionsByName } from '#kernel/migrations/reactions-by-name.ts'
import { relay as kernelRelay } from '#kernel/migrations/relay.ts'
import { relayHolds } from '#kernel/migrations/relay-holds.ts'
import { sealedOutcomes as kernelSealedOutcomes } from '#kernel/migrations/sealed-outcomes.ts'
import { queueReactions, runReactions } from '#kernel/reactions.ts'
import { refuse } from '#kernel/refusals.ts'
import { relayOutbox, releaseHeldFacts } from '#kernel/relay.ts'
import { refuseToAsk } from '#kernel/ask.ts'
import type { RefusalRow } from '#kernel/refusals.ts'
import type { MigrationSource } from '#kernel/database/migration.ts'
import type { Duty, SubgraphDefinition } from '#kernel/subgraph.ts'
import { compliance } from '../subgraphs/compliance/subgraph.ts'
import { events } from '../subgraphs/events/subgraph.ts'
import { identity } from '../subgraphs/identity/subgraph.ts'
import { remittance } from '../subgraphs/remittance/subgraph.ts'

/** Every domain of the platform. A new one is added here, and then `npm run generate` composes it into the graph. */
export const subgraphs: readonly SubgraphDefinition[] = [identity, compliance, remittance, events]

/** PostgreSQL schemas: the kernel's and one a domain. */
export const schemas: readonly string[] = ['kernel', ...subgraphs.map(({ name }) => name)]

/** All migrations in the order in which they run. */
export const migrations: readonly MigrationSource[] = [kernelInitial, kernelRelay, outboxPosition, relayHolds, reactionsByName, kernelSealedOutcomes, kernelAudit, ...subgraphs.flatMap(each => each.migrations)]
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** Every refusal of the kernel and the domains. */
export const refusalTable: Readonly<Record<string, RefusalRow>> =
  Object.assign({}, refuse.table, refuseToAsk.table, ...subgraphs.map(each => each.refusals))

const reactions = subgraphs.flatMap(each => each.reactions ?? [])
const consumers = [queueReactions(reactions), ...subgraphs.flatMap(({ relayed }) => relayed ?? [])]

/** Everything that the worker does. */
export const duties: readonly Duty[] = [relayOutbox(consumers), runReactions(reactions), releaseHeldFacts, forgetExpiredKeys, forgetRelayedFacts, ...subgraphs.flatMap(each => each.duties)]
