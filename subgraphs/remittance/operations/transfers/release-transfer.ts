import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { formatMinor } from '#kernel/money.ts'
import { one } from '#kernel/database/one.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { events } from '#remittance/events.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { quoteExpired } from '#remittance/rules/cause.ts'
import { requote, type CurrentTerms, type RatedAmounts } from '#remittance/rules/requote.ts'
import { transferEvent } from '#remittance/rules/transfer-event.ts'
import { failTransfer } from './fail-transfer.ts'
import type { LockedTransfer } from './lock-transfer.ts'

const RELEASE = `update remittance.transfers transfer
  set hold = null, sender_held_until = null, due_at = $3, hold_attempts = hold_attempts + 1, payable_until = $4,
    exchange_rate = $5, receive_amount_minor = $6, margin_minor = $7
  where workspace_id = $1 and id = $2
  returning ${columnsOf(Transfer, 'transfer')}`

/**
 * Releases a held transfer. If it waited for a person's decision or its sender, it gets its original time for funding again. An unfunded
 * transfer whose quote has expired also gets the current rate, if that differs by more than the corridor's margin: otherwise a
 * hold would be a free option on the rate.
 */
export async function releaseTransfer(
  tx: Tx,
  transfer: LockedTransfer,
  terms: CurrentTerms | undefined,
): Promise<TransferRow> {
  const { id, status, hold, createdAt, rateLockedUntil, payableUntil } = transfer
  const hasWaited = status === 'CREATED' && hold !== 'SCREENING_PENDING'
  const until = hasWaited
    ? new Date(tx.now().getTime() + rateLockedUntil.getTime() - createdAt.getTime())
    : payableUntil
  // Money that may already be collected was paid at the agreed rate.
  const isRequotable = hasWaited && transfer.collectedBy === null && transfer.quoteExpiresAt <= tx.now()
  const amounts = isRequotable && terms ? requote(transfer, terms) : undefined
  if (amounts === 'UNPAYABLE') return failTransfer(tx, transfer, quoteExpired)
  const { exchangeRate, receiveAmountMinor, marginMinor }: RatedAmounts = amounts ?? transfer
  const released = one(
    await tx.sql<TransferRow>(RELEASE, [
      tx.actor.workspaceId,
      id,
      tx.now(),
      until,
      exchangeRate,
      receiveAmountMinor,
      marginMinor,
    ]),
  )
  if (amounts) tx.emit(events.transfer_requoted, id, ...requotedEvent(released, transfer))
  tx.emit(events.transfer_released, id, ...transferEvent(released, released.status))
  return released
}

function requotedEvent(
  transfer: TransferRow,
  { exchangeRate, receiveAmountMinor, receiveCurrency }: TransferRow,
): ReturnType<typeof transferEvent> {
  const [data, personal] = transferEvent(transfer, transfer.status)
  return [
    {
      ...data,
      previousExchangeRate: exchangeRate,
      previousReceiveAmount: formatMinor(receiveAmountMinor, receiveCurrency),
    },
    personal,
  ]
}
