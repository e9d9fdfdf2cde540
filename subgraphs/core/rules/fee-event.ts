import { formatMinor } from '#kernel/money.ts'
import { percentageOf } from './percentage.ts'

interface Config {
  readonly transactionType: string
  readonly transferType: string | null
  readonly currency: string
  readonly feeType: string
  readonly version: number
  readonly minimumAmountMinor: bigint | null
  readonly maximumAmountMinor: bigint | null
  readonly valueMinor: bigint
  readonly ratePpm: bigint
  readonly minimumFeeMinor: bigint | null
  readonly maximumFeeMinor: bigint | null
  readonly vatPpm: bigint
}

/** The fee's value in the entered form: an amount or a percentage. */
export const feeValueOf = ({
  feeType,
  valueMinor,
  ratePpm,
  currency,
}: Pick<Config, 'feeType' | 'valueMinor' | 'ratePpm' | 'currency'>): string =>
  feeType === 'FLAT' ? formatMinor(valueMinor, currency) : percentageOf(ratePpm)

/** Data of the events of a fee configuration. */
export function feeEvent(config: Config): Record<string, unknown> {
  const {
    transactionType,
    transferType,
    currency,
    feeType,
    version,
    minimumAmountMinor,
    maximumAmountMinor,
    minimumFeeMinor,
    maximumFeeMinor,
    vatPpm,
  } = config
  const amount = (minor: bigint | null): string | null =>
    minor === null ? null : formatMinor(minor, currency)
  return {
    transactionType,
    transferType,
    currency,
    minAmount: amount(minimumAmountMinor),
    maxAmount: amount(maximumAmountMinor),
    feeType,
    feeValue: feeValueOf(config),
    minFee: amount(minimumFeeMinor),
    maxFee: amount(maximumFeeMinor),
    vatRate: percentageOf(vatPpm),
    version,
  }
}
