import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import {
  ProtectiveHold,
  ProtectiveHoldNotice,
  ProtectiveHoldStep,
  type ProtectiveHoldNoticeRow,
  type ProtectiveHoldRow,
  type ProtectiveHoldStepRow,
} from '#sentinel/entities/protective-hold.ts'
import { Profile, type ProfileRow } from '#sentinel/entities/profile.ts'
import { refuse } from '#sentinel/errors.ts'
import { decryptProfile, type ElderProfile } from '#sentinel/profiles/details.ts'
import {
  decryptHold,
  decryptHoldNotice,
  decryptHoldStep,
  type ReadableHold,
  type ReadableHoldNotice,
  type ReadableHoldStep,
} from './seal-hold.ts'

export const HOLD_COLUMNS = columnsOf(ProtectiveHold, 'hold')
export const STEP_COLUMNS = columnsOf(ProtectiveHoldStep, 'step')
export const NOTICE_COLUMNS = columnsOf(ProtectiveHoldNotice, 'notice')

/** Condition of SQL: the status of a hold in force. */
export const IS_IN_FORCE = `hold.status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30', 'ORDERED')`
/** Condition of SQL: the status of a hold that expires. */
export const IS_LIMITED = `hold.status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30')`

/** Whether the hold is in force at a time. Until the job that expires it has run, its end decides. */
export const isInForce = (
  { endedAt, expiresAt }: Pick<ProtectiveHoldRow, 'endedAt' | 'expiresAt'>,
  at: Date,
): boolean => endedAt === null && (expiresAt === null || expiresAt > at)

const LOCK_PROFILE = `select ${columnsOf(Profile, 'profile')} from sentinel.profiles profile
  where workspace_id = $1 and id = (select profile_id from sentinel.holds where workspace_id = $1 and id = $2) for update`
const LOCK = `select ${HOLD_COLUMNS} from sentinel.holds hold where workspace_id = $1 and id = $2 for update`

/** Locks a hold and its profile, which is always locked first. Throws when the workspace has no hold with this id. */
export async function lockHold(
  tx: Tx,
  id: string,
): Promise<{ readonly profile: ElderProfile; readonly hold: ReadableHold }> {
  const { workspaceId } = tx.actor
  const [profile] = await tx.sql<ProfileRow>(LOCK_PROFILE, [workspaceId, id])
  const [hold] = await tx.sql<ProtectiveHoldRow>(LOCK, [workspaceId, id])
  if (!profile || !hold) throw refuse('HOLD_NOT_FOUND')
  return { profile: decryptProfile(tx.keys, profile), hold: decryptHold(tx.keys, hold) }
}

export const STEPS_OF_HOLDS = `select ${STEP_COLUMNS} from sentinel.hold_steps step
  where workspace_id = $1 and hold_id = any($2::uuid[]) order by at, id`
export const NOTICES_OF_HOLDS = `select ${NOTICE_COLUMNS} from sentinel.hold_notices notice
  where workspace_id = $1 and hold_id = any($2::uuid[]) order by created_at, id`

interface HoldReader {
  readonly keys: Keyring
  readonly workspaceId: string
  sql<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]>
}

/** Steps of holds, oldest first. */
export const readSteps = async (
  { keys, workspaceId, sql }: HoldReader,
  holdIds: readonly string[],
): Promise<ReadableHoldStep[]> =>
  (await sql<ProtectiveHoldStepRow>(STEPS_OF_HOLDS, [workspaceId, holdIds])).map(row =>
    decryptHoldStep(keys, row),
  )

/** Notices of holds, in the order of the contacts. */
export const readNotices = async (
  { keys, workspaceId, sql }: HoldReader,
  holdIds: readonly string[],
): Promise<ReadableHoldNotice[]> =>
  (await sql<ProtectiveHoldNoticeRow>(NOTICES_OF_HOLDS, [workspaceId, holdIds])).map(row =>
    decryptHoldNotice(keys, row),
  )
