import type { Context } from '#kernel/context.ts'
import { requireInitiator } from '#core/clients/identity.ts'
import { refuse } from '#core/errors.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { pricePosting, type PostingRequest } from '#core/ledger/price-posting.ts'
import { post } from '#core/ledger/post.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionChannel } from '#core/rules/transaction.ts'
import { isBetweenCustomers, postBetweenCustomers } from './decide-internal-transfer.ts'

export interface TransferInternally {
  readonly sourceAccountId: string
  readonly destinationAccountId: string
  readonly destinationAccountName: string
  readonly amount: string
  readonly currency: string
  readonly channel: TransactionChannel
  readonly narration: string
  readonly initiatedBy: string
  readonly standingInstruction?: OfStandingInstruction
}

/** Set on a transfer of a standing instruction, whose creator was admitted when it was created. */
export interface OfStandingInstruction {
  readonly standingInstructionId: string
  readonly dueDate: string
}

/** Moves money between two accounts of the tenant: immediately, unless compliance has to decide first by the workspace's settings. */
export async function transferInternally(ctx: Context, input: TransferInternally): Promise<TransactionRow> {
  admitRole(ctx.actor, 'teller')
  const amountMinor = amountIn(input.amount, input.currency)
  if (input.sourceAccountId === input.destinationAccountId) throw refuse('SAME_ACCOUNT')
  const [source, destination] = await cachedAccounts(ctx, [input.sourceAccountId, input.destinationAccountId])
  if (!input.standingInstruction) await requireInitiator(ctx, input.initiatedBy)
  const request = internalTransferRequest(input, amountMinor, source!.accountType)
  const transfer = { request, source: source!, destination: destination! }
  return isBetweenCustomers(transfer)
    ? postBetweenCustomers(ctx, transfer)
    : post(ctx, policy => pricePosting(ctx, policy, request))
}

/** Builds the posting of a transfer within the tenant. */
export const internalTransferRequest = (
  input: TransferInternally,
  amountMinor: bigint,
  accountType: string,
): PostingRequest => ({
  accountType,
  type: 'TRANSFER',
  transferType: 'INTERNAL',
  status: 'COMPLETED',
  channel: input.channel,
  currency: input.currency,
  amountMinor,
  debit: { id: input.sourceAccountId, isSystem: false },
  credit: { id: input.destinationAccountId, isSystem: false },
  destinationName: input.destinationAccountName,
  narration: input.narration,
  initiatedBy: input.initiatedBy,
  ...(input.standingInstruction && { metadata: { ...input.standingInstruction } }),
})
