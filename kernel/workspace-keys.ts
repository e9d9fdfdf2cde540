import { randomBytes } from 'node:crypto'
import type { Database } from './database/database.ts'
import type { Statement } from './database/session.ts'
import type { InstallationKeys } from './installation-keys.ts'
import { keyIdOf } from './sealed-text.ts'

/** Where the target of a reseal task stands for every column that holds sealed values. */
export const EVERY_COLUMN = '*'

/** The two random keys of a workspace. What they are used for is said in `keyring.ts`. */
export interface WorkspaceSecrets {
  readonly sealing: Buffer
  /** Goes from one version to the next unchanged, so that hashes go on being found. */
  readonly hashing: Buffer
}

/** A version of a workspace's keys as it is stored; `sealed` is null once it was destroyed. */
export type StoredWorkspaceKey = {
  readonly id: string
  readonly version: number
  readonly sealed: string | null
  readonly createdAt: Date
}

const SECRET_BYTES = 32

const aboutKey = (workspaceId: string, id: string): string => `kernel.workspace_keys:${workspaceId}:${id}`

/** New keys; the hashing key of the version before is passed on where there is one. */
export function newSecrets(hashing: Buffer = randomBytes(SECRET_BYTES)): WorkspaceSecrets {
  return { sealing: randomBytes(SECRET_BYTES), hashing }
}

/** A workspace's keys as the table keeps them, sealed under the newest key of the installation. */
export function sealSecrets(installation: InstallationKeys, workspaceId: string, { sealing, hashing }: WorkspaceSecrets): { readonly id: string; readonly sealed: string } {
  const id = keyIdOf(sealing)
  return { id, sealed: installation.seal(Buffer.concat([sealing, hashing]).toString('base64'), aboutKey(workspaceId, id)) }
}

/** Throws where the installation's keys do not open them. */
export function openSecrets(installation: InstallationKeys, workspaceId: string, { id, sealed }: { readonly id: string; readonly sealed: string }): WorkspaceSecrets {
  const bytes = Buffer.from(installation.open(sealed, aboutKey(workspaceId, id)), 'base64')
  return { sealing: bytes.subarray(0, SECRET_BYTES), hashing: bytes.subarray(SECRET_BYTES) }
}

/** The same keys, sealed under the newest key of the installation. */
export const rewrapSecrets = (installation: InstallationKeys, workspaceId: string, stored: { readonly id: string; readonly sealed: string }): string =>
  sealSecrets(installation, workspaceId, openSecrets(installation, workspaceId, stored)).sealed

/** Gives a new workspace its keys; in the transaction that makes it, and in its workspace setting. */
export function firstKeyInsert(installation: InstallationKeys, workspaceId: string, at: Date): Statement {
  const { id, sealed } = sealSecrets(installation, workspaceId, newSecrets())
  return { text: 'insert into kernel.workspace_keys (workspace_id, id, version, sealed, created_at) values ($1, $2, 1, $3, $4) on conflict do nothing', values: [workspaceId, id, sealed, at] }
}

/**
 * Gives keys to a workspace that an earlier version made. It goes on with the hashes it has, and what was sealed under the
 * installation's own key is brought under the new one by a task. Of several processes at once one inserts.
 */
export function laterKeyInsert(installation: InstallationKeys, workspaceId: string, at: Date): Statement {
  const { id, sealed } = sealSecrets(installation, workspaceId, newSecrets(installation.earlierHashing))
  return {
    text: `with made as (
        insert into kernel.workspace_keys (workspace_id, id, version, sealed, created_at) values ($1, $2, 1, $3, $4::timestamptz)
        on conflict (workspace_id, version) do nothing returning workspace_id, id)
      insert into kernel.reseal_tasks (workspace_id, target, key_id, due_at, created_at)
      select workspace_id, '${EVERY_COLUMN}', id, $4, $4 from made on conflict (workspace_id, target) do nothing`,
    values: [workspaceId, id, sealed, at],
  }
}

/** Where a keyring reads the keys of workspaces. */
export interface KeyStore {
  /** Every version of a workspace's keys, the oldest first; made where there is none. */
  read(workspaceId: string): Promise<readonly StoredWorkspaceKey[]>
  /** Changes whenever any workspace's keys were renewed or destroyed. */
  changes(): Promise<string>
  readonly now: () => Date
}

const READ = `select id, version, sealed, created_at as "createdAt" from kernel.workspace_keys where workspace_id = $1 order by version`
export const KEY_CHANGES = `select changes::text from kernel.key_changes where name = 'workspaces'`

/** The keys in the database, as the app may read them. */
export function keyStore(database: Database, installation: InstallationKeys, now: () => Date): KeyStore {
  return {
    now,
    async read(workspaceId) {
      const found = await database.read<StoredWorkspaceKey>(workspaceId, READ, [workspaceId])
      if (found.length > 0) return found
      await database.transaction(workspaceId, session => session.commit(laterKeyInsert(installation, workspaceId, now())))
      return database.read<StoredWorkspaceKey>(workspaceId, READ, [workspaceId])
    },
    changes: async () => (await database.read<{ changes: string }>('', KEY_CHANGES, []))[0]?.changes ?? '',
  }
}
