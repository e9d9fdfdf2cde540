import type { Context } from '#kernel/context.ts'
import { screeningOf, type Screening } from '#remittance/clients/compliance.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { screenedParties } from './screened-parties.ts'

/** Screens an existing transfer at its current stage; undefined when there is no result. */
export async function requestScreening(ctx: Context, transfer: TransferRow): Promise<Screening | undefined> {
  const parties = await screenedParties(ctx, transfer)
  return (
    parties &&
    screeningOf(ctx, {
      paymentId: transfer.id,
      stage: transfer.status === 'CREATED' ? 'CREATION' : 'PAYOUT',
      parties,
    })
  )
}
