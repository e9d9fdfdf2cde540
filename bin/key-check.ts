import type { Client } from 'pg'
import type { Keyring } from '#kernel/keyring.ts'
import { sealedAbout } from '../subgraphs/identity/signing-keys.ts'

const NAME = 'encryption'
const KNOWN = 'Fiducia sealed this.'
const ABOUT = 'kernel.key_checks:encryption'

const OTHER_KEY = 'ENCRYPTION_KEY is not the one that this database was filled under: what is sealed in it could not be read. Set the key from before.'
const NO_CHECK = 'The database does not say yet which ENCRYPTION_KEY it was filled under; run "npm run admin -- migrate" with the right key.'

/** Why what is sealed in this database cannot be opened with this key, in one sentence; undefined where it can. A database without any text to try `may be new`. */
export async function keyFault(client: Client, keys: Keyring, newness?: 'may be new'): Promise<string | undefined> {
  const { rows: [table] } = await client.query<{ there: boolean }>(`select to_regclass('kernel.key_checks') is not null as there`)
  const { rows: [check] } = table?.there ? await client.query<{ sealed: string }>('select sealed from kernel.key_checks where name = $1', [NAME]) : { rows: [] }
  if (!check) return newness === undefined ? NO_CHECK : undefined
  return opens(keys, check.sealed, ABOUT) ? undefined : OTHER_KEY
}

/** Seals the known text where there is none yet. On a database from before there was one, the key first has to open a signing key. */
export async function ensureKeyCheck(owner: Client, keys: Keyring): Promise<void> {
  const { rows: [signing] } = await owner.query<{ kid: string; sealed: string }>('select kid, sealed_private_jwk as sealed from identity.signing_keys order by created_at desc limit 1')
  if (signing && !opens(keys, signing.sealed, sealedAbout(signing.kid))) throw new Error(OTHER_KEY)
  await owner.query('insert into kernel.key_checks (name, sealed, created_at) values ($1, $2, now()) on conflict do nothing', [NAME, keys.seal(KNOWN, ABOUT)])
  const fault = await keyFault(owner, keys)
  if (fault !== undefined) throw new Error(fault)
}

function opens(keys: Keyring, sealed: string, about: string): boolean {
  try {
    keys.open(sealed, about)
    return true
  } catch {
    return false
  }
}
