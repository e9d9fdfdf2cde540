import type { Client } from 'pg'
import type { Keyring } from '#kernel/keyring.ts'

export const NAME = 'encryption'
export const KNOWN = 'Fiducia sealed this.'
export const ABOUT = 'kernel.key_checks:encryption'

export const OTHER_KEY = 'ENCRYPTION_KEY is not the one that this database was filled under: what is sealed in it could not be read. Set the key from before.'
const NO_CHECK = 'The database does not say yet which ENCRYPTION_KEY it was filled under; run "npm run admin -- migrate" with the right key.'

/** Why what is sealed in this database cannot be opened with this key, in one sentence; undefined where it can. A database without any text to try `may be new`. */
export async function keyFault(client: Client, keys: Keyring, newness?: 'may be new'): Promise<string | undefined> {
  const { rows: [table] } = await client.query<{ there: boolean }>(`select to_regclass('kernel.key_checks') is not null as there`)
  const { rows: [check] } = table?.there ? await client.query<{ sealed: string }>('select sealed from kernel.key_checks where name = $1', [NAME]) : { rows: [] }
  if (!check) return newness === undefined ? NO_CHECK : undefined
  return opens(keys, check.sealed, ABOUT) ? undefined : OTHER_KEY
}

export function opens(keys: Keyring, sealed: string, about: string): boolean {
  try {
    keys.open(sealed, about)
    return true
  } catch {
    return false
  }
}
