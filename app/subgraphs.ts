import {
  purgeEndedWindows,
  purgeExpiredKeys,
  purgeRelayedEvents,
  purgeCallNonces,
} from '#kernel/jobs/kernel-jobs.ts'
import { sealAudit } from '#kernel/audit-chain/seal-audit.ts'
import { kernelBacklogs, reportBacklog, type Backlog } from '#kernel/jobs/heartbeat.ts'
import { checkReactions, queueReactions, runReactions } from '#kernel/events/reactions.ts'
import { kernelSealedColumns, kernelUnfinished } from '#kernel/security/own-sealed-columns.ts'
import { refuse, type RefusalRow } from '#kernel/refusals.ts'
import {
  relayOutbox,
  releaseHeldEvents,
  type SelectReceived,
  type ReceivedEventType,
} from '#kernel/events/relay.ts'
import { reseal } from '#kernel/security/reseal.ts'
import { refuseDomainCall } from '#kernel/graph/domain-call.ts'
import { KERNEL_EXEMPT_TABLES, type ExemptTable } from '#kernel/database/tables.ts'
import type { RoleHierarchy } from '#kernel/roles.ts'
import type { MigrationSource } from '#kernel/database/migration.ts'
import type { InstallationColumn, SealedColumn } from '#kernel/security/sealed-columns.ts'
import type { SubgraphDefinition, Unfinished } from '#kernel/graph/subgraph.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { kernelMigrations } from './database/kernel-migrations.ts'
import { compliance } from '#compliance/subgraph.ts'
import { core } from '#core/subgraph.ts'
import { idv } from '#idv/subgraph.ts'
import { webhooks } from '#webhooks/subgraph.ts'
import { identity } from '#identity/subgraph.ts'
import { remittance } from '#remittance/subgraph.ts'
import { sentinel } from '#sentinel/subgraph.ts'

/** Every domain of the platform. A new one is added here, and then `npm run generate` composes it into the graph. */
export const subgraphs: readonly SubgraphDefinition[] = [
  identity,
  compliance,
  sentinel,
  idv,
  remittance,
  core,
  webhooks,
]

/** PostgreSQL schemas: the kernel's and one a domain. */
export const schemas: readonly string[] = ['kernel', ...subgraphs.map(({ name }) => name)]

/** All migrations in the order in which they run. */
export const migrations: readonly MigrationSource[] = [
  ...kernelMigrations,
  ...subgraphs.flatMap(each => each.migrations),
].sort((a, b) => (a.name < b.name ? -1 : 1))

/** Every refusal of the kernel and the domains. */
export const refusalTable: Readonly<Record<string, RefusalRow>> = Object.assign(
  {},
  refuse.table,
  refuseDomainCall.table,
  ...subgraphs.map(each => each.refusals),
)

/** Every table without tenant isolation. */
export const exemptTables: readonly ExemptTable[] = [
  ...KERNEL_EXEMPT_TABLES,
  ...subgraphs.flatMap(each => each.exemptTables ?? []),
]

/** The roles of all domains. */
export const roleHierarchies: readonly RoleHierarchy[] = subgraphs.flatMap(({ roles }) => roles ?? [])

const reactions = subgraphs.flatMap(each => each.reactions ?? [])

const derivesEvents = ({ events }: SubgraphDefinition): boolean =>
  Object.values(events).some(({ derived }) => derived)

/** The consumers of the relay. Those that derive events come first, because only later consumers get the derived events. */
const consumers = [
  queueReactions(reactions),
  ...[...subgraphs.filter(derivesEvents), ...subgraphs.filter(each => !derivesEvents(each))].flatMap(
    each => each.consumers ?? [],
  ),
]

checkReactions(
  reactions,
  subgraphs.flatMap(each => Object.values(each.events)),
)

const selectReceived: SelectReceived = async (sql, types, worker) => {
  const received: ReceivedEventType[] = []
  for (const each of subgraphs) received.push(...((await each.selectReceived?.(sql, types, worker)) ?? []))
  return received
}

/** The queues of the worker. */
export const backlogs: readonly Backlog[] = [
  ...kernelBacklogs(reactions.map(({ name }) => name)),
  ...subgraphs.flatMap(each => each.backlogs ?? []),
]

/** Every column with encrypted values of tenants, and those with values of the installation. */
export const sealedColumns: readonly SealedColumn[] = [
  ...kernelSealedColumns,
  ...subgraphs.flatMap(each => each.sealed ?? []),
]
export const installationColumns: readonly InstallationColumn[] = subgraphs.flatMap(
  each => each.installationSealed ?? [],
)

/** Pending work that prevents the keys of a workspace from being destroyed. */
export const unfinished: readonly Unfinished[] = [
  ...kernelUnfinished,
  ...subgraphs.flatMap(each => each.unfinished ?? []),
]

/** All jobs of the worker. */
export const jobs: readonly Job[] = [
  relayOutbox(consumers, selectReceived),
  runReactions(reactions),
  releaseHeldEvents,
  sealAudit,
  purgeExpiredKeys,
  purgeRelayedEvents,
  purgeEndedWindows,
  purgeCallNonces,
  reportBacklog(backlogs),
  reseal(sealedColumns, installationColumns),
  ...subgraphs.flatMap(each => each.jobs),
]
