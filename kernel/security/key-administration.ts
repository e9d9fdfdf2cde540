import type { Client } from 'pg'
import { auditInstallation } from '#kernel/audit.ts'
import type { InstallationKeys } from './installation-keys.ts'
import { KEY_CHECK } from './key-check-text.ts'
import type { InstallationColumn } from './sealed-columns.ts'
import type { Unfinished } from '#kernel/graph/subgraph.ts'
import { one } from '#kernel/database/one.ts'
import { ACTIVE_AFTER_MS } from './workspace-key-cache.ts'
import {
  EVERY_COLUMN,
  newSecrets,
  openSecrets,
  sealSecrets,
  type StoredWorkspaceKey,
} from './workspace-keys.ts'

/** A change to the keys of a workspace: its actor and time. */
interface Act {
  readonly workspaceId: string
  readonly at: Date
  readonly by: string
}

/** After this time no process encrypts with the previous version: all requests that began earlier have ended. */
const SETTLED_AFTER_MS = ACTIVE_AFTER_MS + 60_000

/** Locks all versions of a workspace's keys, newest first, so that changes of two administrators are serialised. */
const LOCK = `select id, version, sealed, created_at as "createdAt" from kernel.workspace_keys where workspace_id = $1 order by version desc for update`
const CHANGED = `update kernel.key_changes set changes = changes + 1 where name = 'workspaces'`

/**
 * Creates a key for a workspace that becomes active after half a minute, and schedules the re-encryption of all values with it.
 * Hashes are unaffected: they use a separate key, which stays.
 */
export function renewWorkspaceKeys(
  owner: Client,
  keys: InstallationKeys,
  { workspaceId, at, by }: Act,
): Promise<{ readonly id: string }> {
  return inWorkspace(owner, workspaceId, async () => {
    const newest = await lockNewest(owner, workspaceId)
    const { hashing } = openSecrets(keys, workspaceId, newest)
    const { id, sealed } = sealSecrets(keys, workspaceId, newSecrets(hashing))
    await owner.query(
      'insert into kernel.workspace_keys (workspace_id, id, version, sealed, created_at) values ($1, $2, $3, $4, $5)',
      [workspaceId, id, newest.version + 1, sealed, at],
    )
    await owner.query(
      `insert into kernel.reseal_tasks (workspace_id, target, key_id, due_at, created_at) values ($1, '${EVERY_COLUMN}', $2, $3, $4)
       on conflict (workspace_id, target) do update set key_id = excluded.key_id, due_at = excluded.due_at`,
      [workspaceId, id, new Date(at.getTime() + SETTLED_AFTER_MS), at],
    )
    await owner.query(CHANGED)
    await auditInstallation(owner, {
      act: 'kernel.workspace_keys_renewed',
      by,
      at,
      data: { workspaceId, keyId: id },
    })
    return { id }
  })
}

/**
 * Destroys the keys of a workspace permanently: its encrypted values can never be decrypted again. Throws a one-sentence error
 * while pending work needs the keys, or while older values wait for re-encryption.
 */
export async function destroyWorkspaceKeys(
  owner: Client,
  unfinished: readonly Unfinished[],
  { workspaceId, at, by }: Act,
): Promise<void> {
  await inWorkspace(owner, workspaceId, async () => {
    await lockNewest(owner, workspaceId)
    const waiting = one(
      await owner.query<{ found: number }>(
        'select count(*)::int as found from kernel.reseal_tasks where workspace_id = $1',
        [workspaceId],
      ),
    )
    // Values from before workspaces had keys are encrypted with the installation key, which is not destroyed.
    const left =
      waiting.found > 0
        ? [
            'values that are not yet encrypted with its newest key: let the worker run until "encryption-key status" shows none',
          ]
        : []
    for (const { what, text } of unfinished) {
      const counted = one(await owner.query<{ found: number }>(text, [workspaceId]))
      if (counted.found > 0) left.push(`${counted.found} ${what}`)
    }
    if (left.length > 0) throw new Error(`The workspace has ${left.join('; ')}. Then destroy its keys.`)
    await owner.query(
      'update kernel.workspace_keys set sealed = null, destroyed_at = $2 where workspace_id = $1',
      [workspaceId, at],
    )
    await owner.query(CHANGED)
    await auditInstallation(owner, { act: 'kernel.workspace_keys_destroyed', by, at, data: { workspaceId } })
  })
  // An update leaves the old row version in the data file; rewriting the table removes it.
  await owner.query('vacuum (full) kernel.workspace_keys')
}

