import type { Context } from '#kernel/context.ts'
import type { Party } from '../clients/compliance.ts'
import { senderOf } from '../clients/identity.ts'
import type { TransferRow } from '../queries/transfers.ts'
import { partiesOf } from '../rules/parties.ts'
import { originatorOf } from '../rules/travel-rule.ts'
import { originatorOfTransfer } from '../sealed-parties.ts'

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
