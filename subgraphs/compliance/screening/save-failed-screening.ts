import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { valuesOf } from '#kernel/database/columns.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { newId } from '#kernel/id.ts'
import { ScreeningDecision, type ScreeningDecisionRow } from '#compliance/entities/screening-decision.ts'
import { Screening, type ScreeningRow } from '#compliance/entities/screening.ts'
import { events } from '#compliance/events.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { holdSubject } from '#compliance/subjects/subject-rows.ts'
import type { QueuedScreening } from './build-rows.ts'
import { INSERT_DECISION, INSERT_SCREENING } from './save-screening.ts'
import { planOf, type ScreeningPlan, type ScreeningRequest } from './plan-screening.ts'
import { sealSubject } from './seal-screening.ts'
import { publishDecision } from './publish-screening.ts'

/** A failed screening is linked to an existing subject; it never creates one. */
const KNOWN = `select id from compliance.subjects where workspace_id = $1 and external_id = $2 and status <> 'DELETED' for update`

interface FailedScreening {
  readonly plan: ScreeningPlan
  readonly failure: string
  readonly queued?: (QueuedScreening & Pick<ScreeningRow, 'subject' | 'externalId'>) | undefined
}

/** Stores a screening that failed. It clears no party: the outcome of a payment is HOLD, of any other purpose REVIEW_REQUIRED. */
export async function writeFailedScreening(
  tx: Tx,
  { plan, failure, queued }: FailedScreening,
): Promise<ScreeningRow> {
  const isErased =
    queued?.subject === null ||
    (plan.subjectId !== null && (await holdSubject(tx, plan.subjectId)) === 'DELETED')
  const [known] =
    plan.subjectId === null && plan.externalId !== null
      ? await tx.sql<{ id: string }>(KNOWN, [tx.actor.workspaceId, plan.externalId])
      : []
  const failed = failedScreeningRow(tx, {
    plan: { ...plan, subjectId: plan.subjectId ?? known?.id ?? null },
    failure,
    queued,
  })
  const screening: ScreeningRow = isErased
    ? { ...failed, externalId: queued?.externalId ?? failed.externalId, subject: null }
    : failed
  const decision: ScreeningDecisionRow = {
    workspaceId: screening.workspaceId,
    screeningId: screening.id,
    number: 1,
    cause: 'FAILED',
    outcome: screening.outcome!,
    previousOutcome: null,
    reason: failure,
    madeBy: tx.actor.subjectId,
    madeByKey: null,
    engine: null,
    configHash: null,
    input: null,
    assessment: null,
    madeAt: tx.now(),
  }
  await allSettledOrThrow([
    tx.sql(INSERT_SCREENING, valuesOf(Screening, screening)),
    tx.sql(INSERT_DECISION, valuesOf(ScreeningDecision, decision)),
  ])
  const { id: screeningId, subjectId, status, purpose } = screening
  tx.emit(events.screening_started, screeningId, { screeningId, subjectId, purpose })
  tx.emit(events.screening_failed, screeningId, { screeningId, status, failure })
  publishDecision(tx, decision)
  return screening
}

const write = command((tx, failed: FailedScreening) => writeFailedScreening(tx, failed))

/** Stores the failure in its own transaction without the idempotency key, so that a repeat of the request screens again. */
export async function saveFailedScreening(
  ctx: Context,
  request: ScreeningRequest,
  failure: string,
): Promise<ScreeningRow> {
  const { idempotency: _, ...rest } = ctx
  const { minScore } = await paymentPolicy(ctx)
  return write(rest, { plan: planOf(request, minScore), failure })
}

function failedScreeningRow(tx: Tx, { plan, failure, queued }: FailedScreening): ScreeningRow {
  const id = queued?.id ?? newId()
  const { workspaceId } = tx.actor
  return {
    workspaceId,
    id,
    status: 'FAILED',
    purpose: plan.purpose,
    subjectId: plan.subjectId,
    externalId: plan.externalId,
    paymentId: plan.paymentId,
    batchId: queued?.batchId ?? null,
    previousScreeningId: null,
    nextScreeningId: null,
    subject: sealSubject(tx.keys, { workspaceId, id }, plan.subject),
    lists: plan.lists,
    sources: plan.sources,
    matchThreshold: plan.matchThreshold,
    datasetVersions: {},
    missingSources: plan.sources,
    totalMatches: 0,
    sanctionsMatches: 0,
    pepMatches: 0,
    openMatches: 0,
    suppressedMatches: 0,
    riskScore: null,
    riskBand: null,
    outcome: plan.purpose === 'PAYMENT' ? 'HOLD' : 'REVIEW_REQUIRED',
    decisionNumber: 1,
    assessmentNumber: null,
    overrideNumber: null,
    failure,
    requestedBy: queued?.requestedBy ?? tx.actor.subjectId,
    createdAt: queued?.createdAt ?? tx.now(),
    startedAt: tx.now(),
    completedAt: tx.now(),
  }
}
