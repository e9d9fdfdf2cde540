import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'
import { openSecrets, sealSecrets } from '#kernel/security/workspace-keys.ts'

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

/** Gives a workspace the hashing key of those versions, with which requests are recognised that are repeated after an upgrade. */
export async function hashAsEarlier(
  admin: Client,
  keys: InstallationKeys,
  workspaceId: string,
): Promise<void> {
  const { rows } = await admin.query<{ id: string; sealed: string }>(
    'select id, sealed from kernel.workspace_keys where workspace_id = $1',
    [workspaceId],
  )
  const { sealing } = openSecrets(keys, workspaceId, rows[0]!)
  const { sealed } = sealSecrets(keys, workspaceId, { sealing, hashing: keys.earlierHashing })
  await admin.query('update kernel.workspace_keys set sealed = $2 where workspace_id = $1', [
    workspaceId,
    sealed,
  ])
}
