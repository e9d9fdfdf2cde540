import type { Context } from '#kernel/context.ts'
import { refuse } from '../errors.ts'
import { admitRole } from '../rules/rights.ts'
import { transactionById, type TransactionRow } from './posted-transaction.ts'

/** A transaction of the workspace. */
export async function transaction(ctx: Context, id: string): Promise<TransactionRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await transactionById(ctx, id)
  if (!found) throw refuse('TRANSACTION_NOT_FOUND')
  return found
}
