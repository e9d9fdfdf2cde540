import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { policyOf, systemAccount } from '#core/ledger/policy.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { protect } from '#core/ledger/protection/protect.ts'
import type { Posting, Side } from '#core/ledger/posting.ts'
import { postingOrigin } from '#core/ledger/price-posting.ts'
import {
  clearingOf,
  legsOf,
  type BookedTransfer,
  type Leg,
  type LegAccount,
} from '#core/rules/remittance-legs.ts'

interface Prepared {
  readonly legs: readonly Leg[]
  readonly postings: readonly Posting[]
  /** Postings if the sender's account is closed. Money on a closed account could not be withdrawn, so the refund goes to the funding account instead. */
  readonly withoutWallet: readonly Posting[]
}

const MARK = `insert into core.remittance_bookings (workspace_id, transfer_id, step, currency, clearing_minor, booked_at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`

const WAS_FUNDED = `select 1 from core.remittance_bookings where workspace_id = $1 and transfer_id = $2 and step = 'FUNDED'`

const book = command(
  {
    async prepare(ctx: Context, transfer: BookedTransfer): Promise<Prepared> {
      allow(ctx.actor, { kinds: ['platform'] })
      const legs = legsOf(transfer)
      const [postings, withoutWallet]: [Posting[], Posting[]] = [[], []]
      for (const leg of legs) {
        const posting = await remittancePosting(ctx, transfer, leg)
        postings.push(posting)
        withoutWallet.push(
          leg.to === 'WALLET'
            ? await remittancePosting(ctx, transfer, {
                ...leg,
                to: 'REMITTANCE_FUNDING',
                message: `${leg.message} outside, for the account is closed`,
              })
            : posting,
        )
      }
      return { legs, postings: await protect(ctx, postings), withoutWallet }
    },

    async write(tx, transfer, { legs, postings, withoutWallet }): Promise<void> {
      const [wallet] = await lockAccounts(tx, transfer.walletId === null ? [] : [transfer.walletId])
      if (!(await isBookable(tx, transfer))) return
      const { workspaceId } = tx.actor
      const [isFirst] = await tx.sql(MARK, [
        workspaceId,
        transfer.id,
        transfer.status,
        transfer.sendCurrency,
        clearingOf(legs),
        tx.now(),
      ])
      if (isFirst && postings.length > 0)
        await postWithin(tx, wallet?.status === 'CLOSED' ? withoutWallet : postings)
    },
  },
  { storage: 'one-time' },
)

/** A remittance that ended before its funding was published is not booked, unless an account of this ledger paid for it. */
const isBookable = async ({ sql, actor }: Tx, { id, fundedAt, walletId }: BookedTransfer): Promise<boolean> =>
  fundedAt !== null || (walletId !== null && (await sql(WAS_FUNDED, [actor.workspaceId, id])).length > 0)

/** A leg as a posting. Restrictions on the sender's account do not block a refund. */
export async function remittancePosting(
  ctx: Context,
  {
    id,
    reference,
    status,
    sendCurrency,
    walletId,
  }: Omit<BookedTransfer, 'status'> & { readonly status: string },
  { from, to, minor, message }: Leg,
): Promise<Posting> {
  const policy = await policyOf(ctx)
  const side = async (party: LegAccount): Promise<Side> =>
    party === 'WALLET'
      ? { id: walletId!, isSystem: false }
      : { id: await systemAccount(ctx, policy, party, sendCurrency), isSystem: true }
  return {
    ...(await postingOrigin(ctx, policy)),
    type: 'TRANSFER',
    transferType: 'INTERNATIONAL',
    status: 'COMPLETED',
    channel: 'API',
    currency: sendCurrency,
    amountMinor: minor,
    debit: await side(from),
    credit: await side(to),
    isUnrestricted: to === 'WALLET',
    mayMoveTerm: to === 'WALLET',
    description: `Remittance ${reference}: ${message}`,
    externalReference: reference,
    metadata: { transferId: id, step: status },
  }
}

/** Books a step of a remittance, once per step. Inputs are read again if the policy has changed. */
export const bookRemittance = (ctx: Context, transfer: BookedTransfer): Promise<void> =>
  retryOnStalePricing(ctx, () => book(ctx, transfer))
