import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { senderOf } from '#remittance/clients/identity.ts'
import { maskNumber } from '#remittance/rules/masked.ts'
import { senderName } from '#remittance/rules/travel-rule.ts'
import type { TransferStatus } from '#remittance/rules/transitions.ts'
import { originatorOfTransfer, partiesOfTransfer } from '#remittance/sealed-parties.ts'
import { eventsOfTransfer, transfer, type TransferEventRow, type TransferRow } from './transfers.ts'

export interface TransferReceipt extends Pick<
  TransferRow,
  | 'reference'
  | 'status'
  | 'sendCurrency'
  | 'receiveCurrency'
  | 'exchangeRate'
  | 'transferReason'
  | 'createdAt'
> {
  readonly issuedAt: Date
  readonly sender: { readonly name: string }
  readonly recipient: {
    readonly name: string
    readonly account: string | null
    readonly bank: string | null
    readonly country: string
  }
  readonly sendAmount: string
  readonly feeTotal: string
  readonly totalPaid: string
  readonly receiveAmount: string
  readonly completedAt: Date | null
  readonly refundedAt: Date | null
  readonly events: readonly TransferEventRow[]
}

/** Receipt of a transfer in any status, with the last four characters of the recipient's account. */
export async function transferReceipt(ctx: Context, id: string): Promise<TransferReceipt> {
  const row = await transfer(ctx, id)
  const { beneficiary } = partiesOfTransfer(ctx.keys, row)
  const events = (await eventsOfTransfer(ctx, id)) ?? []
  const reachedAt = (status: TransferStatus): Date | null =>
    events.find(event => event.status === status)?.at ?? null
  const { reference, status, sendCurrency, receiveCurrency, exchangeRate, transferReason, createdAt } = row
  return {
    reference,
    status,
    sendCurrency,
    receiveCurrency,
    exchangeRate,
    transferReason,
    createdAt,
    events,
    issuedAt: ctx.now(),
    sender: { name: await nameOfSender(ctx, row) },
    recipient: {
      name: row.recipientName,
      account: beneficiary.account === null ? null : maskNumber(beneficiary.account),
      bank: beneficiary.bankCode ?? beneficiary.bic,
      country: row.destinationCountry,
    },
    sendAmount: formatMinor(row.sendAmountMinor, sendCurrency),
    feeTotal: formatMinor(row.feeMinor, sendCurrency),
    totalPaid: formatMinor(row.sendAmountMinor + row.feeMinor, sendCurrency),
    receiveAmount: formatMinor(row.receiveAmountMinor, receiveCurrency),
    completedAt: reachedAt('COMPLETED'),
    refundedAt: reachedAt('REFUNDED'),
  }
}

/** The sender's name at the time of the transfer. Only transfers without stored parties read it from identity. */
async function nameOfSender(ctx: Context, row: TransferRow): Promise<string> {
  const originator = originatorOfTransfer(ctx.keys, row)
  if (originator) return originator.name
  const sender = await senderOf(ctx, row.customerId)
  return sender ? senderName(sender) || sender.externalId : row.customerId
}
