import type { Context } from '#kernel/context.ts'
import { loader } from '#kernel/graph/loader.ts'
import type { Connection } from '#kernel/page.ts'
import { ALERT_COLUMNS } from '#compliance/alerts/alert-rows.ts'
import { decryptAlert, type ReadableAlert } from '#compliance/alerts/seal-alert.ts'
import { CASE_COLUMNS } from '#compliance/cases/case-rows.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import type { ComplianceCaseRow } from '#compliance/entities/cases/compliance-case.ts'
import type { MonitoringAlertRow } from '#compliance/entities/monitoring/monitoring-alert.ts'
import { admitReader } from '#compliance/rules/rights.ts'
import { alertConnection, alertPosition } from '#compliance/queries/monitoring/alerts.ts'
import { caseConnection, triagePosition } from './cases.ts'
import type { ComplianceCustomerKey } from '#compliance/queries/customers.ts'

interface CustomerPage {
  readonly first: number
  readonly after?: string | null
}

type CustomerKeyAndPage = ComplianceCustomerKey & CustomerPage

interface OfCustomer {
  readonly customerKey: string
}

/**
 * Creates a read of a page for each customer. Customers in one selection share their arguments, so each selection needs
 * one statement: `$2` and `$3` are the ids, `$4` to `$7` the position, `$8` the length of the page.
 */
const pagesByCustomer = <Row extends object, Value>(
  text: string,
  positionOf: (ctx: Context, after: string | null) => readonly unknown[],
  open: (ctx: Context, row: Row) => Value,
): ((ctx: Context, key: CustomerKeyAndPage) => Promise<readonly Value[] | undefined>) =>
  loader<CustomerKeyAndPage, readonly Value[]>(async (ctx, keys) => {
    const { workspaceId } = ctx.actor
    const groups = Map.groupBy(keys, ({ first, after }) => `${first} ${after ?? ''}`)
    const found = new Map<object, readonly Value[]>()
    await Promise.all(
      [...groups.values()].map(async same => {
        const { first, after = null } = same[0]!
        const rows = await ctx.database.read<Row & OfCustomer>(workspaceId, text, [
          workspaceId,
          same.map(({ id }) => id),
          same.map(({ externalId }) => externalId),
          ...positionOf(ctx, after),
          first + 1,
        ])
        const byCustomer = Map.groupBy(rows, ({ customerKey }) => customerKey)
        for (const key of same)
          found.set(
            key,
            (byCustomer.get(key.id) ?? []).map(({ customerKey: _, ...row }) =>
              open(ctx, row as unknown as Row),
            ),
          )
      }),
    )
    return keys.map(key => found.get(key))
  })

const CASES = 'compliance.customer_cases'
const CASES_OF_CUSTOMERS = `select customer.id as "customerKey", ${CASE_COLUMNS} from unnest($2::uuid[], $3::text[]) as customer (id, external_id)
  cross join lateral (
    select * from compliance.cases
    where workspace_id = $1 and customer_id in (customer.external_id, customer.id::text) and ((status = 'CLOSED'), priority, due_at, id) > ($4, $5, $6, $7)
    order by (status = 'CLOSED'), priority, due_at, id limit $8) opened
  order by (opened.status = 'CLOSED'), opened.priority, opened.due_at, opened.id`

const casesByCustomer = pagesByCustomer<ComplianceCaseRow, ReadableCase>(
  CASES_OF_CUSTOMERS,
  (ctx, after) => {
    const { isClosed, priority, at, id } = triagePosition(ctx, CASES, after)
    return [isClosed, priority, at, id]
  },
  (ctx, row) => decryptCase(ctx.keys, row),
)

/** Cases of a customer in triage order. */
export async function casesOfCustomer(
  ctx: Context,
  { id, externalId }: ComplianceCustomerKey,
  { first, after = null }: CustomerPage,
): Promise<Connection<ReadableCase>> {
  admitReader(ctx.actor)
  const rows = (await casesByCustomer(ctx, { id, externalId, first, after })) ?? []
  return caseConnection(ctx, CASES, rows, { first, after })
}

const ALERTS = 'compliance.customer_alerts'
const ALERTS_OF_CUSTOMERS = `select customer.id as "customerKey", ${ALERT_COLUMNS} from unnest($2::uuid[], $3::text[]) as customer (id, external_id)
  cross join lateral (
    select * from compliance.alerts
    where workspace_id = $1 and customer_id in (customer.external_id, customer.id::text) and status <> 'SHADOW'
      and ((closed_at is not null), severity_rank, created_at, id) > ($4, $5, $6, $7)
    order by (closed_at is not null), severity_rank, created_at, id limit $8) alert
  order by (alert.closed_at is not null), alert.severity_rank, alert.created_at, alert.id`

const alertsByCustomer = pagesByCustomer<MonitoringAlertRow, ReadableAlert>(
  ALERTS_OF_CUSTOMERS,
  (ctx, after) => {
    const { isClosed, rank, at, id } = alertPosition(ctx, ALERTS, after)
    return [isClosed, rank, at, id]
  },
  (ctx, row) => decryptAlert(ctx.keys, row),
)

/** Alerts of a customer in triage order. */
export async function alertsOfCustomer(
  ctx: Context,
  { id, externalId }: ComplianceCustomerKey,
  { first, after = null }: CustomerPage,
): Promise<Connection<ReadableAlert>> {
  admitReader(ctx.actor)
  const rows = (await alertsByCustomer(ctx, { id, externalId, first, after })) ?? []
  return alertConnection(ctx, ALERTS, rows, { first, after })
}
