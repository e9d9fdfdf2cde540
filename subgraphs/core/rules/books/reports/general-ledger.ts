import { onNormalSide, type GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { check } from './check.ts'

/** An account over a range in base minor units; balances are debits less credits. */
export interface GlAccountMovement {
  readonly accountId: string
  readonly code: string
  readonly name: string
  readonly type: GlAccountType
  readonly openingMinor: bigint
  readonly debitMinor: bigint
  readonly creditMinor: bigint
  readonly closingMinor: bigint
}

/**
 * The general ledger: for each account its balances before and after a range, positive on its normal side, and the debits and credits
 * between them. Valued amounts are rounded one by one, so what a sum differs by is added to its debits or credits.
 */
export function generalLedger(movements: readonly GlAccountMovement[], includeZero = false) {
  const accounts = movements
    .map(withoutRounding)
    .filter(
      ({ openingMinor, debitMinor, creditMinor }) =>
        includeZero || openingMinor !== 0n || debitMinor !== 0n || creditMinor !== 0n,
    )
  const sumOf = (minorOf: (one: GlAccountMovement) => bigint): bigint =>
    accounts.reduce((sum, one) => sum + minorOf(one), 0n)
  const debit = sumOf(({ debitMinor }) => debitMinor)
  const credit = sumOf(({ creditMinor }) => creditMinor)
  return {
    lines: accounts.map(({ accountId, code, name, type, ...amounts }) => ({
      ...{ accountId, code, name, type },
      opening: onNormalSide(amounts.openingMinor, type),
      debit: amounts.debitMinor,
      credit: amounts.creditMinor,
      closing: onNormalSide(amounts.closingMinor, type),
    })),
    totals: { debit, credit },
    checks: [
      check(
        'opening + debits - credits = closing',
        sumOf(({ openingMinor }) => openingMinor) + debit - credit,
        sumOf(({ closingMinor }) => closingMinor),
      ),
    ],
  }
}

function withoutRounding(account: GlAccountMovement): GlAccountMovement {
  const { openingMinor, debitMinor, creditMinor, closingMinor } = account
  const rest = closingMinor - openingMinor - debitMinor + creditMinor
  return rest < 0n
    ? { ...account, creditMinor: creditMinor - rest }
    : { ...account, debitMinor: debitMinor + rest }
}
