import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import {
  createConversionCorridor,
  type CreateConversionCorridor,
} from '#core/operations/currencies/create-conversion-corridor.ts'
import { setExchangeRate, type SetExchangeRate } from '#core/operations/currencies/set-exchange-rate.ts'
import {
  updateConversionCorridor,
  type UpdateConversionCorridor,
} from '#core/operations/currencies/update-conversion-corridor.ts'
import {
  quoteCrossCurrency,
  type QuoteCrossCurrency,
  type ConversionQuoteRow,
} from '#core/operations/transfers/quote-cross-currency.ts'
import {
  transferCrossCurrency,
  type TransferCrossCurrency,
} from '#core/operations/transfers/transfer-cross-currency.ts'
import {
  conversionCorridors,
  type ConversionCorridorRow,
  type CorridorsArgs,
} from '#core/queries/currencies/conversion-corridors.ts'
import {
  exchangeRateHistory,
  exchangeRates,
  type ExchangeRateHistoryArgs,
  type ExchangeRatesArgs,
} from '#core/queries/currencies/exchange-rates.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Input<Given> {
  readonly input: Given
}

const bound =
  (minor: (row: ConversionCorridorRow) => bigint | null) =>
  (row: ConversionCorridorRow): string | null => {
    const amount = minor(row)
    return amount === null ? null : formatMinor(amount, row.sourceCurrency)
  }

const given =
  (minor: (row: ConversionQuoteRow) => bigint) =>
  (row: ConversionQuoteRow): string =>
    formatMinor(minor(row), row.conversion.sourceCurrency)

export const currencies = {
  Query: {
    exchangeRates: (_: unknown, args: ExchangeRatesArgs, ctx: Context) => exchangeRates(ctx, args),
    exchangeRateHistory: (_: unknown, args: ExchangeRateHistoryArgs, ctx: Context) =>
      exchangeRateHistory(ctx, args),
    conversionCorridors: (_: unknown, args: CorridorsArgs, ctx: Context) => conversionCorridors(ctx, args),
  },
  Mutation: {
    quoteCrossCurrency: (_: unknown, { input }: Input<QuoteCrossCurrency>, ctx: Context) =>
      quoteCrossCurrency(ctx, input),
    transferCrossCurrency: (_: unknown, { input }: Input<TransferCrossCurrency>, ctx: Context) =>
      transferCrossCurrency(ctx, input),
    setExchangeRate: (_: unknown, { input }: Input<SetExchangeRate>, ctx: Context) =>
      setExchangeRate(ctx, input),
    createConversionCorridor: (_: unknown, { input }: Input<CreateConversionCorridor>, ctx: Context) =>
      createConversionCorridor(ctx, input),
    updateConversionCorridor: (
      _: unknown,
      { id, input }: { readonly id: string } & Input<Omit<UpdateConversionCorridor, 'id'>>,
      ctx: Context,
    ) => updateConversionCorridor(ctx, { id, ...input }),
  },
  ConversionCorridor: {
    minAmount: bound(row => row.minAmountMinor),
    maxAmount: bound(row => row.maxAmountMinor),
  },
  ConversionQuote: {
    quoteId: (row: ConversionQuoteRow) => row.id,
    sourceCurrency: (row: ConversionQuoteRow) => row.conversion.sourceCurrency,
    targetCurrency: (row: ConversionQuoteRow) => row.conversion.targetCurrency,
    exchangeRate: (row: ConversionQuoteRow) => row.conversion.exchangeRate,
    rateType: (row: ConversionQuoteRow) => row.conversion.rateType,
    convertedAmount: ({ conversion }: ConversionQuoteRow) =>
      formatMinor(BigInt(conversion.convertedMinor), conversion.targetCurrency),
    amount: given(row => row.amountMinor),
    fee: given(row => row.feeMinor),
    vat: given(row => row.vatMinor),
    totalAmount: given(row => row.amountMinor + row.feeMinor + row.vatMinor),
  },
} satisfies Resolvers
