import type { Context, Settings } from '#kernel/context.ts'
import type { WorkerSql } from '#kernel/database/database.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { Keyring } from '#kernel/security/keyring.ts'

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
  contextIn(workspaceId: string): Promise<Context>
  /** A page of ordered workspace ids that follow the given one. */
  workspaces(after: string | null): Promise<readonly string[]>
  log(fields: Readonly<Record<string, unknown>>, message: string): void
}
