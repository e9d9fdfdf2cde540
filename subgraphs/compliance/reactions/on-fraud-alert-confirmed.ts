import type { Reaction } from '#kernel/events/reactions.ts'
import { openIdentityCase } from '#compliance/operations/cases/open-identity-case.ts'
import type { CasePriority } from '#compliance/entities/cases/compliance-case.ts'

/** Data of the event that compliance uses. */
interface ConfirmedAlert {
  readonly externalId: string
  readonly alertType: string
  readonly severity: string
  readonly description: string
  readonly decidedBy: string
}

const PRIORITIES: Readonly<Record<string, CasePriority>> = { CRITICAL: 'P1', HIGH: 'P2', MEDIUM: 'P3' }

/** Opens a case of type IDENTITY about a fraud alert that a person confirmed, or joins the customer's open one. */
export const onFraudAlertConfirmed: Reaction = {
  name: 'compliance.open_identity_case',
  on: ['idv.fraud_alert_confirmed'],
  run: (ctx, { aggregateId, data }) => {
    const { externalId, severity, description, decidedBy } = data as unknown as ConfirmedAlert
    return openIdentityCase(ctx, {
      customerId: externalId,
      alertId: aggregateId,
      priority: PRIORITIES[severity] ?? 'P4',
      reason: description,
      confirmedBy: decidedBy,
    })
  },
}
