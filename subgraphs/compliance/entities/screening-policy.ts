import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** What becomes of a payment for which something was found. REVIEW lets it go on, and leaves the match for an analyst. */
export type Disposition = 'ALLOW' | 'REVIEW' | 'HOLD' | 'BLOCK'

/** A party by what it is to a payment. */
export type PaymentParty = 'PAYER' | 'PAYEE' | 'BANK' | 'ULTIMATE'

/** Whose decisions on matches count: those of keys that name their actor and of staff, or those of staff alone. */
export type DecisionsBy = 'ANY' | 'STAFF'

/**
 * A version of how a workspace has its payments screened. In force is the highest version that was set at once or whose `effectiveAt` has
 * come; rows are never changed.
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
    /** The highest score of a match for which only the name speaks. */
    nameOnlyCap: p.integer(),
    /** ISO 3166-1 alpha-2; null where the workspace has named none. */
    homeCountry: p.text().strictNullable(),
    decisionsBy: p.text().$type<DecisionsBy>(),
    effectiveAt: p.datetime(),
    setAt: p.datetime(),
    setBy: p.text(),
    /** The approved change that made this version; null where it was set at once. */
    changeId: p.uuid().strictNullable(),
  },
})

/** How payments are screened; without its version, its author and its time. */
export type PaymentPolicy = Omit<Row<typeof ScreeningPolicyVersion>, 'workspaceId' | 'version' | 'effectiveAt' | 'setAt' | 'setBy' | 'changeId'>
