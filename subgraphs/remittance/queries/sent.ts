import type { Sent } from '#remittance/rules/limits.ts'

export interface SentRow {
  readonly currency: string
  readonly inDay: string
  readonly inMonth: string
}

/** Amounts that a customer has sent since the start of a month and of a day. Failed and refunded transfers do not count. */
export const SENT = `select send_currency as currency,
    sum(send_amount_minor)::text as "inMonth", coalesce(sum(send_amount_minor) filter (where created_at >= $4), 0)::text as "inDay"
  from remittance.transfers
  where workspace_id = $1 and customer_id = $2 and created_at >= $3 and status not in ('FAILED', 'REFUNDED')
  group by send_currency`

/** The sums of one of the two periods. */
export const sentIn = (rows: readonly SentRow[], period: 'day' | 'month'): Sent[] =>
  rows.map(({ currency, inDay, inMonth }) => ({
    currency,
    amountMinor: BigInt(period === 'day' ? inDay : inMonth),
  }))

/** The amount that a customer has sent since a time, by currency. Failed and refunded transfers do not count. */
export const SENT_SINCE = `select send_currency as currency, sum(send_amount_minor)::text as sent
  from remittance.transfers
  where workspace_id = $1 and customer_id = $2 and created_at >= $3 and status not in ('FAILED', 'REFUNDED')
  group by send_currency`

export interface SentSinceRow {
  readonly currency: string
  readonly sent: string
}
