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

type TypedBalance = CurrencyBalance & {
  readonly journalType: JournalType
  readonly touchesCash: boolean
  readonly branchId: string | null
}

/** What the movements of a range are made of. */
interface MovementsRead {
  readonly base: ReportBase
  readonly moved: readonly TypedBalance[]
  readonly valuedBefore: ReportBase['valued']
}

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
export const reportMovements = async (ctx: Context, args: ReportArgs): Promise<ReportMovements> =>
  movementsOf(await readMovements(ctx, args, false))

/** The same of all branches together, and of each branch. */
export async function movementsByBranch(
  ctx: Context,
  args: Omit<ReportArgs, 'branchId'>,
): Promise<{ readonly all: ReportMovements; readonly ofBranch: (branchId: string) => ReportMovements }> {
  const read = await readMovements(ctx, args, true)
  return { all: movementsOf(read), ofBranch: branchId => movementsOf(read, branchId) }
}

async function readMovements(ctx: Context, args: ReportArgs, isByBranch: boolean): Promise<MovementsRead> {
  const base = await reportBase(ctx, args, 'BALANCES_AND_MOVEMENTS', isByBranch)
  const { entries, range, accounts, header, timeZone } = base
  const { branchId, basis, ledgerSequence: sequence } = header
  const isAlone = range.adjustments === 'ALONE'
  const [journals, valuedBefore] = await Promise.all([
    journalEntries(ctx, { range, basis, timeZone, branchId, isByBranch, sequence }),
    base.valuationAt(isAlone ? range.to : daysAfter(range.from, -1)),
  ])
  const postings = entries
    .filter(({ isPosting, isBefore }) => isPosting && !isBefore && !isAlone)
    .flatMap(one =>
      currencyBalance(one).map((balance): TypedBalance => ({
        ...balance,
        branchId: one.branchId,
        journalType: 'GENERAL',
        touchesCash: true,
      })),
    )
  const posted = journals.map(({ accountId, minor, ...entry }): TypedBalance => {
    const { code, name, type } = accounts.get(accountId)!
    return { ...entry, accountId, code, name, type, debitLessCreditMinor: BigInt(minor) }
  })
  return { base, moved: [...postings, ...posted], valuedBefore }
}

/** The movements of a branch, or of all branches together. */
function movementsOf({ base, moved: all, valuedBefore }: MovementsRead, branchId?: string): ReportMovements {
  const { entries, range, accounts } = base
  const isOfBranch = (one: { readonly branchId: string | null }): boolean =>
    branchId === undefined || one.branchId === branchId
  const moved = all.filter(isOfBranch)
  const groups = Map.groupBy(moved, ({ journalType, touchesCash }) => `${journalType} ${touchesCash}`)
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
  const before = entries.filter(one => isInOpening(range)(one) && isOfBranch(one)).flatMap(currencyBalance)
  const isClosing = (one: GlEntries): boolean => isInBalance(range)(one) && isOfBranch(one)
  return {
    base,
    opening: withTraits(valuedBefore(before)),
    movements: [...groups.values()].flatMap(group => withTraits(base.valued(group), group[0]!)),
    closing: withTraits(base.balances(isClosing)),
    inCurrencies: {
      opening: before,
      movements: moved,
      closing: entries.filter(isClosing).flatMap(currencyBalance),
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
