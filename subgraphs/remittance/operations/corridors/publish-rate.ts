import { command, type Tx } from '#kernel/command.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { compareRates } from '#kernel/money.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, refuse, type ValidationIssue } from '#kernel/refusals.ts'
import { Rate } from '#remittance/entities/rate.ts'
import { events } from '#remittance/events.ts'

export interface PublishRate {
  readonly sendCurrency: string
  readonly receiveCurrency: string
  readonly bid: string
  readonly offer: string
}

const INSERT = `insert into remittance.rates as rate (workspace_id, send_currency, receive_currency, valid_from, bid, offer)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (workspace_id, send_currency, receive_currency, valid_from) do nothing
  returning ${columnsOf(Rate, 'rate')}`

const ATTEMPTS_MAX = 20

/** Publishes the market rate of a pair, effective at once. Earlier rates stay on record, because quotes use them. */
export const publishRate = command(
  async (tx, { sendCurrency, receiveCurrency, bid, offer }: PublishRate): Promise<Row<typeof Rate>> => {
    allow(tx.actor, { kinds: ['staff'], scope: 'remittance:write' })
    const issues: ValidationIssue[] = []
    if (compareRates(bid, '0') <= 0) issues.push({ field: 'bid', reason: 'must be more than zero' })
    if (compareRates(offer, bid) < 0) issues.push({ field: 'offer', reason: 'must be at least the bid' })
    if (receiveCurrency === sendCurrency)
      issues.push({ field: 'receiveCurrency', reason: 'must differ from the send currency' })
    if (issues.length > 0) throw invalid(issues)

    const rate = await insertRate(tx, { sendCurrency, receiveCurrency, bid, offer })
    tx.emit(events.rate_published, newId(), { sendCurrency, receiveCurrency, bid, offer })
    return rate
  },
)

/** Rates published in the same millisecond get distinct later times, because no rate may be overwritten. */
async function insertRate(
  tx: Tx,
  { sendCurrency, receiveCurrency, bid, offer }: PublishRate,
): Promise<Row<typeof Rate>> {
  for (let laterMs = 0; laterMs < ATTEMPTS_MAX; laterMs++) {
    const validFrom = new Date(tx.now().getTime() + laterMs)
    const [rate] = await tx.sql<Row<typeof Rate>>(INSERT, [
      tx.actor.workspaceId,
      sendCurrency,
      receiveCurrency,
      validFrom,
      bid,
      offer,
    ])
    if (rate) return rate
  }
  throw refuse('UNAVAILABLE', { retryAfterS: 1 })
}
