import { NEVER_VOIDED } from '#compliance/entities/monitoring/monitored-transaction.ts'
import type { ChargebackRatioParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { MerchantTotals } from './history.ts'
import { historyText, textFor, type HistoryText } from './earlier-filter.ts'
import type { HistoryQuery, WorkspaceSql } from './history-query.ts'

const DAY_MS = 86_400_000

const totals = (isOf: string): HistoryText =>
  historyText(
    earlier => `
  select count(*)::int as count, coalesce(sum(t.amount_minor), 0)::text as sum
  from compliance.monitored_transactions t
  where t.workspace_id = $1 and t.merchant_id = $2 and t.currency = $3 and ${earlier('$4', '$5')}
    and t.occurred_at > $6 and ${isOf}`,
  )

const CHARGEBACKS = totals(`t.type = 'CHARGEBACK'`)
const SALES = totals(`t.type in ('CARD', 'PAYMENT')`)

interface TotalsRow {
  readonly count: number
  readonly sum: string
}

/** Start and end of the calendar month in UTC before a moment; the end is its last millisecond. */
function monthBefore(at: Date): { readonly after: Date; readonly until: Date } {
  const start = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)
  const end = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)
  return { after: new Date(start - 1), until: new Date(end - 1) }
}

/** The period of a rule's chargebacks, after `after` up to the transaction, and that of its sales, after `after` up to and including `until`. */
export function merchantPeriods(
  occurredAt: Date,
  { periodDays, ratioDenominator }: Pick<ChargebackRatioParameters, 'periodDays' | 'ratioDenominator'>,
): { readonly after: Date; readonly ofSales: { readonly after: Date; readonly until: Date } } {
  const after = new Date(occurredAt.getTime() - periodDays * DAY_MS)
  return {
    after,
    ofSales: ratioDenominator === 'PREVIOUS_MONTH' ? monthBefore(occurredAt) : { after, until: occurredAt },
  }
}

const FEW_SALES = historyText(
  earlier => `
  select count(*)::int as count from (
    select from compliance.monitored_transactions t
    where t.workspace_id = $1 and t.merchant_id = $2 and t.currency = $3 and ${earlier('$4', '$5')}
      and t.occurred_at > $6 and t.type in ('CARD', 'PAYMENT')
    limit $7) few`,
)

/**
 * Sales and chargebacks of a merchant in the period of a rule, without the judged transaction. Undefined for a sale when the merchant had
 * enough sales before: such a sale raises no ratio, and adding up the sales of a large merchant for each of them would be slow.
 */
export async function readMerchant(
  sql: WorkspaceSql,
  query: HistoryQuery,
  parameters: ChargebackRatioParameters,
  merchantId: string,
): Promise<MerchantTotals | undefined> {
  const { workspaceId, transaction, sequence } = query
  const { currency, occurredAt, type } = transaction
  const { after, ofSales } = merchantPeriods(occurredAt, parameters)
  const merchant = [workspaceId, merchantId, currency] as const
  // All sales at the end of the month before count, also those that arrived after the transaction.
  const salesBefore = query.includesLate && ofSales.until < occurredAt ? NEVER_VOIDED : sequence
  if (type !== 'CHARGEBACK') {
    const needed = Math.max(1, parameters.minSales)
    const [few] = await sql<{ count: number }>(textFor(FEW_SALES, query), [
      ...merchant,
      ofSales.until,
      salesBefore,
      ofSales.after,
      needed,
    ])
    if (few!.count >= needed) return undefined
  }
  const [[chargebacks], [sales]] = await Promise.all([
    sql<TotalsRow>(textFor(CHARGEBACKS, query), [...merchant, occurredAt, sequence, after]),
    sql<TotalsRow>(textFor(SALES, query), [...merchant, ofSales.until, salesBefore, ofSales.after]),
  ])
  const totalsOf = ({ count, sum }: TotalsRow): MerchantTotals['sales'] => ({ count, sumMinor: BigInt(sum) })
  return { chargebacks: totalsOf(chargebacks!), sales: totalsOf(sales!) }
}
