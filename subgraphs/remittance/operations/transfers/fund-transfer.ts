import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { Transfer } from '#remittance/entities/transfer.ts'
import { senderStatusOf } from '#remittance/clients/identity.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import { settledInTime } from '#kernel/concurrency/settled-in-time.ts'
import { one } from '#kernel/database/one.ts'
import { fundingFor } from '#remittance/providers/configured.ts'
import type { CollectionReply } from '#remittance/providers/funding.ts'
import { transferById, type TransferRow } from '#remittance/queries/transfers.ts'
import { fundingDeclined, quoteExpired } from '#remittance/rules/cause.ts'
import { failTransfer } from './fail-transfer.ts'
import { holdTransfer } from './hold-transfer.ts'
import { lockTransfer, type LockedTransfer } from './lock-transfer.ts'
import { stopForSender } from './stop-for-sender.ts'
import { reschedule, takeStep } from './take-step.ts'

const BEGIN = `update remittance.transfers transfer set collected_by = $3
  where workspace_id = $1 and id = $2 returning ${columnsOf(Transfer, 'transfer')}`

const WAIT = `update remittance.transfers transfer set due_at = $3
  where workspace_id = $1 and id = $2 returning ${columnsOf(Transfer, 'transfer')}`

type Begun = { readonly transfer: TransferRow } | { readonly toCollect: LockedTransfer }

/** Stores that the provider may hold money for the transfer, before requesting any. */
const begin = command({
  async prepare(ctx: Context, { transferId }: { transferId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transfer = await transferById(ctx, transferId)
    if (!transfer) throw refuse('TRANSFER_NOT_FOUND')
    return senderStatusOf(ctx, transfer.customerId)
  },
  async write(tx, { transferId }, senderStatus): Promise<Begun> {
    const transfer = await lockTransfer(tx, transferId)
    if (transfer.status !== 'CREATED' || transfer.hold !== null) throw refuse('INVALID_STATE')
    if (transfer.quoteExpiresAt <= tx.now() && (transfer.collectedBy === null || senderStatus !== 'ACTIVE'))
      return { transfer: await failTransfer(tx, transfer, quoteExpired) }
    if (senderStatus !== 'ACTIVE')
      return { transfer: await stopForSender(tx, transfer, senderStatus, transfer.quoteExpiresAt) }
    if (transfer.collectedBy !== null) return { toCollect: transfer }

    const funding = fundingFor(tx, transfer)
    const [text, values] = funding.collects(transfer.sourceOfFunds)
      ? [BEGIN, [funding.by]]
      : [WAIT, [transfer.quoteExpiresAt]]
    const begun = one(await tx.sql<TransferRow>(text, [tx.actor.workspaceId, transferId, ...values]))
    // When the tenant collects the money, no work is due before the quote expires.
    return begun.collectedBy === null ? { transfer: begun } : { toCollect: { ...transfer, ...begun } }
  },
})

interface ReceivedReply {
  readonly transfer: LockedTransfer
  readonly reply: CollectionReply | undefined
}

const record = command((tx, { transfer, reply }: ReceivedReply): Promise<TransferRow> => {
  const { id, quoteExpiresAt } = transfer
  if (reply?.outcome === 'COLLECTED')
    return takeStep(tx, id, {
      from: 'CREATED',
      to: 'FUNDED',
      event: events.transfer_funded,
      cause: { actor: 'FUNDING_PROVIDER' },
      nextInMs: 0,
    })
  if (reply?.outcome === 'DECLINED')
    return takeStep(tx, id, {
      from: 'CREATED',
      to: 'FAILED',
      event: events.transfer_failed,
      cause: fundingDeclined(reply.code),
      nextInMs: null,
      also: { collectedBy: null },
    })
  if (reply?.outcome === 'PROTECTED') return holdTransfer(tx, transfer, 'PROTECTION', transfer.screeningIds)
  return quoteExpiresAt <= tx.now()
    ? failTransfer(tx, transfer, quoteExpired)
    : reschedule(tx, transfer, quoteExpiresAt)
})

/**
 * Collects amount and fee from the sender before the quote expires. Only the platform calls this; a repeat collects nothing
 * twice. Money collected for a transfer that is cancelled concurrently goes back with its refund.
 */
export async function fundTransfer(ctx: Context, input: { transferId: string }): Promise<TransferRow> {
  const begun = await begin(ctx, input)
  if ('transfer' in begun) return begun.transfer
  const { toCollect: transfer } = begun
  const reply = await settledInTime(() =>
    fundingFor(ctx, transfer).collect(ctx, {
      transferId: transfer.id,
      reference: transfer.reference,
      amountMinor: transfer.sendAmountMinor + transfer.feeMinor,
      currency: transfer.sendCurrency,
      recipientName: transfer.recipientName,
      expiresAt: transfer.quoteExpiresAt,
    }),
  )
  return record(ctx, { transfer, reply })
}
