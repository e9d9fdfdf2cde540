import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { isId } from '#kernel/id.ts'
import {
  completionOfTransaction,
  feeOfTransaction,
  legsOfTransaction,
  type TransactionRow,
} from '#core/queries/posted-transaction.ts'
import { localDay } from '#kernel/local-day.ts'
import { internationalOf, isChargeLeg } from '#core/rules/international/terms.ts'
import {
  branchesOf,
  conversionOf,
  heldDestinationId,
  type TransactionChannel,
} from '#core/rules/transaction.ts'
import { policyOf, type PricingPolicy } from './policy.ts'
import { newIds } from './post-call.ts'
import type { AttemptIds } from './post-parameters.ts'
import { postWithin } from './post-within.ts'
import type { Posting } from './posting.ts'
import { postingOrigin } from './price-posting.ts'
import { markReversed } from './progress.ts'

export interface PlanTerms {
  readonly reason: string
  /** Whether to return fee and VAT as well. */
  readonly withFee: boolean
  /** Whether to reverse despite insufficient funds, or a frozen or restricted account. */
  readonly isForced?: boolean
}

/** The reversals of a transaction, and of the transactions that were booked with it. */
export interface ReversalPlan {
  readonly original: TransactionRow
  readonly fee: TransactionRow | undefined
  /** Of a held transfer within the tenant, the transaction that credited the destination. */
  readonly completion: TransactionRow | undefined
  /** The transactions that are reversed with it, in the order of their reversals: fee, completion and legs. */
  readonly parts: readonly TransactionRow[]
  readonly postings: readonly Posting[]
  readonly ids: readonly AttemptIds[]
  readonly reason: string
  readonly today: string
}

/** Builds the reversals of a transaction. Call before the database transaction in which they are posted. */
export async function planReversal(
  ctx: Context,
  original: TransactionRow,
  { withFee, ...terms }: PlanTerms,
): Promise<ReversalPlan> {
  const policy = await policyOf(ctx)
  const today = localDay(ctx.now(), policy.timeZone)
  const fee = withFee && original.feeMinor > 0n ? await feeOfTransaction(ctx, original.id) : undefined
  const reversal = await reversalPosting(ctx, policy, original, terms)
  const ids = [newIds(reversal)]
  const postings = [reversal]
  const completion =
    heldDestinationId(original) === null ? undefined : await completionOfTransaction(ctx, original.id)
  const hasLegs = branchesOf(original) ?? conversionOf(original) ?? internationalOf(original)
  // A held transfer is converted by its completion, which then has the legs.
  const legsId = hasLegs ? original.id : completion && conversionOf(completion) ? completion.id : undefined
  const legs =
    legsId === undefined
      ? []
      : (await legsOfTransaction(ctx, legsId)).filter(leg => withFee || !isChargeLeg(leg))
  const parts = [fee, completion, ...legs].filter(part => part !== undefined)
  for (const part of parts) {
    const back = await reversalPosting(ctx, policy, part, terms)
    postings.push({ ...back, parentId: ids[0]!.id })
    ids.push(newIds(back))
  }
  return { original, fee, completion, parts, postings, ids, reason: terms.reason, today }
}

/** Customer accounts that the reversals post to. */
export const accountsOf = ({
  original: { debitSequence, debitAccountId, creditSequence, creditAccountId },
  parts,
}: ReversalPlan): string[] => [
  ...(debitSequence === null ? [] : [debitAccountId]),
  ...(creditSequence === null ? [] : [creditAccountId]),
  ...parts.flatMap(part => (part.creditSequence === null ? [] : [part.creditAccountId])),
]

/** Id of the transaction that reverses the original. */
export const reversalIdOf = ({ ids }: ReversalPlan): string => ids[0]!.id

// Usage is returned only to the day, week and month that have not ended.
const GIVE_BACK = `update core.accounts account set used_on = greatest(used_on, $3::date), used = (
    select array_agg(case
      when (at = $4::int * 3 - 2 and $5::date = day) or (at = $4::int * 3 - 1 and date_trunc('week', $5::date) = date_trunc('week', day)) or (at = $4::int * 3 and date_trunc('month', $5::date) = date_trunc('month', day))
      then greatest(sum - $6::bigint, 0) else sum end order by at)
    from (select greatest(account.used_on, $3::date) as day) today, unnest(core.used_on(account.used, account.used_on, day)) with ordinality as used (sum, at))
  where workspace_id = $1 and id = $2`

/** Posts the reversals. The accounts must be locked, and the original's status already updated. */
export async function postReversal(
  tx: Tx,
  { original, parts, postings, ids, reason, today }: ReversalPlan,
): Promise<TransactionRow> {
  const [reversal] = await postWithin(tx, postings, ids)
  for (const [index, part] of parts.entries()) await markReversed(tx, part, ids[index + 1]!.id, reason)
  // The usage of a deposit is on the credited account, which the reversal debits, while a posting returns usage only to the account that it credits.
  if (original.usageClass !== null && original.debitSequence === null)
    await tx.sql(GIVE_BACK, [
      tx.actor.workspaceId,
      original.creditAccountId,
      today,
      original.usageClass,
      original.usageDate,
      original.amountMinor,
    ])
  return reversal!
}

async function reversalPosting(
  ctx: Context,
  policy: PricingPolicy,
  original: TransactionRow,
  { reason, isForced = false }: Omit<PlanTerms, 'withFee'>,
): Promise<Posting> {
  const { actor } = ctx
  const { usageClass, usageDate, vatLegMinor, vatAccountId } = original
  return {
    ...(await postingOrigin(ctx, policy)),
    // The amount then has earned no interest, as if it had never been booked.
    valueDate: original.valueDate,
    type: 'REVERSAL',
    status: 'COMPLETED',
    channel: original.channel as TransactionChannel,
    currency: original.currency,
    amountMinor: original.amountMinor,
    ...(vatAccountId !== null && {
      vatMinor: vatLegMinor,
      vatLeg: { minor: -vatLegMinor, accountId: vatAccountId },
    }),
    debit: { id: original.creditAccountId, isSystem: original.creditSequence === null },
    credit: { id: original.debitAccountId, isSystem: original.debitSequence === null },
    mayOverdraw: isForced,
    isUnrestricted: isForced,
    mayMoveTerm: isForced,
    ...(usageClass !== null &&
      original.debitSequence !== null && {
        usage: { class: usageClass, date: usageDate!, givesBack: true },
      }),
    narration: original.narration,
    initiatedBy: isId(actor.subjectId) ? actor.subjectId : null,
    reversesId: original.id,
    reason,
  }
}
