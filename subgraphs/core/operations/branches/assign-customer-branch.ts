import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { holderOf } from '#core/clients/identity.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { branch } from '#core/queries/branches/branches.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface AssignCustomerBranch {
  readonly customerId: string
  readonly branchId: string
}

export const ASSIGN_BRANCH = `insert into core.customer_branches (workspace_id, customer_id, branch_id, assigned_at) values ($1, $2, $3, $4)
  on conflict (workspace_id, customer_id) do update set branch_id = excluded.branch_id, assigned_at = excluded.assigned_at`

/** Assigns an active customer to a branch. The customer's accounts keep their branches. */
export const assignCustomerBranch = command({
  async prepare(ctx: Context, { customerId, branchId }: AssignCustomerBranch): Promise<void> {
    admitRole(ctx.actor, 'officer')
    if (!(await branch(ctx, branchId))) throw refuse('BRANCH_NOT_FOUND')
    await holderOf(ctx, customerId)
  },
  async write(tx, { customerId, branchId }): Promise<{ id: string }> {
    await tx.sql(ASSIGN_BRANCH, [tx.actor.workspaceId, customerId, branchId, tx.now()])
    tx.emit(events.customer_branch_assigned, customerId, { customerId, branchId })
    return { id: customerId }
  },
})
