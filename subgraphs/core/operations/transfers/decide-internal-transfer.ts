import { command } from '#kernel/command.ts'
import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { voidDecision, type PaymentDecision } from '#kernel/payment-decision.ts'
import { Refusal } from '#kernel/refusals.ts'
import { VOID_DECISION_OF_BANK_TRANSFER } from '#core/clients/compliance.ts'
import { refuse } from '#core/errors.ts'
import type { CachedAccount } from '#core/ledger/account-cache.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { systemAccount, type PricingPolicy } from '#core/ledger/policy.ts'
import { post } from '#core/ledger/post.ts'
import { pricePosting, type PostingRequest } from '#core/ledger/price-posting.ts'
import { usedKeys } from '#core/ledger/used-keys.ts'
import { account } from '#core/queries/accounts.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { accountRefusal } from '#core/rules/posting-rules.ts'
import { paymentIdOf, requestDecision, type TransferToDecide } from './request-decision.ts'

/** A transfer between two accounts of the tenant, as it is booked when it needs no decision. */
export interface InternalTransfer {
  readonly request: PostingRequest
  readonly source: CachedAccount
  readonly destination: CachedAccount
}

/** Whether compliance is asked about the transfer: not where a customer moves money between own accounts. */
export const isBetweenCustomers = ({ source, destination }: InternalTransfer): boolean =>
  source.customerId !== destination.customerId

/** The question about a transfer that is not booked yet. */
export const questionOn = (
  { request, source, destination }: InternalTransfer,
  paymentId: string,
): TransferToDecide => ({
  paymentId,
  createdAt: null,
  customerId: source.customerId,
  accountId: source.id,
  amountMinor: request.amountMinor,
  currency: request.currency,
  channel: request.channel,
  destinationName: request.destinationName!,
  destinationAccountNumber: destination.accountNumber,
  destinationCustomerId: destination.customerId,
})

/**
 * The posting of a transfer after the decision on it, or its refusal. One that is held, or has no decision, is PENDING, and its money waits
 * on a system account.
 */
export async function decidedRequest(
  ctx: Context,
  policy: PricingPolicy,
  { request, destination }: InternalTransfer,
  { paymentId, decision }: { paymentId: string; decision: PaymentDecision | undefined },
): Promise<PostingRequest | Refusal> {
  if (decision?.outcome === 'BLOCKED') return refuse('SCREENING_BLOCKED')
  if (decision?.outcome === 'CLEAR') return { ...request, metadata: { ...request.metadata, paymentId } }
  return {
    ...request,
    status: 'PENDING',
    credit: { id: await systemAccount(ctx, policy, 'HELD_TRANSFERS', request.currency), isSystem: true },
    otherAccountNumber: destination.accountNumber,
    metadata: { ...request.metadata, paymentId, destinationAccountId: destination.id },
  }
}

/** The context in which the id of a payment is claimed: under the request's key, apart from the key of the posting. */
export const decisionContext = (ctx: Context, claim: IdempotencyClaim | undefined): Context =>
  Object.assign(Object.create(ctx) as Context, {
    idempotency: claim && { ...claim, subject: `decision:${claim.subject}` },
    outcome: { replayed: false },
  })

/**
 * Creates the id under which compliance decides. A repeat of the request gets the same id, so it asks about the same payment. Refuses
 * accounts that cannot take part, because the ledger does not see the destination of a held transfer.
 */
const beginDecision = command({
  async prepare(ctx: Context, { request, source, destination }: InternalTransfer): Promise<void> {
    const accounts = await Promise.all([account(ctx, source.id), account(ctx, destination.id)])
    const refusal = accountRefusal(...accounts, request.currency)
    if (refusal) throw refusalOf(refusal, request)
  },
  write: (): Promise<{ paymentId: string }> => Promise.resolve({ paymentId: newId() }),
})

export interface Decided {
  readonly paymentId: string | undefined
  readonly request: PostingRequest | Refusal
}

/** Asks compliance about the transfer. */
export async function decide(
  ctx: Context,
  policy: PricingPolicy,
  transfer: InternalTransfer,
): Promise<Decided> {
  const { idempotency } = ctx
  // The ledger returns what it did under the key, whatever is decided now.
  if (idempotency && (await usedKeys(ctx, idempotency.subject, [idempotency.key])).size > 0)
    return { paymentId: undefined, request: transfer.request }
  const { paymentId } = await beginDecision(decisionContext(ctx, idempotency), transfer)
  const decision = await requestDecision(ctx, questionOn(transfer, paymentId))
  return { paymentId, request: await decidedRequest(ctx, policy, transfer, { paymentId, decision }) }
}

/**
 * Books a transfer between accounts of different customers. If the workspace's settings demand it, compliance decides first: a blocked
 * transfer is refused, and one that is held, or has no decision, is booked and waits.
 */
export async function postBetweenCustomers(
  ctx: Context,
  transfer: InternalTransfer,
): Promise<TransactionRow> {
  let decided: Promise<Decided> | undefined
  try {
    // Called again if the policy has changed, so a transfer that was prepared under the earlier settings is decided as well.
    const posted = await post(ctx, policy =>
      decided || policy.decidesInternalTransfers
        ? (decided ??= decide(ctx, policy, transfer)).then(({ request }) => {
            if (request instanceof Refusal) throw request
            return pricePosting(ctx, policy, request)
          })
        : pricePosting(ctx, policy, transfer.request),
    )
    if (decided) await voidUnless(ctx, decided, isBooked(posted))
    return posted
  } catch (error) {
    if (decided && isProofOfRefusal(error)) await voidUnless(ctx, decided, () => false)
    throw error
  }
}

/** Only a refusal by the ledger proves that nothing was booked: after a lost connection the commit may have succeeded, and a request in
 * progress may book it. */
export const isProofOfRefusal = (error: unknown): boolean =>
  error instanceof Refusal &&
  error.kind !== 'unavailable' &&
  error.code !== 'SCREENING_BLOCKED' &&
  !error.code.startsWith('IDEMPOTENCY_')

export const isBooked =
  (posted: TransactionRow) =>
  (paymentId: string): boolean =>
    paymentIdOf(posted) === paymentId

/** Reports a payment that was decided and not made, so that rules do not count it. */
export async function voidUnless(
  ctx: Context,
  decided: Promise<Decided>,
  isMade: (paymentId: string) => boolean,
): Promise<void> {
  const paymentId = await decided.then(
    result => result.paymentId,
    () => undefined,
  )
  if (paymentId !== undefined && !isMade(paymentId)) await voidUnmade(ctx, paymentId)
}

export const voidUnmade = (ctx: Context, paymentId: string): Promise<void> =>
  voidDecision(ctx, VOID_DECISION_OF_BANK_TRANSFER, paymentId)
