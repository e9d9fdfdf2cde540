import type { DomainCall } from './domain-call.ts'
import type { Context, ContextSource, Settings } from '#kernel/context.ts'
import type { WorkerSql } from '#kernel/database/database.ts'
import type { MigrationSource } from '#kernel/database/migration.ts'
import type { Entity } from '#kernel/database/orm.ts'
import type { Backlog } from '#kernel/jobs/heartbeat.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { Environment, Restriction } from '#kernel/principal.ts'
import type { Reaction } from '#kernel/events/reactions.ts'
import type { RefusalRow } from '#kernel/refusals.ts'
import type { RelayConsumer, SelectReceived } from '#kernel/events/relay.ts'
import type { RoleHierarchy } from '#kernel/roles.ts'
import type { ExemptTable } from '#kernel/database/tables.ts'
import type { InstallationColumn, SealedColumn } from '#kernel/security/sealed-columns.ts'

/** A background job that finds due work in the tables of its domain. The worker runs at most one call of it at a time per process. */
export interface Job {
  readonly name: string
  /** Pause between two runs when no work was found, in milliseconds. */
  readonly everyMs: number
  /** Shortest time between the starts of two runs while there is work, in milliseconds, so that work gathers; none if omitted. */
  readonly paceMs?: number
  /** Events that are likely to create due work; they wake the job in the same process. */
  readonly wakesOn?: readonly EventType[] | 'every event'
  /** Processes a bounded part of the due work and returns its amount; runs again at once when that is more than 0. */
  run(worker: Worker): Promise<number>
}

/** Dependencies of a job: statements with the worker's role, and contexts for the workspaces it acts in. */
export interface Worker {
  readonly now: () => Date
  readonly keys: Keyring
  readonly settings: Settings
  /** Aborted shortly after the worker is stopped, so that running work ends. */
  readonly signal: AbortSignal
  readonly sql: WorkerSql
  /** Several statements in one transaction. */
  transaction<Result>(work: (sql: WorkerSql) => Promise<Result>): Promise<Result>
  /** Runs a task concurrently with later runs of the job; the worker waits for it before it ends. It must not reject. */
  background(task: Promise<void>): void
  /** Creates a context in which the platform acts in the workspace. */
  within(workspaceId: string): Promise<Context>
  /** A page of ordered workspace ids that follow the given one. */
  workspaces(after: string | null): Promise<readonly string[]>
  log(fields: Readonly<Record<string, unknown>>, message: string): void
}

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
  /** The text of schema.graphql. */
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
}
