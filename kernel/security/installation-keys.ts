import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import { keyIdOf, openEarlierText, openText, keyIdIn, sealText } from './sealed-text.ts'

/**
 * Operations with ENCRYPTION_KEY itself: its newest key encrypts and signs, all its keys decrypt. It encrypts
 * data that belongs to no workspace, and the keys of the workspaces, which encrypt everything else (`keyring.ts`).
 */
export interface InstallationKeys {
  /** Ids of the keys, the newest first. */
  readonly ids: readonly string[]
  seal(plain: string, about: string): string
  /** Throws when the text was altered, has another context, or is encrypted with a key that is not configured. */
  open(sealed: string, about: string): string
  /** A short signature for texts that clients return to us, such as cursors. */
  sign(text: string, purpose: string): string
  isSigned(text: string, purpose: string, signature: string): boolean
  /** Decrypts a value of a workspace from before workspaces had keys. */
  openEarlier(sealed: string, about: string): string
  /** The hash key from before workspaces had keys, derived from the oldest configured key. */
  readonly earlierHashing: Buffer
  /** The key of one backup, derived with its unique salt; undefined when the key with this id is not configured. */
  backupKey(id: string, salt: Buffer): KeyObject | undefined
}

/** Creates the operations from the keys of ENCRYPTION_KEY, newest first, as validated by `readKeys`. */
export function installationKeys(...keys: readonly [Buffer, ...Buffer[]]): InstallationKeys {
  for (const key of keys) if (key.length !== 32) throw new Error('ENCRYPTION_KEY must be 32 bytes.')
  const all = keys.map(key => {
    const derive = (purpose: string, salt: Buffer | string = ''): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))
    // Key objects are created once: with plain bytes, Node takes four times as long.
    return {
      id: keyIdOf(key),
      derive,
      key: createSecretKey(derive('installation')),
      earlierSealing: createSecretKey(derive('seal')),
      signing: createSecretKey(derive('sign')),
    }
  })
  const [newest] = all as [(typeof all)[number]]
  const oldest = all.at(-1)!

  const signatureOf = (key: KeyObject, text: string, purpose: string): string =>
    createHmac('sha256', key)
      .update(purpose)
      .update('\0')
      .update(text)
      .digest()
      .subarray(0, 16)
      .toString('base64url')

  function openEarlier(sealed: string, about: string): string {
    for (const { earlierSealing } of all.slice(0, -1)) {
      try {
        return openEarlierText(earlierSealing, sealed, about)
      } catch {
        // Another key may have encrypted the value.
      }
    }
    return openEarlierText(oldest.earlierSealing, sealed, about)
  }

  return {
    ids: all.map(({ id }) => id),
    seal: (plain, about) => sealText(newest, plain, about),
    open(sealed, about) {
      const id = keyIdIn(sealed)
      if (id === undefined) return openEarlier(sealed, about)
      const key = all.find(each => each.id === id)
      if (!key) throw new Error(`ENCRYPTION_KEY does not contain the key ${id}, which encrypts this value.`)
      return openText(key, sealed, about)
    },
    sign: (text, purpose) => signatureOf(newest.signing, text, purpose),
    isSigned(text, purpose, signature) {
      const bytes = Buffer.from(signature)
      return all.some(({ signing }) => {
        const expected = Buffer.from(signatureOf(signing, text, purpose))
        return expected.length === bytes.length && timingSafeEqual(expected, bytes)
      })
    },
    openEarlier,
    earlierHashing: oldest.derive('hash'),
    backupKey(id, salt) {
      const key = all.find(each => each.id === id)
      return key && createSecretKey(key.derive('backup', salt))
    },
  }
}
