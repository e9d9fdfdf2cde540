import type { Context } from '#kernel/context.ts'
import { requireInitiator } from '#core/clients/identity.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { systemAccount, type PricingPolicy } from '#core/ledger/policy.ts'
import { post } from '#core/ledger/post.ts'
import { allocateNumber } from '#core/ledger/references.ts'
import { railFor } from '#core/providers/configured.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { bankOf } from '#core/rules/banks.ts'
import { externalTransferRefusal } from '#core/rules/external-transfer.ts'
import { admitRole } from '#core/rules/rights.ts'
import { sessionId } from '#core/rules/session-id.ts'
import type { TransactionChannel } from '#core/rules/transaction.ts'

export interface TransferExternally {
  readonly sourceAccountId: string
  readonly destinationAccountNum: string
  readonly destinationBankCode: string
  readonly destinationAccountName: string
  readonly amount: string
  readonly currency: string
  readonly channel: TransactionChannel
  readonly narration: string
  readonly initiatedBy: string
}

const SETTLEMENTS = { INTERBANK: 'INTERBANK_SETTLEMENT', NIP: 'NIP_SETTLEMENT' } as const

/** Books a transfer to another bank with its fee, so that the account is debited before the transfer is submitted. */
export async function transferExternally(
  ctx: Context,
  transferType: keyof typeof SETTLEMENTS,
  input: TransferExternally,
): Promise<TransactionRow> {
  admitRole(ctx.actor, 'teller')
  const { currency } = input
  const amountMinor = amountIn(input.amount, currency)
  const [source] = await cachedAccounts(ctx, [input.sourceAccountId])
  const refused = externalTransferRefusal({
    transferType,
    currency,
    bankCode: input.destinationBankCode,
    hasRail: railFor(ctx) !== undefined,
  })
  if (refused) throw refused
  await requireInitiator(ctx, input.initiatedBy)
  return post(ctx, async policy =>
    pricePosting(ctx, policy, {
      accountType: source!.accountType,
      type: 'TRANSFER',
      transferType,
      status: 'PENDING',
      channel: input.channel,
      currency,
      amountMinor,
      debit: { id: input.sourceAccountId, isSystem: false },
      credit: { id: await systemAccount(ctx, policy, SETTLEMENTS[transferType], currency), isSystem: true },
      otherAccountNumber: input.destinationAccountNum,
      otherBankCode: input.destinationBankCode,
      destinationName: input.destinationAccountName,
      narration: input.narration,
      initiatedBy: input.initiatedBy,
      ...(transferType === 'NIP' && { sessionId: await newSessionId(ctx, policy) }),
    }),
  )
}

/** Numbers are never reused in a workspace, so session ids are unique. */
const newSessionId = async (ctx: Context, { bankCode, timeZone }: PricingPolicy): Promise<string> =>
  sessionId(
    bankOf(bankCode)?.nipCode ?? bankCode.padStart(6, '0'),
    ctx.now(),
    timeZone,
    await allocateNumber(ctx, 'NIP'),
  )