async function lockNewest(
  owner: Client,
  workspaceId: string,
): Promise<StoredWorkspaceKey & { sealed: string }> {
  const [newest] = (await owner.query<StoredWorkspaceKey>(LOCK, [workspaceId])).rows
  if (!newest)
    throw new Error('The workspace has no keys yet: run "npm run admin -- migrate", then try again.')
  if (newest.sealed === null) throw new Error('The keys of the workspace are already destroyed.')
  return { ...newest, sealed: newest.sealed }
}

async function inWorkspace<Result>(
  owner: Client,
  workspaceId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await owner.query('begin')
  try {
    await owner.query(`select set_config('app.workspace', $1, true)`, [workspaceId])
    const result = await work()
    await owner.query('commit')
    return result
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/**
 * The number of values that one key of ENCRYPTION_KEY encrypts; `id` is null for values from before keys had
 * ids.
 */
export interface KeyUse {
  readonly id: string | null
  readonly isGiven: boolean
  readonly workspaceKeys: number
  /** Number of values that belong to no workspace, including the check text of the database. */
  readonly others: number
}

/** Progress of re-encryption of one column over all workspaces. */
export interface ResealProgress {
  readonly target: string
  readonly workspaces: number
  readonly examined: number
  readonly resealed: number
  readonly unopened: number
}

export interface KeyStatus {
  readonly keys: readonly KeyUse[]
  readonly tasks: readonly ResealProgress[]
  /** Whether every key but the newest can be removed from ENCRYPTION_KEY. */
  readonly isDone: boolean
}

const idOf = (column: string): string =>
  `case when starts_with(${column}, 'v2.') then split_part(${column}, '.', 2) end`

/** Counts the values encrypted with each key, and the pending re-encryption tasks. */
export async function keyStatus(
  owner: Client,
  { ids }: InstallationKeys,
  columns: readonly InstallationColumn[],
): Promise<KeyStatus> {
  const others = [
    ...columns.map(
      ({ table, column }) => `select ${idOf(column)} as id, 0 as keys, 1 as others from ${table}`,
    ),
    `select ${idOf('sealed')}, 0, 1 from kernel.key_checks where name = '${KEY_CHECK.name}'`,
  ]
  const { rows: uses } = await owner.query<{ id: string | null; workspaceKeys: number; others: number }>(
    `select id, sum(keys)::int as "workspaceKeys", sum(others)::int as others
     from (select ${idOf('sealed')} as id, 1 as keys, 0 as others from kernel.workspace_keys where sealed is not null union all ${others.join(' union all ')}) used group by id`,
  )
  const { rows: tasks } = await owner.query<ResealProgress>(
    `select target, count(*)::int as workspaces, sum(examined)::float8 as examined, sum(resealed)::float8 as resealed, sum(unopened)::float8 as unopened
     from kernel.reseal_tasks group by target order by target`,
  )
  const byId = new Map(uses.map(use => [use.id, use]))
  const known = [...ids, ...[...byId.keys()].filter(id => id === null || !ids.includes(id))]
  const keys = known.map(id => ({
    id,
    isGiven: id !== null && ids.includes(id),
    workspaceKeys: byId.get(id)?.workspaceKeys ?? 0,
    others: byId.get(id)?.others ?? 0,
  }))
  return {
    keys,
    tasks,
    isDone:
      tasks.length === 0 &&
      keys.every(({ id, workspaceKeys, others: rest }) => id === ids[0] || workspaceKeys + rest === 0),
  }
}
