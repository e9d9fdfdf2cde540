/** An expected number with an interval that a future one falls into in 95 % of cases, if nothing changes. */
export interface Forecast {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Fewer days say too little about a week. */
export const FORECAST_DAYS_MIN = 7
const WEEK = 7

/** 97.5 % quantile of the standard normal distribution. */
const Z = 1.959963984540054

/** 97.5 % quantile of Student's distribution (Cornish-Fisher expansion, within 0.01 from six degrees of freedom). */
function studentQuantile(freedom: number): number {
  const first = (Z ** 3 + Z) / 4
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}

/** With no event in n days, the daily rate is below this over n in 97.5 % of cases. */
const RATE_OF_NONE = -Math.log(0.025)

/**
 * Forecasts the events of a week from the counts of whole days: the mean, with a prediction interval for a sum of seven days whose variance
 * is that of the sample, and at least that of a Poisson process. Null for fewer than seven days.
 */
export function forecastWeek(counts: readonly number[]): Forecast | null {
  const days = counts.length
  if (days < FORECAST_DAYS_MIN) return null
  const mean = counts.reduce((sum, count) => sum + count, 0) / days
  if (mean === 0) return { value: 0, low: 0, high: (WEEK * RATE_OF_NONE) / days }
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (days - 1)
  const spread = Math.sqrt(Math.max(variance, mean) * (WEEK + WEEK ** 2 / days)) * studentQuantile(days - 1)
  return { value: WEEK * mean, low: Math.max(0, WEEK * mean - spread), high: WEEK * mean + spread }
}
