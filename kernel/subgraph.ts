import type { Question } from './ask.ts'
import type { Context, ContextSource, Settings } from './context.ts'
import type { WorkerSql } from './database/database.ts'
import type { MigrationSource } from './database/migration.ts'
import type { Entity } from './database/orm.ts'
import type { Backlog } from './heartbeat.ts'
import type { Keyring } from './keyring.ts'
import type { EventType } from './outbox.ts'
import type { Environment, Restriction } from './principal.ts'
import type { Reaction } from './reactions.ts'
import type { RefusalRow } from './refusals.ts'
import type { RelayConsumer } from './relay.ts'
import type { InstallationColumn, SealedColumn } from './sealed-columns.ts'

/** Work a domain does by itself, found in its tables: due steps, expiries. Called by the worker, one call at a time in a process. */
export interface Duty {
  readonly name: string
  /** Pause between two looks when nothing was found. */
  readonly everyMs: number
  /** Facts after which something is likely to be due at once; a look in the same process then need not wait. */
  readonly wakesOn?: readonly EventType[] | 'every fact'
  /** Does a bounded share of what is due and says how much that was; looked at again at once when it was more than nothing. */
  run(worker: Worker): Promise<number>
}

/** What a duty gets: the statements of the worker's role, and a context for each workspace it acts in. */
export interface Worker {
  readonly now: () => Date
  readonly keys: Keyring
  readonly settings: Settings
  /** Aborted when what is under way has to be given up, a little after the worker was told to stop. */
  readonly signal: AbortSignal
  readonly sql: WorkerSql
  /** Several statements that are kept together or not at all. */
  transaction<Result>(work: (sql: WorkerSql) => Promise<Result>): Promise<Result>
  /** Goes on beside the duty's next looks; the worker ends only when it has. It must not reject. */
  background(task: Promise<void>): void
  /** A context of the platform in that workspace, for operations. */
  within(workspaceId: string): Promise<Context>
  /** Ids of workspaces in their order, some hundreds at a time, from the first one after this on. */
  workspaces(after: string | null): Promise<readonly string[]>
  log(fields: Readonly<Record<string, unknown>>, message: string): void
}

/** Something of a workspace that could not be ended in order once its keys are gone. */
export interface Unfinished {
  /** What it is, in the plural, and how it is ended. */
  readonly what: string
  /** Counts it, as `found`; `$1` is the workspace. */
  readonly text: string
}

/** What an installation can lack while it serves requests. */
export interface Prerequisite {
  /** The readiness check's name. */
  readonly name: string
  /** An SQL expression: an array of what is missing, null where nothing is. */
  readonly missing: string
  /** The consequence, and what to do. */
  message(missing: readonly string[]): string
}

/** A workspace of the demonstration. */
export interface DemoWorkspace {
  readonly tenant: 'demo' | 'rival'
  readonly environment: Environment
}

/** A whole domain: its contract, its code and its tables. */
export interface SubgraphDefinition {
  readonly name: string
  /** The text of schema.graphql. */
  readonly schema: string
  readonly resolvers: Readonly<Record<string, unknown>>
  /** The root fields that a restricted session may still use; every other root field refuses it. */
  readonly whileRestricted?: Readonly<Record<Restriction, readonly string[]>>
  readonly entities: readonly Entity[]
  readonly migrations: readonly MigrationSource[]
  readonly refusals: Readonly<Record<string, RefusalRow>>
  readonly events: Readonly<Record<string, EventType>>
  /** Everything it asks other domains, so that the documents are checked and planned at start. */
  readonly questions: readonly Question<never, unknown>[]
  readonly duties: readonly Duty[]
  /** What it does when another domain publishes a fact. */
  readonly reactions?: readonly Reaction[]
  /** What waits in its tables for its duties, for those who watch over the worker. */
  readonly backlogs?: readonly Backlog[]
  readonly prerequisites?: readonly Prerequisite[]
  /** Every column of its tables whose values are sealed, under the keys of the workspace or the installation's own. */
  readonly sealed?: readonly SealedColumn[]
  readonly installationSealed?: readonly InstallationColumn[]
  /** What has to be over in a workspace before its keys may be destroyed. */
  readonly unfinished?: readonly Unfinished[]
  /** Takes part in the relay's transaction; only for what has to see every fact. */
  readonly relayed?: RelayConsumer
  /** Gets ready what it needs beside the database; awaited by processes that serve it, before their port opens. Rejecting would end the start. */
  readonly getReady?: (ground: Pick<ContextSource, 'database' | 'settings'>, log: Worker['log']) => Promise<void>
  /** Fills a workspace of the demonstration; run at every start, so it changes nothing that is there already. */
  readonly demo?: (ctx: Context, workspace: DemoWorkspace) => Promise<void>
}
