import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import { voidDecision } from '#kernel/payment-decision.ts'
import { VOID_DECISION_OF_TRANSFER } from '#remittance/clients/compliance.ts'
import { holdFor, releaseFor } from '#remittance/clients/core.ts'
import { senderOf, senderStatusIn } from '#remittance/clients/identity.ts'
import { voidDisbursement } from '#remittance/clients/sentinel.ts'
import { Quote } from '#remittance/entities/quote.ts'
import type { TransferChannel, TransferHold } from '#remittance/entities/transfer.ts'
import type { TransferParties } from '#remittance/entities/transfer-parties.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import { signatureOf, type Signature } from '#remittance/queries/agreements.ts'
import { corridorById, type CorridorRow } from '#remittance/queries/corridors.ts'
import { limitsInForce, type KycLimitRow } from '#remittance/queries/kyc-limits.ts'
import { quoteById, type QuoteRow } from '#remittance/queries/quotes.ts'
import { recipientById, type RecipientRow } from '#remittance/queries/recipients.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { ownCustomer } from '#remittance/queries/visible.ts'
import { holdDelayMs, holdingScreenings, requiredHold } from '#remittance/rules/hold.ts'
import { nameOf } from '#remittance/rules/recipient.ts'
import { transferEvent } from '#remittance/rules/transfer-event.ts'
import {
  beneficiaryOf,
  missingFromThreshold,
  missingOfSender,
  originatorOf,
  reachesThreshold,
} from '#remittance/rules/travel-rule.ts'
import { sealedParties } from '#remittance/sealed-parties.ts'
import { checkLinkedTransfers, refuseIncomplete } from './check-linked-transfers.ts'
import { checkSendingLimit, lockSent } from './check-sending-limit.ts'
import { insertTransfer } from './insert-transfer.ts'
import { decisionsOn } from './request-decisions.ts'

export interface CreateTransfer {
  readonly quoteId: string
  readonly recipientId: string
  readonly walletId?: string | null
  readonly channel?: TransferChannel | null
  readonly transferReason: string
  readonly sourceOfFunds: string
  readonly relationshipToRecipient: string
  readonly signedAgreementId?: string | null
}

/** One attempt to create a transfer. Its id is chosen before the decisions, which are stored under that id. */
interface Attempt {
  readonly transferId: string
  readonly input: CreateTransfer
  isScreened: boolean
  isDisbursementDecided: boolean
  isHeld: boolean
}

interface Cleared {
  readonly recipient: RecipientRow
  readonly parties: TransferParties
  /** Sender data that is missing once the linked transfers reach the travel rule's threshold. */
  readonly missingFromThreshold: readonly string[]
  /** The limits of the sender's KYC level; undefined when the workspace has no limits. */
  readonly limits: readonly KycLimitRow[] | undefined
  readonly hold: TransferHold | null
  readonly screeningIds: readonly string[]
}

const CONSUME = `update remittance.quotes quote set used_by_transfer_id = $3, used_at = $4
  where workspace_id = $1 and id = $2 and used_by_transfer_id is null and expires_at > $4
    and (customer_id is null or customer_id = $5)
  returning ${columnsOf(Quote, 'quote')}`

// A shared lock, so that the recipient cannot be deactivated between this check and the commit.
const IS_ACTIVE = `select 1 from remittance.recipients where workspace_id = $1 and id = $2 and status = 'ACTIVE' for share`

const IS_USED =
  'select 1 from remittance.quotes where workspace_id = $1 and id = $2 and used_by_transfer_id is not null'

/**
 * Creates a transfer against a quote, for the session's user. Unless screening is clear and no protective hold covers the transfer, it
 * is accepted and held, and no money moves before both let it continue.
 */
export async function createTransfer(ctx: Context, input: CreateTransfer): Promise<TransferRow> {
  const attempt: Attempt = {
    transferId: newId(),
    input,
    isScreened: false,
    isDisbursementDecided: false,
    isHeld: false,
  }
  try {
    const transfer = await create(ctx, attempt)
    // A repeat under the same Idempotency-Key returns the first transfer, so this attempt created nothing.
    if (transfer.id !== attempt.transferId) await undoAttempt(ctx, attempt)
    return transfer
  } catch (error) {
    // Only a refusal proves that no transfer was created. After a lost connection the commit may have succeeded.
    if (error instanceof Refusal && error.kind !== 'unavailable') await undoAttempt(ctx, attempt)
    throw error
  }
}

