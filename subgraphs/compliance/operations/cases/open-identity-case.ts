import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { openCaseOfAlert } from '#compliance/cases/open-case-of-alert.ts'
import type { CasePriority } from '#compliance/entities/cases/compliance-case.ts'

export interface OpenIdentityCase {
  readonly customerId: string
  /** Id of the fraud alert in identity verification. */
  readonly alertId: string
  readonly priority: CasePriority
  readonly reason: string
  readonly confirmedBy: string
}

/** Opens the customer's case of type IDENTITY about a confirmed fraud alert, or joins the open one; returns its id. A repeat changes nothing. */
export const openIdentityCase = command(
  async (tx, { confirmedBy, ...alert }: OpenIdentityCase): Promise<string> => {
    allow(tx.actor, { kinds: ['platform'] })
    return openCaseOfAlert(tx, {
      ...alert,
      type: 'IDENTITY',
      idName: 'fraud_alert_id',
      title: 'Identity fraud alert',
      decidedBy: confirmedBy,
    })
  },
)
