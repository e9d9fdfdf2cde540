import type { GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { signed, type JournalLine } from '#core/rules/books/journals/lines.ts'

/** The balance of an account in one currency; both amounts are minor units, debits less credits. */
export interface LedgerBalance {
  readonly accountId: string
  readonly type: GlAccountType
  readonly currency: string
  readonly amountMinor: bigint
  readonly baseMinor: bigint
}

/** The balances after the lines are posted. Every account without a balance before is an account of equity. */
export function balancesAfter(
  balances: readonly LedgerBalance[],
  lines: readonly JournalLine[],
): readonly LedgerBalance[] {
  const after = new Map(balances.map(balance => [keyOf(balance), balance]))
  for (const line of lines) {
    const key = keyOf(line)
    const before = after.get(key) ?? { ...line, type: 'EQUITY' as const, amountMinor: 0n, baseMinor: 0n }
    after.set(key, {
      accountId: before.accountId,
      type: before.type,
      currency: before.currency,
      amountMinor: before.amountMinor + signed(line.entryType, line.amountMinor),
      baseMinor: before.baseMinor + signed(line.entryType, line.baseMinor),
    })
  }
  return [...after.values()]
}

const keyOf = ({ accountId, currency }: { readonly accountId: string; readonly currency: string }): string =>
  `${accountId} ${currency}`

/** The sum of what the accounts of these types hold in the base currency, debits less credits. */
export const baseSum = (balances: readonly LedgerBalance[], types: readonly GlAccountType[]): bigint =>
  balances.reduce((sum, { type, baseMinor }) => (types.includes(type) ? sum + baseMinor : sum), 0n)

/** The lines that move the balances to another account; they are even in each currency, in both amounts. */
export function linesThatMove(
  balances: readonly LedgerBalance[],
  toAccountId: string,
): readonly JournalLine[] {
  const totals = new Map<string, { readonly amountMinor: bigint; readonly baseMinor: bigint }>()
  for (const { currency, amountMinor, baseMinor } of balances) {
    const total = totals.get(currency)
    totals.set(currency, {
      amountMinor: (total?.amountMinor ?? 0n) + amountMinor,
      baseMinor: (total?.baseMinor ?? 0n) + baseMinor,
    })
  }
  return [
    ...balances.flatMap(({ accountId, currency, amountMinor, baseMinor }) =>
      linesOf(accountId, currency, -amountMinor, -baseMinor),
    ),
    ...[...totals].flatMap(([currency, { amountMinor, baseMinor }]) =>
      linesOf(toAccountId, currency, amountMinor, baseMinor),
    ),
  ]
}

/** The lines that add the amounts, debits less credits. Amounts on different sides take a line each. */
function linesOf(
  accountId: string,
  currency: string,
  amountMinor: bigint,
  baseMinor: bigint,
): readonly JournalLine[] {
  if (amountMinor === 0n && baseMinor === 0n) return []
  if ((amountMinor > 0n && baseMinor < 0n) || (amountMinor < 0n && baseMinor > 0n))
    return [...linesOf(accountId, currency, amountMinor, 0n), ...linesOf(accountId, currency, 0n, baseMinor)]
  const isDebit = amountMinor > 0n || baseMinor > 0n
  return [
    {
      accountId,
      currency,
      entryType: isDebit ? 'DEBIT' : 'CREDIT',
      amountMinor: isDebit ? amountMinor : -amountMinor,
      baseMinor: isDebit ? baseMinor : -baseMinor,
    },
  ]
}