/** Voids the decisions and releases the wallet's hold of an attempt that created no transfer. */
async function undoAttempt(
  ctx: Context,
  { transferId, isScreened, isDisbursementDecided, isHeld }: Attempt,
): Promise<void> {
  await Promise.all([
    isScreened && voidDecision(ctx, VOID_DECISION_OF_TRANSFER, transferId),
    isDisbursementDecided && voidDisbursement(ctx, transferId),
    // If this call fails, core banking finds the orphaned hold through transfersKnown.
    isHeld && releaseFor(ctx, transferId).catch(() => undefined),
  ])
}

const create = command({
  async prepare(ctx: Context, attempt: Attempt): Promise<Cleared> {
    const { input } = attempt
    const customerId = ownCustomer(ctx)
    const [sender, quote, recipient, limits, signature] = await Promise.all([
      senderOf(ctx, customerId),
      quoteById(ctx, input.quoteId),
      recipientById(ctx, input.recipientId),
      limitsInForce(ctx),
      input.signedAgreementId ? signatureOf(ctx, customerId, input.signedAgreementId) : undefined,
    ])

    if (sender && senderStatusIn(sender) !== 'ACTIVE')
      throw refuse(sender.status === 'CLOSED' ? 'CUSTOMER_CLOSED' : 'CUSTOMER_NOT_ACTIVE')
    if (sender?.kycStatus !== 'VERIFIED') throw refuse('KYC_REQUIRED')
    if (!quote) throw refuse('QUOTE_NOT_FOUND')
    if (quote.usedByTransferId !== null) throw refuse('QUOTE_ALREADY_USED')
    if (quote.expiresAt <= ctx.now()) throw refuse('QUOTE_EXPIRED')
    if (recipient?.status !== 'ACTIVE') throw refuse('RECIPIENT_NOT_FOUND')
    const corridor = await findFittingCorridor(ctx, quote, recipient)
    refuseUnsigned(corridor, input, signature)
    const missing = missingOfSender(sender)
    if (missing.length > 0) throw refuseIncomplete(missing)
    const missingFromHere = missingFromThreshold(sender)
    if (
      missingFromHere.length > 0 &&
      reachesThreshold([{ currency: quote.sendCurrency, amountMinor: quote.sendAmountMinor }])
    )
      throw refuseIncomplete(missingFromHere, 'To send this amount')

    // Before the decision, so that rules do not count transfers for which there is no money.
    if (input.walletId) await holdMoney(ctx, attempt, input.walletId, quote)
    attempt.isScreened = true
    attempt.isDisbursementDecided = true
    const parties = { originator: originatorOf(sender), beneficiary: beneficiaryOf(recipient) }
    const decisions = await decisionsOn(ctx, parties, {
      transferId: attempt.transferId,
      stage: 'CREATION',
      createdAt: null,
      sendAmountMinor: quote.sendAmountMinor,
      sendCurrency: quote.sendCurrency,
      channel: input.channel ?? null,
      walletId: input.walletId ?? null,
      recipientId: recipient.id,
      recipientName: nameOf(recipient),
      destinationCountry: recipient.country,
    })
    if (decisions.compliance?.outcome === 'BLOCKED') {
      // The decision on a blocked payment stays on record, as the reason of the refusal.
      attempt.isScreened = false
      throw refuse('SCREENING_BLOCKED')
    }
    return {
      recipient,
      missingFromThreshold: missingFromHere,
      parties,
      limits: limits.length === 0 ? undefined : limits.filter(({ level }) => level === sender.kycLevel),
      hold: requiredHold(decisions),
      screeningIds: holdingScreenings(decisions),
    }
  },

  async write(
    tx,
    { transferId, input },
    { recipient, parties, limits, hold, screeningIds, missingFromThreshold: missing },
  ): Promise<TransferRow> {
    // Sent together to save round trips: concurrent transfers of one sender wait for the sender's lock.
    const [quote, active, sent] = await allSettledOrThrow([
      consumeQuote(tx, transferId, input.quoteId),
      tx.sql(IS_ACTIVE, [tx.actor.workspaceId, recipient.id]),
      limits || missing.length > 0 ? lockSent(tx, recipient.customerId) : Promise.resolve([]),
    ])
    if (active.length === 0) throw refuse('RECIPIENT_NOT_FOUND')
    if (limits)
      checkSendingLimit(sent, { amountMinor: quote.sendAmountMinor, currency: quote.sendCurrency, limits })
    await checkLinkedTransfers(
      tx,
      recipient.customerId,
      { currency: quote.sendCurrency, amountMinor: quote.sendAmountMinor },
      missing,
    )
    const at = tx.now()
    const transfer = await insertTransfer(tx, {
      workspaceId: tx.actor.workspaceId,
      id: transferId,
      customerId: recipient.customerId,
      quoteId: quote.id,
      recipientId: recipient.id,
      recipientName: nameOf(recipient),
      payoutDetails: null,
      parties: sealedParties(tx.keys, { workspaceId: tx.actor.workspaceId, id: transferId }, parties),
      status: 'CREATED',
      statusAt: at,
      hold,
      holdAttempts: 0,
      screeningIds: [...screeningIds],
      dueAt: hold === null ? at : new Date(at.getTime() + holdDelayMs(0, hold)),
      sendAmountMinor: quote.sendAmountMinor,
      sendCurrency: quote.sendCurrency,
      receiveAmountMinor: quote.receiveAmountMinor,
      receiveCurrency: quote.receiveCurrency,
      destinationCountry: quote.destinationCountry,
      exchangeRate: quote.exchangeRate,
      feeMinor: quote.feeMinor,
      marginMinor: quote.marginMinor,
      walletId: input.walletId ?? null,
      channel: input.channel ?? null,
      transferReason: input.transferReason,
      sourceOfFunds: input.sourceOfFunds,
      relationshipToRecipient: input.relationshipToRecipient,
      signedAgreementId: input.signedAgreementId ?? null,
      createdAt: at,
    })
    tx.emit(events.transfer_created, transfer.id, ...transferEvent(transfer, null))
    return transfer
  },
})

