import { isOpen, type Installment } from './installment.ts'

/** Adds a charge to the first open line that is due on the date or later, or to the last line if none is. */
export function chargeLoan(
  lines: readonly Installment[],
  amountMinor: bigint,
  date: string,
): readonly Installment[] {
  const next = lines.findIndex(line => isOpen(line) && line.dueDate >= date)
  const charged = next < 0 ? lines.length - 1 : next
  return lines.map((line, index) =>
    index === charged ? { ...line, due: { ...line.due, fee: line.due.fee + amountMinor } } : line,
  )
}
