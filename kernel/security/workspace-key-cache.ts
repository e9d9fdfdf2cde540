import { createSecretKey, type KeyObject } from 'node:crypto'
import type { InstallationKeys } from './installation-keys.ts'
import { NO_WORKSPACE } from '#kernel/principal.ts'
import type { SealingKey } from './sealed-text.ts'
import { openSecrets, type KeyStore, type StoredWorkspaceKey } from './workspace-keys.ts'

/**
 * Time until a new version becomes active, so that every process knows it before any of them encrypts with
 * it.
 */
export const ACTIVE_AFTER_MS = 30_000

/**
 * Maximum number of cached workspaces. Beyond it, the least recently used ones are dropped and read again
 * when needed.
 */
const WORKSPACES_MAX = 10_000

/** The decrypted keys of a workspace. */
export interface OpenedKeys {
  readonly status: 'open'
  readonly byId: ReadonlyMap<string, SealingKey>
  readonly hashing: KeyObject
  newest: SealingKey
  /** The version that becomes active at `fromMs`, in epoch milliseconds. */
  next: { readonly key: SealingKey; readonly fromMs: number } | undefined
}

export type KnownKeys =
  OpenedKeys | { readonly status: 'destroyed' } | { readonly status: 'locked'; readonly error: unknown }

/** The keys of the workspaces in which this process works. */
export interface KeyCache {
  /** Loads the keys of a workspace; undefined if they are already cached. */
  ready(workspaceId: string): Promise<void> | undefined
  known(workspaceId: string): KnownKeys | undefined
  refresh(): Promise<void>
  expire(): void
}

interface Entry {
  readonly known: KnownKeys
  isStale: boolean
}

export function createKeyCache(installation: InstallationKeys, store: KeyStore): KeyCache {
  const entries = new Map<string, Entry>()
  const loading = new Map<string, Promise<void>>()
  let changes: string | undefined
  let epoch = 0

  async function load(workspaceId: string): Promise<void> {
    const startEpoch = epoch
    const known = openKeys(installation, workspaceId, await store.read(workspaceId), store.now())
    const [oldest] = entries.keys()
    if (entries.size >= WORKSPACES_MAX && oldest !== undefined) entries.delete(oldest)
    entries.delete(workspaceId)
    // Locked keys are read again next time, because they may have been re-encrypted with another key by then.
    entries.set(workspaceId, { known, isStale: startEpoch !== epoch || known.status === 'locked' })
  }

  /** Running work continues to use stale keys; the next work reads them again. */
  function expire(): void {
    epoch += 1
    for (const entry of entries.values()) entry.isStale = true
  }

  return {
    ready(workspaceId) {
      if (workspaceId === '' || workspaceId === NO_WORKSPACE) return undefined
      const entry = entries.get(workspaceId)
      if (entry && !entry.isStale) {
        // The order matters only near the limit, because a small cache drops no entry.
        if (entries.size > WORKSPACES_MAX / 2) {
          entries.delete(workspaceId)
          entries.set(workspaceId, entry)
        }
        return undefined
      }
      const pending = loading.get(workspaceId)
      if (pending) return pending
      const run = load(workspaceId).finally(() => loading.delete(workspaceId))
      loading.set(workspaceId, run)
      return run
    },
    known: workspaceId => entries.get(workspaceId)?.known,
    async refresh() {
      const now = await store.changes()
      if (changes !== undefined && changes !== now) expire()
      changes = now
    },
    expire,
  }
}

function openKeys(
  installation: InstallationKeys,
  workspaceId: string,
  versions: readonly StoredWorkspaceKey[],
  at: Date,
): KnownKeys {
  const open = versions.filter(
    (each): each is StoredWorkspaceKey & { sealed: string } => each.sealed !== null,
  )
  if (open.length === 0) return { status: 'destroyed' }
  try {
    const secrets = open.map(each => openSecrets(installation, workspaceId, each))
    const keys = open.map(({ id }, index) => ({ id, key: createSecretKey(secrets[index]!.sealing) }))
    const last = keys.at(-1)!
    const fromMs = open.at(-1)!.createdAt.getTime() + ACTIVE_AFTER_MS
    const waits = keys.length > 1 && fromMs > at.getTime()
    return {
      status: 'open',
      byId: new Map(keys.map(key => [key.id, key])),
      hashing: createSecretKey(secrets.at(-1)!.hashing),
      newest: waits ? keys.at(-2)! : last,
      next: waits ? { key: last, fromMs } : undefined,
    }
  } catch (error) {
    return { status: 'locked', error }
  }
}