/** Holds the sender's money under the id of the future transfer. */
async function holdMoney(ctx: Context, attempt: Attempt, walletId: string, quote: QuoteRow): Promise<void> {
  attempt.isHeld = true
  switch (await holdFor(ctx, walletId, { ...quote, id: attempt.transferId, customerId: ownCustomer(ctx) })) {
    case 'PLACED':
      return
    case 'NOT_FOUND':
      throw refuse('WALLET_NOT_FOUND')
    case 'NOT_USABLE':
      throw refuse('WALLET_NOT_USABLE')
    case 'INSUFFICIENT_FUNDS':
      throw refuse('WALLET_INSUFFICIENT_FUNDS')
  }
}

/** Returns the corridor of the quote; throws when it cannot pay this recipient. */
async function findFittingCorridor(
  ctx: Context,
  quote: QuoteRow,
  recipient: RecipientRow,
): Promise<CorridorRow> {
  if (recipient.country !== quote.destinationCountry || recipient.currency !== quote.receiveCurrency)
    throw refuse('RECIPIENT_MISMATCH', {
      message: `The quote pays ${quote.receiveCurrency} in ${quote.destinationCountry}, but the recipient's account is ${recipient.currency} in ${recipient.country}.`,
    })
  const corridor = await corridorById(ctx, quote.corridorId)
  if (!corridor?.payoutMethods.includes(recipient.payoutMethod))
    throw refuse('RECIPIENT_MISMATCH', {
      message: `This corridor does not pay by ${recipient.payoutMethod}.`,
    })
  return corridor
}

/** A corridor that requires an agreement needs a signature of its current version. Other corridors accept any signature of the sender. */
function refuseUnsigned(
  { requiredAgreement }: CorridorRow,
  { signedAgreementId }: CreateTransfer,
  signature: Signature | undefined,
): void {
  if (requiredAgreement !== null && !(signature?.type === requiredAgreement && signature.isCurrent))
    throw refuse('AGREEMENT_REQUIRED', {
      message: `This corridor requires a signature of the current version of the agreement ${requiredAgreement.toLowerCase()}.`,
    })
  if (signedAgreementId && !signature)
    throw refuse('AGREEMENT_NOT_FOUND', { message: 'The signed agreement does not exist.' })
}

/** Consumes the quote. Of several concurrent transfers exactly one succeeds. */
async function consumeQuote(tx: Tx, transferId: string, quoteId: string): Promise<QuoteRow> {
  const { workspaceId } = tx.actor
  const [quote] = await tx.sql<QuoteRow>(CONSUME, [
    workspaceId,
    quoteId,
    transferId,
    tx.now(),
    ownCustomer(tx),
  ])
  if (quote) return quote
  const used = await tx.sql(IS_USED, [workspaceId, quoteId])
  throw refuse(used.length > 0 ? 'QUOTE_ALREADY_USED' : 'QUOTE_EXPIRED')
}
