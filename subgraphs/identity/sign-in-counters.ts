import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { NO_WORKSPACE } from '#kernel/principal.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { isLoopback, networkOf } from '#kernel/source-network.ts'
import { refuse } from './errors.ts'
import {
  ADDRESS_KNOWN_MS,
  afterFailure,
  isLocked,
  KNOWN_ADDRESSES_MAX,
  type Count,
  type CounterName,
} from './rules/sign-in-limits.ts'

/** Keys of the counters of an attempt. They are keyed hashes, so that the table reveals neither accounts nor addresses. */
export interface SignInAttempt {
  readonly keys: Readonly<Record<CounterName, string>>
  readonly addressHash: string
  readonly isLoopback: boolean
}

const NAMES: readonly CounterName[] = ['pair', 'address', 'account']

export function attemptAt(
  { actor, keys, sourceAddress }: Pick<Context, 'actor' | 'keys' | 'sourceAddress'>,
  email: string,
): SignInAttempt {
  const network = sourceAddress === undefined ? '' : networkOf(sourceAddress)
  // An unknown tenant has no keys, so the installation's keys replace them; a hash takes the same time with either.
  const keyedHash = (text: string, purpose: string): string =>
    actor.workspaceId === NO_WORKSPACE
      ? keys.installation.sign(text, purpose)
      : keys.hash(actor.workspaceId, text, purpose)
  const hash = (...parts: readonly string[]): string =>
    keyedHash(JSON.stringify([actor.unknownTenant ?? '', ...parts]), 'identity.sign_in_counters')
  return {
    keys: {
      pair: hash('pair', network, email),
      address: hash('address', network),
      account: hash('account', email),
    },
    addressHash: keyedHash(JSON.stringify([network, email]), 'identity.known_addresses'),
    isLoopback: isLoopback(network),
  }
}

/** Times until which an attempt is locked out; null when it is not. Failures of other pairs do not lock out a known address. */
export interface Locks {
  /** Lock by failures of the account at the address. */
  readonly pairUntil: Date | null
  /** Lock by other failures of the address, or of the account. */
  readonly othersUntil: Date | null
  readonly isKnownAddress: boolean
}

const lockOf = ({ pairUntil, othersUntil, isKnownAddress }: Locks, now: Date): Date | undefined =>
  [pairUntil, isKnownAddress ? null : othersUntil]
    .filter((until): until is Date => isLocked({ lockedUntil: until }, now))
    .sort((a, b) => Number(b) - Number(a))[0]

const tooManyAttempts = (until: Date, now: Date): Refusal =>
  refuse('TOO_MANY_ATTEMPTS', { retryAfterS: Math.ceil((until.getTime() - now.getTime()) / 1000) })

export function refuseWhileLocked(locks: Locks, now: Date): void {
  const until = lockOf(locks, now)
  if (until) throw tooManyAttempts(until, now)
}

/** Columns of `Locks` in a statement whose first parameters are `lockValues`. */
export const lockColumns = (staffId: string): string => `
  (select locked_until from identity.sign_in_counters where workspace_id = $1 and key_hash = $2) as "pairUntil",
  (select max(locked_until) from identity.sign_in_counters where workspace_id = $1 and key_hash = any($3::text[])) as "othersUntil",
  exists (select 1 from identity.known_addresses where workspace_id = $1 and staff_id = ${staffId} and address_hash = $4 and last_used_at > $5) as "isKnownAddress"`

export const lockValues = (
  workspaceId: string,
  { keys, addressHash }: SignInAttempt,
  now: Date,
): readonly unknown[] => [
  workspaceId,
  keys.pair,
  [keys.address, keys.account],
  addressHash,
  new Date(now.getTime() - ADDRESS_KNOWN_MS),
]

type CountRow = Count & { readonly keyHash: string }

// Locks existing rows and returns them unchanged, so that concurrent failures are counted one after the other.
const LOCK_COUNTS = `
  insert into identity.sign_in_counters as c (workspace_id, key_hash, failures, began_at, failed_at)
  select $1, key_hash, 0, $3, $3 from unnest($2::text[]) as key_hash order by key_hash
  on conflict (workspace_id, key_hash) do update set failures = c.failures
  returning key_hash as "keyHash", failures, began_at as "beganAt", failed_at as "failedAt", locked_until as "lockedUntil"`
const WRITE_COUNT = `
  update identity.sign_in_counters set failures = $3, began_at = $4, failed_at = $5, locked_until = $6
  where workspace_id = $1 and key_hash = $2`

/**
 * Counts a failure. Returns TOO_MANY_ATTEMPTS instead when concurrent failures have locked the attempt out, so that parallel guesses
 * learn no more than sequential ones.
 */
export async function addFailure(
  tx: Tx,
  { keys, isLoopback: isLocal }: SignInAttempt,
  { isKnownAddress }: Pick<Locks, 'isKnownAddress'>,
): Promise<Refusal | undefined> {
  const { workspaceId } = tx.actor
  const rows = await tx.sql<CountRow>(LOCK_COUNTS, [workspaceId, NAMES.map(name => keys[name]), tx.now()])
  const counts = new Map(rows.map(row => [row.keyHash, row]))
  const lockedUntilOf = (name: CounterName): Date | null => counts.get(keys[name])!.lockedUntil
  const others = [lockedUntilOf('address'), lockedUntilOf('account')].filter(each => each !== null)
  const lock = lockOf(
    {
      pairUntil: lockedUntilOf('pair'),
      othersUntil: others.sort((a, b) => Number(b) - Number(a))[0] ?? null,
      isKnownAddress,
    },
    tx.now(),
  )
  if (lock) return tooManyAttempts(lock, tx.now())
  for (const name of NAMES) {
    const { failures, beganAt, failedAt, lockedUntil } = afterFailure(
      name,
      counts.get(keys[name]),
      tx.now(),
      isLocal,
    )
    await tx.sql(WRITE_COUNT, [workspaceId, keys[name], failures, beganAt, failedAt, lockedUntil])
  }
  return undefined
}

const CLEAR_PAIR = 'delete from identity.sign_in_counters where workspace_id = $1 and key_hash = $2'
// A known address is updated once a day.
const KNOW_ADDRESS = `
  insert into identity.known_addresses (workspace_id, staff_id, address_hash, last_used_at)
  select $1, $2, $3, $4 where not exists (
    select 1 from identity.known_addresses where workspace_id = $1 and staff_id = $2 and address_hash = $3 and last_used_at > $4::timestamptz - interval '1 day')
  on conflict (workspace_id, staff_id, address_hash) do update set last_used_at = excluded.last_used_at
  returning 1`
const DELETE_OLDEST = `
  delete from identity.known_addresses where workspace_id = $1 and staff_id = $2 and address_hash in (
    select address_hash from identity.known_addresses where workspace_id = $1 and staff_id = $2 order by last_used_at desc, address_hash offset ${KNOWN_ADDRESSES_MAX})`

/** Resets the count of the account at this address, and makes the address known. */
export async function addSuccess(
  tx: Tx,
  staffId: string,
  { keys, addressHash }: SignInAttempt,
): Promise<void> {
  const { workspaceId } = tx.actor
  await tx.sql(CLEAR_PAIR, [workspaceId, keys.pair])
  const added = await tx.sql(KNOW_ADDRESS, [workspaceId, staffId, addressHash, tx.now()])
  if (added.length > 0) await tx.sql(DELETE_OLDEST, [workspaceId, staffId])
}
