export type RepaymentPart = 'penalty' | 'fee' | 'interest' | 'principal'

/** Amounts of a line by part, in minor units. */
export type PartAmounts = Readonly<Record<RepaymentPart, bigint>>

export const DEFAULT_ALLOCATION: readonly RepaymentPart[] = ['penalty', 'fee', 'interest', 'principal']

/**
 * Allocates a payment to what each line has open: the oldest line first, and within a line by the order of its parts. Returns what
 * each line is paid, and the rest of the payment that no line takes.
 */
export function allocate(
  payment: bigint,
  open: readonly PartAmounts[],
  order: readonly RepaymentPart[] = DEFAULT_ALLOCATION,
): { paid: readonly PartAmounts[]; rest: bigint } {
  let rest = payment
  const paid = open.map(line => {
    const parts = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n }
    for (const part of order) {
      parts[part] = rest < line[part] ? rest : line[part]
      rest -= parts[part]
    }
    return parts
  })
  return { paid, rest }
}
