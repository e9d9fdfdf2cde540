import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { auditInstallation } from '#kernel/audit.ts'
import { readArchive, alreadyExists, type TableDigest } from '#kernel/backup/archive.ts'
import { backUp, digestsOf } from '#kernel/backup/backup.ts'
import { restore } from '#kernel/backup/restore.ts'
import { asOwner } from '#app/database/with-client.ts'
import { sizeOf } from './progress.ts'
import { tableOf, type AdminCommand, type CommandCall, type Report } from './command.ts'
import type { AdminRuntime } from './runtime.ts'

const PRODUCT = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

const SEPARATE = [
  'A backup is encrypted with the newest key of ENCRYPTION_KEY and does not contain the key. Store the key, or the file secrets.json',
  'in DATA_DIR, in another location for as long as you keep the backup.',
]

export const backupCommands: readonly AdminCommand[] = [
  {
    name: 'backup',
    usage: '<file-or-folder>',
    description: 'Writes a consistent snapshot of all tables into one file while the platform keeps running.',
    more: [
      'In a folder, the file is named after the current time. An existing file is not overwritten.',
      ...SEPARATE,
    ],
    examples: ['backup /var/backups/fiducia', 'backup monday.backup'],
    async run({ runtime, args, by, progress }) {
      const path = await targetPathOf(args['file-or-folder']!)
      // With a wrong key the file would be encrypted under that key, and the encrypted values inside could not be decrypted with it.
      await runtime.checkKey()
      const backup = await backUp({
        admin: runtime.admin,
        keys: runtime.keys,
        path,
        product: PRODUCT,
        progress,
        signal: runtime.signal,
      })
      const rows = rowsOf(backup.tables)
      await runtime.asOwner(owner =>
        auditInstallation(owner, {
          act: 'installation.backed_up',
          by,
          at: new Date(),
          data: { takenAt: backup.takenAt, tables: backup.tables.length, rows, bytes: backup.bytes },
        }),
      )
      return {
        text: `${path}\n  ${sizeOf(backup.bytes)}, ${backup.tables.length} tables, ${rows} rows, as of ${backup.takenAt}\nThe backup is encrypted and does not contain its key. Store ENCRYPTION_KEY, or secrets.json in DATA_DIR, separately.`,
        json: backup,
      }
    },
  },
  {
    name: 'restore',
    usage: '<file>',
    description:
      'Restores a backup into an empty database, verifies every row, and migrates it to this version.',
    more: [
      'The database must be new or have no tenant: existing data is never replaced. If a step fails, the restore is rolled back. The platform must not be running on it.',
      'For the embedded database, first copy the secrets.json of the original installation into a new DATA_DIR.',
      'Backups of earlier versions are restored and then migrated; a backup of a newer version is rejected. The PostgreSQL version may differ (15 or newer).',
    ],
    examples: ['restore /var/backups/fiducia/fiducia-2026-11-22T03-00-00Z.backup'],
    needs: 'database alone',
    async run({ runtime, args, by, progress }) {
      const path = resolve(args['file']!)
      const [{ prepareDatabase, prepareRolesAndSchemas }, { migrations, schemas }] = await Promise.all([
        import('#app/database/prepare-database.ts'),
        import('#app/subgraphs.ts'),
      ])
      const done = await restore({
        admin: runtime.admin,
        keys: runtime.keys,
        path,
        bytes: await sizeAt(path),
        schemas,
        tenantTable: 'identity.tenants',
        migrations,
        prepare: () => prepareRolesAndSchemas(runtime.admin, runtime.logins),
        progress,
        signal: runtime.signal,
      })
      await prepareDatabase(runtime.admin, runtime.logins)
      await asOwner(runtime.admin, owner =>
        auditInstallation(owner, {
          act: 'installation.restored',
          by,
          at: new Date(),
          data: { takenAt: done.manifest.takenAt, product: done.manifest.product, rows: rowsOf(done.tables) },
        }),
      )
      const migrated =
        done.migrated.length === 0 ? '' : `\n  then ran ${done.migrated.length} migrations of this version`
      return {
        text: `Restored ${done.tables.length} tables, ${rowsOf(done.tables)} rows, as of ${done.manifest.takenAt}; every row was verified.${migrated}`,
        json: done,
      }
    },
  },
  {
    name: 'verify',
    usage: '<file>',
    description: 'Reads a whole backup and checks the integrity of every byte.',
    more: ['Requires the encryption key of the installation, but no database.'],
    examples: ['verify monday.backup', 'verify monday.backup --tables'],
    options: { tables: { description: 'list the tables with their rows, bytes and SHA-256', isFlag: true } },
    needs: 'keys',
    async run({ runtime, args, options, progress }) {
      const { report } = await verifyBackup(runtime, args['file']!, progress)
      return options['tables'] === undefined
        ? report
        : {
            ...report,
            text: `${report.text}\n${tableDigests((report.json as { tables: TableDigest[] }).tables)}`,
          }
    },
  },
  {
    name: 'compare',
    usage: '<file>',
    description: 'Lists the tables in which the database differs from a backup.',
    more: [
      'Use it right after a restore, or on a database without activity: on a running platform, tables soon differ.',
    ],
    examples: ['compare monday.backup'],
    async run({ runtime, args, progress }) {
      const { digests } = await verifyBackup(runtime, args['file']!, progress)
      const live = new Map(
        (await digestsOf(runtime.admin, progress, runtime.signal)).map(digest => [digest.name, digest]),
      )
      const expected = new Map(digests.map(digest => [digest.name, digest]))
      const differing = [...new Set([...live.keys(), ...expected.keys()])].sort().flatMap(name => {
        const [inBackup, inDatabase] = [expected.get(name), live.get(name)]
        return inBackup?.sha256 === inDatabase?.sha256
          ? []
          : [{ name, inBackup: inBackup?.rows ?? null, inDatabase: inDatabase?.rows ?? null }]
      })
      const rows = differing.map(each => [
        each.name,
        String(each.inBackup ?? 'no table'),
        String(each.inDatabase ?? 'no table'),
      ])
      return {
        text: tableOf(
          ['TABLE THAT DIFFERS', 'ROWS IN BACKUP', 'ROWS IN DATABASE'],
          rows,
          `All ${expected.size} tables are equal.`,
        ),
        json: { tables: expected.size, differing },
      }
    },
  },
]

