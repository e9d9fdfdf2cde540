import { formatMinor } from '#kernel/money.ts'
import type { ChargebackRatioParameters } from '#compliance/monitoring-rules/parameters.ts'
import { fractionOf } from '../amounts.ts'
import { counterfactualOf, nearestBelow } from '../counterfactuals.ts'
import type { MerchantTotals, Totals } from '#compliance/evaluation/history/history.ts'
import { clear, OUT_OF_SCOPE, skipped, triggered, windowOf, type Judging } from '../judging.ts'
import { isNear } from '../near-misses.ts'
import { amountPhrase, countPhrase, percentPhrase } from '../phrases.ts'
import type { MonitoredTransaction } from '../transaction.ts'
import type { Measures, Verdict } from '../verdict.ts'

/** Types of transactions that are a merchant's sales. */
export const SALES_TYPES: readonly string[] = ['CARD', 'PAYMENT']

const MINUTES_OF_DAY = 1_440

const plus = ({ count, sumMinor }: Totals, amountMinor: bigint): Totals => ({
  count: count + 1,
  sumMinor: sumMinor + amountMinor,
})

/** The totals with the judged transaction; the sales of the month before do not change. */
function withTransaction(
  { sales, chargebacks }: MerchantTotals,
  { type }: MonitoredTransaction,
  { ratioDenominator }: ChargebackRatioParameters,
  amountMinor: bigint,
): MerchantTotals {
  if (type === 'CHARGEBACK') return { sales, chargebacks: plus(chargebacks, amountMinor) }
  return { sales: ratioDenominator === 'SAME_PERIOD' ? plus(sales, amountMinor) : sales, chargebacks }
}

const measuredBy = ({ ratioBasis }: ChargebackRatioParameters, { count, sumMinor }: Totals): bigint =>
  ratioBasis === 'COUNT' ? BigInt(count) : sumMinor

/** Too few sales make no ratio, however many chargebacks there are. */
const hasSales = ({ minSales }: ChargebackRatioParameters, { sales }: MerchantTotals): boolean =>
  sales.count >= Math.max(1, minSales)

/** Number of tiers that the ratio reaches; none without enough sales. */
function tierOf(parameters: ChargebackRatioParameters, totals: MerchantTotals): number {
  if (!hasSales(parameters, totals)) return 0
  const chargebacks = measuredBy(parameters, totals.chargebacks)
  const sales = measuredBy(parameters, totals.sales)
  return parameters.tierThresholds.filter(tier => {
    const { numerator, denominator } = fractionOf(tier)
    return chargebacks * denominator >= numerator * sales
  }).length
}

/** With one chargeback fewer the ratio may have crossed a lower tier, so numbers are tried. */
function fewerOf(
  parameters: ChargebackRatioParameters,
  { sales, chargebacks }: MerchantTotals,
): number | null {
  const tierWith = (count: number): number =>
    tierOf(parameters, { sales, chargebacks: { count, sumMinor: 0n } })
  for (let count = chargebacks.count - 1; count >= 0; count -= 1)
    if (tierWith(count + 1) <= tierWith(count)) return chargebacks.count - count
  return null
}

/**
 * Chargebacks of a merchant over its sales, in the currency of the transaction. Only the transaction that carries the
 * ratio from below a tier to it or above triggers the rule: a chargeback, or the sale with which the merchant has
 * enough sales to be judged.
 */
export function judgeChargebackRatio({
  rule,
  parameters,
  transaction,
  history,
}: Judging<ChargebackRatioParameters>): Verdict {
  const { tierThresholds, ratioBasis, periodDays, ratioDenominator, minSales } = parameters
  const { type, amountMinor, currency, transactionId } = transaction
  const isChargeback = type === 'CHARGEBACK'
  if (!isChargeback && !SALES_TYPES.includes(type)) return OUT_OF_SCOPE
  if (transaction.merchantId === null) return skipped('MISSING_KEY')
  const before = history.merchants.get(rule.ruleId)
  // Of a sale that makes no merchant ratable, nothing is read: it never raises a ratio.
  if (before === undefined) return clear()
  const after = withTransaction(before, transaction, parameters, amountMinor)
  if (!hasSales(parameters, after)) return skipped('INSUFFICIENT_HISTORY')

  const tierBefore = tierOf(parameters, before)
  const tier = tierOf(parameters, after)
  const [chargebacks, sales] = [after.chargebacks, after.sales]
  const [part, whole] = [measuredBy(parameters, chargebacks), measuredBy(parameters, sales)]
  const ratio = (part * 10_000n) / whole
  const totalPhrase = (totals: Totals, noun: string): string =>
    ratioBasis === 'COUNT'
      ? countPhrase(totals.count, noun)
      : `${noun}s of ${amountPhrase(totals.sumMinor, currency)}`
  const reasonWith = (threshold: string): string =>
    `Merchant has ${totalPhrase(chargebacks, 'chargeback')} in ${countPhrase(periodDays, 'day')} against ` +
    `${totalPhrase(sales, 'sale')} in ${ratioDenominator === 'SAME_PERIOD' ? 'the same period' : 'the month before'} ` +
    `(${percentPhrase(ratio)}), threshold ${Number(threshold) * 100} %`
  const observed: Measures = {
    ratio_percent: Number(ratio) / 100,
    chargebacks: ratioBasis === 'COUNT' ? chargebacks.count : formatMinor(chargebacks.sumMinor, currency),
    sales: ratioBasis === 'COUNT' ? sales.count : formatMinor(sales.sumMinor, currency),
    currency,
    tier,
  }
  const threshold: Measures = {
    tier_thresholds: tierThresholds,
    ratio_basis: ratioBasis,
    ratio_denominator: ratioDenominator,
    min_sales: minSales,
  }
  if (tier <= tierBefore) {
    const next = tierThresholds[tier]
    if (!isChargeback || next === undefined) return clear()
    const { numerator, denominator } = fractionOf(next)
    const isClose = isNear(part, { numerator: numerator * whole, denominator })
    return clear(isClose ? { reason: reasonWith(next), observed, threshold } : null)
  }

  const triggersWith = (minor: bigint): boolean =>
    tierOf(parameters, withTransaction(before, transaction, parameters, minor)) > tierBefore
  return triggered({
    reason: reasonWith(tierThresholds[tier - 1]!),
    observed,
    threshold,
    window: windowOf(transaction, periodDays * MINUTES_OF_DAY),
    transactionIds: [transactionId],
    counterfactual: isChargeback
      ? counterfactualOf(transaction, {
          amount: ratioBasis === 'VALUE' ? nearestBelow(transaction, triggersWith) : null,
          fewer: ratioBasis === 'COUNT' ? fewerOf(parameters, before) : null,
          noun: 'chargeback',
        })
      : null,
  })
}
