import type { GlAccountType } from '#core/rules/books/chart/gl-account.ts'

/** The balance, or the movement, of an account in base minor units: debits less credits. */
export interface GlAccountBalance {
  readonly accountId: string
  readonly code: string
  readonly name: string
  readonly type: GlAccountType
  readonly debitLessCreditMinor: bigint
}

/** The sum over the accounts of these types, debits less credits. */
export const sumOf = (
  balances: readonly Pick<GlAccountBalance, 'type' | 'debitLessCreditMinor'>[],
  types: readonly GlAccountType[],
): bigint =>
  balances.reduce(
    (sum, balance) => (types.includes(balance.type) ? sum + balance.debitLessCreditMinor : sum),
    0n,
  )

/** One balance for each account, in the order of their codes. */
export function byAccount(balances: readonly GlAccountBalance[]): readonly GlAccountBalance[] {
  const sums = new Map<string, GlAccountBalance>()
  for (const { accountId, code, name, type, debitLessCreditMinor } of balances) {
    const before = sums.get(accountId)?.debitLessCreditMinor ?? 0n
    sums.set(accountId, { accountId, code, name, type, debitLessCreditMinor: before + debitLessCreditMinor })
  }
  return [...sums.values()].sort((one, other) => (one.code < other.code ? -1 : 1))
}
