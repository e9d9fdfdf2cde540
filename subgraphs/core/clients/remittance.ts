import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'

export interface InFlightTransfers {
  readonly currency: string
  readonly amount: string
  readonly transfers: number
}

export const IN_FLIGHT = domainCall<
  Record<string, never>,
  { transfersInFlight: readonly InFlightTransfers[] }
>('query RemittancesInFlight { transfersInFlight { currency amount transfers } }')

/** Sums of remittances that are funded but neither paid out nor refunded, per currency. */
export const remittancesInFlight = async (ctx: Context): Promise<readonly InFlightTransfers[]> =>
  (await ctx.callDomain(ctx, IN_FLIGHT, {})).transfersInFlight

export const KNOWN_TRANSFERS = domainCall<{ ids: readonly string[] }, { transfersKnown: readonly string[] }>(
  'query TransfersOfHolds($ids: [UUID!]!) { transfersKnown(ids: $ids) }',
)

/** The given ids for which a transfer exists. */
export const selectKnownRemittances = async (
  ctx: Context,
  ids: readonly string[],
): Promise<readonly string[]> => (await ctx.callDomain(ctx, KNOWN_TRANSFERS, { ids })).transfersKnown
