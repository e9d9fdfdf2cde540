import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { allow } from '#kernel/principal.ts'
import { Refusal } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import { publishHold } from '#core/ledger/hold-changes.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { endHold, lockTransferHold, type TransferHoldRow } from '#core/ledger/transfer-hold.ts'
import { protect } from '#core/ledger/protection/protect.ts'
import { clearingOf, legsOf } from '#core/rules/remittance-legs.ts'
import { remittancePosting } from '#core/operations/ledger/book-remittance.ts'

export interface CaptureTransferHold {
  readonly transferId: string
  /** Reference of the transfer, shown on the statement. */
  readonly reference: string
}

export type CaptureOutcome = 'CAPTURED' | 'NOT_HELD' | 'REFUSED' | 'SUSPENDED' | 'PROTECTED'

const HOLD = `select account_id as "accountId", amount_minor as "amountMinor", currency from core.holds where workspace_id = $1 and id = $2`
const NAME = 'update core.holds set captured_transaction_id = $3 where workspace_id = $1 and id = $2'
const BOOK = `insert into core.remittance_bookings (workspace_id, transfer_id, step, currency, clearing_minor, booked_at) values ($1, $2, 'FUNDED', $3, $4, $5)`

const capture = command(
  {
    async prepare(
      ctx: Context,
      { transferId, reference }: CaptureTransferHold,
    ): Promise<Posting | undefined> {
      allow(ctx.actor, { kinds: ['service'] })
      const [hold] = await ctx.database.read<Pick<TransferHoldRow, 'accountId' | 'amountMinor' | 'currency'>>(
        ctx.actor.workspaceId,
        HOLD,
        [ctx.actor.workspaceId, transferId],
      )
      if (!hold) return undefined
      const transfer = {
        id: transferId,
        reference,
        status: 'FUNDED',
        previousStatus: null,
        sendAmount: formatMinor(hold.amountMinor, hold.currency),
        sendCurrency: hold.currency,
        feeTotal: formatMinor(0n, hold.currency),
        marginAmount: formatMinor(0n, hold.currency),
        fundedAt: null,
        walletId: hold.accountId,
      } as const
      const [posting] = await protect(ctx, [await remittancePosting(ctx, transfer, legsOf(transfer)[0]!)])
      return posting
    },

    async write(tx, { transferId }, posting): Promise<CaptureOutcome> {
      const locked = await lockTransferHold(tx, transferId)
      if (!locked || !posting) return 'NOT_HELD'
      if (locked.hold.status === 'CAPTURED') return 'CAPTURED'
      if (locked.hold.remainingMinor === 0n) return 'NOT_HELD'
      // Remittance decides whether the sender may act and whether the transfer waits; until then the money stays held.
      if (locked.isSuspended) return 'SUSPENDED'
      if (posting.protection?.isHeld) return 'PROTECTED'
      const { workspaceId } = tx.actor
      const captured = await endHold(tx, locked.hold, 'CAPTURED')
      const [paid] = await postWithin(tx, [posting])
      await tx.sql(NAME, [workspaceId, transferId, paid!.id])
      await tx.sql(BOOK, [
        workspaceId,
        transferId,
        posting.currency,
        clearingOf([{ from: 'WALLET', to: 'REMITTANCE_CLEARING', minor: posting.amountMinor, message: '' }]),
        tx.now(),
      ])
      publishHold(
        tx,
        events.hold_captured,
        { ...captured, capturedTransactionId: paid!.id },
        locked.customerId,
      )
      return 'CAPTURED'
    },
  },
  { storage: 'one-time' },
)

/** Captures the hold of a remittance: moves the money from the customer's account to the clearing account. Idempotent. */
export async function captureTransferHold(ctx: Context, input: CaptureTransferHold): Promise<CaptureOutcome> {
  try {
    return await retryOnStalePricing(ctx, () => capture(ctx, input))
  } catch (error) {
    // A refusal by the ledger, such as for a frozen account, leaves the hold unchanged.
    if (error instanceof Refusal && error.kind === 'refused')
      return error.code === 'DISBURSEMENT_HELD' ? 'PROTECTED' : 'REFUSED'
    throw error
  }
}
