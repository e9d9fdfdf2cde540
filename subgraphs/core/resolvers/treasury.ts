import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { exchangeRates } from '#core/queries/currencies/exchange-rates.ts'
import { positionsOf, treasury, type PositionRow, type Treasury } from '#core/queries/currencies/treasury.ts'
import { businessDate } from '#core/queries/end-of-day/business-date.ts'
import { endOfDayRuns } from '#core/queries/end-of-day/runs.ts'
import { maturities, type MaturitiesOf, type TermMaturity } from '#core/queries/terms/maturities.ts'
import type { Resolvers } from '#core/schema.gen.ts'

const RUNS_MAX = 10

const own =
  (minor: (row: PositionRow) => bigint | null) =>
  (row: PositionRow): string | null => {
    const amount = minor(row)
    return amount === null ? null : formatMinor(amount, row.ownCurrency)
  }

export const treasuryView = {
  Query: {
    treasury: (_: unknown, __: unknown, ctx: Context) => treasury(ctx),
  },
  Treasury: {
    businessDate: (_: Treasury, __: unknown, ctx: Context) => businessDate(ctx),
    positions: (view: Treasury, _: unknown, ctx: Context) => positionsOf(ctx, view),
    exchangeRates: ({ at }: Treasury, _: unknown, ctx: Context) => exchangeRates(ctx, { at }),
    maturities: (_: Treasury, range: MaturitiesOf, ctx: Context) => maturities(ctx, range),
    endOfDayRuns: async (_: Treasury, __: unknown, ctx: Context) =>
      (await endOfDayRuns(ctx, { first: RUNS_MAX })).nodes,
  },
  TermMaturity: {
    principal: ({ principalMinor, currency }: TermMaturity) => formatMinor(principalMinor, currency),
    interestAtMaturity: ({ interestMinor, currency }: TermMaturity) => formatMinor(interestMinor, currency),
  },
  CurrencyPosition: {
    position: (row: PositionRow) => formatMinor(row.positionMinor, row.currency),
    bookValue: (row: PositionRow) => formatMinor(row.bookValueMinor, row.ownCurrency),
    value: own(row => row.valueMinor),
    unrealisedResult: own(row => row.unrealisedMinor),
  },
} satisfies Resolvers
