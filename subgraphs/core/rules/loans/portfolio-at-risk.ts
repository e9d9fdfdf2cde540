import { halfUp } from './schedule.ts'

const BUCKETS_DAYS = [1, 30, 60, 90] as const
const ALL_PPM = 1_000_000n

/** A loan of a portfolio. */
export interface PortfolioLoan {
  readonly openPrincipalMinor: bigint
  readonly daysPastDue: number
}

/** Open principal of the loans with a line that is late for more than some days. */
export interface PortfolioAtRisk {
  readonly days: number
  readonly amountMinor: bigint
  /** Share of the open principal of all loans, in parts per million; 0 if there is none. */
  readonly ratioPpm: bigint
}

/** The portfolio at risk for more than 1, 30, 60 and 90 days. The loans have one currency. */
export function portfolioAtRisk(loans: readonly PortfolioLoan[]): readonly PortfolioAtRisk[] {
  const principalOf = (some: readonly PortfolioLoan[]): bigint =>
    some.reduce((sum, { openPrincipalMinor }) => sum + openPrincipalMinor, 0n)
  const total = principalOf(loans)
  return BUCKETS_DAYS.map(days => {
    const amountMinor = principalOf(loans.filter(({ daysPastDue }) => daysPastDue > days))
    return { days, amountMinor, ratioPpm: total === 0n ? 0n : halfUp(amountMinor * ALL_PPM, total) }
  })
}
