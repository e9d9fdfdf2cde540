import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { changeAlert, checkedStatus, lockAlert } from '#sentinel/alerts/alert-rows.ts'
import { publishAlert } from '#sentinel/alerts/publish-alert.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface ResolveElderAlert {
  readonly id: string
  readonly status: 'RESOLVED' | 'FALSE_ALARM'
  readonly note?: string | null
}

/** Ends an alert for good. Its signals keep their status, since each of them is reviewed separately. */
export const resolveElderAlert = command(
  async (tx, { id, status, note = null }: ResolveElderAlert): Promise<ElderAlertRow> => {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const before = await lockAlert(tx, id)
    const alert = await changeAlert(tx, before, {
      status: checkedStatus(status === 'RESOLVED' ? 'RESOLVE' : 'DISMISS', before),
      resolvedBy: by,
      resolvedAt: tx.now(),
      note: note ?? before.note,
    })
    addProfileEvent(tx, alert.profileId, 'ALERT_RESOLVED', id)
    publishAlert(tx, events.alert_resolved, alert)
    return alert
  },
)
