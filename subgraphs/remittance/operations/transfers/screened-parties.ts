import type { Context } from '#kernel/context.ts'
import type { Party } from '#remittance/clients/compliance.ts'
import { senderOf } from '#remittance/clients/identity.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { partiesOf } from '#remittance/rules/parties.ts'
import { originatorOf } from '#remittance/rules/travel-rule.ts'
import { originatorOfTransfer } from '#remittance/sealed-parties.ts'

/**
 * Parties to screen for an existing transfer. The sender is the copy made with the transfer, because the customer may have been
 * erased since. Only transfers without a copy read the sender from identity; without its response there is nothing to screen
 * yet.
 */
export async function screenedParties(ctx: Context, row: TransferRow): Promise<Party[] | undefined> {
  const originator = originatorOfTransfer(ctx.keys, row)
  if (originator) return partiesOf(originator, row)
  try {
    const sender = await senderOf(ctx, row.customerId)
    return sender ? partiesOf(originatorOf(sender), row) : undefined
  } catch {
    return undefined
  }
}
