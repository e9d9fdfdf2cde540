import { defineEntity, p } from '@mikro-orm/core'

/** A step of closing a business date, with its position. */
export const EodStep = defineEntity({
  name: 'EodStep',
  schema: 'core',
  tableName: 'eod_steps',
  properties: {
    workspaceId: p.uuid().primary(),
    businessDate: p.date().primary(),
    step: p.text().primary(),
    runId: p.uuid(),
    status: p.text(),
    cursor: p.uuid().strictNullable(),
    processed: p.bigint(),
    failed: p.bigint(),
    startedAt: p.datetime(),
    finishedAt: p.datetime().strictNullable(),
  },
})
