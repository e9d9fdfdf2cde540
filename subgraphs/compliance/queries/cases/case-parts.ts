import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { ALERT_COLUMNS } from '#compliance/alerts/alert-rows.ts'
import { decryptAlert, type ReadableAlert } from '#compliance/alerts/seal-alert.ts'
import { LINK_KINDS, type LinkKind } from '#compliance/entities/cases/case-link.ts'
import type { MonitoringAlertRow } from '#compliance/entities/monitoring/monitoring-alert.ts'
import type {
  PaymentHoldReason,
  ScreeningOutcome,
  ScreeningStage,
} from '#compliance/entities/payment-screening.ts'
import { ScreeningMatch, type ScreeningMatchRow } from '#compliance/entities/screening-match.ts'
import type { SubjectRow } from '#compliance/entities/subject.ts'
import { decryptSubject, type Subject } from '#compliance/subjects/details.ts'
import { SUBJECT_COLUMNS } from '#compliance/subjects/subject-rows.ts'

/** Most items of each kind that a case shows; the history has them all. */
const PARTS_MAX = 200

/** Ids of what a case is about, by kind. */
export type CaseLinks = Readonly<Record<LinkKind, readonly string[]>>

const NO_LINKS: CaseLinks = { ALERT: [], TRANSACTION: [], SCREENING: [], SUBJECT: [], PAYMENT: [] }

const LINKS = planOnce(`select wanted.id as "caseId", link.kind, link.target_id as "targetId"
  from unnest($2::uuid[]) as wanted (id) cross join unnest($3::text[]) as kinds (kind)
  cross join lateral (select kind, target_id from compliance.case_links
    where workspace_id = $1 and case_id = wanted.id and kind = kinds.kind order by target_id limit ${PARTS_MAX}) link
  order by link.target_id`)

/** What cases link, by the id of the case, at most 200 ids of each kind. */
export const linksOfCase = loader<string, CaseLinks>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<{ caseId: string; kind: LinkKind; targetId: string }>(
    workspaceId,
    LINKS,
    [workspaceId, ids, LINK_KINDS],
  )
  return grouped(ids, rows, ({ caseId }) => caseId).map(ofCase => {
    const byKind = Map.groupBy(ofCase, ({ kind }) => kind)
    const idsOf = (kind: LinkKind): readonly string[] =>
      (byKind.get(kind) ?? []).map(({ targetId }) => targetId)
    return ofCase.length === 0
      ? NO_LINKS
      : {
          ALERT: idsOf('ALERT'),
          TRANSACTION: idsOf('TRANSACTION'),
          SCREENING: idsOf('SCREENING'),
          SUBJECT: idsOf('SUBJECT'),
          PAYMENT: idsOf('PAYMENT'),
        }
  })
})

const ALERTS =
  planOnce(`select link.case_id as "ofCase", ${ALERT_COLUMNS} from unnest($2::uuid[]) as wanted (id)
  cross join lateral (select case_id, target_id from compliance.case_links
    where workspace_id = $1 and case_id = wanted.id and kind = 'ALERT' order by target_id limit ${PARTS_MAX}) link
  join compliance.alerts alert on alert.workspace_id = $1 and alert.id = link.target_id::uuid
  order by (alert.closed_at is not null), alert.severity_rank, alert.created_at, alert.id`)

/** Alerts of cases in triage order, by the id of the case. */
export const alertsOfCase = loader<string, readonly ReadableAlert[]>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<MonitoringAlertRow & { ofCase: string }>(workspaceId, ALERTS, [
    workspaceId,
    ids,
  ])
  return grouped(ids, rows, ({ ofCase }) => ofCase).map(ofCase =>
    ofCase.map(({ ofCase: _, ...row }) => decryptAlert(ctx.keys, row)),
  )
})

const MATCHES =
  planOnce(`select link.case_id as "ofCase", ${columnsOf(ScreeningMatch, 'match')} from unnest($2::uuid[]) as wanted (id)
  cross join lateral (
    select case_id, found.* from compliance.case_links
    join compliance.screening_matches found on found.workspace_id = $1 and found.screening_id = target_id::uuid
    where case_links.workspace_id = $1 and case_id = wanted.id and kind = 'SCREENING'
    order by found.screening_at desc, found.screening_id, found.position limit ${PARTS_MAX}) link
  join compliance.screening_matches match on match.workspace_id = $1 and match.id = link.id
  order by match.screening_at desc, match.screening_id, match.position`)

