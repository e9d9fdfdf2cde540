import { createHash, createHmac } from 'node:crypto'
import type { Database } from './database/database.ts'
import type { InstallationKeys } from './installation-keys.ts'
import { refuse } from './refusals.ts'
import { openText, sealedUnder, sealText, type SealingKey } from './sealed-text.ts'
import { createKeyCache, type OpenedKeys } from './workspace-key-cache.ts'
import { keyStore, type KeyStore } from './workspace-keys.ts'

/** Whether values of a workspace can be sealed and opened here: `locked` where its keys were not read, or ENCRYPTION_KEY does not open them. */
export type Standing = 'open' | 'destroyed' | 'locked'

/**
 * What the platform does with the keys of workspaces. They are read ahead: code that begins work in a workspace awaits
 * `ready`, and from then on everything else answers at once.
 */
export interface Keyring {
  /** Seals what belongs to no workspace, and signs. */
  readonly installation: InstallationKeys
  /** Reads the keys of a workspace; undefined where they are here already, so that nothing has to be awaited. */
  ready(workspaceId: string): Promise<void> | undefined
  /** Encrypts with the workspace's newest key; `about` names what the text belongs to and must be repeated to open it. */
  seal(workspaceId: string, plain: string, about: string): string
  /** Throws when the text was altered or belongs to something else. */
  open(workspaceId: string, sealed: string, about: string): string
  /** A hash that only this workspace can make, 256 bits: equal texts of one purpose are found by it, and texts cannot be guessed without its key. */
  hash(workspaceId: string, text: string, purpose: string): string
  /** The id of the key that seals in the workspace now. */
  newestId(workspaceId: string): string
  standing(workspaceId: string): Standing
  /** Notices keys that were renewed or destroyed since, by any process; asked every few seconds. */
  refresh(): Promise<void>
  /** Has everything read again before it is used next. */
  expire(): void
}

export function keyring(installation: InstallationKeys, store: KeyStore): Keyring {
  const cache = createKeyCache(installation, store)

  function openedIn(workspaceId: string): OpenedKeys {
    const known = cache.known(workspaceId)
    if (!known) throw new Error(`the keys of workspace ${workspaceId || '(none)'} are used before they were made ready`)
    if (known.standing === 'destroyed') throw refuse('WORKSPACE_KEYS_DESTROYED')
    if (known.standing === 'locked') throw known.fault
    return known
  }

  function newestIn(workspaceId: string): SealingKey {
    const opened = openedIn(workspaceId)
    if (opened.next && store.now().getTime() >= opened.next.fromMs) {
      opened.newest = opened.next.key
      opened.next = undefined
    }
    return opened.newest
  }

  return {
    installation,
    ready: cache.ready, refresh: cache.refresh, expire: cache.expire,
    seal: (workspaceId, plain, about) => sealText(newestIn(workspaceId), plain, about),
    open(workspaceId, sealed, about) {
      const { byId } = openedIn(workspaceId)
      const id = sealedUnder(sealed)
      if (id === undefined) return installation.openEarlier(sealed, about)
      const key = byId.get(id)
      if (!key) throw new Error(`workspace ${workspaceId} has no key ${id}, under which this was sealed`)
      return openText(key, sealed, about)
    },
    hash: (workspaceId, text, purpose) => createHmac('sha256', openedIn(workspaceId).hashing).update(purpose).update('\0').update(text).digest('base64url'),
    newestId: workspaceId => newestIn(workspaceId).id,
    standing: workspaceId => cache.known(workspaceId)?.standing ?? 'locked',
  }
}

/** The keyring over the keys in the database. */
export const keyringOn = (database: Database, installation: InstallationKeys, now = (): Date => new Date()): Keyring =>
  keyring(installation, keyStore(database, installation, now))

/** SHA-256 as hex: how credentials with enough entropy of their own are stored. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
