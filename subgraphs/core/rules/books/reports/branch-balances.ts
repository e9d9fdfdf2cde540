import type { GlAccountBalance } from './gl-account-balance.ts'
import type { CurrencyBalance } from './in-base-currency.ts'

export interface BranchCurrencyBalance extends CurrencyBalance {
  readonly branchId: string
}

interface Valuation {
  readonly baseCurrency: string
  readonly dueAccountIds: ReadonlySet<string>
  /** The account of rounding differences. */
  readonly rounding: Omit<GlAccountBalance, 'debitLessCreditMinor'>
  readonly valued: (balances: readonly CurrencyBalance[]) => readonly GlAccountBalance[]
}

/**
 * The balances of each branch in base minor units. What branches owe each other is even in each currency, and stays even: what the rounding of
 * its parts leaves goes from the due account of one branch to its account of rounding differences.
 */
export function branchBalances(
  balances: readonly BranchCurrencyBalance[],
  { baseCurrency, dueAccountIds, rounding, valued }: Valuation,
): ReadonlyMap<string, readonly GlAccountBalance[]> {
  const byBranch = new Map(
    [...Map.groupBy(balances, ({ branchId }) => branchId)].map(([id, own]) => [id, [...valued(own)]]),
  )
  const dues = balances.filter(
    ({ accountId, currency }) => currency !== baseCurrency && dueAccountIds.has(accountId),
  )
  for (const ofCurrency of Map.groupBy(dues, ({ currency }) => currency).values()) {
    const parts = [
      ...Map.groupBy(ofCurrency, ({ branchId, accountId }) => `${branchId} ${accountId}`).values(),
    ].map(sumOf)
    const rest =
      parts.reduce((sum, part) => sum + valueOf(part, valued), 0n) - valueOf(sumOf(ofCurrency), valued)
    if (rest === 0n) continue
    const [{ branchId, accountId, code, name, type }] = ofCurrency as [BranchCurrencyBalance]
    byBranch
      .get(branchId)!
      .push(
        { accountId, code, name, type, debitLessCreditMinor: -rest },
        { ...rounding, debitLessCreditMinor: rest },
      )
  }
  return byBranch
}

const sumOf = (balances: readonly BranchCurrencyBalance[]): BranchCurrencyBalance => ({
  ...balances[0]!,
  debitLessCreditMinor: balances.reduce((sum, { debitLessCreditMinor }) => sum + debitLessCreditMinor, 0n),
})

const valueOf = (balance: CurrencyBalance, valued: Valuation['valued']): bigint =>
  valued([balance]).reduce((sum, { debitLessCreditMinor }) => sum + debitLessCreditMinor, 0n)
