import type { Context } from '#kernel/context.ts'
import { screeningOf, type Outcome } from '../clients/compliance.ts'
import { senderOf, type Sender } from '../clients/identity.ts'
import type { TransferRow } from '../queries/transfers.ts'
import { partiesOf } from '../rules/parties.ts'

/** What screening says of a transfer that is there already, at the stage that it stands at; undefined where there is no answer. */
export async function askScreening(ctx: Context, { id, customerId, status, recipientName, destinationCountry }: TransferRow): Promise<Outcome | undefined> {
  const sender = await knownSender(ctx, customerId)
  return sender && screeningOf(ctx, {
    paymentId: id,
    stage: status === 'CREATED' ? 'CREATION' : 'PAYOUT',
    parties: partiesOf(sender, recipientName, destinationCountry),
  })
}

/** Without the sender there is nothing to screen yet, just as without an answer. */
async function knownSender(ctx: Context, customerId: string): Promise<Sender | undefined> {
  try {
    return await senderOf(ctx, customerId) ?? undefined
  } catch {
    return undefined
  }
}
