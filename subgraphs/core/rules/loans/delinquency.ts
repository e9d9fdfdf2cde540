import { share } from '#kernel/money.ts'

/** A class of loans by the days for which their oldest open line is late. */
export interface DelinquencyBand {
  readonly name: string
  /** The band applies from this number of days to the start of the next band. */
  readonly fromDays: number
  /** Part of the open principal that is provided for, in parts per million. */
  readonly provisionPpm: bigint
  /** Whether interest of the loans is suspended. */
  readonly isNonPerforming: boolean
}

/** The classes of microfinance banks by the revised guidelines of the Central Bank of Nigeria. */
export const DEFAULT_BANDS: readonly DelinquencyBand[] = [
  { name: 'PERFORMING', fromDays: 0, provisionPpm: 10_000n, isNonPerforming: false },
  { name: 'PASS_AND_WATCH', fromDays: 1, provisionPpm: 50_000n, isNonPerforming: false },
  { name: 'SUBSTANDARD', fromDays: 31, provisionPpm: 200_000n, isNonPerforming: true },
  { name: 'DOUBTFUL', fromDays: 61, provisionPpm: 500_000n, isNonPerforming: true },
  { name: 'LOST', fromDays: 91, provisionPpm: 1_000_000n, isNonPerforming: true },
]

/** The band of a loan. Bands are in ascending order, and the first starts at 0 days. */
export const bandOf = (bands: readonly DelinquencyBand[], daysPastDue: number): DelinquencyBand =>
  bands.findLast(({ fromDays }) => fromDays <= daysPastDue)!

/** The provision for an open principal, rounded half-up. */
export const provisionOf = ({ provisionPpm }: DelinquencyBand, openPrincipalMinor: bigint): bigint =>
  share(openPrincipalMinor, provisionPpm, 'half-up')

/**
 * The movement of a loan's suspended interest: more than 0 from income to suspense, less than 0 back to income. All earned and unpaid
 * interest of a non-performing loan is suspended, and a payment or a better class releases it.
 */
export const suspenseMovement = (
  { isNonPerforming }: DelinquencyBand,
  unpaidInterestMinor: bigint,
  suspendedMinor: bigint,
): bigint => (isNonPerforming ? unpaidInterestMinor : 0n) - suspendedMinor
