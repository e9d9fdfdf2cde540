import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/per-database.ts'
import { newId } from '#kernel/id.ts'
import { refuse as refuseAnything } from '#kernel/refusals.ts'
import { postedTransaction, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { createBatcher } from './batcher.ts'
import { openWriter, postBatch } from './writers.ts'
import { refusalOf } from './outcomes.ts'
import { evictPolicy, policyOf, type PricingPolicy } from './policy.ts'
import type { Posted, Posting, PostingClaim, Protection } from './posting.ts'
import { protectionsOf } from './protection/protect.ts'

const WRITERS = 2
const BATCH_MAX = 256
const SECOND_WRITER_AT = 64
/** About 0.1 s of work. */
const QUEUE_MAX = 2_000
/** A posting is built again for nearly as long as its caller waits, so frequent changes of prices or holds do not block postings. */
export const mayRetryPricing = ({ deadlineAt }: Pick<Context, 'deadlineAt'>): boolean =>
  Date.now() < deadlineAt - PRICING_RETRIES_END_MS
const PRICING_RETRIES_END_MS = 2_000

/** The process's access to the ledger: postings of all requests share a few connections. */
export const batcherOf = perDatabase(database => {
  const writers = Array.from({ length: WRITERS }, () => openWriter(database))
  return createBatcher({
    writers: writers.map(writer => batch => postBatch(writer, batch)),
    batchMax: BATCH_MAX,
    queueMax: QUEUE_MAX,
    secondWriterAt: SECOND_WRITER_AT,
  })
})

/**
 * Posts and returns the posted transaction; a repeat of the request gets the same transaction. `priced` builds the posting
 * from the current policy, and is called again if the policy has changed. A debit of an account whose customer has protective holds is
 * attempted twice: the ledger reports the holds, and the second attempt has the decision about them.
 */
export async function post(
  ctx: Context,
  priced: (policy: PricingPolicy) => Promise<Posting>,
): Promise<TransactionRow> {
  // Shared by all attempts: if the result of one is lost, a later attempt finds the posting.
  const own: PostingClaim = { subject: 'ledger', key: newId(), fingerprint: '' }
  let protection: Protection | undefined
  for (;;) {
    const given = await priced(await policyOf(ctx))
    const claimed = given.claim ? given : { ...given, claim: own }
    const posting = protection ? { ...claimed, protection } : claimed
    const result = await batcherOf(ctx.database).post(posting, ctx.deadlineAt, ctx.now())
    switch (result.kind) {
      case 'posted':
        ctx.onCommitted([{ type: 'core.transactions_posted', aggregateId: posting.workspaceId }])
        return transactionOf(posting, result)
      case 'earlier':
        ctx.outcome.replayed = result.isReplay && posting.claim !== own
        return postedTransaction(ctx, result.id)
      case 'refused':
        ctx.outcome.replayed = result.isReplay && posting.claim !== own
        throw refusalOf(result, posting)
      case 'conflict':
        throw refuseAnything('IDEMPOTENCY_CONFLICT')
      case 'in-progress':
        throw refuseAnything('IDEMPOTENCY_IN_PROGRESS', { retryAfterS: 1 })
      case 'stale':
        evictPolicy(ctx)
        if (!mayRetryPricing(ctx)) throw refuseAnything('UNAVAILABLE', { retryAfterS: 1 })
        break
      case 'stale-protection':
        if (!mayRetryPricing(ctx)) throw refuseAnything('UNAVAILABLE', { retryAfterS: 1 })
        ;[protection] = await protectionsOf(ctx, [posting])
    }
  }
}

/** Builds the row of the posting without reading it from the database. */
export function transactionOf(
  posting: Posting,
  { id, at, bookedOn, debitSequence, debitAfterMinor, creditSequence, creditAfterMinor }: Posted,
): TransactionRow {
  const { vatLeg, usage, debit, credit } = posting
  return {
    workspaceId: posting.workspaceId,
    id,
    reference: posting.reference,
    type: posting.type,
    transferType: posting.transferType ?? null,
    postedStatus: posting.status,
    channel: posting.channel,
    currency: posting.currency,
    amountMinor: posting.amountMinor,
    feeMinor: posting.feeMinor ?? 0n,
    vatMinor: posting.vatMinor ?? 0n,
    debitAccountId: debit.id,
    creditAccountId: credit.id,
    vatAccountId: vatLeg?.accountId ?? null,
    vatLegMinor: vatLeg?.minor ?? 0n,
    debitSequence,
    debitAfterMinor,
    creditSequence,
    creditAfterMinor,
    usageClass: usage?.class ?? null,
    usageDate: usage?.date ?? null,
    otherAccountNumber: posting.otherAccountNumber ?? null,
    otherBankCode: posting.otherBankCode ?? null,
    destinationName: posting.destinationName ?? null,
    narration: posting.narration ?? null,
    description: posting.description ?? null,
    initiatedBy: posting.initiatedBy ?? null,
    approvedBy: posting.approvedBy ?? null,
    actorKind: posting.actorKind,
    actorId: posting.actorId,
    requestId: posting.requestId,
    sessionId: posting.sessionId ?? null,
    externalReference: posting.externalReference ?? null,
    parentId: posting.parentId ?? null,
    reversesId: posting.reversesId ?? null,
    reason: posting.reason ?? null,
    metadata: posting.metadata ?? null,
    createdAt: at,
    bookingDate: bookedOn ?? posting.bookingDate,
    valueDate: posting.valueDate ?? bookedOn ?? posting.bookingDate,
    progress: null,
  }
}
