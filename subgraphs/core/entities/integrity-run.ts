import { defineEntity, p } from '@mikro-orm/core'

/** A run of the integrity report, with its result. */
export const IntegrityRun = defineEntity({
  name: 'IntegrityRun',
  schema: 'core',
  tableName: 'integrity_runs',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    status: p.text(),
    isFull: p.boolean(),
    failures: p.integer(),
    requestedBy: p.text(),
    requestedAt: p.datetime(),
    startedAt: p.datetime().strictNullable(),
    steppedAt: p.datetime().strictNullable(),
    checkedAt: p.datetime().strictNullable(),
    finishedAt: p.datetime().strictNullable(),
    transactions: p.bigint().strictNullable(),
    checks: p.json().strictNullable(),
  },
})
