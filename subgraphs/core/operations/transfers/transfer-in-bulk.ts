import type { Context } from '#kernel/context.ts'
import { invalid, Refusal, refuse as refuseAnything, type ValidationIssue } from '#kernel/refusals.ts'
import { amountIssue, toMinor } from '#kernel/money.ts'
import { requireInitiator } from '#core/clients/identity.ts'
import { refuse } from '#core/errors.ts'
import { knownAccounts } from '#core/ledger/account-cache.ts'
import { postInOrder, type BulkItem, type BulkItemResult, type DecidedItems } from '#core/ledger/bulk.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { postedTransaction } from '#core/queries/posted-transaction.ts'
import { admitRole } from '#core/rules/rights.ts'
import { beginBulk } from './begin-bulk.ts'
import type { InternalTransfer } from './decide-internal-transfer.ts'
import { decideAll, decideTransfers } from './decide-transfers.ts'
import { internalTransferRequest, type TransferInternally } from './transfer-internally.ts'
import { bulkRolledBack, refusalFrom, transferAtomically } from './transfer-atomically.ts'

export interface TransferInBulk {
  readonly items: readonly TransferInternally[]
  readonly atomic?: boolean
}

/** A bulk is not resumed shortly before its key expires: keys of its items could expire during the run, and items could be posted twice. */
const RESUMABLE_MS = 23.5 * 3_600_000

/**
 * Makes many transfers within the tenant: each independently, so that a refused item does not affect the others, or all or none.
 * Validation issues of the request are reported before any transfer is made.
 */
export async function transferInBulk(
  ctx: Context,
  { items, atomic }: TransferInBulk,
): Promise<{ items: readonly BulkItemResult[] }> {
  admitRole(ctx.actor, 'teller')
  const issues = issuesOf(items)
  if (issues.length > 0) throw invalid(issues)
  const transfers = await transfersOf(ctx, items)
  return {
    items: atomic ? await transferAllOrNone(ctx, transfers) : await transferIndividually(ctx, transfers),
  }
}

/** The postings of transfers that need no decision. */
const requestsOf = (transfers: readonly (InternalTransfer | Refusal)[]): BulkItem[] =>
  transfers.map(transfer => (transfer instanceof Refusal ? transfer : transfer.request))

function issuesOf(items: readonly TransferInternally[]): ValidationIssue[] {
  if (items.length === 0) return [{ field: 'items', reason: 'must have at least 1 item' }]
  return items.flatMap(({ amount, currency }, index) => {
    const issue =
      amountIssue(amount, currency) ?? (toMinor(amount, currency) === 0n ? 'must be more than 0' : undefined)
    return issue === undefined ? [] : [{ field: `items[${index}].amount`, reason: issue }]
  })
}

/** Each item as a transfer, or its refusal. */
async function transfersOf(
  ctx: Context,
  items: readonly TransferInternally[],
): Promise<(InternalTransfer | Refusal)[]> {
  const accounts = await knownAccounts(
    ctx,
    items.flatMap(({ sourceAccountId, destinationAccountId }) => [sourceAccountId, destinationAccountId]),
  )
  const initiators = new Map<string, Refusal | undefined>()
  await Promise.all(
    [...new Set(items.map(({ initiatedBy }) => initiatedBy))].map(async id =>
      initiators.set(id, await refusalOfInitiator(ctx, id)),
    ),
  )
  return items.map(item => {
    const source = accounts.get(item.sourceAccountId)
    const destination = accounts.get(item.destinationAccountId)
    if (item.sourceAccountId === item.destinationAccountId) return refuse('SAME_ACCOUNT')
    if (!source || !destination) return refuse('ACCOUNT_NOT_FOUND')
    return (
      initiators.get(item.initiatedBy) ?? {
        request: internalTransferRequest(item, toMinor(item.amount, item.currency), source.accountType),
        source,
        destination,
      }
    )
  })
}

const OF_INITIATORS: ReadonlySet<string> = new Set([
  'INITIATOR_UNKNOWN',
  'CUSTOMER_NOT_ACTIVE',
  'CUSTOMER_CLOSED',
])

async function refusalOfInitiator(ctx: Context, id: string): Promise<Refusal | undefined> {
  try {
    await requireInitiator(ctx, id)
    return undefined
  } catch (error) {
    if (error instanceof Refusal && OF_INITIATORS.has(error.code)) return error
    throw error
  }
}

async function transferIndividually(
  ctx: Context,
  transfers: readonly (InternalTransfer | Refusal)[],
): Promise<BulkItemResult[]> {
  const bulk = await beginBulk(ctx, undefined)
  const isRepeat = ctx.outcome.replayed
  if (isRepeat && ctx.now().getTime() - bulk.begunAt.getTime() > RESUMABLE_MS)
    throw refuseAnything('UNAVAILABLE', {
      message: 'The Idempotency-Key is about to expire.',
      retryAfterS: 1_800,
    })
  const { results, areReplays } = await postInOrder(
    ctx,
    bulk.id,
    requestsOf(transfers),
    (policy, from, count) =>
      decideTransfers(ctx, policy, transfers.slice(from, from + count), {
        claim: { subject: `bulk:${bulk.id}`, key: String(from), fingerprint: bulk.id },
        keysFrom: from,
      }),
  )
  ctx.outcome.replayed = isRepeat && areReplays
  return results
}

async function transferAllOrNone(
  ctx: Context,
  transfers: readonly (InternalTransfer | Refusal)[],
): Promise<BulkItemResult[]> {
  // Once, also if the postings are priced again.
  let decided: Promise<DecidedItems> | undefined
  const result = await retryOnStalePricing(ctx, () =>
    transferAtomically(ctx, {
      items: requestsOf(transfers),
      decide: policy =>
        decided || policy.decidesInternalTransfers
          ? (decided ??= decideAll(ctx, policy, transfers)).then(({ items }) => items)
          : undefined,
    }),
  )
  const results =
    'ids' in result
      ? await Promise.all(result.ids.map(id => postedTransaction(ctx, id)))
      : result.refusals.map(refusal => (refusal ? refusalFrom(refusal) : bulkRolledBack()))
  await (await decided)?.onResults(results)
  return results
}
