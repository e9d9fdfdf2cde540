import { defineEntity, p } from '@mikro-orm/core'

export type BatchStatus = 'QUEUED' | 'RUNNING' | 'COMPLETED'

/** Many subjects that were handed in together; each is a screening that waits its turn. */
export const ScreeningBatch = defineEntity({
  name: 'ScreeningBatch',
  schema: 'compliance',
  tableName: 'screening_batches',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    status: p.text().$type<BatchStatus>(),
    total: p.integer(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    completedAt: p.datetime().strictNullable(),
  },
})
