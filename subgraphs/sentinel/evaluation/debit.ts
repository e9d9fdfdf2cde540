import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { scaleOf, type RobustScale } from '#sentinel/statistics/robust-scale.ts'
import { majorOf } from './amounts.ts'
import type { Circumstances } from './features/read-circumstances.ts'
import type { DebitHistory } from './features/read-history.ts'
import type { PayeeHistory } from './features/read-payee.ts'
import { before, BASELINE_DAYS, BASELINE_GAP_DAYS, DAY_MS, isReady } from './periods.ts'

/** A debit with everything that rules compare it with. Judges read nothing else. */
export interface EvaluatedDebit {
  readonly transaction: ElderTransactionRow
  readonly profile: Pick<ElderProfile, 'country' | 'status' | 'timeZone'>
  readonly memo: string | null
  readonly history: DebitHistory
  /** Undefined without a payee. */
  readonly payee: PayeeHistory | undefined
  readonly circumstances: Circumstances
  /** Quantiles of the baseline's debits in minor units, by share. */
  readonly quantiles: ReadonlyMap<number, number>
}

/** The window of a baseline, and what it was computed from. */
export const baselineWindow = (at: Date): { readonly from: string; readonly to: string } => ({
  from: before(at, BASELINE_DAYS * DAY_MS).toISOString(),
  to: before(at, BASELINE_GAP_DAYS * DAY_MS).toISOString(),
})

/** Scale of the baseline's amounts in the currency of a debit; undefined if the baseline is not ready. */
export function amountScale({ history }: Pick<EvaluatedDebit, 'history'>): RobustScale | undefined {
  const { comparable, comparableFirstAgeS, quartiles, mad } = history
  if (!isReady({ n: comparable, firstAgeS: comparableFirstAgeS }) || !quartiles || typeof mad !== 'number')
    return undefined
  return { n: comparable, median: quartiles[1], mad, iqr: quartiles[2] - quartiles[0] }
}

/** The distance of a debit from the median of its baseline, and the baseline from which it can be derived again. */
export function amountZ({ transaction }: Pick<EvaluatedDebit, 'transaction'>, scale: RobustScale) {
  const { amountMinor, currency, occurredAt } = transaction
  const z = (Math.log1p(majorOf(amountMinor, currency)) - scale.median) / scaleOf(scale)
  return {
    z,
    baseline: {
      n: scale.n,
      median: scale.median,
      mad: scale.mad,
      iqr: scale.iqr,
      unit: 'ln(1+x)',
      currency,
      ...baselineWindow(occurredAt),
    },
    /** The median amount in major units. */
    usual: Math.expm1(scale.median),
  }
}
