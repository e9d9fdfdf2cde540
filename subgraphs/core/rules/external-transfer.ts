import type { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { bankOf } from './banks.ts'

interface ExternalTransfer {
  readonly transferType: 'INTERBANK' | 'NIP'
  readonly currency: string
  /** Null if no bank has been given yet. */
  readonly bankCode: string | null
  /** Whether this environment has a rail to other banks. */
  readonly hasRail: boolean
}

/** Refusal of a transfer to another bank, independent of the debited account; undefined if the transfer is possible. */
export function externalTransferRefusal({
  transferType,
  currency,
  bankCode,
  hasRail,
}: ExternalTransfer): Refusal | undefined {
  if (bankCode !== null && !bankOf(bankCode)) return refuse('BANK_UNKNOWN')
  if (transferType === 'NIP' && currency !== 'NGN')
    return refuse('CURRENCY_MISMATCH', { message: 'NIBSS Instant Payment supports only NGN.' })
  return hasRail ? undefined : refuse('RAIL_NOT_CONFIGURED')
}
