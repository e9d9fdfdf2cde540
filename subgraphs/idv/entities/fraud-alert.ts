import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { FraudAlertStatus, FraudAlertType, FraudSeverity } from '#idv/schema.gen.ts'

/** A suspicion of fraud in a verification. */
export const FraudAlert = defineEntity({
  name: 'FraudAlert',
  schema: 'idv',
  tableName: 'fraud_alerts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    verificationId: p.uuid(),
    alertType: p.text().$type<FraudAlertType>(),
    severity: p.text().$type<FraudSeverity>(),
    status: p.text().$type<FraudAlertStatus>(),
    description: p.text(),
    relatedVerificationId: p.uuid().strictNullable(),
    /** Encrypted; null without one, and once erased. */
    note: p.text().strictNullable(),
    decidedBy: p.text().strictNullable(),
    decidedAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
  },
})

export type FraudAlertRow = Row<typeof FraudAlert>
