import type { DomainCall } from './domain-call.ts'
import type { Context, ContextSource } from '#kernel/context.ts'
import type { MigrationSource } from '#kernel/database/migration.ts'
import type { Entity } from '#kernel/database/orm.ts'
import type { Backlog } from '#kernel/jobs/heartbeat.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { Environment, Restriction } from '#kernel/principal.ts'
import type { Reaction } from '#kernel/events/reactions.ts'
import type { RefusalRow } from '#kernel/refusals.ts'
import type { RelayConsumer, SelectReceived } from '#kernel/events/relay.ts'
import type { RoleHierarchy } from '#kernel/roles.ts'
import type { ExemptTable } from '#kernel/database/tables.ts'
import type { InstallationColumn, SealedColumn } from '#kernel/security/sealed-columns.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'

/** Pending work of a workspace that needs its encryption keys. */
export interface Unfinished {
  /** Name in the plural, and how to complete it. */
  readonly what: string
  /** SQL that returns the number as `found`; `$1` is the workspace. */
  readonly text: string
}

/** Data or configuration that an installation may lack while it serves requests. */
export interface Prerequisite {
  /** The readiness check's name. */
  readonly name: string
  /** SQL expression for an array of missing items; null when nothing is missing. */
  readonly missing: string
  /** The consequence, and the next step. */
  message(missing: readonly string[]): string
}

/** A demo workspace. */
export interface DemoWorkspace {
  readonly tenant: 'demo' | 'rival'
  readonly environment: Environment
}

/** A domain: its contract, code and tables. */
export interface SubgraphDefinition {
  readonly name: string
  /** The text of its schema. */
  readonly schema: string
  readonly resolvers: Readonly<Record<string, unknown>>
  /** Root fields that a restricted session may use; all others refuse it. */
  readonly whileRestricted?: Readonly<Record<Restriction, readonly string[]>>
  readonly entities: readonly Entity[]
  readonly migrations: readonly MigrationSource[]
  /** Its tables without tenant isolation. */
  readonly exemptTables?: readonly ExemptTable[]
  /** The roles of its staff and keys. */
  readonly roles?: RoleHierarchy
  readonly refusals: Readonly<Record<string, RefusalRow>>
  readonly events: Readonly<Record<string, EventType>>
  /** All its calls to other domains; their documents are validated and planned at the start. */
  readonly domainCalls: readonly DomainCall<never, unknown>[]
  readonly jobs: readonly Job[]
  /** Size in bytes of the largest call from another process, for a domain that receives files; 2 MiB by default. */
  readonly callBytesMax?: number
  /** Its event handlers for events of other domains. */
  readonly reactions?: readonly Reaction[]
  /** Queues in its tables, for backlog metrics. */
  readonly backlogs?: readonly Backlog[]
  readonly prerequisites?: readonly Prerequisite[]
  /** Every encrypted column of its tables, with keys of the workspace or of the installation. */
  readonly sealed?: readonly SealedColumn[]
  readonly installationSealed?: readonly InstallationColumn[]
  /** Pending work that prevents the keys of a workspace from being destroyed. */
  readonly unfinished?: readonly Unfinished[]
  /** Consumers in the transaction of the relay; only for code that must see every event. */
  readonly consumers?: readonly RelayConsumer[]
  /** Selects the event types that its consumers deliver to a receiver of the workspace. */
  readonly selectReceived?: SelectReceived
  /** Prepares resources other than the database; awaited before the port opens. A rejection ends the start. */
  readonly getReady?: (
    source: Pick<ContextSource, 'database' | 'settings'>,
    log: Worker['log'],
  ) => Promise<void>
  /** Fills a demo workspace; runs at every start and must be idempotent. */
  readonly demo?: (ctx: Context, workspace: DemoWorkspace) => Promise<void>
  /** Adds invented history after every domain has run `demo`, for visitors; most tests leave it out. Must be idempotent. */
  readonly demoHistory?: (ctx: Context, workspace: DemoWorkspace) => Promise<void>
}
