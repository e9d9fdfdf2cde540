import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { changeAlert, checkedStatus, lockAlert } from '#sentinel/alerts/alert-rows.ts'
import { publishAlert } from '#sentinel/alerts/publish-alert.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface AcknowledgeElderAlert {
  readonly id: string
  readonly note?: string | null
}

/** Acknowledges an open alert. */
export const acknowledgeElderAlert = command(
  async (tx, { id, note = null }: AcknowledgeElderAlert): Promise<ElderAlertRow> => {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const before = await lockAlert(tx, id)
    const alert = await changeAlert(tx, before, {
      status: checkedStatus('ACKNOWLEDGE', before),
      acknowledgedBy: by,
      acknowledgedAt: tx.now(),
      note: note ?? before.note,
    })
    addProfileEvent(tx, alert.profileId, 'ALERT_ACKNOWLEDGED', id)
    publishAlert(tx, events.alert_acknowledged, alert)
    return alert
  },
)
