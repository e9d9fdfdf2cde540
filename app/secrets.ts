import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readKeys } from '#kernel/security/encryption-keys.ts'

/** Secrets of an installation on the embedded database. On an external database they come from environment variables. */
export interface Secrets {
  /** One key, or several separated by commas with the newest first, as in ENCRYPTION_KEY. */
  readonly encryptionKey: string
  readonly internalKey: string
  readonly appPassword: string
  readonly workerPassword: string
}

/** Reads the secrets of a data folder, and creates them on its first start; only the owner of the file can read them. */
export async function loadEmbeddedSecrets(dataDir: string, isFirst: boolean): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text !== undefined) return JSON.parse(text) as Secrets
  if (!isFirst)
    throw new Error(
      `The file "secrets.json" is missing from the data folder ${dataDir}: restore it from a backup.`,
    )
  const secrets: Secrets = {
    encryptionKey: randomBytes(32).toString('base64'),
    internalKey: randomBytes(32).toString('base64'),
    appPassword: randomBytes(24).toString('base64url'),
    workerPassword: randomBytes(24).toString('base64url'),
  }
  // The rename is atomic: with a half-written file, the data from the first start could not be decrypted.
  await writeFile(`${path}.new`, JSON.stringify(secrets), { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  return secrets
}

/** The encryption keys in secrets.json; throws a one-sentence error when they are invalid. */
export function encryptionKeysOf(
  { encryptionKey }: Pick<Secrets, 'encryptionKey'>,
  place: string,
): readonly [Buffer, ...Buffer[]] {
  const read = readKeys(encryptionKey)
  if ('keys' in read) return read.keys
  throw new Error(`"encryptionKey" in secrets.json of ${place} must be ${read.mustBe}.`)
}
