import { defineEntity, p } from '@mikro-orm/core'
import type { PolicyField } from '../rules/policy-strength.ts'
import type { PaymentPolicy } from './screening-policy.ts'

/** As it is stored: whether a proposal has expired or an approved change is in force follows from the time. */
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
    /** The version that it was compared with; 0 is the platform's own policy. */
    baseVersion: p.integer(),
    /** The whole policy as it would be. */
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
