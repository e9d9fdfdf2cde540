import type { Context } from '#kernel/context.ts'
import { cachedAccount, knownAccounts } from '#core/ledger/account-cache.ts'
import type { Posting } from '#core/ledger/posting.ts'

/**
 * The posting with its credit on the parent, if it credits a virtual account that collects. The metadata then names the virtual account,
 * whose rules the ledger checks.
 */
export async function handToParent<Given extends Pick<Posting, 'credit' | 'metadata'>>(
  ctx: Context,
  posting: Given,
): Promise<Given> {
  const { credit, metadata } = posting
  if (credit.isSystem) return posting
  const account = cachedAccount(ctx, credit.id) ?? (await knownAccounts(ctx, [credit.id])).get(credit.id)
  if (!account || account.collectsFor === null) return posting
  return {
    ...posting,
    credit: { id: account.collectsFor, isSystem: false },
    isCollected: true,
    metadata: { ...metadata, virtualAccountId: account.id, virtualAccountNumber: account.accountNumber },
  }
}
