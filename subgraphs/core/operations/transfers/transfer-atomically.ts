import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { Refusal, type ValidationIssue } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import type { BulkItem } from '#core/ledger/bulk.ts'
import { knownAccounts, type CachedAccount } from '#core/ledger/account-cache.ts'
import { pricePosting, type PostingRequest } from '#core/ledger/price-posting.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { protect } from '#core/ledger/protection/protect.ts'
import { policyOf, type PricingPolicy } from '#core/ledger/policy.ts'
import { postEachWithin, type PostedOrRefused } from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { countingAccountId, excessEvent } from '#core/rules/limit-excess.ts'

/** Refusal of an item; null if only other items caused the rollback. */
export type ItemRefusal = {
  readonly code: string
  readonly kind: Refusal['kind']
  readonly message: string
  readonly issues?: readonly ValidationIssue[]
} | null

/** Ids of the transactions, or the refusals per item. */
export type AtomicTransfer =
  { readonly ids: readonly string[] } | { readonly refusals: readonly ItemRefusal[] }

export interface AtomicBulkInput {
  readonly items: readonly BulkItem[]
  /** The items after the decisions on them; undefined if they need none. */
  readonly decide: (policy: PricingPolicy) => Promise<readonly BulkItem[]> | undefined
}

interface AtomicBulk {
  readonly items: readonly BulkItem[]
  readonly postings: readonly Posting[]
  /** Accounts whose limits apply. */
  readonly accounts: ReadonlyMap<string, CachedAccount>
}

/** Posts all items or none, in one ledger call. Each failing item gets its refusal, and the others are rolled back. */
export const transferAtomically = command<AtomicBulkInput, AtomicBulk, AtomicTransfer>({
  async prepare(ctx: Context, { items: given, decide }) {
    const policy = await policyOf(ctx)
    const items = (await decide(policy)) ?? given
    const requests = items.filter((item): item is PostingRequest => !(item instanceof Refusal))
    const priced = (await Promise.all(requests.map(request => pricePosting(ctx, policy, request)))).map(
      posting => ({ ...posting, claim: undefined }),
    )
    const postings = await protect(ctx, priced)
    return { items, postings, accounts: await knownAccounts(ctx, postings.map(countingAccountId)) }
  },
  async write(tx, _, { items, postings, accounts }) {
    if (postings.length < items.length)
      return { refusals: items.map(item => (item instanceof Refusal ? itemRefusal(item) : null)) }
    await tx.sql('savepoint bulk')
    const results = await postEachWithin(tx, postings)
    const ids = results.flatMap(result => (result.kind === 'posted' ? [result.id] : []))
    if (ids.length === results.length) return { ids }
    await tx.sql('rollback to savepoint bulk')
    results.forEach((result, index) => {
      const event =
        result.kind === 'refused'
          ? excessEvent(postings[index]!, accounts.get(countingAccountId(postings[index]!))!, result)
          : undefined
      if (event) tx.emit(events.limit_exceeded, event.accountId, event)
    })
    return { refusals: results.map((result, index) => refusalIn(result, postings[index]!)) }
  },
})

export const itemRefusal = ({ code, kind, message, issues }: Refusal): NonNullable<ItemRefusal> => ({
  code,
  kind,
  message,
  ...(issues && { issues }),
})

const refusalIn = (result: PostedOrRefused, posting: Posting): ItemRefusal =>
  result.kind === 'refused' ? itemRefusal(refusalOf(result, posting)) : null

/** A refusal from the stored result of a command. */
export const refusalFrom = ({ code, kind, message, issues }: NonNullable<ItemRefusal>): Refusal =>
  new Refusal(code, { kind, message }, issues && { issues })

/** The refusal of an item that was rolled back because of other items. */
export const bulkRolledBack = (): Refusal => refuse('BULK_ROLLED_BACK')
