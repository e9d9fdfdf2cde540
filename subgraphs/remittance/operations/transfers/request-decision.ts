import type { Context } from '#kernel/context.ts'
import { decisionOn, type PaymentDecision } from '#kernel/payment-decision.ts'
import { DECIDE_TRANSFER } from '#remittance/clients/compliance.ts'
import { senderOf } from '#remittance/clients/identity.ts'
import type { Originator } from '#remittance/entities/transfer-parties.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { judgedTransaction } from '#remittance/rules/judged-transaction.ts'
import { partiesOf } from '#remittance/rules/parties.ts'
import { originatorOf } from '#remittance/rules/travel-rule.ts'
import { originatorOfTransfer, partiesOfTransfer } from '#remittance/sealed-parties.ts'

/** Asks for the decision on an existing transfer at its current stage; undefined when there is none. */
export async function requestDecision(
  ctx: Context,
  transfer: TransferRow,
): Promise<PaymentDecision | undefined> {
  const originator = await originatorFor(ctx, transfer)
  if (!originator) return undefined
  const { beneficiary } = partiesOfTransfer(ctx.keys, transfer)
  return decisionOn(ctx, DECIDE_TRANSFER, {
    paymentId: transfer.id,
    stage: transfer.status === 'CREATED' ? 'CREATION' : 'PAYOUT',
    parties: partiesOf(originator, transfer),
    transaction: judgedTransaction({ originator, beneficiary }, { ...transfer, transferId: transfer.id }),
  })
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
