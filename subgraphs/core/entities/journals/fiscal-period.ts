import { defineEntity, p } from '@mikro-orm/core'

/** A month of a fiscal year, or the last day of the year as its adjustment period. */
export const FiscalPeriod = defineEntity({
  name: 'FiscalPeriod',
  schema: 'core',
  tableName: 'fiscal_periods',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    fiscalYear: p.integer(),
    periodNumber: p.integer(),
    name: p.text(),
    startDate: p.date(),
    endDate: p.date(),
    type: p.text(),
    status: p.text(),
    closedBy: p.text().strictNullable(),
    closedAt: p.datetime().strictNullable(),
    reopenReason: p.text().strictNullable(),
    version: p.integer(),
  },
})
