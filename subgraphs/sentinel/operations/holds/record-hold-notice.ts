import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import type { HoldNoticeStatus } from '#sentinel/entities/protective-hold.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { lockProfile } from '#sentinel/profiles/profile-rows.ts'

export interface RecordHoldNotice {
  readonly id: string
  readonly holdId: string
  readonly profileId: string
  readonly contactId: string
  readonly status: Exclude<HoldNoticeStatus, 'DUE' | 'SKIPPED_SUSPECTED'>
}

const RECORD = `update sentinel.hold_notices set status = $3, sent_at = $4, next_attempt_at = null
  where workspace_id = $1 and id = $2 and status = 'DUE' returning id`

/** Records the outcome of a notice, once. */
export const recordHoldNotice = command(
  async (tx, { id, holdId, profileId, contactId, status }: RecordHoldNotice): Promise<void> => {
    allow(tx.actor, { kinds: ['platform'] })
    await lockProfile(tx, profileId)
    const isSent = status === 'SENT'
    const recorded = await tx.sql(RECORD, [tx.actor.workspaceId, id, status, isSent ? tx.now() : null])
    if (recorded.length === 0) return
    addProfileEvent(tx, profileId, isSent ? 'HOLD_NOTICE_SENT' : 'HOLD_NOTICE_FAILED', holdId)
    tx.emit(isSent ? events.hold_notice_sent : events.hold_notice_failed, holdId, {
      holdId,
      profileId,
      contactId,
      channel: 'EMAIL',
      status,
    })
  },
)
