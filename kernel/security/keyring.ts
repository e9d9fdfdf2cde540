import { createHash, createHmac } from 'node:crypto'
import type { Database } from '#kernel/database/database.ts'
import type { InstallationKeys } from './installation-keys.ts'
import { refuse } from '#kernel/refusals.ts'
import { openText, keyIdIn, sealText, type SealingKey } from './sealed-text.ts'
import { createKeyCache, type OpenedKeys } from './workspace-key-cache.ts'
import { keyStore, type KeyStore } from './workspace-keys.ts'

/** Whether values of a workspace can be encrypted and decrypted: `locked` when its keys were not read, or ENCRYPTION_KEY cannot decrypt them. */
export type WorkspaceKeyStatus = 'open' | 'destroyed' | 'locked'

/**
 * Operations with the keys of workspaces. Keys are loaded in advance: code that begins work in a workspace awaits
 * `ready`, and afterwards all other methods are synchronous.
 */
export interface Keyring {
  /** Encrypts data that belongs to no workspace, and signs. */
  readonly installation: InstallationKeys
  /** Loads the keys of a workspace; undefined when they are already loaded. */
  ready(workspaceId: string): Promise<void> | undefined
  /** Encrypts with the workspace's newest key; `about` is the context of the text and must be the same for decryption. */
  seal(workspaceId: string, plain: string, about: string): string
  /** Throws when the text was altered or has another context. */
  open(workspaceId: string, sealed: string, about: string): string
  /** A keyed hash of 256 bits for lookups of equal texts of one purpose; without the workspace's key, texts cannot be guessed from it. */
  hash(workspaceId: string, text: string, purpose: string): string
  /**
   * A keyed hash in hexadecimal of a request that claims an idempotency key: without the workspace's key, the content of the request cannot be
   * guessed. Later versions of the key hash equally, so that a repeat is recognised.
   */
  fingerprint(workspaceId: string, ...request: readonly (string | Uint8Array)[]): string
  /** The id of the workspace's active key. */
  newestId(workspaceId: string): string
  status(workspaceId: string): WorkspaceKeyStatus
  /** Detects keys that any process renewed or destroyed; called every few seconds. */
  refresh(): Promise<void>
  /** Forces all keys to be reloaded before their next use. */
  expire(): void
}

export function keyring(installation: InstallationKeys, store: KeyStore): Keyring {
  const cache = createKeyCache(installation, store)

  function keysOf(workspaceId: string): OpenedKeys {
    const known = cache.known(workspaceId)
    if (!known)
      throw new Error(`the keys of workspace ${workspaceId || '(none)'} are used before they were loaded`)
    if (known.status === 'destroyed') throw refuse('WORKSPACE_KEYS_DESTROYED')
    if (known.status === 'locked') throw known.error
    return known
  }

  function newestKeyOf(workspaceId: string): SealingKey {
    const opened = keysOf(workspaceId)
    if (opened.next && store.now().getTime() >= opened.next.fromMs) {
      opened.newest = opened.next.key
      opened.next = undefined
    }
    return opened.newest
  }

  return {
    installation,
    ready: cache.ready,
    refresh: cache.refresh,
    expire: cache.expire,
    seal: (workspaceId, plain, about) => sealText(newestKeyOf(workspaceId), plain, about),
    open(workspaceId, sealed, about) {
      const { byId } = keysOf(workspaceId)
      const id = keyIdIn(sealed)
      if (id === undefined) return installation.openEarlier(sealed, about)
      const key = byId.get(id)
      if (!key) throw new Error(`workspace ${workspaceId} has no key ${id}, which encrypts this value`)
      return openText(key, sealed, about)
    },
    hash: (workspaceId, text, purpose) =>
      createHmac('sha256', keysOf(workspaceId).hashing)
        .update(purpose)
        .update('\0')
        .update(text)
        .digest('base64url'),
    fingerprint(workspaceId, ...request) {
      const hmac = createHmac('sha256', keysOf(workspaceId).hashing).update('kernel.idempotency\0')
      for (const part of request) hmac.update(part)
      return hmac.digest('hex')
    },
    newestId: workspaceId => newestKeyOf(workspaceId).id,
    status: workspaceId => cache.known(workspaceId)?.status ?? 'locked',
  }
}

/** Creates the keyring over the keys in the database. */
export const keyringOn = (
  database: Database,
  installation: InstallationKeys,
  now = (): Date => new Date(),
): Keyring => keyring(installation, keyStore(database, installation, now))

/** SHA-256 as hex, with which high-entropy credentials are stored. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
