/**
 * Spearman's rank correlation of pairs, from -1 to 1; equal values have the average of their ranks. Undefined for fewer than two pairs and
 * where one side is constant.
 */
export function spearman(x: readonly number[], y: readonly number[]): number | undefined {
  if (x.length !== y.length) throw new RangeError(`${x.length} and ${y.length} values are not pairs.`)
  const [ranksX, ranksY] = [ranksOf(x), ranksOf(y)]
  // The mean of ranks is the same with and without ties.
  const mean = (x.length + 1) / 2
  let [productSum, squareSumX, squareSumY] = [0, 0, 0]
  for (const [index, rank] of ranksX.entries()) {
    const [dx, dy] = [rank - mean, ranksY[index]! - mean]
    productSum += dx * dy
    squareSumX += dx * dx
    squareSumY += dy * dy
  }
  if (squareSumX === 0 || squareSumY === 0) return undefined
  return Math.max(-1, Math.min(1, productSum / Math.sqrt(squareSumX * squareSumY)))
}

/** Rank of each value, from 1. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!)
  const ranks: number[] = []
  for (let start = 0, end = 0; start < order.length; start = end) {
    while (end < order.length && values[order[end]!] === values[order[start]!]) end++
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2
  }
  return ranks
}
