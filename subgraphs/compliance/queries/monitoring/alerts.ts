import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { refuse as refuseCaller } from '#kernel/refusals.ts'
import { ALERT_COLUMNS } from '#compliance/alerts/alert-rows.ts'
import { decryptAlert, type ReadableAlert } from '#compliance/alerts/seal-alert.ts'
import type { AlertStatus, MonitoringAlertRow } from '#compliance/entities/monitoring/monitoring-alert.ts'
import type { RuleSeverity } from '#compliance/monitoring-rules/rule.ts'
import { admitReader, admitScreeningReader } from '#compliance/rules/rights.ts'

const readAlerts = async (
  { actor: { workspaceId }, database, keys }: Context,
  text: string,
  values: readonly unknown[],
): Promise<ReadableAlert[]> =>
  (await database.read<MonitoringAlertRow>(workspaceId, text, [workspaceId, ...values])).map(row =>
    decryptAlert(keys, row),
  )

const BY_IDS = planOnce(
  `select ${ALERT_COLUMNS} from compliance.alerts alert where workspace_id = $1 and id = any($2::uuid[])`,
)

const alertById = loader<string, ReadableAlert>(async (ctx, ids) => {
  admitScreeningReader(ctx)
  return inOrder(ids, await readAlerts(ctx, BY_IDS, [ids]), ({ id }) => id)
})

/** An alert of the workspace; null when the id is unknown. */
export const monitoringAlert = async (ctx: Context, id: string): Promise<ReadableAlert | null> =>
  (await alertById(ctx, id)) ?? null

const OF_PAYMENTS = planOnce(
  `select evaluated.payment_id as "paymentId", ${ALERT_COLUMNS} from compliance.payment_evaluations evaluated
  join compliance.evaluations evaluation on evaluation.workspace_id = $1 and evaluation.id = evaluated.evaluation_id
  join compliance.alerts alert on alert.workspace_id = $1 and alert.id = any(evaluation.alert_ids)
  where evaluated.workspace_id = $1 and evaluated.payment_id = any($2::uuid[])
  order by alert.severity_rank, alert.created_at, alert.id`,
)

const ofPayment = loader<string, readonly ReadableAlert[]>(async (ctx, paymentIds) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<MonitoringAlertRow & { readonly paymentId: string }>(
    workspaceId,
    OF_PAYMENTS,
    [workspaceId, paymentIds],
  )
  return grouped(paymentIds, rows, ({ paymentId }) => paymentId).map(found =>
    found.map(({ paymentId: _, ...row }) => decryptAlert(ctx.keys, row)),
  )
})

/** Alerts that the evaluation of a payment raised or was attached to. */
export async function alertsOfPayment(ctx: Context, paymentId: string): Promise<readonly ReadableAlert[]> {
  admitReader(ctx.actor)
  return (await ofPayment(ctx, paymentId)) ?? []
}

export interface AlertFilters {
  readonly status?: AlertStatus | null
  readonly severity?: RuleSeverity | null
  readonly ruleId?: string | null
  readonly customerId?: string | null
  readonly caseId?: string | null
}

export interface AlertPage extends AlertFilters {
  readonly first: number
  readonly after?: string | null
}

const LIST = 'compliance.alerts'

/** Position of an alert in triage order: open ones first, then the most severe, then the oldest. */
export interface AlertPosition {
  readonly isClosed: boolean
  readonly rank: number
  readonly at: Date | '-infinity'
  readonly id: string
}

const START: AlertPosition = {
  isClosed: false,
  rank: 0,
  at: '-infinity',
  id: '00000000-0000-0000-0000-000000000000',
}
const SORT_KEY = /^([01])([1-5]):([-0-9a-f]{36})$/

export function alertPosition(ctx: Context, list: string, after: string | null | undefined): AlertPosition {
  if (typeof after !== 'string') return START
  const { at, id } = decodeCursor(ctx, list, after)
  const [, closed, rank, alertId] = SORT_KEY.exec(id) ?? []
  if (!rank || !alertId) throw refuseCaller('CURSOR_INVALID')
  return { isClosed: closed === '1', rank: Number(rank), at, id: alertId }
}

export const alertConnection = (
  ctx: Context,
  list: string,
  rows: readonly ReadableAlert[],
  page: { readonly first: number; readonly after?: string | null },
): Connection<ReadableAlert> =>
  connection(ctx, list, rows, page, ({ createdAt, closedAt, severityRank, id }) => ({
    at: createdAt,
    id: `${closedAt === null ? 0 : 1}${severityRank}:${id}`,
  }))

/** A page of alerts in triage order, those of shadow rules only with the status SHADOW. One statement per combination of filters, so that each gets its own query plan. */
export async function monitoringAlerts(
  ctx: Context,
  { first, after = null, ...filters }: AlertPage,
): Promise<Connection<ReadableAlert>> {
  admitScreeningReader(ctx)
  const { isClosed, rank, at, id } = alertPosition(ctx, LIST, after)
  const wanted = Object.entries({
    status: filters.status,
    severity: filters.severity,
    rule_id: filters.ruleId,
    customer_id: filters.customerId,
    case_id: filters.caseId,
  }).filter(([, value]) => value !== null && value !== undefined)
  const conditions = wanted.map(([column], index) => ` and ${column} = $${index + 7}`).join('')
  const rows = await readAlerts(
    ctx,
    `select ${ALERT_COLUMNS} from compliance.alerts alert
    where workspace_id = $1 and ((closed_at is not null), severity_rank, created_at, id) > ($2, $3, $4, $5)
      and ${filters.status === 'SHADOW' ? `status = 'SHADOW'` : `status <> 'SHADOW'`}${conditions}
    order by (closed_at is not null), severity_rank, created_at, id limit $6`,
    [isClosed, rank, at, id, first + 1, ...wanted.map(([, value]) => value)],
  )
  return alertConnection(ctx, LIST, rows, { first, after })
}
