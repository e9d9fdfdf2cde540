import { afterAll } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contextOf, type Context } from '#kernel/context.ts'
import { openDatabase, type Database } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { newId } from '#kernel/id.ts'
import { keyringOn } from '#kernel/keyring.ts'
import { platformPrincipal, type Principal } from '#kernel/principal.ts'
import type { Worker } from '#kernel/subgraph.ts'
import { openPlatform, type Platform } from '../../bin/platform.ts'
import { asOwner, withClient } from './clients.ts'
import type { Watched } from '../../bin/observe/observe.ts'
import { publicEvents } from '../../bin/public-events.ts'
import { jobs, subgraphs } from '../../bin/subgraphs.ts'
import { startWorker } from '../../bin/worker.ts'
import { fillDemo } from '../../bin/demo.ts'
import { LISTS_IN_FORCE } from '../../subgraphs/compliance/searching/stored-lists.ts'
import { createTenant } from '../../subgraphs/identity/administration/create-tenant.ts'
import { ensureSigningKey } from '../../subgraphs/identity/administration/rotate-signing-key.ts'
import { adminOf, LOGINS, loginOf, TEMPLATE } from './cluster.ts'
import { TEST_KEYS } from './keys.ts'
import { installation, isSplit, overHttp } from './split/installation.ts'

/** The platform of one test file, on a database of its own: in this process, or in the split run its gateway for contexts here and everything else in processes of their own. */
export interface House {
  readonly platform: Platform
  readonly app: FastifyInstance
  readonly database: Database
  /** Name of the database, for connections that the platform would not make. */
  readonly databaseName: string
  /** Names of subgraphs that cannot be reached at present. */
  readonly away: Set<string>
  /** Every SQL statement so far; tests that count empty it first. */
  readonly statements: string[]
  readonly logged: { fields: Readonly<Record<string, unknown>>; message: string }[]
  /**
   * Moves the platform's clock: milliseconds that are added to the real one, or to the moment at which it was stopped, so
   * that a slow machine takes no longer than a fast one.
   */
  readonly clock: { offsetMs: number; stoppedAtMs?: number }
  /** Has nobody work in the background any more, where somebody does: for tests that compare all rows. */
  endWorker(): Promise<void>
}

/** One tenant of a test, with callers of each kind in its sandbox workspace. */
export interface World extends House {
  readonly tenantId: string
  readonly workspaceId: string
  readonly production: { readonly workspaceId: string }
  /** The platform itself, which may do everything. */
  readonly platformContext: Context
  /** A context for a caller; parts of the principal that do not matter are made up. */
  as(principal: Partial<Principal> & Pick<Principal, 'kind'>, parts?: Partial<Context>): Context
  /** Runs a document through the gateway's own graph, as the caller of the context. */
  ask<Data = Record<string, unknown>>(document: string, variables: Record<string, unknown>, ctx: Context): Promise<{ data: Data | null; errors?: readonly { message: string; path?: readonly (string | number)[]; extensions: Record<string, unknown> }[] }>
  /** What was published in this workspace so far, oldest first. */
  published(): Promise<{ type: string; aggregateId: string; data: Record<string, unknown> }[]>
  /** Runs every job until none finds anything due; moves the clock on by the milliseconds before each round. */
  work(stepMs?: number, rounds?: number): Promise<void>
}

let opened: Promise<House> | undefined
let watching: ((database: Database) => Watched) | undefined

/** Has the file's platform watched over; called before it is opened. */
export function watchHouse(by: (database: Database) => Watched): void {
  watching = by
}

let close: (() => Promise<void>) | undefined

// Jest takes hooks outside of tests only, so this stands here and not where the platform is opened.
afterAll(() => close?.())

/** The file's platform, opened on first use and closed after the file's last test. */
export const house = (): Promise<House> => (opened ??= open())

