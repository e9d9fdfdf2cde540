import { actingPerson } from '#kernel/acting-person.ts'
import { command } from '#kernel/command.ts'
import { changeAlert, lockAlert } from '#idv/alerts/alert-rows.ts'
import { publishAlert } from '#idv/alerts/publish-alert.ts'
import type { FraudAlertRow } from '#idv/entities/fraud-alert.ts'
import { refuse } from '#idv/errors.ts'
import { events } from '#idv/events.ts'
import { admitReviewer } from '#idv/rules/rights.ts'

export interface DecideFraudAlert {
  readonly id: string
  readonly status: 'CONFIRMED' | 'DISMISSED'
  readonly note?: string | null
}

const PERSON = 'select external_id as "externalId" from idv.verifications where workspace_id = $1 and id = $2'

/** Confirms or dismisses a fraud alert, once and for good, because the decision is evidence. */
export const decideFraudAlert = command(
  async (tx, { id, status, note = null }: DecideFraudAlert): Promise<FraudAlertRow> => {
    admitReviewer(tx.actor)
    const { by } = actingPerson(tx.actor)
    const before = await lockAlert(tx, id)
    if (before.status !== 'OPEN')
      throw refuse('INVALID_STATE', {
        message: `Only an open alert can be decided; this one is ${before.status.toLowerCase()}.`,
      })
    const alert = await changeAlert(tx, before, { status, note, decidedBy: by, decidedAt: tx.now() })
    const [person] = await tx.sql<{ externalId: string }>(PERSON, [
      tx.actor.workspaceId,
      alert.verificationId,
    ])
    publishAlert(
      tx,
      status === 'CONFIRMED' ? events.fraud_alert_confirmed : events.fraud_alert_dismissed,
      alert,
      { externalId: person!.externalId, callbackUrl: null },
    )
    return alert
  },
)
