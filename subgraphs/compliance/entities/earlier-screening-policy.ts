import { defineEntity, p } from '@mikro-orm/core'
import type { Disposition, PaymentParty } from './screening-policy.ts'

/**
 * Table in which the previous release stored the policy of a workspace. Processes of that release read it while both releases run.
 * Nothing writes to it, and this release does not read it. A later release drops it.
 */
export const EarlierScreeningPolicy = defineEntity({
  name: 'EarlierScreeningPolicy',
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
    nameOnlyCap: p.integer(),
    homeCountry: p.text().strictNullable(),
    updatedAt: p.datetime(),
    updatedBy: p.text(),
  },
})
