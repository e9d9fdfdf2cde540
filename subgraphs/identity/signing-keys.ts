import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { importJWK, type CryptoKey, type JWK } from 'jose'
import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'

/** The parts of a context that reading the keys needs. */
type Reader = Pick<Context, 'database' | 'keys' | 'settings' | 'now'>

interface SigningKey {
  readonly kid: string
  readonly publicJwk: JWK
  readonly activatesAt: Date
  readonly retiresAt: Date | null
  readonly verifying: () => KeyObject
  readonly signing: () => Promise<CryptoKey>
}

interface Known {
  readonly keys: Promise<readonly SigningKey[]>
  readonly readAtMs: number
  /** Time at which a token last named an unknown key. */
  missedAtMs: number
}

/** Encryption context of a private key; see the keyring. */
export const encryptionContextOf = (kid: string): string => `identity.signing_keys:${kid}`

const RELOAD_INTERVAL_MS = 60_000
/** Minimum time between reads for unknown keys, so that tokens with invented keys do not cause a read each. */
const MISS_INTERVAL_MS = 3_000

const known = new WeakMap<Database, Known>()
const configured = new Map<string, readonly SigningKey[]>()

/** The key that signs now: the newest active one. */
export async function signingKey(reader: Reader): Promise<{ kid: string; key: CryptoKey }> {
  const atMs = reader.now().getTime()
  const keys = (await currentKeys(reader)).filter(
    key => key.activatesAt.getTime() <= atMs && isAccepted(key, atMs),
  )
  const newest = keys.toSorted((a, b) => b.activatesAt.getTime() - a.activatesAt.getTime())[0]
  if (!newest) throw new Error('there is no signing key: run "npm run admin -- signing-key rotate"')
  return { kid: newest.kid, key: await newest.signing() }
}

/** The key that a token names; undefined when it does not exist or has retired. */
export async function verifyingKey(reader: Reader, kid: string): Promise<KeyObject | undefined> {
  const atMs = reader.now().getTime()
  const isNamed = (key: SigningKey): boolean => key.kid === kid && isAccepted(key, atMs)
  const found = (await currentKeys(reader)).find(isNamed) ?? (await keysAfterMiss(reader)).find(isNamed)
  return found?.verifying()
}

/** Public parts of all accepted keys, including those that do not sign yet. */
export async function publicKeys(reader: Reader): Promise<JWK[]> {
  const atMs = reader.now().getTime()
  return (await currentKeys(reader)).filter(key => isAccepted(key, atMs)).map(({ publicJwk }) => publicJwk)
}

const isAccepted = ({ retiresAt }: SigningKey, atMs: number): boolean =>
  retiresAt === null || retiresAt.getTime() > atMs

function currentKeys(reader: Reader): Promise<readonly SigningKey[]> {
  if (reader.settings.signingKeys !== undefined)
    return Promise.resolve(configuredKeys(reader.settings.signingKeys))
  const entry = known.get(reader.database)
  const isFresh = entry && Math.abs(reader.now().getTime() - entry.readAtMs) < RELOAD_INTERVAL_MS
  return isFresh ? entry.keys : readAgain(reader, entry?.missedAtMs ?? 0)
}

/** Reads the keys again, because another process may just have created an unknown key. */
function keysAfterMiss(reader: Reader): Promise<readonly SigningKey[]> {
  const entry = known.get(reader.database)
  const nowMs = reader.now().getTime()
  if (!entry || Math.abs(nowMs - entry.missedAtMs) < MISS_INTERVAL_MS)
    return entry?.keys ?? Promise.resolve([])
  return readAgain(reader, nowMs)
}

function readAgain(reader: Reader, missedAtMs: number): Promise<readonly SigningKey[]> {
  const entry: Known = { keys: readKeys(reader), readAtMs: reader.now().getTime(), missedAtMs }
  known.set(reader.database, entry)
  entry.keys.catch(() => {
    if (known.get(reader.database) === entry) known.delete(reader.database)
  })
  return entry.keys
}

type KeyRow = {
  kid: string
  public_jwk: JWK
  sealed_private_jwk: string
  activates_at: Date
  retires_at: Date | null
}

const READ_KEYS =
  'select kid, public_jwk, sealed_private_jwk, activates_at, retires_at from identity.signing_keys where retires_at is null or retires_at > $1'

async function readKeys({ database, keys, now }: Reader): Promise<readonly SigningKey[]> {
  const rows = await database.read<KeyRow>('', READ_KEYS, [now()])
  return rows.map(row => ({
    kid: row.kid,
    publicJwk: row.public_jwk,
    activatesAt: row.activates_at,
    retiresAt: row.retires_at,
    verifying: lazy(() => publicKey(row.public_jwk)),
    signing: lazy(() =>
      importKey(
        JSON.parse(keys.installation.open(row.sealed_private_jwk, encryptionContextOf(row.kid))) as JWK,
      ),
    ),
  }))
}

/** Configured keys: the first one signs, all are accepted, and the keys of the table are ignored. */
function configuredKeys(text: string): readonly SigningKey[] {
  let keys = configured.get(text)
  if (!keys) configured.set(text, (keys = parseKeys(text)))
  return keys
}

function parseKeys(text: string): readonly SigningKey[] {
  const { keys } = JSON.parse(text) as { keys: (JWK & { kid: string })[] }
  return keys.map((jwk, index) => {
    const publicJwk: JWK = { kty: jwk.kty!, n: jwk.n!, e: jwk.e!, kid: jwk.kid, alg: 'RS256', use: 'sig' }
    return {
      kid: jwk.kid,
      publicJwk,
      activatesAt: new Date(-index),
      retiresAt: null,
      verifying: lazy(() => publicKey(publicJwk)),
      signing: lazy(() => importKey(jwk)),
    }
  })
}

const publicKey = (jwk: JWK): KeyObject => createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
const importKey = async (jwk: JWK): Promise<CryptoKey> => (await importJWK(jwk, 'RS256')) as CryptoKey

function lazy<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined
  return () => (cached ??= { value: make() }).value
}
