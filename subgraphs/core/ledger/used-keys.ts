import type { Context } from '#kernel/context.ts'
import { refuse } from '#kernel/refusals.ts'
import { postedTransaction, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { refusalOf } from './outcomes.ts'
import type { EarlierResult } from './post-call.ts'

/** A key that is about to expire does not count, because it could be used anew before the posting. */
const EXPIRY_MARGIN_MS = 120_000

const READ =
  'select key from kernel.idempotency where workspace_id = $1 and subject = $2 and key = any($3::text[]) and expires_at > $4'

/** The keys among the given ones that an earlier request has used: the ledger returns the earlier result, and posts nothing. */
export async function usedKeys(
  { database, actor: { workspaceId }, now }: Context,
  subject: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.read<{ key: string }>(workspaceId, READ, [
    workspaceId,
    subject,
    keys,
    new Date(now().getTime() + EXPIRY_MARGIN_MS),
  ])
  return new Set(rows.map(({ key }) => key))
}

interface UsedKey {
  readonly fingerprint: string
  readonly id: string | null
  readonly refusal: EarlierResult['refusal']
}

const READ_ONE = `select fingerprint, reference as id, case outcome when 'refused' then snapshot end as refusal from kernel.idempotency
  where workspace_id = $1 and subject = $2 and key = $3 and expires_at > $4`

/**
 * The transaction that an earlier request has posted under the key of this one, or its refusal, which is thrown; undefined if the key was
 * not used. For requests that what happened since may refuse before they reach the ledger.
 */
export async function earlierPosting(
  ctx: Context,
  posting: { readonly currency: string; readonly amountMinor: bigint },
): Promise<TransactionRow | undefined> {
  const { idempotency, database, now, outcome } = ctx
  if (!idempotency) return undefined
  const { workspaceId } = ctx.actor
  const [used] = await database.read<UsedKey>(workspaceId, READ_ONE, [
    workspaceId,
    idempotency.subject,
    idempotency.key,
    now(),
  ])
  if (!used) return undefined
  const { fingerprint, id, refusal } = used
  if (fingerprint !== idempotency.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
  if (id === null) throw refuse('IDEMPOTENCY_IN_PROGRESS', { retryAfterS: 1 })
  outcome.replayed = true
  if (!refusal) return postedTransaction(ctx, id)
  throw refusalOf(
    {
      outcome: refusal.outcome,
      allowedMinor: BigInt(refusal.allowedMinor),
      requiredMinor: BigInt(refusal.requiredMinor),
    },
    posting,
  )
}
