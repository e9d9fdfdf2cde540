const PLACES = 6
const WEIGHT = /^(?:0|1|0\.\d{1,6}|1\.0{1,6})$/
const DECIMAL = /^(-?)(\d{1,24})(?:\.(\d{1,12}))?$/
const SCALE = 12

/** Whether a text is a weight: an exact decimal from 0 to 1 with up to six places. */
export const isWeight = (text: string): boolean => WEIGHT.test(text)

/** The weight in millionths, an integer, to avoid floating-point rounding. */
export function millionths(weight: string): number {
  if (!isWeight(weight)) throw new Error(`${weight} is not a weight.`)
  const [whole, fraction = ''] = weight.split('.')
  return Number(whole) * 10 ** PLACES + Number(fraction.padEnd(PLACES, '0'))
}

/** Weight times score, rounded to the nearest point; halves round up. */
export const weighted = (weight: string, score: number): number =>
  Math.floor((millionths(weight) * score * 2 + 10 ** PLACES) / (2 * 10 ** PLACES))

/** A decimal number scaled to a comparable integer; undefined when the text is not a decimal. */
export function comparable(given: string | number): bigint | undefined {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(String(given)) ?? []
  if (whole === undefined) return undefined
  const size = BigInt(whole + fraction.padEnd(SCALE, '0'))
  return sign === '-' ? -size : size
}
