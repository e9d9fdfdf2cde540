import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import { requireInitiator } from '#core/clients/identity.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { dueLeg } from '#core/ledger/branches/due-leg.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { policyOf, type PricingPolicy } from '#core/ledger/policy.ts'
import { transactionOf } from '#core/ledger/post.ts'
import { newIds } from '#core/ledger/post-call.ts'
import { postEachWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { protect } from '#core/ledger/protection/protect.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { excessEvent } from '#core/rules/limit-excess.ts'
import { admitRole } from '#core/rules/rights.ts'
import {
  decide,
  isBetweenCustomers,
  isBooked,
  isProofOfRefusal,
  voidUnless,
  type Decided,
  type InternalTransfer,
} from './decide-internal-transfer.ts'
import { itemRefusal, refusalFrom, type ItemRefusal } from './transfer-atomically.ts'
import { internalTransferRequest, type TransferInternally } from './transfer-internally.ts'

export type TransferBetweenBranches = TransferInternally

interface DecidedOnce {
  readonly input: TransferBetweenBranches
  /** Asks compliance where the settings demand it, once, also if the transfer is priced again. */
  readonly decideOnce: (policy: PricingPolicy, transfer: InternalTransfer) => Promise<Decided> | undefined
}

/** The transaction, or why the ledger refused it. */
type Result = { readonly row: TransactionRow } | { readonly refusal: NonNullable<ItemRefusal> }

const transfer = command({
  async prepare(ctx: Context, { input, decideOnce }: DecidedOnce) {
    admitRole(ctx.actor, 'teller')
    const prepared = await transferOf(ctx, input)
    const policy = await policyOf(ctx)
    const { request } = (await decideOnce(policy, prepared)) ?? prepared
    if (request instanceof Refusal) throw request
    // The command already claims the idempotency key.
    const [posting] = await protect(ctx, [
      { ...(await pricePosting(ctx, policy, request)), claim: undefined },
    ])
    const ids = newIds(posting!)
    // The money of a transfer that waits for compliance has not reached the other branch; its completion has the leg.
    const leg =
      posting!.status === 'PENDING'
        ? undefined
        : await dueLeg(ctx, policy, { ...posting!, id: ids.id }, prepared.branches)
    return { source: prepared.source, posting: posting!, ids, leg }
  },
  async write(tx, _, { source, posting, ids, leg }): Promise<Result> {
    await tx.sql('savepoint transfer')
    const [result] = await postEachWithin(
      tx,
      leg ? [posting, leg] : [posting],
      leg ? [ids, newIds(leg)] : [ids],
    )
    if (result!.kind === 'posted') return { row: transactionOf(posting, result!) }
    await tx.sql('rollback to savepoint transfer')
    const event = excessEvent(posting, source, result!)
    if (event) tx.emit(events.limit_exceeded, event.accountId, event)
    return { refusal: itemRefusal(refusalOf(result!, posting)) }
  },
})

async function transferOf(ctx: Context, input: TransferBetweenBranches) {
  const amountMinor = amountIn(input.amount, input.currency)
  if (input.sourceAccountId === input.destinationAccountId) throw refuse('SAME_ACCOUNT')
  const accounts = await cachedAccounts(ctx, [input.sourceAccountId, input.destinationAccountId])
  const [source, destination] = [accounts[0]!, accounts[1]!]
  if (source.branchId === destination.branchId) throw refuse('SAME_BRANCH')
  await requireInitiator(ctx, input.initiatedBy)
  const branches = { sourceBranchId: source.branchId, destinationBranchId: destination.branchId }
  const request = internalTransferRequest(input, amountMinor, source.accountType)
  return { request: { ...request, metadata: branches }, source, destination, branches }
}

/**
 * Moves money between accounts of two branches of the tenant, as a transfer within the tenant. The same posting moves the amount between
 * the due accounts of the branches, so that the books of each branch balance.
 */
export async function transferBetweenBranches(
  ctx: Context,
  input: TransferBetweenBranches,
): Promise<TransactionRow> {
  let decided: Promise<Decided> | undefined
  const decideOnce: DecidedOnce['decideOnce'] = (policy, prepared) =>
    isBetweenCustomers(prepared) && (decided || policy.decidesInternalTransfers)
      ? (decided ??= decide(ctx, policy, prepared))
      : undefined
  try {
    const result = await retryOnStalePricing(ctx, () => transfer(ctx, { input, decideOnce }))
    if ('refusal' in result) throw refusalFrom(result.refusal)
    if (decided) await voidUnless(ctx, decided, isBooked(result.row))
    return result.row
  } catch (error) {
    if (decided && isProofOfRefusal(error)) await voidUnless(ctx, decided, () => false)
    throw error
  }
}
