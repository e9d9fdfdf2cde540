import { defineEntity, p } from '@mikro-orm/core'
import type { RiskBand, RiskFactor } from '#compliance/risk/assessment.ts'
import type { CountryOverride } from '#compliance/risk/country-overrides.ts'

/** Changes of a workspace to one factor. */
export type FactorChange = Partial<Pick<RiskFactor, 'weight' | 'isActive' | 'metadata'>>

/** Risk settings of a workspace that differ from the defaults; `version` increases with every change, also of a published ruleset. */
export const RiskSettings = defineEntity({
  name: 'RiskSettings',
  schema: 'compliance',
  tableName: 'risk_settings',
  properties: {
    workspaceId: p.uuid().primary(),
    version: p.bigint(),
    factors: p.json<Readonly<Record<string, FactorChange>>>(),
    bands: p.json<readonly RiskBand[]>().strictNullable(),
    countries: p.json<readonly CountryOverride[]>(),
    updatedAt: p.datetime(),
  },
})
