import { randomBytes } from 'node:crypto'
import type { Database } from '#kernel/database/database.ts'
import type { Statement } from '#kernel/database/session.ts'
import type { InstallationKeys } from './installation-keys.ts'
import { keyIdOf } from './sealed-text.ts'

/** Target of a reseal task that stands for all columns with encrypted values. */
export const EVERY_COLUMN = '*'

/** The two random keys of a workspace. `keyring.ts` describes their use. */
export interface WorkspaceSecrets {
  readonly sealing: Buffer
  /** Is the same in all versions, so that stored hashes still match. */
  readonly hashing: Buffer
}

/** A stored version of a workspace's keys; `sealed` is null after its destruction. */
export type StoredWorkspaceKey = {
  readonly id: string
  readonly version: number
  readonly sealed: string | null
  readonly createdAt: Date
}

const SECRET_BYTES = 32

const aboutKey = (workspaceId: string, id: string): string => `kernel.workspace_keys:${workspaceId}:${id}`

/** Creates keys; a new version reuses the hashing key of the previous one. */
export function newSecrets(hashing: Buffer = randomBytes(SECRET_BYTES)): WorkspaceSecrets {
  return { sealing: randomBytes(SECRET_BYTES), hashing }
}

/** Encrypts a workspace's keys with the newest key of the installation, for storage. */
export function sealSecrets(
  installation: InstallationKeys,
  workspaceId: string,
  { sealing, hashing }: WorkspaceSecrets,
): { readonly id: string; readonly sealed: string } {
  const id = keyIdOf(sealing)
  return {
    id,
    sealed: installation.seal(
      Buffer.concat([sealing, hashing]).toString('base64'),
      aboutKey(workspaceId, id),
    ),
  }
}

/** Throws if the installation's keys cannot decrypt them. */
export function openSecrets(
  installation: InstallationKeys,
  workspaceId: string,
  { id, sealed }: { readonly id: string; readonly sealed: string },
): WorkspaceSecrets {
  const bytes = Buffer.from(installation.open(sealed, aboutKey(workspaceId, id)), 'base64')
  return { sealing: bytes.subarray(0, SECRET_BYTES), hashing: bytes.subarray(SECRET_BYTES) }
}

/** Re-encrypts stored keys with the newest key of the installation. */
export const rewrapSecrets = (
  installation: InstallationKeys,
  workspaceId: string,
  stored: { readonly id: string; readonly sealed: string },
): string => sealSecrets(installation, workspaceId, openSecrets(installation, workspaceId, stored)).sealed

/**
 * Statement that creates the keys of a new workspace. Run it in the transaction that creates the workspace,
 * with the workspace setting.
 */
export function firstKeyInsert(installation: InstallationKeys, workspaceId: string, at: Date): Statement {
  const { id, sealed } = sealSecrets(installation, workspaceId, newSecrets())
  return {
    text: 'insert into kernel.workspace_keys (workspace_id, id, version, sealed, created_at) values ($1, $2, 1, $3, $4) on conflict do nothing',
    values: [workspaceId, id, sealed, at],
  }
}

/**
 * Statement that creates keys for a workspace of an earlier version. Its hashes stay valid, and a reseal task
 * re-encrypts the values that use the installation's own key. If several processes run it at once, only one
 * inserts.
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

/** Source from which a keyring reads the keys of workspaces. */
export interface KeyStore {
  /** All versions of a workspace's keys, oldest first; creates the first one if there is none. */
  read(workspaceId: string): Promise<readonly StoredWorkspaceKey[]>
  /** A value that changes when the keys of any workspace are renewed or destroyed. */
  changes(): Promise<string>
  readonly now: () => Date
}

const READ = `select id, version, sealed, created_at as "createdAt" from kernel.workspace_keys where workspace_id = $1 order by version`
export const KEY_CHANGES = `select changes::text from kernel.key_changes where name = 'workspaces'`

/** The keys in the database, read with the rights of the app. */
export function keyStore(database: Database, installation: InstallationKeys, now: () => Date): KeyStore {
  return {
    now,
    async read(workspaceId) {
      const found = await database.read<StoredWorkspaceKey>(workspaceId, READ, [workspaceId])
      if (found.length > 0) return found
      await database.transaction(workspaceId, session =>
        session.commit(laterKeyInsert(installation, workspaceId, now())),
      )
      return database.read<StoredWorkspaceKey>(workspaceId, READ, [workspaceId])
    },
    changes: async () => (await database.read<{ changes: string }>('', KEY_CHANGES, []))[0]?.changes ?? '',
  }
}
