import { command } from '#kernel/command.ts'
import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import { idOfItem, newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { BulkItem, BulkItemResult, DecidedItems } from '#core/ledger/bulk.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import type { PricingPolicy } from '#core/ledger/policy.ts'
import { usedKeys } from '#core/ledger/used-keys.ts'
import { account } from '#core/queries/accounts.ts'
import type { PostingRefusal } from '#core/rules/posting-outcome.ts'
import { accountRefusal } from '#core/rules/posting-rules.ts'
import {
  decidedRequest,
  decisionContext,
  isBetweenCustomers,
  questionOn,
  voidUnmade,
  type InternalTransfer,
} from './decide-internal-transfer.ts'
import { paymentIdOf, requestDecisions } from './request-decision.ts'

/** Compliance is asked about at most so many transfers at once. */
const CHUNK_SIZE = 250

type Transfer = InternalTransfer | Refusal

interface Begun {
  /** The id from which those of the payments derive. */
  readonly id: string
  /** Why the accounts of a transfer cannot take part; null where they can. */
  readonly outcomes: readonly (PostingRefusal['outcome'] | null)[]
}

/** Like the beginning of a single decision: a repeat gets the same ids and the same refusals. */
const begin = command({
  prepare: (ctx: Context, transfers: readonly Transfer[]): Promise<Begun['outcomes']> =>
    Promise.all(
      transfers.map(async transfer => {
        if (transfer instanceof Refusal || !isBetweenCustomers(transfer)) return null
        const [source, destination] = await Promise.all([
          account(ctx, transfer.source.id),
          account(ctx, transfer.destination.id),
        ])
        return accountRefusal(source, destination, transfer.request.currency)?.outcome ?? null
      }),
    ),
  write: (_, __, outcomes): Promise<Begun> => Promise.resolve({ id: newId(), outcomes }),
})

interface DecidedUnder {
  /** The key under which the ids of the payments are claimed; without one they are new at each call. */
  readonly claim: IdempotencyClaim | undefined
  /** The first key of the items, if each is posted under its own, with the subject of the claim. */
  readonly keysFrom?: number
}

/** Asks compliance once about up to 250 transfers, and returns their postings after the decisions. */
export async function decideTransfers(
  ctx: Context,
  policy: PricingPolicy,
  transfers: readonly Transfer[],
  { claim, keysFrom }: DecidedUnder,
): Promise<DecidedItems> {
  const { id, outcomes } = await begin(decisionContext(ctx, claim), transfers)
  const keys = keysFrom === undefined ? [] : transfers.map((_, index) => String(keysFrom + index))
  const used = claim && keys.length > 0 ? await usedKeys(ctx, claim.subject, keys) : new Set<string>()
  const questions = transfers.flatMap((transfer, index) =>
    transfer instanceof Refusal ||
    !isBetweenCustomers(transfer) ||
    outcomes[index] !== null ||
    used.has(keys[index] ?? '')
      ? []
      : [{ index, transfer, paymentId: idOfItem(id, index) }],
  )
  const decisions = await requestDecisions(
    ctx,
    questions.map(({ transfer, paymentId }) => questionOn(transfer, paymentId)),
  )
  const items = transfers.map((transfer, index): BulkItem => {
    if (transfer instanceof Refusal) return transfer
    const outcome = outcomes[index]
    return outcome
      ? refusalOf({ outcome, allowedMinor: 0n, requiredMinor: 0n }, transfer.request)
      : transfer.request
  })
  const isBlocked = new Set<string>()
  await Promise.all(
    questions.map(async ({ index, transfer, paymentId }, position) => {
      const decision = decisions[position]
      if (decision?.outcome === 'BLOCKED') isBlocked.add(paymentId)
      items[index] = await decidedRequest(ctx, policy, transfer, { paymentId, decision })
    }),
  )
  return {
    items,
    async onResults(results) {
      const unmade = questions.filter(
        ({ index, paymentId }) => !isBlocked.has(paymentId) && isWithout(results[index], paymentId),
      )
      for (const { paymentId } of unmade) await voidUnmade(ctx, paymentId)
    },
  }
}

/** Whether the result shows that the payment was not made. */
const isWithout = (result: BulkItemResult | undefined, paymentId: string): boolean =>
  result !== undefined && (result instanceof Refusal || paymentIdOf(result) !== paymentId)

/** Decides on all transfers of an atomic bulk, with one question for each 250. */
export async function decideAll(
  ctx: Context,
  policy: PricingPolicy,
  transfers: readonly Transfer[],
): Promise<DecidedItems> {
  const { idempotency } = ctx
  const chunks: DecidedItems[] = []
  for (let from = 0; from < transfers.length; from += CHUNK_SIZE)
    chunks.push(
      await decideTransfers(ctx, policy, transfers.slice(from, from + CHUNK_SIZE), {
        claim: idempotency && { ...idempotency, key: `${idempotency.key} ${from}` },
      }),
    )
  return {
    items: chunks.flatMap(({ items }) => items),
    async onResults(results) {
      for (const [index, { onResults }] of chunks.entries())
        await onResults(results.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE))
    },
  }
}
