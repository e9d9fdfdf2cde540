import type { Context } from '#kernel/context.ts'
import { daysAfter } from '#kernel/local-day.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import type { CashFlowMovement } from '#core/rules/books/reports/cash-flow.ts'
import { check, type ReportCheck } from '#core/rules/books/reports/check.ts'
import type { EquityMovement } from '#core/rules/books/reports/changes-in-equity.ts'
import type { CurrencyBalance } from '#core/rules/books/reports/in-base-currency.ts'
import type { GlEntries } from './gl-entries.ts'
import { journalEntries } from './journal-entries.ts'
import {
  currencyBalance,
  isInBalance,
  isInOpening,
  reportBase,
  type ReportArgs,
  type ReportBase,
} from './report-base.ts'

export type ReportMovement = CashFlowMovement & EquityMovement

type TypedBalance = CurrencyBalance & { readonly journalType: JournalType; readonly touchesCash: boolean }

export interface ReportMovements {
  readonly base: ReportBase
  /** The balances before the range, valued at the rates in force at its start. */
  readonly opening: readonly ReportMovement[]
  /** The movements of the range, valued at the rates of the closing balances. */
  readonly movements: readonly ReportMovement[]
  /** The balances at the end of the range. */
  readonly closing: readonly ReportMovement[]
  /** The same three in minor units of their currencies. */
  readonly inCurrencies: Readonly<Record<'opening' | 'movements' | 'closing', readonly CurrencyBalance[]>>
}

/**
 * Reads the balances before and after a range and its movements by type of journal. Postings count as journals that touch cash: the ledger
 * adds them up by date, so what they move between accounts without cash shows on both accounts.
 */
export async function reportMovements(ctx: Context, args: ReportArgs): Promise<ReportMovements> {
  const base = await reportBase(ctx, args, 'BALANCES_AND_MOVEMENTS')
  const { entries, range, accounts, header, timeZone } = base
  const { branchId, basis, ledgerSequence: sequence } = header
  const isAlone = range.adjustments === 'ALONE'
  const [journals, valuedBefore] = await Promise.all([
    journalEntries(ctx, { range, basis, timeZone, branchId, sequence }),
    base.valuationAt(isAlone ? range.to : daysAfter(range.from, -1)),
  ])
  const postings = entries
    .filter(({ isPosting, isBefore }) => isPosting && !isBefore && !isAlone)
    .flatMap(currencyBalance)
    .map((balance): TypedBalance => ({ ...balance, journalType: 'GENERAL', touchesCash: true }))
  const posted = journals.map(({ accountId, minor, ...entry }): TypedBalance => {
    const { code, name, type } = accounts.get(accountId)!
    return { ...entry, accountId, code, name, type, debitLessCreditMinor: BigInt(minor) }
  })
  const groups = Map.groupBy(
    [...postings, ...posted],
    ({ journalType, touchesCash }) => `${journalType} ${touchesCash}`,
  )
  const withTraits = (
    balances: ReturnType<ReportBase['valued']>,
    { journalType, touchesCash }: Pick<TypedBalance, 'journalType' | 'touchesCash'> = {
      journalType: 'GENERAL',
      touchesCash: false,
    },
  ): readonly ReportMovement[] =>
    balances.map(({ accountId, code, name, type, debitLessCreditMinor }) => {
      const { cashFlowClass, equityComponent } = accounts.get(accountId)!
      return {
        ...{ accountId, code, name, type, debitLessCreditMinor },
        ...{ cashFlowClass, equityComponent, journalType, touchesCash },
      }
    })
  const before = entries.filter(isInOpening(range)).flatMap(currencyBalance)
  const inBalance = isInBalance(range)
  return {
    base,
    opening: withTraits(valuedBefore(before)),
    movements: [...groups.values()].flatMap(group => withTraits(base.valued(group), group[0]!)),
    closing: withTraits(base.balances(inBalance)),
    inCurrencies: {
      opening: before,
      movements: [...postings, ...posted],
      closing: entries.filter(inBalance).flatMap(currencyBalance),
    },
  }
}

/**
 * Whether the movements lead from the opening to the closing balances of some accounts in each currency. Valued at the closing rates by
 * currency, so that no rounding can differ.
 */
export function continuityCheck(
  { base, inCurrencies }: ReportMovements,
  subject: string,
  isCounted: (account: GlEntries) => boolean,
): ReportCheck {
  const { opening, movements, closing } = inCurrencies
  const valueOf = (balances: readonly CurrencyBalance[]): bigint => {
    const counted = balances.filter(({ accountId }) => isCounted(base.accounts.get(accountId)!))
    const totals = [...Map.groupBy(counted, ({ currency }) => currency).values()].map(ofCurrency => ({
      ...ofCurrency[0]!,
      debitLessCreditMinor: sum(ofCurrency),
    }))
    return sum(base.valued(totals))
  }
  return check(
    `opening ${subject} + movements = closing ${subject} in each currency, at the closing rates`,
    valueOf([...opening, ...movements]),
    valueOf(closing),
  )
}

const sum = (balances: readonly Pick<CurrencyBalance, 'debitLessCreditMinor'>[]): bigint =>
  balances.reduce((total, { debitLessCreditMinor }) => total + debitLessCreditMinor, 0n)
