import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

export type BatchStatus = 'QUEUED' | 'RUNNING' | 'COMPLETED'

/** Subjects submitted together; each becomes a queued screening. */
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

export type ScreeningBatchRow = Row<typeof ScreeningBatch>
