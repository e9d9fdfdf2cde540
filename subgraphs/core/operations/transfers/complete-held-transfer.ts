import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { Refusal } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import { dueLeg } from '#core/ledger/branches/due-leg.ts'
import { completionOfHeldConversion } from '#core/ledger/currencies/held-conversion.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { newIds } from '#core/ledger/post-call.ts'
import type { AttemptIds } from '#core/ledger/post-parameters.ts'
import { postEachWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { advanceStatus } from '#core/ledger/progress.ts'
import { publishTransaction } from '#core/ledger/publish-transaction.ts'
import { handToParent } from '#core/ledger/virtual-accounts/hand-to-parent.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'
import { planReversal } from '#core/ledger/reversal.ts'
import { sidesOf } from '#core/ledger/sides.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import {
  branchesOf,
  conversionOf,
  heldConversionOf,
  heldDestinationId,
  type TransactionChannel,
} from '#core/rules/transaction.ts'
import { conversionData } from '#core/rules/transaction-event.ts'
import {
  failPending,
  isOver,
  mustWait,
  NOT_PERMITTED,
  payerOf,
  protectionOfTransaction,
  waitForDecision,
} from './pending-transfer.ts'
import { transactionInStatus } from './record-rail-response.ts'
import { decisionOnTransaction } from './request-decision.ts'

/** The postings that complete a transfer; the first is the completion. */
interface Completion {
  readonly postings: readonly Posting[]
  readonly ids: readonly AttemptIds[]
}

const complete = command({
  async prepare(ctx: Context, { id }: { id: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    const transaction = await transactionInStatus(ctx, id, 'PENDING')
    const decision = await decisionOnTransaction(ctx, transaction)
    const protection = await protectionOfTransaction(ctx, transaction)
    const completion = decision?.outcome === 'CLEAR' ? await completionOrRefusal(ctx, transaction) : undefined
    const reason = isOver(ctx, decision)
      ? NOT_PERMITTED
      : completion instanceof Refusal
        ? completion.message
        : undefined
    return {
      transaction,
      decision,
      protection,
      isToFail: reason !== undefined,
      plan:
        reason !== undefined || completion
          ? await planReversal(ctx, transaction, {
              reason: reason ?? NOT_PERMITTED,
              withFee: true,
              isForced: true,
            })
          : undefined,
      completion: completion instanceof Refusal ? undefined : completion,
      sides: (await sidesOf(ctx, [transaction]))(transaction),
    }
  },
  async write(
    tx,
    _,
    { transaction, decision, protection, isToFail, plan, completion, sides },
  ): Promise<TransactionRow> {
    if (isToFail) return failPending(tx, plan!, sides)
    if (!completion) return waitForDecision(tx, transaction, { decision, protection })
    const { postings } = completion
    // The source as well, because a refused completion returns the money to it.
    await lockAccounts(tx, [transaction.debitAccountId, ...creditedBy(postings)])
    const payer = await payerOf(tx, transaction, protection)
    if (mustWait(payer)) return waitForDecision(tx, transaction, { decision, protection }, payer)
    const refusal = await postCompletion(tx, completion)
    if (refusal) return failPending(tx, { ...plan!, reason: refusal.message }, sides)
    const now = tx.now()
    const completed = await advanceStatus(tx, transaction, {
      from: 'PENDING',
      to: 'COMPLETED',
      dueAt: null,
      processedAt: now,
      completedAt: now,
    })
    const conversion = conversionOf({ metadata: postings[0]!.metadata })
    await publishTransaction(
      tx,
      events.transaction_completed,
      completed,
      sides,
      conversion && conversionData(conversion),
    )
    return completed
  },
})

const creditedBy = (postings: readonly Posting[]): string[] =>
  postings.flatMap(({ credit }) => (credit.isSystem ? [] : [credit.id]))

/** Posts the completion, or nothing if the ledger refuses a part of it. */
async function postCompletion(tx: Tx, { postings, ids }: Completion): Promise<Refusal | undefined> {
  await tx.sql('savepoint completion')
  const results = await postEachWithin(tx, postings, ids)
  const index = results.findIndex(({ kind }) => kind === 'refused')
  const refused = results[index]
  if (refused?.kind !== 'refused') return undefined
  await tx.sql('rollback to savepoint completion')
  return refusalOf(refused, postings[index]!)
}

/** The postings that complete a transfer, or why the conversion that it makes is not possible any more. */
async function completionOrRefusal(ctx: Context, transaction: TransactionRow): Promise<Completion | Refusal> {
  const held = heldConversionOf(transaction)
  if (!held) {
    const [completion, leg] = [await completionOf(ctx, transaction), await legOf(ctx, transaction)]
    const postings = leg ? [completion, leg] : [completion]
    return { postings, ids: postings.map(newIds) }
  }
  try {
    return await completionOfHeldConversion(ctx, transaction, held)
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'refused') return error
    throw error
  }
}

/**
 * The posting that credits the destination of a held transfer. Fee, limits and usage were those of the transfer. Accounts must accept it as
 * at any other time.
 */
async function completionOf(ctx: Context, transfer: TransactionRow): Promise<Posting> {
  const policy = await policyOf(ctx)
  return handToParent<Posting>(ctx, {
    ...(await postingOrigin(ctx, policy)),
    type: 'TRANSFER',
    transferType: 'INTERNAL',
    status: 'COMPLETED',
    channel: transfer.channel as TransactionChannel,
    currency: transfer.currency,
    amountMinor: transfer.amountMinor,
    debit: { id: transfer.creditAccountId, isSystem: true },
    credit: { id: heldDestinationId(transfer)!, isSystem: false },
    destinationName: transfer.destinationName,
    narration: transfer.narration,
    initiatedBy: transfer.initiatedBy,
    parentId: transfer.id,
    metadata: { ...branchesOf(transfer), sourceAccountId: transfer.debitAccountId },
  })
}

/** The posting between the due accounts of a transfer between branches; undefined for a transfer within one. */
async function legOf(ctx: Context, transfer: TransactionRow): Promise<Posting | undefined> {
  const branches = branchesOf(transfer)
  return (
    (branches &&
      dueLeg(
        ctx,
        await policyOf(ctx),
        { ...transfer, channel: transfer.channel as TransactionChannel },
        branches,
      )) ??
    undefined
  )
}

/**
 * Completes a held transfer within the tenant if compliance permits it and no protective hold covers it. Fails it with the money returned
 * if compliance does not, its hold has expired, the destination cannot take the money, or it cannot be converted any more. Only the
 * platform may call it; of two concurrent calls one has an effect.
 */
export const completeHeldTransfer = (ctx: Context, input: { id: string }): Promise<TransactionRow> =>
  retryOnStalePricing(ctx, () => complete(ctx, input))
