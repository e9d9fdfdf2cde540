import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { Client } from 'pg'
import { auditInstallation } from '#kernel/audit.ts'
import type { InstallationKeys } from '#kernel/security/installation-keys.ts'
import { ACCESS_TOKEN_LIFE_S } from '#identity/rules/lifetimes.ts'
import { encryptionContextOf } from '#identity/signing-keys.ts'
import { inTransaction } from './in-transaction.ts'

export interface NewSigningKey {
  readonly kid: string
  /** Time from which tokens are signed with the key. It is published and accepted from its creation. */
  readonly activatesAt: Date
}

/** Longer than any process caches keys, so that every process knows a key before it signs. */
const PUBLISHED_BEFORE_MS = 120_000
/** Longer than the clocks of two machines differ. */
const MARGIN_MS = 300_000

/**
 * Creates a new signing key and retires the earlier ones. The new key signs after it has been published for two minutes; the
 * old ones are accepted until the last token signed with them has expired. The installation's first key signs at once.
 */
export const rotateSigningKey = (
  owner: Client,
  keys: InstallationKeys,
  at: Date,
  by = 'platform',
): Promise<NewSigningKey> =>
  inTransaction(owner, async () => addSigningKey(owner, keys, at, await lockAndCountKeys(owner, at), by))

/** Creates the first signing key; does nothing when one exists. */
export const ensureSigningKey = (
  owner: Client,
  keys: InstallationKeys,
  at: Date,
): Promise<NewSigningKey | undefined> =>
  inTransaction(owner, async () =>
    (await lockAndCountKeys(owner, at)) > 0 ? undefined : addSigningKey(owner, keys, at, 0, 'platform'),
  )

/** Number of valid keys. Locks the table, so that concurrent rotations run one after the other. */
async function lockAndCountKeys(owner: Client, at: Date): Promise<number> {
  await owner.query('lock table identity.signing_keys in share row exclusive mode')
  const { rows } = await owner.query(
    'select 1 from identity.signing_keys where retires_at is null or retires_at > $1',
    [at],
  )
  return rows.length
}

async function addSigningKey(
  owner: Client,
  keys: InstallationKeys,
  at: Date,
  others: number,
  by: string,
): Promise<NewSigningKey> {
  const pair = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const activatesAt = others === 0 ? at : new Date(at.getTime() + PUBLISHED_BEFORE_MS)
  const retiresAt = new Date(activatesAt.getTime() + ACCESS_TOKEN_LIFE_S * 1000 + MARGIN_MS)
  await owner.query('update identity.signing_keys set retires_at = $1 where retires_at is null', [retiresAt])
  await owner.query(
    `insert into identity.signing_keys (kid, public_jwk, sealed_private_jwk, created_at, activates_at)
     values ($1, $2, $3, $4, $5)`,
    [
      kid,
      { ...publicJwk, kid, alg: 'RS256', use: 'sig' },
      keys.seal(JSON.stringify(await exportJWK(pair.privateKey)), encryptionContextOf(kid)),
      at,
      activatesAt,
    ],
  )
  await auditInstallation(owner, {
    act: 'identity.signing_key_created',
    by,
    at,
    data: { kid, activatesAt, retiresOthersAt: others === 0 ? null : retiresAt },
  })
  return { kid, activatesAt }
}

/** A signing key without key material. */
export interface ListedSigningKey {
  readonly kid: string
  readonly createdAt: Date
  readonly activatesAt: Date
  readonly retiresAt: Date | null
}

/** All signing keys, newest first. */
export async function listSigningKeys(owner: Client): Promise<ListedSigningKey[]> {
  const { rows } = await owner.query<ListedSigningKey>(
    'select kid, created_at as "createdAt", activates_at as "activatesAt", retires_at as "retiresAt" from identity.signing_keys order by activates_at desc, kid',
  )
  return rows
}
