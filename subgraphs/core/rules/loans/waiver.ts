import type { RepaymentPart } from './allocation.ts'
import { openOf, type Installment } from './installment.ts'

/** Parts that can be waived. Principal is written off instead. */
export type WaivablePart = Exclude<RepaymentPart, 'principal'>

/** Waives an amount of one part, the oldest line first. Returns the lines and the rest of the amount, which exceeds what is open. */
export function waive(
  lines: readonly Installment[],
  part: WaivablePart,
  amountMinor: bigint,
): { lines: readonly Installment[]; rest: bigint } {
  let rest = amountMinor
  const waived = lines.map(line => {
    const open = openOf(line)[part]
    const amount = rest < open ? rest : open
    rest -= amount
    return amount > 0n ? { ...line, waived: { ...line.waived, [part]: line.waived[part] + amount } } : line
  })
  return { lines: waived, rest }
}
