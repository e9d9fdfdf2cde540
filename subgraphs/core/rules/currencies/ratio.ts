/** An exact, positive number: rates and their inverses are computed without rounding. */
export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The exact value of a plain decimal, such as "1582.3375". */
export function ratioOf(decimal: string): Ratio {
  const [whole = '0', decimals = ''] = decimal.split('.')
  return reduced(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

export const ratio = (numerator: bigint, denominator: bigint): Ratio => reduced(numerator, denominator)

export const product = (one: Ratio, other: Ratio): Ratio =>
  reduced(one.numerator * other.numerator, one.denominator * other.denominator)

export const inverse = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
})

export const mean = (one: Ratio, other: Ratio): Ratio =>
  reduced(
    one.numerator * other.denominator + other.numerator * one.denominator,
    2n * one.denominator * other.denominator,
  )

/** An amount times the number, rounded down. */
export const timesDown = (minor: bigint, { numerator, denominator }: Ratio): bigint =>
  (minor * numerator) / denominator

/** An amount times the number, rounded to the nearest unit, and from the middle to the even one. */
export function timesHalfEven(minor: bigint, { numerator, denominator }: Ratio): bigint {
  if (denominator === 1n) return minor * numerator
  const down = (minor * numerator) / denominator
  const rest = 2n * (minor * numerator - down * denominator)
  return rest > denominator || (rest === denominator && down % 2n === 1n) ? down + 1n : down
}

/** The number as a plain decimal with at most this many significant digits, rounded half-even. */
export function significant({ numerator, denominator }: Ratio, digits: number): string {
  // The power of ten of the first digit; the number has `digits - 1 - power` decimals.
  let power = numerator.toString().length - denominator.toString().length
  if (compare(numerator, denominator, power) < 0) power--
  const decimals = digits - 1 - power
  const scaled = timesHalfEven(
    1n,
    decimals >= 0
      ? { numerator: numerator * 10n ** BigInt(decimals), denominator }
      : { numerator, denominator: denominator * 10n ** BigInt(-decimals) },
  )
  if (decimals <= 0) return (scaled * 10n ** BigInt(-decimals)).toString()
  const text = scaled.toString().padStart(decimals + 1, '0')
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`.replace(/\.?0+$/, '')
}

/** Negative, zero or positive as numerator / denominator is less than, equal to or more than ten to the power. */
function compare(numerator: bigint, denominator: bigint, power: number): number {
  const [one, other] =
    power >= 0
      ? [numerator, denominator * 10n ** BigInt(power)]
      : [numerator * 10n ** BigInt(-power), denominator]
  return one < other ? -1 : one > other ? 1 : 0
}

function reduced(numerator: bigint, denominator: bigint): Ratio {
  let [a, b] = [numerator, denominator]
  while (b > 0n) [a, b] = [b, a % b]
  return { numerator: numerator / a, denominator: denominator / a }
}
