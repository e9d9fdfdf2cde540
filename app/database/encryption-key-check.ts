import type { Client } from 'pg'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'
import { KEY_CHECK } from '#kernel/security/key-check-text.ts'
import { laterKeyInsert } from '#kernel/security/workspace-keys.ts'
import { maybeOne } from '#kernel/database/one.ts'
import { keyError, opens } from './needed-keys.ts'
import { encryptionContextOf } from '#identity/signing-keys.ts'

const OTHER_KEY =
  'ENCRYPTION_KEY does not match this database: its encrypted data cannot be decrypted. Set the previous key.'

/**
 * Encrypts the check text if there is none yet, and creates keys for workspaces from earlier versions. On a database that
 * predates the check text, the key must first decrypt a signing key.
 */
export async function ensureEncryptionKeyCheck(owner: Client, keys: InstallationKeys): Promise<void> {
  const signing = maybeOne(
    await owner.query<{ kid: string; sealed: string }>(
      'select kid, sealed_private_jwk as sealed from identity.signing_keys order by created_at desc limit 1',
    ),
  )
  if (signing && !opens(keys, signing.sealed, encryptionContextOf(signing.kid))) throw new Error(OTHER_KEY)
  await owner.query(
    'insert into kernel.key_checks (name, sealed, created_at) values ($1, $2, now()) on conflict do nothing',
    [KEY_CHECK.name, keys.seal(KEY_CHECK.plain, KEY_CHECK.about)],
  )
  const error = await keyError(owner, keys)
  if (error !== undefined) throw new Error(error)
  await ensureWorkspaceKeys(owner, keys)
}

const WITHOUT_KEYS = `select id from identity.workspaces workspace
  where not exists (select 1 from kernel.workspace_keys where workspace_id = workspace.id) order by id`

/** Uses one transaction per workspace: there may be many, and an interrupted start continues with the next workspace. */
async function ensureWorkspaceKeys(owner: Client, keys: InstallationKeys): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(WITHOUT_KEYS)
  for (const { id } of rows) {
    const { text, values } = laterKeyInsert(keys, id, new Date())
    await owner.query('begin')
    try {
      await owner.query(`select set_config('app.workspace', $1, true)`, [id])
      await owner.query(text, [...values])
      await owner.query('commit')
    } catch (error) {
      await owner.query('rollback')
      throw error
    }
  }
}
