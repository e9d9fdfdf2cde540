import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { equalities, pagesByParent, positionAfter } from '#kernel/page-statements.ts'
import { ALERT_COLUMNS, decryptAlert } from '#idv/alerts/alert-rows.ts'
import type { FraudAlertRow } from '#idv/entities/fraud-alert.ts'
import { admitReader } from '#idv/rules/rights.ts'
import { checkedId } from '#idv/rules/verification-reference.ts'
import type { FraudAlertStatus, FraudAlertType, FraudSeverity } from '#idv/schema.gen.ts'

const BY_IDS = planOnce(
  `select ${ALERT_COLUMNS} from idv.fraud_alerts alert where workspace_id = $1 and id = any($2::uuid[])`,
)

/** A fraud alert of the workspace by its id. */
export const fraudAlertById = loader<string, FraudAlertRow>(async (ctx, ids) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<FraudAlertRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.map(row => decryptAlert(ctx.keys, row)),
    ({ id }) => id,
  )
})

export interface FraudAlertFilters {
  readonly verificationId?: string | null
  readonly alertType?: FraudAlertType | null
  readonly severity?: FraudSeverity | null
  readonly status?: FraudAlertStatus | null
}

export type FraudAlertPage = FraudAlertFilters & PageArguments

const positionOf = ({ createdAt, id }: FraudAlertRow) => ({ at: createdAt, id })

const LIST = 'idv.fraud_alerts'

/** A page of fraud alerts, newest first. One statement per combination of filters, so that each gets its own query plan. */
export async function fraudAlerts(
  ctx: Context,
  { first, after = null, verificationId, alertType, severity, status }: FraudAlertPage,
): Promise<Connection<FraudAlertRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = positionAfter(ctx, LIST, after)
  const filters = equalities(
    {
      verification_id:
        typeof verificationId === 'string' ? checkedId(verificationId, 'verificationId') : null,
      alert_type: alertType,
      severity,
      status,
    },
    5,
  )
  const rows = await ctx.database.read<FraudAlertRow>(
    workspaceId,
    `select ${ALERT_COLUMNS} from idv.fraud_alerts alert
    where workspace_id = $1 and (created_at, id) < ($2, $3)${filters.text} order by created_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...filters.values],
  )
  const found = rows.map(row => decryptAlert(ctx.keys, row))
  return connection(ctx, LIST, found, { first, after }, positionOf)
}

const OF_VERIFICATION = 'idv.verification_alerts'
const byVerification = pagesByParent<FraudAlertRow, FraudAlertRow>(
  OF_VERIFICATION,
  `select parent.id as "parent", ${ALERT_COLUMNS} from unnest($2::uuid[]) as parent (id)
  cross join lateral (
    select * from idv.fraud_alerts
    where workspace_id = $1 and verification_id = parent.id and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) alert
  order by alert.created_at desc, alert.id desc`,
  (ctx, row) => decryptAlert(ctx.keys, row),
)

/** A page of a verification's fraud alerts, newest first. */
export async function alertsOfVerification(
  ctx: Context,
  verificationId: string,
  { first, after = null }: PageArguments,
): Promise<Connection<FraudAlertRow>> {
  admitReader(ctx.actor)
  const rows = (await byVerification(ctx, { parent: verificationId, first, after })) ?? []
  return connection(ctx, OF_VERIFICATION, rows, { first, after }, positionOf)
}
