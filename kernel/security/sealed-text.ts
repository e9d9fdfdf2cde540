import { createCipheriv, createDecipheriv, createHash, randomBytes, type KeyObject } from 'node:crypto'

/** An encryption key, with the id that every text encrypted with it starts with. */
export interface SealingKey {
  readonly id: string
  readonly key: KeyObject
}

const VERSION = 'v2.'
const ID_LENGTH = 8
const HEAD_LENGTH = VERSION.length + ID_LENGTH + 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Matches encrypted texts, also as a regular expression in PostgreSQL. */
export const SEALED_PATTERN = `^v2\\.[0-9a-f]{${ID_LENGTH}}\\.[A-Za-z0-9_-]{38,}$`

/** The id of a key. It identifies the key without revealing any of it. */
export const keyIdOf = (key: Buffer): string =>
  createHash('sha256').update('fiducia key id\0').update(key).digest('hex').slice(0, ID_LENGTH)

/** The prefix of every text that is encrypted with the key of this id. */
export const headOf = (id: string): string => `${VERSION}${id}.`

/** The id of the key that encrypted a text; undefined for a text from before keys had ids. */
export const keyIdIn = (sealed: string): string | undefined =>
  sealed.startsWith(VERSION) ? sealed.slice(VERSION.length, HEAD_LENGTH - 1) : undefined

/** Encrypts with AES-256-GCM. `about` is the context of the text; decryption requires the same context. */
export function sealText({ id, key }: SealingKey, plain: string, about: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  const encrypted = cipher.update(plain, 'utf8')
  // Returns no bytes in this mode, but computes the tag.
  cipher.final()
  return headOf(id) + Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64url')
}

/** Decrypts a text that the key encrypted; throws if it was altered or has another context. */
export const openText = ({ key }: SealingKey, sealed: string, about: string): string =>
  decrypt(key, Buffer.from(sealed.slice(HEAD_LENGTH), 'base64url'), about)

/** Decrypts a text from before keys had ids: the same bytes in plain base64. */
export const openEarlierText = (key: KeyObject, sealed: string, about: string): string =>
  decrypt(key, Buffer.from(sealed, 'base64'), about)

function decrypt(key: KeyObject, bytes: Buffer, about: string): string {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(about))
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const plain = cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
  // Returns no bytes in this mode, but throws if the tag does not match the text.
  cipher.final()
  return plain.toString('utf8')
}
