import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { refuse } from '#sentinel/errors.ts'
import { changeStatus } from '#sentinel/profiles/change-status.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { lockProfile } from '#sentinel/profiles/profile-rows.ts'
import { canMove } from '#sentinel/rules/profile-status.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import type { ElderProfileStatus } from '#sentinel/schema.gen.ts'

export interface SetElderProfileStatus {
  readonly id: string
  readonly status: ElderProfileStatus
  readonly reason?: string | null
}

/** Changes the status of a profile by request of a person. Holds of a customer who has died stay in force until they end. */
export const setElderProfileStatus = command(
  async (tx, { id, status, reason = null }: SetElderProfileStatus): Promise<ElderProfile> => {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const before = await lockProfile(tx, id)
    if (!canMove(before.status, status))
      throw refuse('INVALID_STATUS_TRANSITION', {
        message: `The profile cannot change from ${before.status} to ${status}.`,
      })
    return changeStatus(tx, before, { status, by, reason })
  },
)
