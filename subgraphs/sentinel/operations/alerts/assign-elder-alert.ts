import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { changeAlert, checkedStatus, lockAlert } from '#sentinel/alerts/alert-rows.ts'
import { publishAlert } from '#sentinel/alerts/publish-alert.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface AssignElderAlert {
  readonly id: string
  readonly assignee: string
}

/** Assigns an alert to a person, who then reviews it; an escalated alert stays ESCALATED. */
export const assignElderAlert = command(
  async (tx, { id, assignee }: AssignElderAlert): Promise<ElderAlertRow> => {
    admitWriter(tx.actor)
    actingPerson(tx.actor)
    const before = await lockAlert(tx, id)
    const alert = await changeAlert(tx, before, { status: checkedStatus('ASSIGN', before), assignee })
    addProfileEvent(tx, alert.profileId, 'ALERT_ASSIGNED', id)
    publishAlert(tx, events.alert_assigned, alert)
    return alert
  },
)
