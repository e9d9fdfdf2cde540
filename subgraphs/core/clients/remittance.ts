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
