import { afterAll } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contextOf, type Context } from '#kernel/context.ts'
import { openDatabase, type Database } from '#kernel/database/database.ts'
import { decisionTimes } from '#kernel/decision-times.ts'
import { newId } from '#kernel/id.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { platformPrincipal, type Principal } from '#kernel/principal.ts'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { openPlatform, type Platform } from '#app/platform.ts'
import { asOwner, withClient } from './clients.ts'
import type { Watched } from '#app/observe/observe.ts'
import { publicEvents } from '#app/public-events.ts'
import { jobs, roleHierarchies, subgraphs } from '#app/subgraphs.ts'
import { startWorker } from '#app/worker.ts'
import { fillDemo } from '#app/demo.ts'
import { LISTS_IN_FORCE } from '#compliance/searching/stored-lists.ts'
import { createTenant } from '#identity/administration/create-tenant.ts'
import { ensureSigningKey } from '#identity/administration/rotate-signing-key.ts'
import { adminOf, LOGINS, loginOf, TEMPLATE } from './cluster.ts'
import { isFrequent, runUntilIdle } from './jobs.ts'
import { TEST_KEYS } from './keys.ts'
import { sharedOrm } from './shared-orm.ts'
import { installation, isSplit, overHttp } from './split/installation.ts'

Object.assign(decisionTimes, { waitMs: 20_000, decideMs: 15_000 })

/**
 * The platform of one test file with its own database. It runs in this process. In the split run, this
 * process has only a gateway for direct calls; everything else runs in separate processes.
 */
export interface TestPlatform {
  readonly platform: Platform
  readonly app: FastifyInstance
  readonly database: Database
  /** Name of the database, for connections that bypass the platform. */
  readonly databaseName: string
  /** Names of subgraphs that are currently unreachable. */
  readonly away: Set<string>
  /** All SQL statements so far. Tests that count statements empty it first. */
  readonly statements: string[]
  readonly logged: { fields: Readonly<Record<string, unknown>>; message: string }[]
  /**
   * Moves the platform's clock by `offsetMs`, relative to real time or to the time at which it was stopped. A
   * stopped clock makes tests independent of the machine's speed.
   */
  readonly clock: { offsetMs: number; stoppedAtMs?: number }
  /** Stops the background worker, if there is one, for tests that compare all rows. */
  endWorker(): Promise<void>
}

/** One tenant for a test, with callers of each kind in its sandbox workspace. */
export interface World extends TestPlatform {
  readonly tenantId: string
  readonly workspaceId: string
  readonly production: { readonly workspaceId: string }
  /** The platform's own principal, which has all rights. */
  readonly platformContext: Context
  /** Creates a context for a caller. Omitted parts of the principal get default values. */
  as(principal: Partial<Principal> & Pick<Principal, 'kind'>, parts?: Partial<Context>): Context
  /** Runs a document through the gateway's graph with a context. */
  ask<Data = Record<string, unknown>>(
    document: string,
    variables: Record<string, unknown>,
    ctx: Context,
  ): Promise<{
    data: Data | null
    errors?: readonly {
      message: string
      path?: readonly (string | number)[]
      extensions: Record<string, unknown>
    }[]
  }>
  /** All events of this workspace, oldest first. */
  published(): Promise<{ type: string; aggregateId: string; data: Record<string, unknown> }[]>
  /**
   * Runs the jobs until none finds due work, once for each round. Advances the clock by `stepMs` before each
   * round. A job that the worker starts every ten seconds or less often runs again only when the clock has
   * moved that far.
   */
  work(stepMs?: number, rounds?: number): Promise<void>
}

let opened: Promise<TestPlatform> | undefined
let watching: ((database: Database) => Watched) | undefined

/** Adds metrics and probes to the file's platform. Must be called before the platform starts. */
export function watchTestPlatform(by: (database: Database) => Watched): void {
  watching = by
}

let close: (() => Promise<void>) | undefined

// Jest accepts hooks only outside of tests, so this cannot move to where the platform starts.
afterAll(() => close?.())

/** The test file's platform. It starts on first use and stops after the last test of the file. */
export const testPlatform = (): Promise<TestPlatform> => (opened ??= open())

async function open(): Promise<TestPlatform> {
  const databaseName = `test_${randomBytes(6).toString('hex')}`
  await withClient(adminOf('postgres'), client =>
    client.query(`create database ${databaseName} template ${TEMPLATE} strategy file_copy`),
  )
  await asOwner(adminOf(databaseName), owner => ensureSigningKey(owner, TEST_KEYS, new Date()))
  const split = isSplit ? await installation(databaseName) : undefined
  const statements: string[] = []
  const database = openDatabase({
    app: loginOf(LOGINS.app, databaseName),
    worker: loginOf(LOGINS.worker, databaseName),
    orm: sharedOrm(),
    // A timer of the process sends this statement every second, so it belongs to no request.
    onStatement: text => {
      if (text !== LISTS_IN_FORCE) statements.push(text)
    },
  })
  const away = new Set<string>()
  const logged: TestPlatform['logged'] = []
  const clock: TestPlatform['clock'] = { offsetMs: 0 }
  const now = (): Date => new Date((clock.stoppedAtMs ?? Date.now()) + clock.offsetMs)
  const platform = await openPlatform({
    subgraphs,
    database,
    keys: keyringOn(database, TEST_KEYS, now),
    settings: {
      publicUrl: 'http://127.0.0.1:4000',
      simulated: ['sandbox'],
      webhooks: { delayScale: 0.001, timeoutMs: 10_000, allowsLoopback: true },
      publicEvents: publicEvents(),
      roleHierarchies,
    },
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
    trustProxy: false,
    introspection: true,
    isDemo: true,
    log: (fields, message) => {
      logged.push({ fields, message })
    },
    ...(watching && { watched: watching(database) }),
    now,
    between: (name, runner) => request => {
      if (away.has(name)) throw new Error(`${name} cannot be reached`)
      return (split?.runners[name] ?? runner)(request)
    },
  })
  await platform.app.ready()
  close = async () => {
    await split?.stop()
    await platform.close()
    await database.close()
    await withClient(adminOf('postgres'), client =>
      client.query(`drop database ${databaseName} with (force)`),
    )
  }
  return {
    platform,
    app: split ? overHttp(platform.app, split.gateways) : platform.app,
    database,
    databaseName,
    away,
    statements,
    logged,
    clock,
    endWorker: async () => split?.endWorker(),
  }
}

