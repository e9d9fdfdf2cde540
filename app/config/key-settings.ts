import { readKeys } from '#kernel/security/encryption-keys.ts'

export interface KeySettings {
  /** Newest first. The first key encrypts, and all keys decrypt. */
  readonly encryptionKeys: readonly [Buffer, ...Buffer[]] | undefined
  readonly internalKey: Buffer | undefined
}

type Text = (name: string) => string | undefined
type Check = (name: string, isRight: boolean, must: string) => void

/** Reads ENCRYPTION_KEY and INTERNAL_KEY. An embedded database stores its own keys in DATA_DIR; any other database requires both variables. */
export function keySettings(isEmbedded: boolean, text: Text, check: Check): KeySettings {
  return { encryptionKeys: keys('ENCRYPTION_KEY'), internalKey: keys('INTERNAL_KEY', 1)?.[0] }

  function keys(name: string, keysMax?: number): readonly [Buffer, ...Buffer[]] | undefined {
    const value = text(name)
    check(name, isEmbedded || value !== undefined, 'set when DATABASE_URL is: 32 random bytes in base64')
    if (value === undefined) return undefined
    const read = readKeys(value, keysMax)
    if ('keys' in read) return read.keys
    check(name, false, read.mustBe)
    return undefined
  }
}
