import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import { keyIdOf, openEarlierText, openText, sealedUnder, sealText } from './sealed-text.ts'

/**
 * What the platform does with ENCRYPTION_KEY itself: the newest of its keys seals and signs, every one of them opens. It seals
 * what belongs to no workspace, and the keys of the workspaces, which seal everything else (`keyring.ts`).
 */
export interface InstallationKeys {
  /** Ids of the keys, the newest first. */
  readonly ids: readonly string[]
  seal(plain: string, about: string): string
  /** Throws when the text was altered, belongs to something else or is sealed under a key that is not given. */
  open(sealed: string, about: string): string
  /** A short signature for texts that we hand out and take back, such as cursors. */
  sign(text: string, purpose: string): string
  isSigned(text: string, purpose: string, signature: string): boolean
  /** Opens a value of a workspace from before workspaces had keys, sealed under any of the keys. */
  openEarlier(sealed: string, about: string): string
  /** The key by which values were hashed before workspaces had keys: the oldest of the given ones made them. */
  readonly earlierHashing: Buffer
  /** The key of one backup, which its salt makes different from that of every other; undefined where the id is not given. */
  backupKey(id: string, salt: Buffer): KeyObject | undefined
}

/** From the keys of ENCRYPTION_KEY, the newest first; `readKeys` has judged them. */
export function installationKeys(...keys: readonly [Buffer, ...Buffer[]]): InstallationKeys {
  for (const key of keys) if (key.length !== 32) throw new Error('ENCRYPTION_KEY must be 32 bytes.')
  const all = keys.map(key => {
    const derive = (purpose: string, salt: Buffer | string = ''): Buffer => Buffer.from(hkdfSync('sha256', key, salt, purpose, 32))
    // As key objects, made once: given plain bytes, Node takes four times as long as the work itself.
    return {
      id: keyIdOf(key), derive,
      key: createSecretKey(derive('installation')), earlierSealing: createSecretKey(derive('seal')), signing: createSecretKey(derive('sign')),
    }
  })
  const [newest] = all as [typeof all[number]]
  const oldest = all.at(-1)!

  const signed = (key: KeyObject, text: string, purpose: string): string =>
    createHmac('sha256', key).update(purpose).update('\0').update(text).digest().subarray(0, 16).toString('base64url')

  function openEarlier(sealed: string, about: string): string {
    for (const { earlierSealing } of all.slice(0, -1)) {
      try {
        return openEarlierText(earlierSealing, sealed, about)
      } catch {
        // It may be of the next key.
      }
    }
    return openEarlierText(oldest.earlierSealing, sealed, about)
  }

  return {
    ids: all.map(({ id }) => id),
    seal: (plain, about) => sealText(newest, plain, about),
    open(sealed, about) {
      const id = sealedUnder(sealed)
      if (id === undefined) return openEarlier(sealed, about)
      const key = all.find(each => each.id === id)
      if (!key) throw new Error(`ENCRYPTION_KEY does not hold the key ${id}, under which this was sealed.`)
      return openText(key, sealed, about)
    },
    sign: (text, purpose) => signed(newest.signing, text, purpose),
    isSigned(text, purpose, signature) {
      const given = Buffer.from(signature)
      return all.some(({ signing }) => {
        const expected = Buffer.from(signed(signing, text, purpose))
        return expected.length === given.length && timingSafeEqual(expected, given)
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
