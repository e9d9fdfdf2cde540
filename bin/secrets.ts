import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readKeys } from '#kernel/encryption-keys.ts'

/** What the embedded installation keeps secret; on a database of your own the environment says it. */
export interface Secrets {
  /** One key, or several with commas between them, the newest first: as ENCRYPTION_KEY. */
  readonly encryptionKey: string
  readonly internalKey: string
  readonly appPassword: string
  readonly workerPassword: string
}

/** The secrets of a data folder, made on its first start; only their owner can read the file. */
export async function embeddedSecrets(dataDir: string, isFirst: boolean): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text !== undefined) return JSON.parse(text) as Secrets
  if (!isFirst) throw new Error(`The data folder ${dataDir} has lost its file "secrets.json": put it back from a backup.`)
  const secrets: Secrets = {
    encryptionKey: randomBytes(32).toString('base64'),
    internalKey: randomBytes(32).toString('base64'),
    appPassword: randomBytes(24).toString('base64url'),
    workerPassword: randomBytes(24).toString('base64url'),
  }
  // Complete by rename: a half-written file would lock us out of what the first start made.
  await writeFile(`${path}.new`, JSON.stringify(secrets), { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  return secrets
}

/** The encryption keys of secrets.json; throws a sentence where they are none. */
export function encryptionKeysOf({ encryptionKey }: Pick<Secrets, 'encryptionKey'>, place: string): readonly [Buffer, ...Buffer[]] {
  const read = readKeys(encryptionKey)
  if ('keys' in read) return read.keys
  throw new Error(`"encryptionKey" in secrets.json of ${place} must be ${read.mustBe}.`)
}
