import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { batchRunIssues, type StartBatchRun } from '#sentinel/batch-runs/batch-run-input.ts'
import { BATCH_RUN_COLUMNS, type ReadableBatchRun } from '#sentinel/batch-runs/batch-run-rows.ts'
import { WATCHED } from '#sentinel/batch-runs/profiles-of-run.ts'
import { BatchRun } from '#sentinel/entities/batch-run.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

const UNFINISHED_MAX = 20

const UNFINISHED =
  'select count(*)::int as count from sentinel.batch_runs where workspace_id = $1 and completed_at is null'
const COUNT_GIVEN =
  'select count(*)::int as count from sentinel.profiles where workspace_id = $1 and id = any($2::uuid[])'
const COUNT_WATCHED = `select count(*)::int as count from sentinel.profiles where workspace_id = $1 and ${WATCHED}`
const INSERT = `${insertOf(BatchRun, 'run')} returning ${BATCH_RUN_COLUMNS}`

/** Queues a run over the given profiles, or over all that are watched. */
export const startBatchRun = command(async (tx, input: StartBatchRun): Promise<ReadableBatchRun> => {
  admitWriter(tx.actor)
  const { workspaceId } = tx.actor
  const issues = batchRunIssues(input, tx.now())
  if (issues.length > 0) throw invalid(issues)
  const profileIds = input.profileIds ? [...new Set(input.profileIds.map(id => id.toLowerCase()))] : null
  const count = async (text: string, ...values: unknown[]): Promise<number> =>
    (await tx.sql<{ count: number }>(text, [workspaceId, ...values]))[0]!.count
  const profilesTotal = await (profileIds ? count(COUNT_GIVEN, profileIds) : count(COUNT_WATCHED))
  if (profileIds && profilesTotal < profileIds.length) throw refuse('PROFILE_NOT_FOUND')
  if ((await count(UNFINISHED)) >= UNFINISHED_MAX) throw refuse('BATCH_RUN_LIMIT_REACHED')

  const id = newId()
  const [run] = await tx.sql<ReadableBatchRun>(
    INSERT,
    valuesOf(BatchRun, {
      workspaceId,
      id,
      type: input.type,
      status: 'QUEUED',
      profileIds,
      asOf: input.asOf ?? tx.now(),
      periodFrom: input.from ?? null,
      periodTo: input.to ?? null,
      profilesTotal,
      profilesDone: 0,
      profilesFailed: 0,
      baselinesComputed: 0,
      signalsCreated: 0,
      attempts: 0,
      createdBy: actingPerson(tx.actor).by,
      createdAt: tx.now(),
    }),
  )
  tx.emit(events.batch_run_started, id, { batchRunId: id, type: input.type, profilesTotal })
  return run!
})
