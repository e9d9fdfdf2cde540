import { afterEach, beforeEach } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backUp, type Progress } from '#kernel/backup/backup.ts'
import { restore, type Restored, type RestoreOptions } from '#kernel/backup/restore.ts'
import { prepareRolesAndSchemas } from '#app/database/prepare-database.ts'
import { migrations, schemas } from '#app/subgraphs.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf, LOGINS } from '#test/support/cluster.ts'
import { scratchFolder } from '#test/support/scratch-folder.ts'
import { TEST_KEYS } from '#test/support/keys.ts'

export const silent: Progress = { total: () => undefined, at: () => undefined, done: () => undefined }
const never = new AbortController().signal

export interface BackupFixture {
  /** Path of a backup in the test's folder. */
  pathOf(name: string): string
  /** Runs one statement outside of all databases of the test. */
  inServer(text: string): Promise<unknown>
  /** Creates a database and returns its name. */
  emptyDatabase(how?: string): Promise<string>
  backedUp(database: string, name?: string): Promise<unknown>
  restored(database: string, name?: string, parts?: Partial<RestoreOptions>): Promise<Restored>
}

/** Gives each test a folder for backups, and removes the folder and the test's databases afterwards. */
export function backupFixture(): BackupFixture {
  let folder: string
  let created: string[]
  beforeEach(() => {
    folder = scratchFolder('restore-')
    created = []
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    for (const name of created) await inServer(`drop database if exists ${name} with (force)`)
  })
  const pathOf = (name: string): string => join(folder, name)
  const inServer = (text: string): Promise<unknown> =>
    withClient(adminOf('postgres'), client => client.query(text))

  return {
    pathOf,
    inServer,
    async emptyDatabase(how = '') {
      const name = `restored_${randomBytes(6).toString('hex')}`
      await inServer(`create database ${name} ${how}`)
      created.push(name)
      return name
    },
    backedUp: (database, name = 'it') =>
      backUp({
        admin: adminOf(database),
        keys: TEST_KEYS,
        path: pathOf(name),
        product: '1.0.0',
        progress: silent,
        signal: never,
      }),
    restored: (database, name = 'it', parts = {}) =>
      restore({
        admin: adminOf(database),
        keys: TEST_KEYS,
        path: pathOf(name),
        bytes: statSync(pathOf(name)).size,
        schemas,
        tenantTable: 'identity.tenants',
        migrations,
        prepare: () => prepareRolesAndSchemas(adminOf(database), LOGINS),
        progress: silent,
        signal: never,
        ...parts,
      }),
  }
}