/**
 * Creates a tenant on the file's platform, so that tests share no data and each of them exercises tenancy.
 */
export async function world(): Promise<World> {
  const here = await testPlatform()
  const { platform, database, databaseName } = here
  const code = `t${randomBytes(5).toString('hex')}`
  const tenant = await asOwner(adminOf(databaseName), owner =>
    createTenant(owner, { code, name: code, keys: TEST_KEYS, at: platform.source.now() }),
  )
  const { tenantId } = tenant
  const workspaceId = tenant.workspaces.sandbox
  // Loads the keys now, so that tests do not count the statements.
  for (const id of Object.values(tenant.workspaces)) await platform.source.keys.ready(id)
  const make = (actor: Principal, parts: Partial<Context> = {}): Context => ({
    ...contextOf(platform.source, { actor, requestId: newId() }),
    ...parts,
  })

  return {
    ...here,
    tenantId,
    workspaceId,
    production: { workspaceId: tenant.workspaces.production },
    // One context for the whole test, so its deadline is later than that of a request; tests may be slow.
    platformContext: make(platformPrincipal({ workspaceId, tenantId, environment: 'sandbox' }, 'test'), {
      deadlineAt: Date.now() + 3_600_000,
    }),
    as: (principal, parts) =>
      make(
        {
          workspaceId,
          tenantId,
          environment: 'sandbox',
          subjectId: newId(),
          roles: [],
          scopes: [],
          ...principal,
        },
        parts,
      ),
    async ask(document, variables, ctx) {
      const result = await platform.planner.compile(document).run(variables, ctx)
      return JSON.parse(
        JSON.stringify({
          ...result,
          errors: result.errors?.map(error => ({
            message: error.message,
            path: error.path,
            extensions: error.extensions,
          })),
        }),
      ) as never
    },
    async published() {
      const rows = await database.read<{ type: string; aggregate_id: string; data: Record<string, unknown> }>(
        workspaceId,
        'select type, aggregate_id, data from kernel.outbox where workspace_id = $1 order by id',
        [workspaceId],
      )
      return rows.map(({ type, aggregate_id, data }) => ({ type, aggregateId: aggregate_id, data }))
    },
    async work(stepMs = 0, rounds = 1) {
      const lastRunMs = new Map<Job, number>()
      for (let round = 0; round < rounds; round++) {
        here.clock.offsetMs += stepMs
        const atMs = here.clock.offsetMs
        const due = jobs.filter(
          job => atMs - (lastRunMs.get(job) ?? -Infinity) >= job.everyMs || isFrequent(job),
        )
        for (const job of due) lastRunMs.set(job, atMs)
        await runUntilIdle(workerOn(platform), due)
      }
    },
  }
}

/**
 * Dependencies of a job, for tests that call one directly. `settled` waits for background tasks and returns whether any has
 * ended since the last call.
 */
export function workerOn(
  { source, contextIn, workspaces }: Platform,
  parts: Partial<Worker> = {},
): Worker & { settled(): Promise<boolean> } {
  const tasks = new Set<Promise<void>>()
  let wereTasks = false
  return {
    now: source.now,
    keys: source.keys,
    settings: source.settings,
    signal: new AbortController().signal,
    sql: source.database.asWorker,
    transaction: source.database.workerTransaction,
    contextIn: id => contextIn(id),
    workspaces,
    log: () => undefined,
    background(task) {
      tasks.add(task)
      wereTasks = true
      void task.finally(() => tasks.delete(task))
    },
    async settled() {
      await Promise.all(tasks)
      const result = wereTasks
      wereTasks = false
      return result
    },
    ...parts,
  }
}

/** The demonstration's tenants on the file's platform, for tests that use the credentials of docs/demo.md. */
export async function demoWorld(): Promise<TestPlatform> {
  const here = await testPlatform()
  await fillDemo(work => asOwner(adminOf(here.databaseName), work), here.platform, subgraphs)
  // Every start does this too: until the lists are loaded, payments are held.
  if (!isSplit)
    await Promise.all(
      subgraphs.flatMap(
        each =>
          each.getReady?.(here.platform.source, (fields, message) => {
            here.logged.push({ fields, message })
          }) ?? [],
      ),
    )
  return here
}

/** Runs a worker, for tests that wait for real background steps. */
export const runWorker = (here: TestPlatform): ReturnType<typeof startWorker> =>
  startWorker(here.platform, jobs, (fields, message) => {
    here.logged.push({ fields, message })
  })
