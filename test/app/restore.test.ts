import { expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { createArchive, readArchive, type Manifest } from '#kernel/backup/archive.ts'
import { backUp, digestsOf, type Progress } from '#kernel/backup/backup.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { newId } from '#kernel/id.ts'
import { destroyWorkspaceKeys } from '#kernel/security/key-administration.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { prepareDatabase, prepareRolesAndSchemas } from '#app/database/prepare-database.ts'
import { asOwner, withClient } from '#test/support/clients.ts'
import { migrations, schemas } from '#app/subgraphs.ts'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { adminOf, LOGINS, loginOf } from '#test/support/cluster.ts'
import { TEST_KEYS } from '#test/support/keys.ts'
import { world } from '#test/support/world.ts'
import { backupFixture, silent } from './backup-fixture.ts'

const keys = TEST_KEYS
const never = new AbortController().signal

const { pathOf, inServer, emptyDatabase, backedUp, restored } = backupFixture()

const schemasOf = (database: string): Promise<string[]> =>
  withClient(adminOf(database), async client =>
    (
      await client.query<{ name: string }>(
        'select nspname as name from pg_namespace where nspname = any($1)',
        [schemas],
      )
    ).rows.map(({ name }) => name),
  )

/**
 * Row-level security, constraints, triggers and indexes of all tables, which a restore removes temporarily.
 */
const guardsOf = (database: string): Promise<unknown> =>
  withClient(
    adminOf(database),
    async client =>
      (
        await client.query(
          `
  select c.oid::regclass::text as table, c.relrowsecurity as locked, c.relforcerowsecurity as forced,
    (select json_agg(pg_get_constraintdef(k.oid) || k.conname::text || k.convalidated::text order by k.conname) from pg_constraint k where k.conrelid = c.oid) as constraints,
    (select json_agg(t.tgname::text || t.tgenabled::text order by t.tgname) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers,
    (select json_agg(i.indexrelid::regclass::text order by i.indexrelid::regclass::text) from pg_index i where i.indrelid = c.oid) as indexes
  from pg_class c where c.relkind = 'r' and pg_get_userbyid(c.relowner) = $1 order by 1`,
          [ROLES.owner],
        )
      ).rows,
  )

test('a backup taken during writes is a consistent snapshot, and its restore has the same rows and all policies', async () => {
  const here = await world()
  const officer = here.as({ kind: 'staff', roles: ['admin'], scopes: ['*'] })
  let isOver = false
  const add = (): Promise<unknown> => addToDenyList(officer, { name: `Name ${newId()}` })
  await add()
  const writing = (async () => {
    while (!isOver) await add()
  })()

  await backedUp(here.databaseName)
  isOver = true
  await writing
  const database = await emptyDatabase()
  const { tables, migrated } = await restored(database)
  const [archive, live] = [
    (await readArchive(pathOf('it'), keys)).digests,
    await digestsOf(adminOf(database), silent, never),
  ]
  const one = await withClient(
    adminOf(database),
    async client =>
      (
        await client.query<Record<string, number>>(`
    select (select count(*)::int from compliance.deny_list) as rows, (select count(*)::int from kernel.outbox where type = 'compliance.deny_list_extended') as events,
      (select count(*)::int from kernel.audit where act = 'compliance.deny_list_extended') as acts`)
      ).rows[0]!,
  )
  const next = await withClient(
    adminOf(database),
    async client =>
      (
        await client.query<{ isAhead: boolean }>(
          `select nextval('kernel.outbox_position') > max(position) as "isAhead" from kernel.outbox`,
        )
      ).rows[0]!,
  )

  expect(live).toEqual(archive)
  expect(tables.length).toBeGreaterThan(30)
  expect(migrated).toEqual([])
  expect([one['events'], one['acts']]).toEqual([one['rows'], one['rows']])
  expect(one['rows']).toBeGreaterThan(0)
  expect(next.isAhead).toBe(true)
  expect(await guardsOf(database)).toEqual(await guardsOf(here.databaseName))
}, 60_000)

test('a backup is refused when the backup role lacks its policy on a table and cannot read every row', async () => {
  const here = await world()
  await withClient(adminOf(here.databaseName), async client => {
    await client
      .query(`create role half_blind login password 'x' in role ${ROLES.backup}`)
      .catch(() => undefined)
    await client.query(`set role ${ROLES.owner}; drop policy backup on compliance.deny_list`)
  })
  const blind = { ...adminOf(here.databaseName), user: 'half_blind', password: 'x' }
  const path = pathOf('blind')

  const attempt = backUp({ admin: blind, keys, path, product: '1.0.0', progress: silent, signal: never })

  await expect(attempt).rejects.toThrow(
    /cannot read every row of compliance\.deny_list: run "npm run admin -- migrate"/,
  )
  expect(readdirSync(pathOf('.'))).toEqual([])
  await prepareDatabase(adminOf(here.databaseName), LOGINS)
  await backUp({ admin: blind, keys, path, product: '1.0.0', progress: silent, signal: never })
  await backedUp(here.databaseName)
  expect((await readArchive(path, keys)).digests).toEqual((await readArchive(pathOf('it'), keys)).digests)
  await inServer('drop role half_blind')
}, 60_000)

test('a backup of an earlier version is restored unchanged and then migrated', async () => {
  const earlier = migrations.slice(0, -1)
  const source = await emptyDatabase()
  await prepareRolesAndSchemas(adminOf(source), LOGINS)
  await migrate(adminOf(source), earlier)
  await backedUp(source)
  const database = await emptyDatabase()

  const { manifest, migrated } = await restored(database)

  expect(manifest.migrations).toEqual(earlier.map(({ name }) => name))
  expect(migrated).toEqual([migrations.at(-1)!.name])
}, 60_000)

test('a backup of a newer version is refused, and so is a database with tenants, before any change', async () => {
  const here = await world()
  await backedUp(here.databaseName)
  const database = await emptyDatabase()

  await expect(restored(database, 'it', { migrations: migrations.slice(0, -1) })).rejects.toThrow(
    /made by another version \(1\.0\.0\)/,
  )
  expect(await schemasOf(database)).toEqual([])
  await restored(database)
  const before = await digestsOf(adminOf(database), silent, never)
  await expect(restored(database)).rejects.toThrow('The database is not empty')
  expect(await digestsOf(adminOf(database), silent, never)).toEqual(before)
}, 60_000)

test('a database with another collation restores a backup and produces the same one', async () => {
  const here = await world()
  await withClient(adminOf(here.databaseName), client =>
    client.query(
      `insert into kernel.heartbeats (name, seen_at, backlog) select name, now(), '{}' from unnest(array['b', 'A', 'a', 'B']) as name`,
    ),
  )
  await backedUp(here.databaseName)
  const database = await emptyDatabase(`template template0 locale_provider icu icu_locale 'en-US'`)

  const { tables } = await restored(database)

  await backedUp(database, 'back')
  expect((await readArchive(pathOf('back'), keys)).digests).toEqual(tables)
}, 60_000)

test('an aborted restore leaves nothing in the database', async () => {
  const here = await world()
  await backedUp(here.databaseName)
  const database = await emptyDatabase()
  const giveUp = new AbortController()
  const at: Progress['at'] = (_, what) => {
    if (what === 'filling the tables') giveUp.abort(new Error('It was given up.'))
  }

  await expect(
    restored(database, 'it', { progress: { ...silent, at }, signal: giveUp.signal }),
  ).rejects.toThrow('It was given up.')
  expect(await schemasOf(database)).toEqual([])
}, 60_000)

test('inconsistent rows leave the database empty, and a valid backup can still be restored', async () => {
  const here = await world()
  await backedUp(here.databaseName)
  const { manifest } = await readArchive(pathOf('it'), keys)
  await wrong(pathOf('wrong'), manifest)
  const database = await emptyDatabase()

  await expect(restored(database, 'wrong')).rejects.toMatchObject({ code: '23503' })
  const left = await schemasOf(database)
  const { tables } = await restored(database)

  expect(left).toEqual([])
  expect(tables).toHaveLength(manifest.tables.length)
}, 60_000)

test('a workspace with destroyed keys stays erased in later backups, even with rows of an earlier one, while earlier backups still hold its keys', async () => {
  const [here, other] = [await world(), await world()]
  const created = await Promise.all(
    [here, other].map(each =>
      ensureCustomer(each.platformContext, {
        externalId: 'lost',
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@lost.example',
        phone: '+2348031234567',
      }),
    ),
  )
  const sealedIn = (database: string, workspaceId: string): Promise<string> =>
    withClient(
      adminOf(database),
      async client =>
        (
          await client.query<{ personal: string }>(
            'select personal from identity.customers where workspace_id = $1',
            [workspaceId],
          )
        ).rows[0]!.personal,
    )
  const openedIn = async (database: string, workspaceId: string, id: string): Promise<unknown> => {
    const orm = openOrm([])
    const restoredInto = openDatabase({ app: loginOf(LOGINS.app, database), orm })
    try {
      const ring = keyringOn(restoredInto, keys)
      await ring.ready(workspaceId)
      return JSON.parse(
        ring.open(
          workspaceId,
          await sealedIn(database, workspaceId),
          `identity.customers:${workspaceId}:${id}`,
        ),
      )
    } finally {
      await restoredInto.close()
      await orm.close()
    }
  }
  await here.work()
  const before = await sealedIn(here.databaseName, here.workspaceId)
  await backedUp(here.databaseName, 'earlier')
  await asOwner(adminOf(here.databaseName), owner =>
    destroyWorkspaceKeys(owner, [], { workspaceId: here.workspaceId, at: new Date(), by: 'a test' }),
  )
  await backedUp(here.databaseName, 'later')
  const [earlier, later] = [await emptyDatabase(), await emptyDatabase()]
  await restored(earlier, 'earlier')
  await restored(later, 'later')
  await withClient(adminOf(later), client =>
    client.query('update identity.customers set personal = $2 where workspace_id = $1', [
      here.workspaceId,
      before,
    ]),
  )

  await expect(openedIn(later, here.workspaceId, created[0]!.id)).rejects.toThrow('destroyed')
  expect(await openedIn(later, other.workspaceId, created[1]!.id)).toMatchObject({
    email: 'ada@lost.example',
  })
  expect(await openedIn(earlier, here.workspaceId, created[0]!.id)).toMatchObject({
    email: 'ada@lost.example',
  })
}, 60_000)

const VALUES: Readonly<Record<string, string>> = {
  id: newId(),
  tenant_id: newId(),
  environment: 'sandbox',
  created_at: '2026-11-22 00:00:00+00',
  tier: 'standard',
}

/** Writes a well-formed archive with a workspace whose tenant does not exist. */
async function wrong(path: string, manifest: Manifest): Promise<void> {
  const archive = await createArchive(path, manifest, keys)
  async function* rows(name: string): AsyncGenerator<Buffer> {
    if (name === 'identity.workspaces')
      yield Buffer.from(
        `${manifest.tables
          .find(table => table.name === name)!
          .columns.map(column => VALUES[column]!)
          .join('\t')}\n`,
      )
  }
  for (const { name } of manifest.tables) await archive.table(name, rows(name))
  await archive.finish()
}
