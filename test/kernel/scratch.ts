import { afterAll, beforeAll } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import pg from 'pg'
import {
  type CallDomain,
  contextOf,
  type Settings,
  type Context,
  type IdempotencyClaim,
  type PublishedEvent,
} from '#kernel/context.ts'
import type { Tx } from '#kernel/command.ts'
import { openDatabase, type Database } from '#kernel/database/database.ts'
import { openOrm, type Orm } from '#kernel/database/orm.ts'
import { appendOnly, ROLES, tenantTable } from '#kernel/database/tables.ts'
import { newId } from '#kernel/id.ts'
import { keyringOn, type Keyring } from '#kernel/security/keyring.ts'
import { defineEvents } from '#kernel/events/outbox.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { refusals } from '#kernel/refusals.ts'
import { adminOf, LOGINS, loginOf, TEMPLATE } from '#test/support/cluster.ts'
import { TEST_KEYS } from '#test/support/keys.ts'

/** Minimal settings: nothing is simulated, and webhooks may not go to loopback addresses. */
const SETTINGS: Settings = {
  publicUrl: 'http://127.0.0.1',
  simulated: [],
  webhooks: { delayScale: 1, timeoutMs: 30_000, allowsLoopback: false },
  publicEvents: [],
  roleHierarchies: [],
}

export const Note = defineEntity({
  name: 'Note',
  tableName: 'scratch',
  schema: 'kernel',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    text: p.text(),
    amountMinor: p.bigint('bigint').nullable(),
    writtenAt: p.datetime().nullable(),
  },
})

export const events = defineEvents('scratch', {
  note_written: { aggregate: 'note', description: 'A note was written.' },
})

export const refuse = refusals({
  NOTE_MISSING: { kind: 'not-found', message: 'There is no such note.' },
  NOTE_TAKEN: { kind: 'conflict', message: 'There is such a note already.' },
  NOTE_MALFORMED: { kind: 'invalid', message: 'This is not a note.' },
})

export const INSERT = 'insert into kernel.scratch (workspace_id, id, text) values ($1, $2, $3)'

const TABLE = `
  create table kernel.scratch (
    workspace_id uuid not null, id uuid not null, text text not null, amount_minor bigint, written_at timestamptz,
    primary key (workspace_id, id));
  create unique index scratch_text on kernel.scratch (workspace_id, text);
  create table kernel.scratch_log (workspace_id uuid not null, id uuid not null, primary key (workspace_id, id));
  ${tenantTable('kernel.scratch')} ${tenantTable('kernel.scratch_log')} ${appendOnly('kernel.scratch_log')}`

export interface Scratch {
  readonly databaseName: string
  readonly database: Database
  readonly keys: Keyring
  readonly orm: Orm
  readonly admin: pg.Client
  /** All statements of `database` so far. */
  readonly statements: string[]
  /** Events published after commits in this process. */
  readonly publishedEvents: PublishedEvent[]
  /** A second pool on the same database, as another process would have. */
  another(connectionsMax?: number): Database
  context(parts?: Partial<Context> & { workspaceId?: string }): Context
}

/** Clones a database from the template for this test file and creates the scratch tables in it. */
export function scratch({ connectionsMax = 10 } = {}): Scratch {
  const opened: Partial<Scratch> & { others: Database[] } = { others: [] }
  const databaseName = `scratch_${randomBytes(6).toString('hex')}`
  const statements: string[] = []
  const publishedEvents: PublishedEvent[] = []
  const here = <Name extends keyof Scratch>(name: Name): Scratch[Name] => opened[name] as Scratch[Name]
  const open = (most: number): Database =>
    openDatabase({
      app: loginOf(LOGINS.app, databaseName),
      worker: loginOf(LOGINS.worker, databaseName),
      orm: here('orm'),
      connectionsMax: most,
      onStatement: text => {
        statements.push(text)
      },
    })

  beforeAll(async () => {
    const server = await connected('postgres')
    await server.query(`create database ${databaseName} template ${TEMPLATE}`)
    await server.end()
    const admin = await connected(databaseName)
    await admin.query(`set role ${ROLES.owner}; ${TABLE}; reset role`)
    const orm = openOrm([Note])
    Object.assign(opened, { admin, orm })
    Object.assign(opened, { database: open(connectionsMax) })
    Object.assign(opened, { keys: keyringOn(here('database'), TEST_KEYS) })
  })
  afterAll(async () => {
    for (const each of [...opened.others, opened.database]) await each?.close()
    await opened.orm?.close()
    await opened.admin?.end()
    const server = await connected('postgres')
    await server.query(`drop database if exists ${databaseName} with (force)`)
    await server.end()
  })

  return {
    databaseName,
    statements,
    publishedEvents,
    get database() {
      return here('database')
    },
    get keys() {
      return here('keys')
    },
    get orm() {
      return here('orm')
    },
    get admin() {
      return here('admin')
    },
    another(most = connectionsMax) {
      const database = open(most)
      opened.others.push(database)
      return database
    },
    context({ workspaceId = newId(), ...parts } = {}) {
      const source = {
        database: here('database'),
        keys: here('keys'),
        settings: SETTINGS,
        callDomain: (() => Promise.reject(new Error('no domain call is expected here'))) as CallDomain,
        now: () => new Date(),
        onCommitted: (events: readonly PublishedEvent[]) => {
          publishedEvents.push(...events)
        },
      }
      const actor = platformPrincipal({ workspaceId, tenantId: newId(), environment: 'sandbox' }, 'test')
      return { ...contextOf(source, { actor, requestId: newId() }), ...parts }
    },
  }
}

export async function connected(database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...adminOf(database) })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export const claimOf = (parts: Partial<IdempotencyClaim> = {}): IdempotencyClaim => ({
  key: newId(),
  subject: 'tenant_key:1',
  fingerprint: 'a'.repeat(64),
  ...parts,
})

/** Inserts a note by a statement of the command. */
export const insert = (tx: Tx, text: string = newId(), id = newId()): Promise<unknown> =>
  tx.sql(INSERT, [tx.actor.workspaceId, id, text])

/** Texts of a workspace's notes, as a reader of that workspace sees them. */
export async function notesOf(database: Database, workspaceId: string): Promise<string[]> {
  const rows = await database.read<{ text: string }>(
    workspaceId,
    'select text from kernel.scratch where workspace_id = $1 order by text',
    [workspaceId],
  )
  return rows.map(({ text }) => text)
}

export async function eventsOf(
  database: Database,
  workspaceId: string,
): Promise<{ type: string; aggregate_id: string; data: unknown }[]> {
  return database.read(
    workspaceId,
    'select type, aggregate_id, data from kernel.outbox where workspace_id = $1 order by id',
    [workspaceId],
  )
}

/** A promise with its resolve function, to hold a step until another one has happened. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}
