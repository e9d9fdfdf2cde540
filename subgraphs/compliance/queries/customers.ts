import type { Context } from '#kernel/context.ts'
import { loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import type { RiskLevel } from '#compliance/risk/assessment.ts'
import { admitReader } from '#compliance/rules/rights.ts'
import type { ScreeningRow } from '#compliance/entities/screening.ts'
import { SCREENING_COLUMNS } from '#compliance/screening/load-screening.ts'

export interface ComplianceCustomerKey {
  readonly id: string
  readonly externalId: string
}

interface Risk {
  readonly riskScore: number
  readonly riskBand: RiskLevel
}

// A customer may be a subject under its id or its external id; the higher risk counts.
const RISKS = `select distinct on (customer.id) customer.id, subject.risk_score as "riskScore", subject.risk_band as "riskBand"
  from unnest($2::uuid[], $3::text[]) as customer (id, external_id)
  join compliance.subjects subject on subject.workspace_id = $1 and subject.external_id in (customer.external_id, customer.id::text)
  where subject.status <> 'DELETED' and subject.risk_score is not null
  order by customer.id, subject.risk_score desc`

/** Risk score and band of customers. */
export const customerRisk = loader<ComplianceCustomerKey, Risk>(async (ctx, customers) => {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<Risk & { id: string }>(workspaceId, RISKS, [
    workspaceId,
    customers.map(({ id }) => id),
    customers.map(({ externalId }) => externalId),
  ])
  const risks = new Map(rows.map(row => [row.id, row]))
  return customers.map(({ id }) => risks.get(id))
})

const SCREENINGS = `select customer.id as "customerId", ${SCREENING_COLUMNS} from unnest($2::uuid[], $3::text[]) as customer (id, external_id)
  cross join lateral (
    select * from compliance.screenings
    where workspace_id = $1 and external_id in (customer.external_id, customer.id::text) and (created_at, id) < ($4, $5)
    order by created_at desc, id desc limit $6) screening
  order by screening.created_at desc, screening.id desc`

const LIST = 'compliance.customer_screenings'
/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

interface Page {
  readonly first: number
  readonly after?: string | null
}

/** Customers in one selection share their arguments, so each selection needs one statement. */
const screeningsByCustomer = loader<ComplianceCustomerKey & Page, readonly ScreeningRow[]>(
  async (ctx, keys) => {
    const { workspaceId } = ctx.actor
    const groups = Map.groupBy(keys, ({ first, after }) => `${first} ${after ?? ''}`)
    const found = new Map<object, readonly ScreeningRow[]>()
    await Promise.all(
      [...groups.values()].map(async same => {
        const { first, after } = same[0]!
        const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
        const rows = await ctx.database.read<ScreeningRow & { customerId: string }>(workspaceId, SCREENINGS, [
          workspaceId,
          same.map(each => each.id),
          same.map(({ externalId }) => externalId),
          at,
          id,
          first + 1,
        ])
        const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId)
        for (const key of same) found.set(key, byCustomer.get(key.id) ?? [])
      }),
    )
    return keys.map(key => found.get(key))
  },
)

/** Screenings that name a customer, newest first. */
export async function screeningsOfCustomer(
  ctx: Context,
  { id, externalId }: ComplianceCustomerKey,
  { first, after }: Page,
): Promise<Connection<ScreeningRow>> {
  admitReader(ctx.actor)
  const rows =
    (await screeningsByCustomer(ctx, {
      id,
      externalId,
      first,
      ...(typeof after === 'string' && { after }),
    })) ?? []
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}
