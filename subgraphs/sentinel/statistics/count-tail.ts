/** First two moments of the counts of a baseline, per window. */
export interface CountMoments {
  readonly mean: number
  readonly variance: number
}

/**
 * P(X >= k) for a negative binomial distribution fitted by moments, which is a Poisson distribution where the variance does not exceed the
 * mean. The time is linear in k and in variance / mean.
 */
export function upperTail(k: number, moments: CountMoments): number {
  if (!Number.isSafeInteger(k) || k < 0) throw new RangeError(`${k} is not a count.`)
  const { mean, variance } = moments
  if (!(mean >= 0) || !(variance >= 0) || !Number.isFinite(mean + variance))
    throw new RangeError(`A mean of ${mean} and a variance of ${variance} describe no counts.`)
  if (k === 0) return 1
  if (mean === 0) return 0

  const { logOfZero, ratioAfter } = recurrence(mean, Math.max(0, variance - mean))
  let [log, below] = [logOfZero, 0]
  for (let count = 0; count < k; count++) {
    below += Math.exp(log)
    log += Math.log(ratioAfter(count))
  }
  // Above the mean, 1 - below would cancel all digits of a small tail. There the terms fall, and their own sum is exact.
  return k <= mean ? Math.max(0, 1 - below) : Math.min(1, sumFrom(k, Math.exp(log), ratioAfter))
}

/**
 * ln P(X = 0) and the ratio P(X = i + 1) / P(X = i). In this form, with the excess of the variance over the mean instead of the size
 * parameter mean² / excess, an excess of 0 gives the Poisson distribution, and a small one loses no digits.
 */
function recurrence(mean: number, excess: number) {
  const dispersion = excess / mean
  return {
    logOfZero: dispersion === 0 ? -mean : -(mean / dispersion) * Math.log1p(dispersion),
    ratioAfter: (count: number): number => (mean + count * dispersion) / ((1 + dispersion) * (count + 1)),
  }
}

function sumFrom(k: number, first: number, ratioAfter: (count: number) => number): number {
  let [sum, term] = [0, first]
  for (let count = k; term > sum * Number.EPSILON; count++) {
    sum += term
    term *= ratioAfter(count)
  }
  return sum
}
