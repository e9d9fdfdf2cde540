import type { Context } from '#kernel/context.ts'
import { invalid, type Refusal } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { feeFor } from '#core/ledger/price-posting.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { protectionsOf } from '#core/ledger/protection/protect.ts'
import { railFor } from '#core/providers/configured.ts'
import { externalTransferRefusal } from '#core/rules/external-transfer.ts'
import { expectedRefusal } from '#core/rules/posting-rules.ts'
import { strictest, type LimitUse } from '#core/rules/limit-use.ts'
import { admitRole } from '#core/rules/rights.ts'
import { accountById, availableMinor, type AccountRow } from './accounts.ts'
import { limitUses } from './check-limits.ts'

export interface TransferPreviewed {
  readonly transferType: 'INTERNAL' | 'INTERBANK' | 'NIP'
  readonly sourceAccountId: string
  readonly destinationAccountId?: string | null
  readonly destinationBankCode?: string | null
  readonly amount: string
  readonly currency: string
}

export interface TransferPreview {
  readonly transferType: TransferPreviewed['transferType']
  readonly currency: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly vatMinor: bigint
  /** Null if the account is in another currency. */
  readonly availableMinor: bigint | null
  readonly refusal: Refusal | undefined
  readonly limit: LimitUse | undefined
}

/** Cost of a transfer, and whether the ledger would accept it now. Nothing is written or reserved, so the transfer itself can have another result. */
export async function previewTransfer(ctx: Context, input: TransferPreviewed): Promise<TransferPreview> {
  admitRole(ctx.actor, 'viewer')
  const { transferType, sourceAccountId, destinationAccountId, currency } = input
  const amountMinor = amountIn(input.amount, currency)
  const isInternal = transferType === 'INTERNAL'
  if (isInternal && !destinationAccountId)
    throw invalid([{ field: 'destinationAccountId', reason: 'is required' }])
  const [policy, source, destination] = await Promise.all([
    policyOf(ctx),
    accountOf(ctx, sourceAccountId),
    isInternal ? accountOf(ctx, destinationAccountId!) : undefined,
  ])
  const { feeMinor, vatMinor } = feeFor(policy, { type: 'TRANSFER', transferType, currency, amountMinor })
  const totalMinor = amountMinor + feeMinor + vatMinor
  const uses = await limitUses(ctx, policy, {
    id: sourceAccountId,
    accountType: source.accountType,
    type: 'TRANSFER',
    transferType,
    currency,
  })
  const limit = strictest(uses, amountMinor)
  const available = source.currency === currency ? availableMinor(source) : null

  const expected = expectedRefusal({
    source,
    destination,
    currency,
    amountMinor,
    totalMinor,
    isHeld: await isHeld(ctx, source, destination),
    limit,
    availableMinor: available,
  })
  const refusal = refusedBefore(ctx, input) ?? (expected && refusalOf(expected, { currency, amountMinor }))
  return {
    transferType,
    currency,
    amountMinor,
    feeMinor,
    vatMinor,
    availableMinor: available,
    refusal,
    limit,
  }
}

/** Refusals that precede the ledger. */
function refusedBefore(
  ctx: Context,
  { transferType, currency, sourceAccountId, destinationAccountId, destinationBankCode }: TransferPreviewed,
): Refusal | undefined {
  if (transferType === 'INTERNAL')
    return sourceAccountId === destinationAccountId ? refuse('SAME_ACCOUNT') : undefined
  return externalTransferRefusal({
    transferType,
    currency,
    bankCode: destinationBankCode ?? null,
    hasRail: railFor(ctx) !== undefined,
  })
}

/** Whether a protective hold covers the transfer, as far as the preview names it: the payee at another bank is not known. */
async function isHeld(
  ctx: Context,
  { id, protectionVersion }: AccountRow,
  destination: AccountRow | undefined,
): Promise<boolean> {
  if (protectionVersion === 0) return false
  const credit = destination ? { id: destination.id, isSystem: false } : { id: ELSEWHERE, isSystem: true }
  const [protection] = await protectionsOf(ctx, [
    { type: 'TRANSFER', debit: { id, isSystem: false }, credit },
  ])
  return protection?.isHeld ?? false
}

/** In place of the id of an account at another bank. */
const ELSEWHERE = ''

async function accountOf(ctx: Context, id: string): Promise<AccountRow> {
  const account = await accountById(ctx, id)
  if (!account) throw refuse('ACCOUNT_NOT_FOUND')
  return account
}
