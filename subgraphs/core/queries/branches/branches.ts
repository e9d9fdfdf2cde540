import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { Branch } from '#core/entities/branches/branch.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { admitRole } from '#core/rules/rights.ts'

export type BranchRow = Row<typeof Branch>

export const BRANCH_COLUMNS = columnsOf(Branch, 'branch')

const BY_IDS = planOnce(
  `select ${BRANCH_COLUMNS} from core.branches branch where workspace_id = $1 and id = any($2::uuid[])`,
)

export const branchById = loader<string, BranchRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  return inOrder(
    ids,
    await ctx.database.read<BranchRow>(workspaceId, BY_IDS, [workspaceId, ids]),
    ({ id }) => id,
  )
})

/** A branch of the workspace; null if there is none with this id. */
export async function branch(ctx: Context, id: string): Promise<BranchRow | null> {
  admitRole(ctx.actor, 'viewer')
  return (await branchById(ctx, id)) ?? null
}

const PAGE = planOnce(`select ${BRANCH_COLUMNS} from core.branches branch
  where workspace_id = $1 and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4`)

const LIST = 'branches'
/** A position after every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

export interface BranchesArgs {
  readonly first: number
  readonly after?: string | null
}

/** A page of the workspace's branches, newest first. */
export async function branches(
  ctx: Context,
  { first, after = null }: BranchesArgs,
): Promise<Connection<BranchRow>> {
  admitRole(ctx.actor, 'viewer')
  // The head office exists as soon as the workspace has a policy.
  await policyOf(ctx)
  const { workspaceId } = ctx.actor
  const { at, id } = after === null ? START : decodeCursor(ctx, LIST, after)
  const rows = await ctx.database.read<BranchRow>(workspaceId, PAGE, [workspaceId, at, id, first + 1])
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}

const OF_CUSTOMERS = planOnce(`select customer.id as "customerId", ${BRANCH_COLUMNS}
  from unnest($2::uuid[]) as customer (id)
  left join core.customer_branches assigned on assigned.workspace_id = $1 and assigned.customer_id = customer.id
  join core.branches branch on branch.workspace_id = $1
    and branch.id = coalesce(assigned.branch_id, (select id from core.branches where workspace_id = $1 and code = 'HO'))`)

/** The branch of a customer: the head office unless another one was assigned. */
export const branchOfCustomer = loader<string, BranchRow & { readonly customerId: string }>(
  async (ctx, customerIds) => {
    admitRole(ctx.actor, 'viewer')
    await policyOf(ctx)
    const { workspaceId } = ctx.actor
    const rows = await ctx.database.read<BranchRow & { customerId: string }>(workspaceId, OF_CUSTOMERS, [
      workspaceId,
      customerIds,
    ])
    return inOrder(customerIds, rows, ({ customerId }) => customerId)
  },
)
