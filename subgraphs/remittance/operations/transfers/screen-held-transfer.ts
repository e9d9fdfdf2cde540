import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { one } from '#kernel/database/one.ts'
import type { PaymentDecision } from '#kernel/payment-decision.ts'
import { Transfer, type TransferHold } from '#remittance/entities/transfer.ts'
import { refuse } from '#remittance/errors.ts'
import { currentTermsOf } from '#remittance/queries/current-terms.ts'
import { transferById, type TransferRow } from '#remittance/queries/transfers.ts'
import { quoteExpired, screeningMatch } from '#remittance/rules/cause.ts'
import { holdDelayMs, requiredHold, waitsForPerson, type TransferDecisions } from '#remittance/rules/hold.ts'
import { failTransfer } from './fail-transfer.ts'
import { lockTransfer, type LockedTransfer } from './lock-transfer.ts'
import { releaseTransfer } from './release-transfer.ts'
import { requestDecisions } from './request-decisions.ts'

const WAIT = `update remittance.transfers transfer set hold = $3, due_at = $4, hold_attempts = $5, screening_ids = $6
  where workspace_id = $1 and id = $2
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Asks compliance and elder protection again about a held transfer, before funding or before payout. The transfer continues when both
 * let it, and fails when compliance blocks it. Without a screening result it is retried until the quote expires. With a match it waits
 * for an analyst, even after the quote expires, and fails at the deadline of the analyst's decision. Under a protective hold, or without
 * a decision of elder protection, it waits without a deadline. Only the platform calls this.
 */
export const screenHeldTransfer = command({
  async prepare(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferById(ctx, transferId)
    if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
    if (transfer.hold === null || transfer.hold === 'SENDER_SUSPENDED') throw refuse('INVALID_STATE')
    const [decisions, terms] = await Promise.all([
      requestDecisions(ctx, transfer),
      currentTermsOf(ctx, transfer),
    ])
    return { status: transfer.status, dueAt: transfer.dueAt, decisions, terms }
  },

  async write(tx, { transferId }, { status, dueAt, decisions, terms }): Promise<TransferRow> {
    const transfer = await lockTransfer(tx, transferId)
    if (transfer.hold === null || transfer.hold === 'SENDER_SUSPENDED' || transfer.status !== status)
      throw refuse('INVALID_STATE')
    const { compliance } = decisions
    if (compliance?.outcome === 'BLOCKED') return failTransfer(tx, transfer, screeningMatch)
    const hold = nextHold(transfer.hold, decisions)
    const isPatient = waitsForPerson(transfer.hold) || waitsForPerson(hold)
    if (status === 'CREATED' && !isPatient && transfer.quoteExpiresAt <= tx.now())
      return failTransfer(tx, transfer, quoteExpired)
    if (hold === null) return releaseTransfer(tx, transfer, terms)
    if (compliance?.heldUntil && compliance.heldUntil <= tx.now())
      return failTransfer(tx, transfer, screeningMatch)
    const next = waitUnder(tx, hold, transfer, decisions)
    // If dueAt has changed since it was read, a person decided after these decisions: the transfer stays due.
    return saveWait(
      tx,
      transfer,
      transfer.dueAt?.getTime() === dueAt?.getTime() ? next : { ...next, dueAt: transfer.dueAt },
    )
  },
})

/** The hold after the decisions. A transfer that waits for a person keeps waiting while compliance does not respond. */
function nextHold(current: TransferHold, decisions: TransferDecisions): TransferHold | null {
  return decisions.compliance === undefined && waitsForPerson(current) ? current : requiredHold(decisions)
}

interface Wait {
  readonly hold: TransferHold
  readonly dueAt: Date | null
  readonly holdAttempts: number
  readonly screeningIds: readonly string[]
}

function waitUnder(
  tx: Tx,
  hold: TransferHold,
  transfer: LockedTransfer,
  { compliance, protection }: TransferDecisions,
): Wait {
  const holdAttempts = transfer.hold === hold ? transfer.holdAttempts + 1 : 0
  // The end of a protective hold makes the transfer due; the return of elder protection does not.
  const isRetried = hold === 'PROTECTION' && protection !== 'HOLD'
  const next = tx.now().getTime() + holdDelayMs(holdAttempts, isRetried ? 'SCREENING_PENDING' : hold)
  return {
    hold,
    dueAt: new Date(Math.min(next, endOf(hold, transfer, compliance)?.getTime() ?? next)),
    holdAttempts,
    screeningIds: hold === 'SCREENING_MATCH' && compliance ? compliance.screeningIds : transfer.screeningIds,
  }
}

/** When a transfer under a hold fails. Null where the hold has no end. */
function endOf(
  hold: TransferHold,
  { status, quoteExpiresAt }: LockedTransfer,
  compliance: PaymentDecision | undefined,
): Date | null {
  if (hold === 'SCREENING_MATCH') return compliance?.heldUntil ?? null
  return hold === 'SCREENING_PENDING' && status === 'CREATED' ? quoteExpiresAt : null
}

async function saveWait(
  tx: Tx,
  { id }: LockedTransfer,
  { hold, dueAt, holdAttempts, screeningIds }: Wait,
): Promise<TransferRow> {
  const transfer = one(
    await tx.sql<TransferRow>(WAIT, [tx.actor.workspaceId, id, hold, dueAt, holdAttempts, screeningIds]),
  )
  return transfer
}
