import type { Context } from '#kernel/context.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { transferExternally, type TransferExternally } from './transfer-externally.ts'

/** Sends money to an account at another bank by NIBSS Instant Payment. It is booked immediately, and a job submits it immediately. */
export const transferByNip = (ctx: Context, input: TransferExternally): Promise<TransactionRow> =>
  transferExternally(ctx, 'NIP', input)
