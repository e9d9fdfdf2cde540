import { settledInTime } from '#kernel/concurrency/settled-in-time.ts'
import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { railOf } from '#core/providers/configured.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { admitRole } from '#core/rules/rights.ts'
import { refuse } from '#core/errors.ts'
import {
  interpretRailResponse,
  outgoingOf,
  saveRailResponse,
  transactionInStatus,
} from './record-rail-response.ts'

const requery = command({
  async prepare(ctx: Context, { id }: { id: string }) {
    admitRole(ctx.actor, 'officer')
    const transaction = await transactionInStatus(ctx, id, 'PROCESSING')
    const rail = railOf(ctx, transaction.transferType)
    if (!rail) throw refuse('RAIL_NOT_CONFIGURED')
    const outgoing = await outgoingOf(ctx, transaction)
    const reply = await settledInTime(() => rail.query(ctx, outgoing))
    return {
      transaction,
      interpretation: await interpretRailResponse(ctx, transaction, { reply, requestKind: 'queried', rail }),
    }
  },
  write: (tx, _, { transaction, interpretation }) => saveRailResponse(tx, transaction, interpretation),
})

/** Queries the rail for the outcome of a submitted transfer, and completes or fails it if the outcome is final. Nothing is sent again. */
export const requeryTransaction = (ctx: Context, input: { id: string }): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => requery(ctx, input))
