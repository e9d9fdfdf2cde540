import { afterEach, expect, test } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { migrate, pendingMigrations } from '#kernel/database/migrate.ts'
import { kernelMigrations } from '#app/database/kernel-migrations.ts'
import { prepareDatabase } from '#app/database/prepare-database.ts'
import { migrations } from '#app/subgraphs.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf, LOGINS, TEMPLATE } from '#test/support/cluster.ts'

const EARLIEST = '20261121000000_kernel_initial'

let created: string[] = []
afterEach(async () => {
  for (const name of created) await inServer(`drop database if exists ${name} with (force)`)
  created = []
})

const inServer = (text: string): Promise<unknown> =>
  withClient(adminOf('postgres'), client => client.query(text))

async function migratedDatabase(): Promise<string> {
  const name = `migrated_${randomBytes(6).toString('hex')}`
  await inServer(`create database ${name} template ${TEMPLATE}`)
  created.push(name)
  return name
}

const change = (database: string, text: string): Promise<unknown> =>
  withClient(adminOf(database), client => client.query(text))

const catalogueOf = (database: string): Promise<unknown[]> =>
  withClient(
    adminOf(database),
    async client =>
      (
        await client.query(`select c.oid::regclass::text as name, c.relacl::text as rights from pg_class c
          join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^pg_' order by c.oid`)
      ).rows,
  )

test("a database that another build's migrations made is refused in one sentence and stays as it is", async () => {
  const database = await migratedDatabase()
  await change(database, `update kernel.migrations set name = replace(name, '2026', '2025')`)
  await change(database, `insert into kernel.migrations (name) values ('${EARLIEST}')`)
  const before = await catalogueOf(database)
  const sentence =
    /^The database was made by an incompatible build, which had run the migration 2025\d+_kernel_\w+: create a new database, or set DATA_DIR to a new folder\.$/

  await expect(prepareDatabase(adminOf(database), LOGINS)).rejects.toThrow(sentence)
  await expect(migrate(adminOf(database), migrations)).rejects.toThrow(sentence)
  await expect(pendingMigrations(adminOf(database), kernelMigrations)).rejects.toThrow(sentence)

  expect(before.length).toBeGreaterThan(0)
  expect(await catalogueOf(database)).toEqual(before)
})

test('a database that lacks migrations and has one of another build is refused', async () => {
  const database = await migratedDatabase()
  const { name } = migrations.at(-1)!
  await change(database, `update kernel.migrations set name = '${EARLIEST}' where name = '${name}'`)

  await expect(migrate(adminOf(database), migrations)).rejects.toThrow(EARLIEST)
})

test('a database of a newer version is accepted by the processes of this one', async () => {
  const database = await migratedDatabase()
  await change(database, `insert into kernel.migrations (name) values ('29991231000000_kernel_newer')`)

  expect(await migrate(adminOf(database), migrations)).toEqual([])
})

test('a process that knows only migrations of the kernel ignores those of the domains', async () => {
  const database = await migratedDatabase()
  const { name } = kernelMigrations.at(-1)!
  await change(database, `delete from kernel.migrations where name = '${name}'`)

  expect(await pendingMigrations(adminOf(database), kernelMigrations)).toEqual([name])
})
