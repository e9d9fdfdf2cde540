import type { Context } from '#kernel/context.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { postingOrigin, type PostingOrigin } from '#core/ledger/price-posting.ts'
import { protectionsOf, type ExaminedDebit } from '#core/ledger/protection/protect.ts'
import type { Protection } from '#core/ledger/posting.ts'
import type { SweepRow } from '#core/queries/sweeps/sweeps.ts'

/** What the posting of a sweep needs from outside its transaction, whichever way the money then moves. */
export interface PreparedSweep {
  readonly id: string
  readonly accountId: string
  readonly targetAccountId: string
  readonly origin: PostingOrigin
  /** Whether compliance decides on transfers between the customers of the accounts, which a sweep cannot ask. */
  readonly needsDecision: boolean
  readonly protections: { readonly OUT: Protection | undefined; readonly IN: Protection | undefined }
}

type Sweep = Pick<SweepRow, 'id' | 'accountId' | 'targetAccountId'>

/** Prepares sweeps before their accounts are locked. */
export async function prepareSweeps(ctx: Context, sweeps: readonly Sweep[]): Promise<PreparedSweep[]> {
  if (sweeps.length === 0) return []
  const policy = await policyOf(ctx)
  const ids = [...new Set(sweeps.flatMap(({ accountId, targetAccountId }) => [accountId, targetAccountId]))]
  const accounts = await cachedAccounts(ctx, ids)
  const customerOf = new Map(accounts.map(({ id, customerId }) => [id, customerId]))
  const protections = await protectionsOf(
    ctx,
    sweeps.flatMap(({ accountId, targetAccountId }) => [
      debitOf(accountId, targetAccountId),
      debitOf(targetAccountId, accountId),
    ]),
  )
  return Promise.all(
    sweeps.map(async ({ id, accountId, targetAccountId }, index) => ({
      id,
      accountId,
      targetAccountId,
      origin: await postingOrigin(ctx, policy),
      needsDecision:
        policy.decidesInternalTransfers && customerOf.get(accountId) !== customerOf.get(targetAccountId),
      protections: { OUT: protections[index * 2], IN: protections[index * 2 + 1] },
    })),
  )
}

const debitOf = (payerId: string, payeeId: string): ExaminedDebit => ({
  type: 'TRANSFER',
  debit: { id: payerId, isSystem: false },
  credit: { id: payeeId, isSystem: false },
})
