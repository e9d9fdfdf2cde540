import { command, type Tx } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { events } from '#identity/events.ts'

/** Ends the session of the request: its access token and its refresh tokens become invalid. */
export const endSession = command(async (tx): Promise<boolean> => {
  allow(tx.actor, { kinds: ['user', 'staff', 'tenant_key'] })
  // An API key has no session; it is revoked instead.
  if (tx.actor.kind === 'tenant_key' && tx.actor.sessionId === undefined) throw refuse('FORBIDDEN')
  if (tx.actor.sessionId !== undefined) await closeSession(tx, tx.actor.sessionId, 'ended_by_holder')
  return true
})

const CLOSE = `update identity.sessions set ended_at = $3, end_reason = $4
  where workspace_id = $1 and id = $2 and ended_at is null returning 1`

/** Refresh tokens stay unchanged, because a token is only valid as long as its session. */
export async function closeSession(
  tx: Tx,
  sessionId: string,
  reason: 'ended_by_holder' | 'refresh_token_reused',
): Promise<void> {
  const closed = await tx.sql(CLOSE, [tx.actor.workspaceId, sessionId, tx.now(), reason])
  if (closed.length > 0) tx.emit(events.session_ended, sessionId, { sessionId, reason })
}

const CLOSE_OF_STAFF = `update identity.sessions set ended_at = $3, end_reason = $4
  where workspace_id = $1 and staff_id = $2 and ended_at is null and id is distinct from $5`

/** Ends all sessions of a staff member except one. */
export async function closeStaffSessions(
  tx: Tx,
  staffId: string,
  reason:
    'password_set' | 'password_changed' | 'second_factor_enrolled' | 'second_factor_reset' | 'deactivated',
  exceptId?: string,
): Promise<void> {
  await tx.sql(CLOSE_OF_STAFF, [tx.actor.workspaceId, staffId, tx.now(), reason, exceptId ?? null])
}
