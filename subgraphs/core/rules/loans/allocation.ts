export type RepaymentPart = 'penalty' | 'fee' | 'interest' | 'principal'

/** Amounts of a line by part, in minor units. */
export type PartAmounts = Readonly<Record<RepaymentPart, bigint>>

/** VERTICAL pays all parts of a line before the next line, HORIZONTAL pays one part of all lines due before the next part. */
export type AllocationDirection = 'VERTICAL' | 'HORIZONTAL'

/** How a payment is allocated to lines. */
export interface AllocationRule {
  readonly order: readonly RepaymentPart[]
  readonly direction: AllocationDirection
}

export const REPAYMENT_PARTS: readonly RepaymentPart[] = ['penalty', 'fee', 'interest', 'principal']

export const DEFAULT_ALLOCATION: AllocationRule = { order: REPAYMENT_PARTS, direction: 'VERTICAL' }

/**
 * Allocates a payment to what each line has open, the oldest line first. The first `linesDue` lines are due; later ones are paid line by
 * line in either direction, so that interest of the future is not paid before principal of an earlier line. Returns what each line is
 * paid, and the rest of the payment that no line takes.
 */
export function allocate(
  payment: bigint,
  open: readonly PartAmounts[],
  { order, direction }: AllocationRule = DEFAULT_ALLOCATION,
  linesDue = open.length,
): { paid: readonly PartAmounts[]; rest: bigint } {
  let rest = payment
  const paid = open.map(() => ({ penalty: 0n, fee: 0n, interest: 0n, principal: 0n }))
  const pay = (index: number, part: RepaymentPart): void => {
    const amount = open[index]![part]
    paid[index]![part] = rest < amount ? rest : amount
    rest -= paid[index]![part]
  }
  const across = direction === 'HORIZONTAL' ? linesDue : 0
  for (const part of order) for (let index = 0; index < across; index++) pay(index, part)
  for (let index = across; index < open.length; index++) for (const part of order) pay(index, part)
  return { paid, rest }
}
