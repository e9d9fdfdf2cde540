import { formatMinor } from '#kernel/money.ts'
import type { Row } from '#kernel/database/columns.ts'
import type { Transfer } from '#remittance/entities/transfer.ts'
import type { Cause } from './cause.ts'
import type { TransferStatus } from './transitions.ts'

/** Event data of a transfer for each of its steps. Together with the personal part they contain the whole REST body. */
export const transferEvent = (
  transfer: Row<typeof Transfer>,
  previousStatus: TransferStatus | null,
  cause?: Cause,
): [data: Record<string, unknown>, personal: Record<string, unknown>] => [
  {
    id: transfer.id,
    reference: transfer.reference,
    status: transfer.status,
    previousStatus,
    reason: cause?.reason ?? null,
    reasonCode: cause?.reasonCode ?? null,
    occurredAt: transfer.statusAt.toISOString(),
    customerId: transfer.customerId,
    quoteId: transfer.quoteId,
    recipientId: transfer.recipientId,
    destinationCountry: transfer.destinationCountry,
    sendAmount: formatMinor(transfer.sendAmountMinor, transfer.sendCurrency),
    sendCurrency: transfer.sendCurrency,
    receiveAmount: formatMinor(transfer.receiveAmountMinor, transfer.receiveCurrency),
    receiveCurrency: transfer.receiveCurrency,
    exchangeRate: transfer.exchangeRate,
    feeTotal: formatMinor(transfer.feeMinor, transfer.sendCurrency),
    marginAmount: formatMinor(transfer.marginMinor, transfer.sendCurrency),
    fundedAt: transfer.fundedAt?.toISOString() ?? null,
    walletId: transfer.walletId,
    createdAt: transfer.createdAt.toISOString(),
  },
  { recipientName: transfer.recipientName },
]
