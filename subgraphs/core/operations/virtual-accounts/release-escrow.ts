import type { Context } from '#kernel/context.ts'
import { isId } from '#kernel/id.ts'
import { refuse } from '#core/errors.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { post } from '#core/ledger/post.ts'
import { pricePosting, type PostingRequest } from '#core/ledger/price-posting.ts'
import {
  isBetweenCustomers,
  postBetweenCustomers,
} from '#core/operations/transfers/decide-internal-transfer.ts'
import { account } from '#core/queries/accounts.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { virtualAccount } from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface ReleaseEscrow {
  readonly id: string
  readonly amount: string
  readonly destinationAccountId: string
  readonly reason: string
}

/** Pays out money in escrow; compliance decides first where it does on any transfer. */
export async function releaseEscrow(ctx: Context, input: ReleaseEscrow): Promise<TransactionRow> {
  admitRole(ctx.actor, 'manager')
  const { id, kind, currency, accountNumber } = await virtualAccount(ctx, input.id)
  if (kind !== 'ESCROW') throw refuse('NOT_ESCROW')
  if (id === input.destinationAccountId) throw refuse('SAME_ACCOUNT')
  const amountMinor = amountIn(input.amount, currency)
  const { accountName } = await account(ctx, input.destinationAccountId)
  const [source, destination] = await cachedAccounts(ctx, [id, input.destinationAccountId])
  const { subjectId } = ctx.actor
  const request: PostingRequest = {
    accountType: source!.accountType,
    type: 'TRANSFER',
    transferType: 'INTERNAL',
    status: 'COMPLETED',
    channel: 'API',
    currency,
    amountMinor,
    debit: { id, isSystem: false },
    credit: { id: input.destinationAccountId, isSystem: false },
    releasesEscrow: true,
    destinationName: accountName,
    narration: `Release from escrow ${accountNumber}`,
    reason: input.reason,
    initiatedBy: isId(subjectId) ? subjectId : null,
  }
  const transfer = { request, source: source!, destination: destination! }
  return isBetweenCustomers(transfer)
    ? postBetweenCustomers(ctx, transfer)
    : post(ctx, policy => pricePosting(ctx, policy, request))
}
