import { ascending, medianDeviation, quantile } from './quantiles.ts'

/** Distribution of a sample in its own unit, as a baseline stores it. */
export interface SampleSummary {
  readonly n: number
  readonly median: number
  /** Median of |x - median|, without a factor. */
  readonly mad: number
  readonly iqr: number
  readonly p05: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
  readonly p99: number
}

/** Centre and spread of y = ln(1 + x) over the amounts x of a baseline. */
export type RobustScale = Pick<SampleSummary, 'n' | 'median' | 'mad' | 'iqr'>

/** Standard deviation of a normal distribution in units of its MAD. */
const SIGMA_PER_MAD = 1.4826
/** Interquartile range of a normal distribution in units of its standard deviation. */
const IQR_PER_SIGMA = 1.349
const MEDIAN_SHARE = 0.05
const SCALE_MIN = 0.01

/** Median, MAD, interquartile range and quantiles in the unit of the values. Undefined for an empty sample. */
export function summarise(values: readonly number[]): SampleSummary | undefined {
  if (values.length === 0) return undefined
  const sorted = ascending(values)
  const at = (share: number): number => quantile(sorted, share)
  return {
    n: sorted.length,
    median: at(0.5),
    mad: medianDeviation(sorted, at(0.5)),
    iqr: at(0.75) - at(0.25),
    p05: at(0.05),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p95: at(0.95),
    p99: at(0.99),
  }
}

/** Scale of amounts in major units of one currency, none negative. Undefined for an empty sample. */
export function robustScale(amounts: readonly number[]): RobustScale | undefined {
  const summary = summarise(amounts.map(logOf))
  if (!summary) return undefined
  const { n, median, mad, iqr } = summary
  return { n, median, mad, iqr }
}

/**
 * Robust standard deviation in the unit of the input: 1.4826 MAD; where that is 0, IQR / 1.349; where that is 0 too, 5 % of the median,
 * at least 0.01.
 */
export function scaleOf({ mad, iqr, median }: Pick<SampleSummary, 'mad' | 'iqr' | 'median'>): number {
  if (mad > 0) return SIGMA_PER_MAD * mad
  if (iqr > 0) return iqr / IQR_PER_SIGMA
  return Math.max(SCALE_MIN, MEDIAN_SHARE * median)
}

/**
 * Distance of an amount from the median of its baseline, in robust standard deviations of ln(1 + x). The modified z-score of Iglewicz and
 * Hoaglin (1993): outliers in the baseline do not hide a new one.
 */
export const robustZ = (amount: number, scale: RobustScale): number =>
  (logOf(amount) - scale.median) / scaleOf(scale)

function logOf(amount: number): number {
  if (!(amount >= 0)) throw new RangeError(`${amount} is not an amount.`)
  return Math.log1p(amount)
}
