import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const derived = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32))

/** Encrypts in the format used before keys had ids: with ENCRYPTION_KEY directly, as plain base64. */
export function sealedEarlier(key: Buffer, plain: string, about: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derived(key, 'seal'), nonce).setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  )
}

/** Hashes as versions before workspace keys did. */
export const hashedEarlier = (key: Buffer, text: string, purpose: string): string =>
  createHmac('sha256', derived(key, 'hash')).update(purpose).update('\0').update(text).digest('base64url')
