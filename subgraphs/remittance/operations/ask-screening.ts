import type { Context } from '#kernel/context.ts'
import { screeningOf, type Screening } from '../clients/compliance.ts'
import type { TransferRow } from '../queries/transfers.ts'
import { screenedParties } from './screened-parties.ts'

/** What screening says of a transfer that is there already, at the stage that it stands at; undefined where there is no answer. */
export async function askScreening(ctx: Context, transfer: TransferRow): Promise<Screening | undefined> {
  const parties = await screenedParties(ctx, transfer)
  return parties && screeningOf(ctx, { paymentId: transfer.id, stage: transfer.status === 'CREATED' ? 'CREATION' : 'PAYOUT', parties })
}
