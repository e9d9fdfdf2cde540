import type { Context } from '#kernel/context.ts'
import { decisionOn } from '#kernel/payment-decision.ts'
import { DECIDE_TRANSFER } from '#remittance/clients/compliance.ts'
import { senderOf } from '#remittance/clients/identity.ts'
import { disbursementDecisionOn } from '#remittance/clients/sentinel.ts'
import type { Originator, TransferParties } from '#remittance/entities/transfer-parties.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { disbursedTransaction } from '#remittance/rules/disbursed-transaction.ts'
import { UNDECIDED, type TransferDecisions } from '#remittance/rules/hold.ts'
import { judgedTransaction, type SentTransfer } from '#remittance/rules/judged-transaction.ts'
import { partiesOf } from '#remittance/rules/parties.ts'
import { originatorOf } from '#remittance/rules/travel-rule.ts'
import { originatorOfTransfer, partiesOfTransfer } from '#remittance/sealed-parties.ts'

export interface StagedTransfer extends SentTransfer {
  readonly stage: 'CREATION' | 'PAYOUT'
  readonly recipientName: string
}

/** Asks compliance and elder protection, side by side, for their decisions on a transfer that exists or is about to be created. */
export async function decisionsOn(
  ctx: Context,
  parties: TransferParties,
  { stage, ...sent }: StagedTransfer,
): Promise<TransferDecisions> {
  const transaction = judgedTransaction(parties, sent)
  const [compliance, protection] = await Promise.all([
    decisionOn(ctx, DECIDE_TRANSFER, {
      paymentId: sent.transferId,
      stage,
      parties: partiesOf(parties.originator, sent),
      transaction,
    }),
    disbursementDecisionOn(ctx, disbursedTransaction(transaction, sent.channel), sent.recipientId),
  ])
  return { compliance, protection }
}

/** The decisions on an existing transfer at its current stage. */
export async function requestDecisions(ctx: Context, transfer: TransferRow): Promise<TransferDecisions> {
  const parties = await partiesFor(ctx, transfer)
  if (!parties) return UNDECIDED
  return decisionsOn(ctx, parties, {
    ...transfer,
    transferId: transfer.id,
    stage: transfer.status === 'CREATED' ? 'CREATION' : 'PAYOUT',
  })
}

/** The decision of elder protection alone on an existing transfer. */
export async function requestProtection(
  ctx: Context,
  transfer: TransferRow,
): Promise<TransferDecisions['protection']> {
  const parties = await partiesFor(ctx, transfer)
  if (!parties) return undefined
  const transaction = judgedTransaction(parties, { ...transfer, transferId: transfer.id })
  return disbursementDecisionOn(
    ctx,
    disbursedTransaction(transaction, transfer.channel),
    transfer.recipientId,
  )
}

/** Both sides of an existing transfer; undefined while the sender is not known. */
async function partiesFor(ctx: Context, transfer: TransferRow): Promise<TransferParties | undefined> {
  const originator = await originatorFor(ctx, transfer)
  return originator && { originator, beneficiary: partiesOfTransfer(ctx.keys, transfer).beneficiary }
}

/**
 * The sender of an existing transfer: the copy made with the transfer, because the customer may have been erased since. Only transfers without
 * a copy read the sender from identity; without its response there is nothing to decide yet.
 */
async function originatorFor(ctx: Context, row: TransferRow): Promise<Originator | undefined> {
  const stored = originatorOfTransfer(ctx.keys, row)
  if (stored) return stored
  try {
    const sender = await senderOf(ctx, row.customerId)
    return sender ? originatorOf(sender) : undefined
  } catch {
    return undefined
  }
}
