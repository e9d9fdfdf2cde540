import { characterValue } from './alphabet.ts'

/** Weight of each character by its index, ICAO 9303 part 3 section 4.9. */
export const WEIGHTS = [7, 3, 1] as const

/** Sum of the weighted values modulo 10; NaN if a character has no value. */
export function weightedSum(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum += characterValue(text[index]!) * WEIGHTS[index % 3]!
  return sum % 10
}

/** The check digit of a text of A to Z, 0 to 9 and fillers; undefined if it contains another character. */
export function checkDigitOf(text: string): string | undefined {
  const sum = weightedSum(text)
  return Number.isNaN(sum) ? undefined : String(sum)
}
