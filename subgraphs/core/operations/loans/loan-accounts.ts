import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { account, type AccountRow } from '#core/queries/accounts.ts'

/** Reads accounts of a loan; refuses those of another customer or in another currency, and closed ones. */
export async function loanAccounts(
  ctx: Context,
  { customerId, currency }: { readonly customerId: string; readonly currency: string },
  ids: readonly string[],
): Promise<AccountRow[]> {
  const accounts = await Promise.all(ids.map(id => account(ctx, id)))
  for (const each of accounts) {
    if (each.customerId !== customerId) throw refuse('ACCOUNT_OF_ANOTHER_CUSTOMER')
    if (each.currency !== currency)
      throw refuse('CURRENCY_MISMATCH', { message: `The loan is in ${currency}.` })
    if (each.status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
  }
  return accounts
}

/** Locks accounts of a loan, so that they are not closed before the transaction ends. */
export async function lockLoanAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  const accounts = await lockAccounts(tx, ids)
  if (accounts.some(({ status }) => status === 'CLOSED')) throw refuse('ACCOUNT_CLOSED')
}
