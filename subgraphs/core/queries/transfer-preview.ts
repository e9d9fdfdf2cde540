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
import type { TransferType } from '#core/rules/transaction.ts'
import { accountById, availableMinor, type AccountRow } from './accounts.ts'
import { limitUses } from './check-limits.ts'
import {
  previewInternational,
  type InternationalPreview,
  type InternationalPreviewed,
} from './international/international-preview.ts'

export interface TransferPreviewed extends InternationalPreviewed {
  readonly transferType: TransferType
  readonly sourceAccountId: string
  readonly destinationAccountId?: string | null
  readonly amount: string
  readonly currency: string
}

export interface TransferPreview {
  readonly transferType: TransferPreviewed['transferType']
  readonly currency: string
  /** What the transaction would move; with charges that are taken out of an order abroad, less than the order. */
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly vatMinor: bigint
  /** Null if the account is in another currency. */
  readonly availableMinor: bigint | null
  readonly refusal: Refusal | undefined
  readonly limit: LimitUse | undefined
  /** Only of a transfer abroad. */
  readonly international: InternationalPreview | undefined
}

/** Cost of a transfer, and whether the ledger would accept it now. Nothing is written or reserved, so the transfer itself can have another result. */
export async function previewTransfer(ctx: Context, input: TransferPreviewed): Promise<TransferPreview> {
  admitRole(ctx.actor, 'viewer')
  const { transferType, sourceAccountId, destinationAccountId, currency } = input
  const orderedMinor = amountIn(input.amount, currency)
  const isInternal = transferType === 'INTERNAL'
  if (isInternal && !destinationAccountId)
    throw invalid([{ field: 'destinationAccountId', reason: 'is required' }])
  if (transferType !== 'INTERNATIONAL') requireDomestic(input)
  const [policy, source, destination] = await Promise.all([
    policyOf(ctx),
    accountOf(ctx, sourceAccountId),
    isInternal ? accountOf(ctx, destinationAccountId!) : undefined,
  ])
  const abroad =
    transferType === 'INTERNATIONAL'
      ? await previewInternational(ctx, policy, input, { amountMinor: orderedMinor, currency })
      : undefined
  const amountMinor = abroad?.amountMinor ?? orderedMinor
  const { feeMinor, vatMinor } =
    abroad ?? feeFor(policy, { type: 'TRANSFER', transferType, currency, amountMinor })
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
  const before = abroad ? abroad.refusal : refusedBefore(ctx, input)
  const refusal = before ?? (expected && refusalOf(expected, { currency, amountMinor }))
  return {
    transferType,
    currency,
    amountMinor,
    feeMinor,
    vatMinor,
    availableMinor: available,
    refusal,
    limit,
    international: abroad?.international,
  }
}

/** Account numbers and bank codes in the country have digits only. */
function requireDomestic({ destinationAccountNum, destinationBankCode }: TransferPreviewed): void {
  const issues = [
    ...(destinationAccountNum && !/^\d{10}$/.test(destinationAccountNum)
      ? [{ field: 'destinationAccountNum', reason: 'must have ten digits' }]
      : []),
    ...(destinationBankCode && !/^\d{3}(\d{3})?$/.test(destinationBankCode)
      ? [{ field: 'destinationBankCode', reason: 'must have three or six digits' }]
      : []),
  ]
  if (issues.length > 0) throw invalid(issues)
}

/** Refusals that precede the ledger. */
function refusedBefore(
  ctx: Context,
  { transferType, currency, sourceAccountId, destinationAccountId, destinationBankCode }: TransferPreviewed,
): Refusal | undefined {
  if (transferType === 'INTERNAL' || transferType === 'INTERNATIONAL')
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
