import { defineEntity, p } from '@mikro-orm/core'
import type { RiskBand, RiskFactor } from '../risk/assessment.ts'
import type { CountryOverride } from '../risk/country-overrides.ts'

/** What a workspace changed of a factor. */
export type FactorChange = Partial<Pick<RiskFactor, 'weight' | 'isActive' | 'metadata'>>

/** How a workspace assesses risk, as far as it differs from the defaults; `version` goes up with every change, also of a published ruleset. */
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
