import { daysBetween } from '#kernel/local-day.ts'
import { isOpen, openOf, totalOf, type Installment } from './installment.ts'
import { chargeOn, type LatePenalty } from './product-terms.ts'

/**
 * Assesses the late penalty of lines that are late for more than the days of grace, once for each line: a fixed amount, or a share of
 * what is open of the line. Returns the lines and the penalties that were added to them, in minor units.
 */
export function assessLatePenalties(
  lines: readonly Installment[],
  date: string,
  penalty: LatePenalty,
): { lines: readonly Installment[]; penaltyMinor: bigint } {
  let penaltyMinor = 0n
  const assessed = lines.map(line => {
    const isLate = isOpen(line) && daysBetween(line.dueDate, date) > penalty.graceDays
    if (!isLate || line.isPenalised) return line
    const charge = chargeOn(totalOf(openOf(line)), penalty)
    penaltyMinor += charge
    return { ...line, due: { ...line.due, penalty: line.due.penalty + charge }, isPenalised: true }
  })
  return { lines: assessed, penaltyMinor }
}
