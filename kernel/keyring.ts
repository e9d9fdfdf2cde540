import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'

/** What the platform does with its one secret, ENCRYPTION_KEY; every purpose has a key of its own derived from it. */
export interface Keyring {
  /** Encrypts with AES-256-GCM; `about` names what it belongs to and must be repeated to open it. */
  seal(plain: string, about: string): string
  /** Throws when the text was altered or belongs to something else. */
  open(sealed: string, about: string): string
  /** A short signature for texts that we hand out and take back, such as cursors. */
  sign(text: string, purpose: string): string
  isSigned(text: string, purpose: string, signature: string): boolean
  /** A hash that only we can make, 256 bits: equal texts of one purpose are found by it, and nobody can try out texts without the key. */
  hash(text: string, purpose: string): string
}

export function keyring(encryptionKey: Buffer): Keyring {
  if (encryptionKey.length !== 32) throw new Error('ENCRYPTION_KEY must be 32 bytes.')
  // As key objects, made once: to be handed plain bytes costs Node four times what the work itself does.
  const derive = (purpose: string): KeyObject => createSecretKey(Buffer.from(hkdfSync('sha256', encryptionKey, '', purpose, 32)))
  const sealing = derive('seal')
  const signing = derive('sign')
  const hashing = derive('hash')

  const sign = (text: string, purpose: string): string =>
    createHmac('sha256', signing).update(purpose).update('\0').update(text).digest().subarray(0, 16).toString('base64url')

  return {
    seal(plain, about) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(about))
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      const cipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12), { authTagLength: 16 }).setAAD(Buffer.from(about))
      cipher.setAuthTag(bytes.subarray(-16))
      return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString('utf8')
    },
    sign,
    isSigned(text, purpose, signature) {
      const expected = Buffer.from(sign(text, purpose))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    hash: (text, purpose) => createHmac('sha256', hashing).update(purpose).update('\0').update(text).digest('base64url'),
  }
}

/** SHA-256 as hex: how credentials with enough entropy of their own are stored. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