/** Matches of the screenings that cases link, by the id of the case. */
export const matchesOfCase = loader<string, readonly ScreeningMatchRow[]>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ScreeningMatchRow & { ofCase: string }>(workspaceId, MATCHES, [
    workspaceId,
    ids,
  ])
  return grouped(ids, rows, ({ ofCase }) => ofCase)
})

// A payment has a result of its screening for each stage, and one of the rules.
const HELD =
  planOnce(`select wanted.id as "ofCase", held.* from unnest($2::uuid[]) as wanted (id) cross join lateral (
    select target_id::uuid as "paymentId", screening.stage, screening.hold_reason as "holdReason", coalesce(screening.screening_ids, '{}') as "screeningIds",
      evaluated.evaluation_id as "evaluationId", least(screening.held_until, evaluated.held_until) as "heldUntil",
      greatest(screening.created_at, evaluated.created_at) as "createdAt"
    from compliance.case_links
    left join lateral (
      select stage, hold_reason, held_until, screening_ids, created_at from compliance.payment_screenings
      where workspace_id = $1 and payment_id = target_id::uuid and voided_at is null and outcome = 'HELD'
      order by created_at desc, id desc limit 1) screening on true
    left join compliance.payment_evaluations evaluated on evaluated.workspace_id = $1 and evaluated.payment_id = target_id::uuid
      and evaluated.voided_at is null and evaluated.outcome = 'HELD'
    where case_links.workspace_id = $1 and case_id = wanted.id and kind = 'PAYMENT'
      and (screening.stage is not null or evaluated.evaluation_id is not null)
    order by "createdAt" desc, target_id limit ${PARTS_MAX}) held
  order by held."createdAt" desc, held."paymentId"`)

/** A payment that waits, and what holds it. */
export interface HeldPayment {
  readonly paymentId: string
  readonly outcome: ScreeningOutcome
  readonly heldBy: readonly ('SCREENING' | 'RULES')[]
  /** The earlier of both deadlines; null if the payment is held without limit. */
  readonly heldUntil: Date | null
  /** Null, as holdReason, if only rules hold the payment. */
  readonly stage: ScreeningStage | null
  readonly holdReason: PaymentHoldReason | null
  readonly screeningIds: readonly string[]
  /** Null if only a screening holds the payment. */
  readonly evaluationId: string | null
  /** When the latest result that holds the payment was stored. */
  readonly createdAt: Date
}

type HeldRow = Omit<HeldPayment, 'outcome' | 'heldBy'>

/** Payments of cases that a screening, the rules or both hold, by the id of the case. */
export const heldPaymentsOfCase = loader<string, readonly HeldPayment[]>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<HeldRow & { ofCase: string }>(workspaceId, HELD, [workspaceId, ids])
  return grouped(ids, rows, ({ ofCase }) => ofCase).map(ofCase =>
    ofCase.map(({ ofCase: _, ...row }) => ({
      ...row,
      outcome: 'HELD' as const,
      heldBy: [
        ...(row.stage === null ? [] : (['SCREENING'] as const)),
        ...(row.evaluationId === null ? [] : (['RULES'] as const)),
      ],
    })),
  )
})

// The subject with the customer's id; without one, the first subject that the case links.
const SUBJECTS = planOnce(`select opened.id as "ofCase", ${SUBJECT_COLUMNS} from compliance.cases opened
  cross join lateral (
    select 1 as rank, id from compliance.subjects
    where workspace_id = $1 and external_id = opened.customer_id and status <> 'DELETED'
    union all
    (select 2, target_id::uuid from compliance.case_links
      where workspace_id = $1 and case_id = opened.id and kind = 'SUBJECT' order by target_id limit 1)
    order by rank limit 1) found
  join compliance.subjects subject on subject.workspace_id = $1 and subject.id = found.id
  where opened.workspace_id = $1 and opened.id = any($2::uuid[])`)

/** The subject that a case is about, by the id of the case. */
export const subjectOfCase = loader<string, Subject>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<SubjectRow & { ofCase: string }>(workspaceId, SUBJECTS, [
    workspaceId,
    ids,
  ])
  return inOrder(ids, rows, ({ ofCase }) => ofCase).map(
    row => row && decryptSubject(ctx.keys, (({ ofCase: _, ...subject }) => subject)(row)),
  )
})
