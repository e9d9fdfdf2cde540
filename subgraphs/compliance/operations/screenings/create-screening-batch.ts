import { type ScreeningBatchRow, ScreeningBatch } from '#compliance/entities/screening-batch.ts'
import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { invalid } from '#kernel/refusals.ts'
import type { ScreeningList, ScreeningPurpose } from '#compliance/entities/screening.ts'
import { events } from '#compliance/events.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { planOf } from '#compliance/screening/plan-screening.ts'
import { sealSubject } from '#compliance/screening/seal-screening.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import { subjectIssues, type SubjectInput } from '#compliance/subjects/subject-input.ts'

export interface CreateScreeningBatch {
  readonly subjects: readonly SubjectInput[]
  readonly lists?: readonly ScreeningList[] | null
  readonly matchThreshold?: number | null
  readonly purpose?: ScreeningPurpose | null
}

/** Maximum number of validation issues in one response. */
const ISSUES_MAX = 50

const INSERT = insertOf(ScreeningBatch, 'batch')
const QUEUE = `insert into compliance.screenings (workspace_id, id, status, purpose, external_id, batch_id, subject, lists, sources, match_threshold, dataset_versions, missing_sources,
    total_matches, sanctions_matches, pep_matches, open_matches, suppressed_matches, decision_number, requested_by, created_at)
  select $1, id, 'QUEUED', $3, "externalId", $2, subject, $4, $5, $6, '{}', '{}', 0, 0, 0, 0, 0, 0, $7, $8
  from jsonb_to_recordset($9::jsonb) as given (id uuid, "externalId" text, subject text)`

const queue = command({
  prepare: (ctx: Context, _: CreateScreeningBatch) => paymentPolicy(ctx),
  write: async (tx, { subjects, ...request }, { minScore }): Promise<ScreeningBatchRow> => {
    const { workspaceId } = tx.actor
    const batch: ScreeningBatchRow = {
      workspaceId,
      id: newId(),
      status: 'QUEUED',
      total: subjects.length,
      createdBy: tx.actor.subjectId,
      createdAt: tx.now(),
      completedAt: null,
    }
    const { purpose, lists, sources, matchThreshold } = planOf(
      { ...request, subject: subjects[0]! },
      minScore,
    )
    const rows = subjects.map(subject => {
      const id = newId()
      return {
        id,
        externalId: subject.externalId ?? null,
        subject: sealSubject(tx.keys, { workspaceId, id }, subject),
      }
    })
    await tx.sql(INSERT, valuesOf(ScreeningBatch, batch))
    await tx.sql(QUEUE, [
      workspaceId,
      batch.id,
      purpose,
      lists,
      sources,
      matchThreshold,
      tx.actor.subjectId,
      tx.now(),
      JSON.stringify(rows),
    ])
    tx.emit(events.screening_batch_queued, batch.id, { batchId: batch.id, total: batch.total })
    return batch
  },
})

/** Queues many subjects for screening. A job screens them, and an event is published when the batch is complete. */
export async function createScreeningBatch(
  ctx: Context,
  input: CreateScreeningBatch,
): Promise<ScreeningBatchRow> {
  admitWriter(ctx.actor)
  if (input.subjects.length === 0) throw invalid([{ field: 'subjects', reason: 'must have at least 1 item' }])
  const issues = input.subjects.flatMap((subject, index) =>
    subjectIssues(subject, ctx.now(), `subjects[${index}]`),
  )
  if (issues.length > 0) throw invalid(issues.slice(0, ISSUES_MAX))
  return queue(ctx, input)
}