async function verifyBackup(
  { keys, signal }: AdminRuntime,
  file: string,
  progress: CommandCall['progress'],
): Promise<{ report: Report; digests: readonly TableDigest[] }> {
  const path = resolve(file)
  progress.total(await sizeAt(path))
  const { manifest, digests } = await readArchive(path, keys, {
    progress: bytes => progress.at(bytes, 'checking the file'),
    digest: progress.done,
    signal,
  })
  const { takenAt, product, postgres } = manifest
  return {
    digests,
    report: {
      text: `The backup is intact: ${digests.length} tables, ${rowsOf(digests)} rows, as of ${takenAt} (version ${product}, PostgreSQL ${postgres}).`,
      json: { path, takenAt, product, postgres, migrations: manifest.migrations, tables: digests },
    },
  }
}

const rowsOf = (tables: readonly TableDigest[]): number => tables.reduce((sum, { rows }) => sum + rows, 0)

const tableDigests = (tables: readonly TableDigest[]): string =>
  tableOf(
    ['TABLE', 'ROWS', 'BYTES', 'SHA-256'],
    tables.map(({ name, rows, bytes, sha256 }) => [name, String(rows), String(bytes), sha256]),
    '',
  )

async function targetPathOf(given: string): Promise<string> {
  const path = resolve(given)
  const found = await stat(path).catch(() => undefined)
  const target = found?.isDirectory()
    ? join(path, `fiducia-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`)
    : path
  if (
    (found && !found.isDirectory()) ||
    (await stat(target).then(
      () => true,
      () => false,
    ))
  )
    throw new Error(alreadyExists(target))
  return target
}

async function sizeAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`The file ${path} does not exist.`)
  return found.size
}
