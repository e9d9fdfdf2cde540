export type AmountType = 'FIXED' | 'BALANCE_ABOVE'

/** The way to another bank: NIBSS Instant Payment has naira only. */
export const transferTypeFor = (currency: string): 'NIP' | 'INTERBANK' =>
  currency === 'NGN' ? 'NIP' : 'INTERBANK'

/** Charges on an amount, in minor units. Between two of the steps they never fall as the amount rises. */
export interface Charges {
  /** Amounts from which another fee applies. */
  readonly steps: readonly bigint[]
  readonly on: (amountMinor: bigint) => bigint
}

/** The largest amount that can be paid with its charges out of a sum; 0 if there is none. */
export function largestPayable(sumMinor: bigint, { steps, on }: Charges): bigint {
  if (sumMinor <= 0n) return 0n
  const starts = [...new Set([1n, ...steps.filter(step => step > 1n && step <= sumMinor)])]
    .sort((one, other) => (one < other ? -1 : 1))
    .reverse()
  let end = sumMinor
  for (const start of starts) {
    const isPayable = (amount: bigint): boolean => amount + on(amount) <= sumMinor
    if (isPayable(start)) {
      let [payable, over] = [start, end + 1n]
      while (over - payable > 1n) {
        const middle = (payable + over) / 2n
        if (isPayable(middle)) payable = middle
        else over = middle
      }
      return payable
    }
    end = start - 1n
  }
  return 0n
}
