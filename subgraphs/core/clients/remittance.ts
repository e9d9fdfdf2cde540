import { question } from '#kernel/ask.ts'
import type { Context } from '#kernel/context.ts'

export interface InFlight {
  readonly currency: string
  readonly amount: string
  readonly transfers: number
}

export const IN_FLIGHT = question<Record<string, never>, { transfersInFlight: readonly InFlight[] }>('query RemittancesInFlight { transfersInFlight { currency amount transfers } }')

/** What remittances whose money is neither paid out nor given back come to, in each currency. */
export const remittancesInFlight = async (ctx: Context): Promise<readonly InFlight[]> => (await ctx.ask(ctx, IN_FLIGHT, {})).transfersInFlight

export const KNOWN_TRANSFERS = question<{ ids: readonly string[] }, { transfersKnown: readonly string[] }>('query TransfersOfHolds($ids: [UUID!]!) { transfersKnown(ids: $ids) }')

/** Those of the ids under which there is a transfer. */
export const knownRemittances = async (ctx: Context, ids: readonly string[]): Promise<readonly string[]> => (await ctx.ask(ctx, KNOWN_TRANSFERS, { ids })).transfersKnown
