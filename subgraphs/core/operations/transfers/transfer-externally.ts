import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { voidDecision } from '#kernel/payment-decision.ts'
import { Refusal } from '#kernel/refusals.ts'
import { VOID_DECISION_OF_BANK_TRANSFER } from '#core/clients/compliance.ts'
import { requireInitiator } from '#core/clients/identity.ts'
import { refuse } from '#core/errors.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { systemAccount, type PricingPolicy } from '#core/ledger/policy.ts'
import { post } from '#core/ledger/post.ts'
import { allocateNumber } from '#core/ledger/references.ts'
import { railFor } from '#core/providers/configured.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { bankOf } from '#core/rules/banks.ts'
import { externalTransferRefusal } from '#core/rules/external-transfer.ts'
import { admitRole } from '#core/rules/rights.ts'
import { sessionId } from '#core/rules/session-id.ts'
import type { TransactionChannel } from '#core/rules/transaction.ts'
import { paymentIdOf, requestDecision } from './request-decision.ts'
import type { OfStandingInstruction } from './transfer-internally.ts'

export interface TransferExternally {
  readonly sourceAccountId: string
  readonly destinationAccountNum: string
  readonly destinationBankCode: string
  readonly destinationAccountName: string
  readonly amount: string
  readonly currency: string
  readonly channel: TransactionChannel
  readonly narration: string
  readonly initiatedBy: string
  readonly standingInstruction?: OfStandingInstruction
}

const SETTLEMENTS = { INTERBANK: 'INTERBANK_SETTLEMENT', NIP: 'NIP_SETTLEMENT' } as const

/**
 * Books a transfer to another bank with its fee, so that the account is debited before the transfer is submitted. Compliance decides first: a
 * blocked transfer is refused, and one that is held, or has no decision, is booked and waits.
 */
export async function transferExternally(
  ctx: Context,
  transferType: keyof typeof SETTLEMENTS,
  input: TransferExternally,
): Promise<TransactionRow> {
  admitRole(ctx.actor, 'teller')
  const { currency } = input
  const amountMinor = amountIn(input.amount, currency)
  const [source] = await cachedAccounts(ctx, [input.sourceAccountId])
  const refused = externalTransferRefusal({
    transferType,
    currency,
    bankCode: input.destinationBankCode,
    hasRail: railFor(ctx) !== undefined,
  })
  if (refused) throw refused
  if (!input.standingInstruction) await requireInitiator(ctx, input.initiatedBy)
  const paymentId = newId()
  const decision = await requestDecision(ctx, {
    paymentId,
    createdAt: null,
    customerId: source!.customerId,
    accountId: input.sourceAccountId,
    amountMinor,
    currency,
    channel: input.channel,
    destinationName: input.destinationAccountName,
    destinationAccountNumber: input.destinationAccountNum,
    destinationCustomerId: null,
  })
  if (decision?.outcome === 'BLOCKED') throw refuse('SCREENING_BLOCKED')
  try {
    const posted = await postDecided(ctx, transferType, {
      ...input,
      paymentId,
      amountMinor,
      accountType: source!.accountType,
    })
    // A repeat under the same Idempotency-Key returns the first transfer, so this attempt created nothing.
    if (paymentIdOf(posted) !== paymentId) await undo(ctx, paymentId)
    return posted
  } catch (error) {
    // Only a refusal proves that nothing was booked. After a lost connection the commit may have succeeded.
    if (error instanceof Refusal && error.kind !== 'unavailable') await undo(ctx, paymentId)
    throw error
  }
}

const undo = (ctx: Context, paymentId: string): Promise<void> =>
  voidDecision(ctx, VOID_DECISION_OF_BANK_TRANSFER, paymentId)

interface DecidedTransfer extends TransferExternally {
  readonly paymentId: string
  readonly amountMinor: bigint
  readonly accountType: string
}

const postDecided = (
  ctx: Context,
  transferType: keyof typeof SETTLEMENTS,
  { paymentId, amountMinor, accountType, currency, ...input }: DecidedTransfer,
): Promise<TransactionRow> =>
  post(ctx, async policy =>
    pricePosting(ctx, policy, {
      accountType,
      type: 'TRANSFER',
      transferType,
      status: 'PENDING',
      channel: input.channel,
      currency,
      amountMinor,
      debit: { id: input.sourceAccountId, isSystem: false },
      credit: { id: await systemAccount(ctx, policy, SETTLEMENTS[transferType], currency), isSystem: true },
      otherAccountNumber: input.destinationAccountNum,
      otherBankCode: input.destinationBankCode,
      destinationName: input.destinationAccountName,
      narration: input.narration,
      initiatedBy: input.initiatedBy,
      metadata: { ...input.standingInstruction, paymentId },
      ...(transferType === 'NIP' && { sessionId: await newSessionId(ctx, policy) }),
    }),
  )

/** Numbers are never reused in a workspace, so session ids are unique. */
const newSessionId = async (ctx: Context, { bankCode, timeZone }: PricingPolicy): Promise<string> =>
  sessionId(
    bankOf(bankCode)?.nipCode ?? bankCode.padStart(6, '0'),
    ctx.now(),
    timeZone,
    await allocateNumber(ctx, 'NIP'),
  )
