import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** Effect of a match on a payment. REVIEW lets the payment proceed and leaves the match for an analyst. */
export type Disposition = 'ALLOW' | 'REVIEW' | 'HOLD' | 'BLOCK'

/** Role of a party in a payment. */
export type PaymentParty = 'PAYER' | 'PAYEE' | 'BANK' | 'ULTIMATE'

/** Who may decide on matches: ANY allows staff and API keys with X-Actor, STAFF only staff. */
export type DecisionsBy = 'ANY' | 'STAFF'

/**
 * A version of the payment screening policy of a workspace. The version in force is the highest one that took effect immediately or
 * whose `effectiveAt` has passed. Rows never change.
 */
export const ScreeningPolicyVersion = defineEntity({
  name: 'ScreeningPolicyVersion',
  schema: 'compliance',
  tableName: 'screening_policy_versions',
  properties: {
    workspaceId: p.uuid().primary(),
    version: p.integer().primary(),
    pepForeign: p.text().$type<Disposition>(),
    pepDomestic: p.text().$type<Disposition>(),
    pepInternationalOrg: p.text().$type<Disposition>(),
    adverseMedia: p.text().$type<Disposition>(),
    weakAlias: p.text().$type<'IGNORE' | 'REVIEW'>(),
    staleAfterHours: p.integer(),
    holdTtlHours: p.integer().strictNullable(),
    autoReleaseOnFalsePositive: p.boolean(),
    parties: p.array().columnType('text[]').$type<PaymentParty[]>(),
    minScore: p.integer(),
    blockScore: p.integer(),
    /** Maximum score of a match supported only by the name. */
    nameOnlyCap: p.integer(),
    /** ISO 3166-1 alpha-2 code; null when the workspace has set none. */
    homeCountry: p.text().strictNullable(),
    decisionsBy: p.text().$type<DecisionsBy>(),
    effectiveAt: p.datetime(),
    setAt: p.datetime(),
    setBy: p.text(),
    /** The approved change that created this version; null when it took effect immediately. */
    changeId: p.uuid().strictNullable(),
  },
})

/** The settings of a policy, without version, author and time. */
export type PaymentPolicy = Omit<
  Row<typeof ScreeningPolicyVersion>,
  'workspaceId' | 'version' | 'effectiveAt' | 'setAt' | 'setBy' | 'changeId'
>

export type PolicyVersionRow = Row<typeof ScreeningPolicyVersion>
