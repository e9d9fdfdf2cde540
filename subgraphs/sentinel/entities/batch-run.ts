import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

export type BatchRunType = 'BASELINE_REFRESH' | 'RULE_SWEEP' | 'FULL' | 'BACKFILL'
export type BatchRunStatus =
  'QUEUED' | 'RUNNING' | 'COMPLETED' | 'COMPLETED_WITH_ERRORS' | 'FAILED' | 'CANCELLED'

/** A run that computes baselines, evaluates rules or both, profile by profile. */
export const BatchRun = defineEntity({
  name: 'SentinelBatchRun',
  schema: 'sentinel',
  tableName: 'batch_runs',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.text().$type<BatchRunType>(),
    status: p.text().$type<BatchRunStatus>(),
    /** Null for every profile that is watched. */
    profileIds: p.array().$type<string[]>().columnType('uuid[]').strictNullable(),
    asOf: p.datetime(),
    periodFrom: p.datetime().strictNullable(),
    periodTo: p.datetime().strictNullable(),
    /** The last profile that is done, in the order of ids. */
    doneUntil: p.uuid().strictNullable(),
    /** A BACKFILL of the next profile has evaluated its transactions up to this one. */
    evaluatedUntilAt: p.datetime().strictNullable(),
    evaluatedUntilId: p.uuid().strictNullable(),
    profilesTotal: p.integer(),
    profilesDone: p.integer(),
    profilesFailed: p.integer(),
    baselinesComputed: p.integer(),
    signalsCreated: p.integer(),
    /** The day of a nightly run, YYYY-MM-DD. */
    scheduledOn: p.date().$type<string>().strictNullable(),
    leaseUntil: p.datetime().strictNullable(),
    /** Chunks that began since the last one that ended. */
    attempts: p.integer(),
    /** When the last chunk began, so that workspaces take turns. */
    turnAt: p.datetime().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    startedAt: p.datetime().strictNullable(),
    completedAt: p.datetime().strictNullable(),
  },
})

export type BatchRunRow = Row<typeof BatchRun>
