import { createCipheriv, createDecipheriv, createHash, randomBytes, type KeyObject } from 'node:crypto'

/** A key that seals, with the id that stands in front of what it has sealed. */
export interface SealingKey {
  readonly id: string
  readonly key: KeyObject
}

const VERSION = 'v2.'
const ID_LENGTH = 8
const HEAD_LENGTH = VERSION.length + ID_LENGTH + 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Finds sealed texts, also as a regular expression of PostgreSQL. */
export const SEALED_PATTERN = `^v2\\.[0-9a-f]{${ID_LENGTH}}\\.[A-Za-z0-9_-]{38,}$`

/** The id of a key: says which one it is, and nothing about it. */
export const keyIdOf = (key: Buffer): string => createHash('sha256').update('fiducia key id\0').update(key).digest('hex').slice(0, ID_LENGTH)

/** What every text begins with that was sealed under the key of this id. */
export const headOf = (id: string): string => `${VERSION}${id}.`

/** The id of the key under which a text was sealed; undefined where it was sealed before keys had ids. */
export const sealedUnder = (sealed: string): string | undefined => (sealed.startsWith(VERSION) ? sealed.slice(VERSION.length, HEAD_LENGTH - 1) : undefined)

/** Encrypts with AES-256-GCM. `about` names what the text belongs to, and must be repeated to open it. */
export function sealText({ id, key }: SealingKey, plain: string, about: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  const encrypted = cipher.update(plain, 'utf8')
  // Gives no bytes in this mode, but makes the tag.
  cipher.final()
  return headOf(id) + Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64url')
}

/** Opens a text that the key has sealed; throws when the text was altered or belongs to something else. */
export const openText = ({ key }: SealingKey, sealed: string, about: string): string => opened(key, Buffer.from(sealed.slice(HEAD_LENGTH), 'base64url'), about)

/** Opens a text that was sealed before keys had ids: the same bytes in plain base64. */
export const openEarlierText = (key: KeyObject, sealed: string, about: string): string => opened(key, Buffer.from(sealed, 'base64'), about)

function opened(key: KeyObject, bytes: Buffer, about: string): string {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const plain = cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
  // Gives no bytes in this mode, but throws where the tag is not that of the text.
  cipher.final()
  return plain.toString('utf8')
}
