import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { NOT_ENDED } from './loans/loans.ts'

const OPEN = `select exists (select 1 from core.accounts where workspace_id = $1 and customer_id = $2 and status <> 'CLOSED')
  or exists (select 1 from core.account_holders holder
    join core.accounts account on account.workspace_id = $1 and account.id = holder.account_id and account.status <> 'CLOSED'
    where holder.workspace_id = $1 and holder.customer_id = $2)
  or exists (select 1 from core.loans where workspace_id = $1 and customer_id = $2 and ${NOT_ENDED})
  or exists (select 1 from core.loan_guarantors guarantor
    join core.loans loan on loan.workspace_id = $1 and loan.id = guarantor.loan_id and ${NOT_ENDED}
    where guarantor.workspace_id = $1 and guarantor.customer_id = $2 and guarantor.released_at is null) as "isOpen"`

/** Whether a customer holds an account that is not closed, alone or with others, or has or guarantees a loan that has not ended. Called by other domains. */
export async function hasOpenAccounts({ actor, database }: Context, customerId: string): Promise<boolean> {
  allow(actor, { kinds: ['service'] })
  const [row] = await database.read<{ isOpen: boolean }>(actor.workspaceId, OPEN, [
    actor.workspaceId,
    customerId,
  ])
  return row!.isOpen
}
