import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { openCaseOfAlert } from '#compliance/cases/open-case-of-alert.ts'
import type { CasePriority } from '#compliance/entities/cases/compliance-case.ts'

export interface OpenElderCase {
  readonly customerId: string
  /** Id of the alert in elder protection. */
  readonly alertId: string
  readonly priority: CasePriority
  readonly reason: string
  readonly escalatedBy: string
}

/** Opens the customer's case of type ELDER about an alert, or joins the open one; returns its id. A repeat changes nothing. */
export const openElderCase = command(
  async (tx, { escalatedBy, ...alert }: OpenElderCase): Promise<string> => {
    allow(tx.actor, { kinds: ['service'] })
    return openCaseOfAlert(tx, {
      ...alert,
      type: 'ELDER',
      idName: 'elder_alert_id',
      title: 'Elder protection alert',
      decidedBy: escalatedBy,
    })
  },
)
