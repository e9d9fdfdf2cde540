import { defineEntity, p } from '@mikro-orm/core'

/** What becomes of a payment for which something was found. REVIEW lets it go on, and leaves the match for an analyst. */
export type Disposition = 'ALLOW' | 'REVIEW' | 'HOLD' | 'BLOCK'

/** A party by what it is to a payment. */
export type PaymentParty = 'PAYER' | 'PAYEE' | 'BANK' | 'ULTIMATE'

/** How a workspace has its payments screened. */
export const ScreeningPolicy = defineEntity({
  name: 'ScreeningPolicy',
  schema: 'compliance',
  tableName: 'screening_policies',
  properties: {
    workspaceId: p.uuid().primary(),
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
    /** How far a score goes that only the name speaks for. */
    nameOnlyCap: p.integer(),
    /** ISO 3166-1 alpha-2; null where the workspace has told none. */
    homeCountry: p.text().strictNullable(),
    updatedAt: p.datetime(),
    updatedBy: p.text(),
  },
})
