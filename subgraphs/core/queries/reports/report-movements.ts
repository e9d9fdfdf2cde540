import type { Context } from '#kernel/context.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import type { CashFlowMovement } from '#core/rules/books/reports/cash-flow.ts'
import type { EquityMovement } from '#core/rules/books/reports/changes-in-equity.ts'
import type { CurrencyBalance } from '#core/rules/books/reports/in-base-currency.ts'
import { glEntries } from './gl-entries.ts'
import { journalEntries } from './journal-entries.ts'
import { currencyBalance, reportBase, type ReportArgs, type ReportBase } from './report-base.ts'

export type ReportMovement = CashFlowMovement & EquityMovement

type TypedBalance = CurrencyBalance & { readonly journalType: JournalType; readonly touchesCash: boolean }

export interface ReportMovements {
  readonly base: ReportBase
  /** The movements of the range, valued at the rates of the closing balances. */
  readonly movements: readonly ReportMovement[]
  /** The balances at the end of the range. */
  readonly closing: readonly ReportMovement[]
}

/**
 * Reads the closing balances of a range and its movements by type of journal. Postings count as journals that touch cash: the ledger
 * adds them up by date, so what they move between accounts without cash shows on both accounts.
 */
export async function reportMovements(ctx: Context, args: ReportArgs): Promise<ReportMovements> {
  const base = await reportBase(ctx, args, 'BALANCES')
  const { range, accounts, header } = base
  const { branchId, ledgerSequence: sequence } = header
  const [{ entries }, journals] = await Promise.all([
    glEntries(ctx, { ...range, branchId, sequence: BigInt(sequence) }),
    journalEntries(ctx, { range, branchId, sequence }),
  ])
  const postings = entries
    .filter(({ isPosting }) => isPosting && range.adjustments !== 'ALONE')
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
    { journalType, touchesCash }: Pick<TypedBalance, 'journalType' | 'touchesCash'>,
  ): readonly ReportMovement[] =>
    balances.map(({ accountId, code, name, type, debitLessCreditMinor }) => {
      const { cashFlowClass, equityComponent } = accounts.get(accountId)!
      return {
        ...{ accountId, code, name, type, debitLessCreditMinor },
        ...{ cashFlowClass, equityComponent, journalType, touchesCash },
      }
    })
  const counted = base.balances(
    ({ isEarlier, isAdjustment }) => range.adjustments !== 'EXCLUDED' || isEarlier || !isAdjustment,
  )
  return {
    base,
    movements: [...groups.values()].flatMap(group => withTraits(base.valued(group), group[0]!)),
    closing: withTraits(counted, { journalType: 'GENERAL', touchesCash: false }),
  }
}
