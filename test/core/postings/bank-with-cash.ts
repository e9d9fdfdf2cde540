import type { Context } from '#kernel/context.ts'
import type { deposit } from '#core/operations/transactions/deposit.ts'
import { world, type World } from '#test/support/world.ts'

/** Creates a tenant with an administrator. `cash` makes the input of a deposit or withdrawal at a branch. */
export async function bank(): Promise<{
  here: World
  staff: Context
  cash: (accountId: string, amount: string) => Parameters<typeof deposit>[1]
}> {
  const here = await world()
  const staff = here.as({ kind: 'staff', roles: ['admin'] })
  return {
    here,
    staff,
    cash: (accountId, amount) => ({
      accountId,
      amount,
      channel: 'BRANCH',
      narration: 'For the roof',
      initiatedBy: staff.actor.subjectId,
    }),
  }
}
