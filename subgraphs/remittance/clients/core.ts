import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'

/** An account in core banking that its customer can pay from. */
export interface Wallet {
  readonly id: string
  readonly accountNumber: string
  readonly accountName: string
  readonly currency: string
  readonly status: string
  readonly availableBalance: string
}

export const WALLETS = domainCall<{ customerId: string }, { walletsOfCustomer: readonly Wallet[] }>(
  'query WalletsOfCustomer($customerId: UUID!) { walletsOfCustomer(customerId: $customerId) { id accountNumber accountName currency status availableBalance } }',
)

/** The customer's accounts, newest first. */
export const walletsOf = async (ctx: Context, customerId: string): Promise<readonly Wallet[]> =>
  (await ctx.callDomain(ctx, WALLETS, { customerId })).walletsOfCustomer

interface Held {
  readonly transferId: string
  readonly accountId: string
  readonly customerId: string
  readonly amount: string
  readonly currency: string
}

export const PLACE_HOLD = domainCall<
  { input: Held },
  { placeTransferHold: 'PLACED' | 'NOT_FOUND' | 'NOT_USABLE' | 'INSUFFICIENT_FUNDS' }
>('mutation HoldForTransfer($input: PlaceTransferHoldInput!) { placeTransferHold(input: $input) }')

export const CAPTURE_HOLD = domainCall<
  { transferId: string; reference: string },
  { captureTransferHold: 'CAPTURED' | 'NOT_HELD' | 'REFUSED' | 'SUSPENDED' | 'PROTECTED' }
>(
  'mutation CaptureForTransfer($transferId: UUID!, $reference: String!) { captureTransferHold(transferId: $transferId, reference: $reference) }',
)

export const RELEASE_HOLD = domainCall<
  { transferId: string },
  { releaseTransferHold: 'RELEASED' | 'CAPTURED' | 'NOT_HELD' }
>('mutation ReleaseForTransfer($transferId: UUID!) { releaseTransferHold(transferId: $transferId) }')

type Paid = Pick<TransferRow, 'id' | 'customerId' | 'sendAmountMinor' | 'feeMinor' | 'sendCurrency'>

/** Holds amount and fee of a transfer before the transfer is created. */
export const holdFor = async (
  ctx: Context,
  accountId: string,
  { id, customerId, sendAmountMinor, feeMinor, sendCurrency }: Paid,
) =>
  (
    await ctx.callDomain(ctx, PLACE_HOLD, {
      input: {
        transferId: id,
        accountId,
        customerId,
        amount: formatMinor(sendAmountMinor + feeMinor, sendCurrency),
        currency: sendCurrency,
      },
    })
  ).placeTransferHold

/** Captures the hold of a transfer. A repeat captures nothing twice. */
export const captureFor = async (ctx: Context, transferId: string, reference: string) =>
  (await ctx.callDomain(ctx, CAPTURE_HOLD, { transferId, reference })).captureTransferHold

/** Releases the hold of a transfer. Returns CAPTURED when the hold was captured before. */
export const releaseFor = async (ctx: Context, transferId: string) =>
  (await ctx.callDomain(ctx, RELEASE_HOLD, { transferId })).releaseTransferHold
