import type { Client } from 'pg'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'
import { KEY_CHECK } from '#kernel/security/key-check-text.ts'
import { keyIdIn } from '#kernel/security/sealed-text.ts'
import { one } from '#kernel/database/one.ts'

const BEGINNING = 'ENCRYPTION_KEY does not match this database'
const WITHOUT_ID = `${BEGINNING}: its encrypted data cannot be decrypted. Set the previous key.`
const NO_CHECK =
  'The database does not record yet which ENCRYPTION_KEY it uses; run "npm run admin -- migrate" with the correct key.'

const missing = (ids: readonly string[]): string =>
  `${BEGINNING}: ${ids.length === 1 ? 'the key' : 'the keys'} ${ids.join(', ')} ${ids.length === 1 ? 'is' : 'are'} missing, so some encrypted data cannot be decrypted. Append each missing key after the newest one, separated by a comma, and keep it until "npm run admin -- encryption-key status" reports that it is no longer used.`

/** Queries for the ids of keys under which the installation has encrypted data, as far as this login can see. */
const NEEDED: Readonly<Record<string, string>> = {
  'kernel.workspace_keys': `select distinct split_part(sealed, '.', 2) as id from kernel.workspace_keys where sealed is not null`,
  'identity.signing_keys': `select distinct split_part(sealed_private_jwk, '.', 2) as id from identity.signing_keys where starts_with(sealed_private_jwk, 'v2.')`,
}

/** Returns one sentence on why these keys cannot decrypt the data of this database; undefined when they can. With `may be new`, a database without a check text passes. */
export async function keyError(
  client: Client,
  keys: InstallationKeys,
  newness?: 'may be new',
): Promise<string | undefined> {
  const isThere = async (table: string): Promise<boolean> =>
    one(await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])).there
  const {
    rows: [check],
  } = (await isThere('kernel.key_checks'))
    ? await client.query<{ sealed: string }>('select sealed from kernel.key_checks where name = $1', [
        KEY_CHECK.name,
      ])
    : { rows: [] }
  if (!check) return newness === undefined ? NO_CHECK : undefined
  const ofCheck = keyIdIn(check.sealed)
  if (ofCheck === undefined && !opens(keys, check.sealed, KEY_CHECK.about)) return WITHOUT_ID
  const needed = new Set(ofCheck === undefined ? [] : [ofCheck])
  for (const [table, text] of Object.entries(NEEDED))
    if (await isThere(table))
      for (const { id } of (await client.query<{ id: string }>(text)).rows) needed.add(id)
  const lacking = [...needed].filter(id => !keys.ids.includes(id))
  if (lacking.length > 0) return missing(lacking)
  return opens(keys, check.sealed, KEY_CHECK.about) ? undefined : WITHOUT_ID
}

export function opens(keys: InstallationKeys, sealed: string, about: string): boolean {
  try {
    keys.open(sealed, about)
    return true
  } catch {
    return false
  }
}
