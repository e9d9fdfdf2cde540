/** Divides a rate in 10^-4 percent: the whole is this many. */
const WHOLE = 1_000_000n

/** Tax withheld from posted interest, rounded half up; the rate is in 10^-4 percent. */
export const withholdingTaxOf = (postedMinor: bigint, rate: bigint): bigint =>
  (postedMinor * rate * 2n + WHOLE) / (WHOLE * 2n)
