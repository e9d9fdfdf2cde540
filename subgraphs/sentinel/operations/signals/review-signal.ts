import { command, type Tx } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { changeAlert, openAlertOf } from '#sentinel/alerts/alert-rows.ts'
import { publishAlert } from '#sentinel/alerts/publish-alert.ts'
import { Signal } from '#sentinel/entities/signal.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvents } from '#sentinel/profiles/add-profile-event.ts'
import { updateRiskScores } from '#sentinel/risk/counting-signals.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import { sealSignal, type ReadableSignal } from '#sentinel/signals/details.ts'
import { publishSignal } from '#sentinel/signals/publish-signal.ts'
import { lockSignal } from '#sentinel/signals/signal-rows.ts'

export interface ReviewSignal {
  readonly id: string
  readonly status: 'CONFIRMED' | 'DISMISSED'
  readonly note?: string | null
}

const SAVE = updateOf(Signal, 'signal', ['status', 'details', 'reviewedBy', 'reviewedAt'])
const CONFIRM_DEBITS = `update sentinel.transactions set is_confirmed = true
  where workspace_id = $1 and transaction_id = any($2::text[]) and profile_id = $3 and is_debit and not is_confirmed`

/**
 * Records the result of a review, once and for good, because it is evidence. Baselines leave out the debits of a confirmed signal. An alert
 * whose signals are all dismissed ends as a false alarm.
 */
export const reviewSignal = command(
  async (tx, { id, status, note = null }: ReviewSignal): Promise<ReadableSignal> => {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const before = await lockSignal(tx, id)
    if (before.status !== 'ACTIVE')
      throw refuse('INVALID_STATE', {
        message: `Only an ACTIVE signal can be reviewed; this one is ${before.status}.`,
      })
    const signal = { ...before, status, reviewNote: note, reviewedBy: by, reviewedAt: tx.now() }
    await tx.sql(SAVE.text, SAVE.values(signal, { ...signal, details: sealSignal(tx.keys, signal, signal) }))
    if (status === 'CONFIRMED' && signal.transactionIds.length > 0)
      await tx.sql(CONFIRM_DEBITS, [tx.actor.workspaceId, signal.transactionIds, signal.profileId])
    await updateRiskScores(tx, [signal.profileId])
    publishSignal(tx, events.signal_reviewed, signal)
    const endedAlertId = status === 'DISMISSED' ? await endFalseAlarm(tx, signal, by) : null
    addProfileEvents(tx, signal.profileId, [
      { type: 'SIGNAL_REVIEWED', referenceId: id },
      ...(endedAlertId === null ? [] : [{ type: 'ALERT_RESOLVED' as const, referenceId: endedAlertId }]),
    ])
    return signal
  },
)

const ALL_DISMISSED = `select not exists (
    select 1 from sentinel.signals where workspace_id = $1 and alert_id = $2 and status <> 'DISMISSED') as "isFalseAlarm"`

/** Ends the open alert of a dismissed signal if all its signals are dismissed; returns its id. */
async function endFalseAlarm(
  tx: Tx,
  { profileId, alertId }: ReadableSignal,
  by: string,
): Promise<string | null> {
  if (alertId === null) return null
  const open = await openAlertOf(tx, profileId)
  if (open?.id !== alertId) return null
  const [result] = await tx.sql<{ isFalseAlarm: boolean }>(ALL_DISMISSED, [tx.actor.workspaceId, alertId])
  if (!result!.isFalseAlarm) return null
  const ended = await changeAlert(tx, open, {
    status: 'FALSE_ALARM',
    resolvedBy: by,
    resolvedAt: tx.now(),
  })
  publishAlert(tx, events.alert_resolved, ended)
  return alertId
}
