const PLACES = 6
const WEIGHT = /^(?:0|1|0\.\d{1,6}|1\.0{1,6})$/
const DECIMAL = /^(-?)(\d{1,24})(?:\.(\d{1,12}))?$/
const SCALE = 12

/** Whether a text is a weight: an exact decimal from 0 to 1 with up to six places. */
export const isWeight = (text: string): boolean => WEIGHT.test(text)

/** A weight as a whole number of millionths, so that no rounding of binary fractions decides anything. */
export function millionths(weight: string): number {
  if (!isWeight(weight)) throw new Error(`${weight} is no weight.`)
  const [whole, fraction = ''] = weight.split('.')
  return Number(whole) * 10 ** PLACES + Number(fraction.padEnd(PLACES, '0'))
}

/** Weight times score, to the nearest whole point; halves go up. */
export const weighted = (weight: string, score: number): number => Math.floor((millionths(weight) * score * 2 + 10 ** PLACES) / (2 * 10 ** PLACES))

/** A decimal number as a whole one that can be compared with others; undefined where the text is none. */
export function comparable(given: string | number): bigint | undefined {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(String(given)) ?? []
  if (whole === undefined) return undefined
  const size = BigInt(whole + fraction.padEnd(SCALE, '0'))
  return sign === '-' ? -size : size
}
