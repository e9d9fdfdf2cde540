import type { Tx } from '#kernel/command.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { invalid } from '#kernel/refusals.ts'
import type { SealedColumn } from '#kernel/security/sealed-columns.ts'
import { normalRecoveryCode, totpStep } from './rules/totp.ts'

/** Proof of a second factor: a code of the authenticator app, or a recovery code. */
export interface SecondFactorCodes {
  readonly totpCode?: string | null
  readonly recoveryCode?: string | null
}

interface Owner {
  readonly workspaceId: string
  readonly staffId: string
}

const encryptionContextOf = ({ workspaceId, staffId }: Owner): string =>
  `identity.second_factors:${workspaceId}:${staffId}`

export const sealSecret = (keys: Keyring, owner: Owner, secret: string): string =>
  keys.seal(owner.workspaceId, secret, encryptionContextOf(owner))
export const openSecret = (keys: Keyring, owner: Owner, sealed: string): string =>
  keys.open(owner.workspaceId, sealed, encryptionContextOf(owner))
export const recoveryHash = (keys: Keyring, { workspaceId, staffId }: Owner, code: string): string =>
  keys.hash(
    workspaceId,
    JSON.stringify([workspaceId, staffId, normalRecoveryCode(code)]),
    'identity.recovery_codes',
  )

/** The column with the encrypted secrets of authenticator apps. */
export const sealedSecrets: SealedColumn = {
  table: 'identity.second_factors',
  column: 'sealed_secret',
  key: { staff_id: 'uuid' },
  about: (workspaceId, row) => encryptionContextOf({ workspaceId, staffId: row['staff_id']! }),
}

export type Factor = {
  readonly sealedSecret: string
  readonly createdAt: Date
  readonly confirmedAt: Date | null
}

const READ_FACTOR = `select sealed_secret as "sealedSecret", created_at as "createdAt", confirmed_at as "confirmedAt"
  from identity.second_factors where workspace_id = $1 and staff_id = $2 for update`

/** A staff member's factor, confirmed or not, locked until the end of the transaction. */
export async function lockFactor(tx: Tx, staffId: string): Promise<Factor | undefined> {
  const [factor] = await tx.sql<Factor>(READ_FACTOR, [tx.actor.workspaceId, staffId])
  return factor
}

/** Refuses two codes in one request, because one of them would be consumed needlessly. */
export function checkCodes({ totpCode, recoveryCode }: SecondFactorCodes): void {
  if (totpCode && recoveryCode)
    throw invalid([{ field: 'recoveryCode', reason: 'must not be combined with totpCode' }])
}

const USE_STEP = `update identity.second_factors set last_step = $3
  where workspace_id = $1 and staff_id = $2 and (last_step is null or last_step < $3) returning 1`
const USE_RECOVERY_CODE = `update identity.recovery_codes set used_at = $4
  where workspace_id = $1 and staff_id = $2 and hash = $3 and used_at is null returning 1`

/** Consumes a code. Returns false when it is wrong, too old or already used. A TOTP code also consumes all earlier ones. */
export async function useSecondFactor(
  tx: Tx,
  staffId: string,
  { sealedSecret }: Factor,
  { totpCode, recoveryCode }: SecondFactorCodes,
): Promise<boolean> {
  const { workspaceId } = tx.actor
  const owner = { workspaceId, staffId }
  if (recoveryCode)
    return (
      (
        await tx.sql(USE_RECOVERY_CODE, [
          workspaceId,
          staffId,
          recoveryHash(tx.keys, owner, recoveryCode),
          tx.now(),
        ])
      ).length === 1
    )
  const step = totpCode ? totpStep(openSecret(tx.keys, owner, sealedSecret), totpCode, tx.now()) : undefined
  return step !== undefined && (await tx.sql(USE_STEP, [workspaceId, staffId, step])).length === 1
}

/** Deletes a staff member's factor and its recovery codes. Returns whether the factor was confirmed. */
export async function removeFactor(tx: Tx, staffId: string): Promise<boolean> {
  const key = [tx.actor.workspaceId, staffId]
  await tx.sql('delete from identity.recovery_codes where workspace_id = $1 and staff_id = $2', key)
  const removed = await tx.sql<{ confirmedAt: Date | null }>(
    'delete from identity.second_factors where workspace_id = $1 and staff_id = $2 returning confirmed_at as "confirmedAt"',
    key,
  )
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}
