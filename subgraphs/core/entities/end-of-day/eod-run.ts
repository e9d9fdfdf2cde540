import { defineEntity, p } from '@mikro-orm/core'

/** A run that closes business dates, one after the other. */
export const EodRun = defineEntity({
  name: 'EodRun',
  schema: 'core',
  tableName: 'eod_runs',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    status: p.text(),
    fromDate: p.date(),
    throughDate: p.date(),
    requestedBy: p.text(),
    startedAt: p.datetime(),
    attempts: p.integer(),
    dueAt: p.datetime(),
    finishedAt: p.datetime().strictNullable(),
    failureReason: p.text().strictNullable(),
  },
})
