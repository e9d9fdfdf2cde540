import type { Client } from 'pg'
import type { Keyring } from '#kernel/keyring.ts'
import { ABOUT, keyFault, KNOWN, NAME, opens, OTHER_KEY } from './key-check.ts'
import { sealedAbout } from '../subgraphs/identity/signing-keys.ts'

/** Seals the known text where there is none yet. On a database from before there was one, the key first has to open a signing key. */
export async function ensureKeyCheck(owner: Client, keys: Keyring): Promise<void> {
  const { rows: [signing] } = await owner.query<{ kid: string; sealed: string }>('select kid, sealed_private_jwk as sealed from identity.signing_keys order by created_at desc limit 1')
  if (signing && !opens(keys, signing.sealed, sealedAbout(signing.kid))) throw new Error(OTHER_KEY)
  await owner.query('insert into kernel.key_checks (name, sealed, created_at) values ($1, $2, now()) on conflict do nothing', [NAME, keys.seal(KNOWN, ABOUT)])
  const fault = await keyFault(owner, keys)
  if (fault !== undefined) throw new Error(fault)
}