async function open(): Promise<House> {
  const databaseName = `test_${randomBytes(6).toString('hex')}`
  await withClient(adminOf('postgres'), client => client.query(`create database ${databaseName} template ${TEMPLATE} strategy file_copy`))
  await asOwner(adminOf(databaseName), owner => ensureSigningKey(owner, TEST_KEYS, new Date()))
  const split = isSplit ? await installation(databaseName) : undefined
  const statements: string[] = []
  const orm = await openOrm(subgraphs.flatMap(({ entities }) => entities))
  const database = openDatabase({
    app: loginOf(LOGINS.app, databaseName), worker: loginOf(LOGINS.worker, databaseName),
    orm,
    // What the process asks by itself every second is asked by no request.
    onStatement: text => { if (text !== LISTS_IN_FORCE) statements.push(text) },
  })
  const away = new Set<string>()
  const logged: House['logged'] = []
  const clock: House['clock'] = { offsetMs: 0 }
  const now = (): Date => new Date((clock.stoppedAtMs ?? Date.now()) + clock.offsetMs)
  const platform = await openPlatform({
    subgraphs, database, keys: keyringOn(database, TEST_KEYS, now),
    settings: {
      publicUrl: 'http://127.0.0.1:4000', simulated: ['sandbox'],
      webhooks: { delayScale: 0.001, timeoutMs: 10_000, allowsLoopback: true },
      publicEvents: publicEvents(),
    },
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
    trustProxy: false,
    introspection: true,
    isDemo: true,
    log: (fields, message) => { logged.push({ fields, message }) },
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
    await orm.close()
    await withClient(adminOf('postgres'), client => client.query(`drop database ${databaseName} with (force)`))
  }
  return { platform, app: split ? overHttp(platform.app, split.gateways) : platform.app, database, databaseName, away, statements, logged, clock, endWorker: async () => split?.endWorker() }
}

/** A fresh tenant in the file's platform, so that tests share nothing and every one exercises tenancy. */
export async function world(): Promise<World> {
  const here = await house()
  const { platform, database, databaseName } = here
  const code = `t${randomBytes(5).toString('hex')}`
  const tenant = await asOwner(adminOf(databaseName), owner => createTenant(owner, { code, name: code, keys: TEST_KEYS, at: platform.source.now() }))
  const { tenantId } = tenant
  const workspaceId = tenant.workspaces.sandbox
  // Read before a test counts statements.
  for (const id of Object.values(tenant.workspaces)) await platform.source.keys.ready(id)
  const make = (actor: Principal, parts: Partial<Context> = {}): Context => ({ ...contextOf(platform.source, { actor, requestId: newId() }), ...parts })

  return {
    ...here, tenantId, workspaceId,
    production: { workspaceId: tenant.workspaces.production },
    // The same one for all of a test, which on a slow machine takes longer than anybody waits for a request.
    platformContext: make(platformPrincipal({ workspaceId, tenantId, environment: 'sandbox' }, 'test'), { deadlineAt: Date.now() + 3_600_000 }),
    as: (principal, parts) => make({ workspaceId, tenantId, environment: 'sandbox', subjectId: newId(), roles: [], scopes: [], ...principal }, parts),
    async ask(document, variables, ctx) {
      const result = await platform.planner.compile(document).run(variables, ctx)
      return JSON.parse(JSON.stringify({ ...result, errors: result.errors?.map(error => ({ message: error.message, path: error.path, extensions: error.extensions })) })) as never
    },
    async published() {
      const rows = await database.read<{ type: string; aggregate_id: string; data: Record<string, unknown> }>(workspaceId,
        'select type, aggregate_id, data from kernel.outbox where workspace_id = $1 order by id', [workspaceId])
      return rows.map(({ type, aggregate_id, data }) => ({ type, aggregateId: aggregate_id, data }))
    },
    async work(stepMs = 0, rounds = 1) {
      for (let round = 0; round < rounds; round++) {
        here.clock.offsetMs += stepMs
        await workUntilIdle(platform)
      }
    },
  }
}

/** What jobs get, for tests that call one by itself; `settled` waits for what goes on in the background. */
export function workerOn({ source, within, workspaces }: Platform, parts: Partial<Worker> = {}): Worker & { settled(): Promise<unknown> } {
  const tasks = new Set<Promise<void>>()
  return {
    now: source.now, keys: source.keys, settings: source.settings, signal: new AbortController().signal,
    sql: source.database.asWorker, transaction: source.database.workerTransaction,
    within: id => within(id), workspaces, log: () => undefined,
    background(task) {
      tasks.add(task)
      void task.finally(() => tasks.delete(task))
    },
    settled: () => Promise.all(tasks),
    ...parts,
  }
}

async function workUntilIdle(platform: Platform): Promise<void> {
  const worker = workerOn(platform)
  for (let found = 1; found > 0;) {
    found = 0
    for (const job of jobs) for (let more = 1; more > 0;) found += more = await job.run(worker)
    await worker.settled()
  }
}

/** The demonstration's tenants in the file's platform, for tests that use the credentials of docs/demo.md. */
export async function demoWorld(): Promise<House> {
  const here = await house()
  await fillDemo(work => asOwner(adminOf(here.databaseName), work), here.platform, subgraphs)
  // As every start does: who pays before the lists are there is held.
  if (!isSplit) await Promise.all(subgraphs.flatMap(each => each.getReady?.(here.platform.source, (fields, message) => { here.logged.push({ fields, message }) }) ?? []))
  return here
}

/** A running worker for tests that wait for real steps. */
export const runWorker = (here: House): ReturnType<typeof startWorker> =>
  startWorker(here.platform, jobs, (fields, message) => { here.logged.push({ fields, message }) })
