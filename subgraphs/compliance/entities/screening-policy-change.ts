import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { PolicyField } from '#compliance/rules/policy-strength.ts'
import type { PaymentPolicy } from './screening-policy.ts'

/** Stored status. EXPIRED and APPLIED are not stored but computed from the time. */
export type StoredChangeStatus = 'PENDING_APPROVAL' | 'APPROVED' | 'REJECTED' | 'SUPERSEDED'

/** A milder screening policy that a staff member proposed. */
export const ScreeningPolicyChange = defineEntity({
  name: 'ScreeningPolicyChange',
  schema: 'compliance',
  tableName: 'screening_policy_changes',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    status: p.text().$type<StoredChangeStatus>(),
    /** The version that it was compared with; 0 is the platform's default policy. */
    baseVersion: p.integer(),
    /** The complete proposed policy. */
    policy: p.json<PaymentPolicy>(),
    weakens: p.array().columnType('text[]').$type<PolicyField[]>(),
    proposedBy: p.text(),
    proposedAt: p.datetime(),
    expiresAt: p.datetime(),
    decidedBy: p.text().strictNullable(),
    decidedAt: p.datetime().strictNullable(),
    /** When an approved change takes effect. */
    effectiveAt: p.datetime().strictNullable(),
  },
})

export type PolicyChangeRow = Row<typeof ScreeningPolicyChange>
