import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#core/errors.ts'
import { branch } from '#core/queries/branches/branches.ts'
import { ASSIGN_BRANCH, type AssignCustomerBranch } from './assign-customer-branch.ts'

/**
 * Assigns a customer that identity is about to add to a branch. Publishes nothing: identity's own event of the new customer names
 * the branch.
 */
export const assignNewCustomerBranch = command({
  async prepare(ctx: Context, { branchId }: AssignCustomerBranch): Promise<void> {
    allow(ctx.actor, { kinds: ['service'] })
    if (!(await branch(ctx, branchId))) throw refuse('BRANCH_NOT_FOUND')
  },
  async write(tx, { customerId, branchId }): Promise<string> {
    await tx.sql(ASSIGN_BRANCH, [tx.actor.workspaceId, customerId, branchId, tx.now()])
    return branchId
  },
})
