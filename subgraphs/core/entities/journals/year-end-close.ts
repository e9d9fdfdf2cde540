import { defineEntity, p } from '@mikro-orm/core'

/** A check of a close; the amounts are minor units of the tenant's currency, as text. */
export interface YearEndCheckRow {
  readonly name: string
  readonly passed: boolean
  readonly left: string
  readonly right: string
}

/** A period as it was before the close, to which a reversal returns it. */
export interface PeriodBeforeClose {
  readonly id: string
  readonly status: string
  readonly closedBy: string | null
  /** RFC 3339. */
  readonly closedAt: string | null
}

/** The close of a fiscal year. */
export const YearEndClose = defineEntity({
  name: 'YearEndClose',
  schema: 'core',
  tableName: 'year_end_closes',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    fiscalYear: p.integer(),
    status: p.text(),
    retainedEarningsAccountId: p.uuid(),
    netIncomeMinor: p.decimal().columnType('numeric'),
    checks: p.json<readonly YearEndCheckRow[]>(),
    journalIds: p.array().columnType('uuid[]').$type<string[]>(),
    periods: p.json<readonly PeriodBeforeClose[]>(),
    closedBy: p.text(),
    closedAt: p.datetime(),
    reversedBy: p.text().strictNullable(),
    reversedAt: p.datetime().strictNullable(),
    reversalReason: p.text().strictNullable(),
  },
})
