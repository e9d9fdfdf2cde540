import type { Refusal } from '#kernel/refusals.ts'
import { refuse } from '../errors.ts'
import { bankOf } from './banks.ts'

interface OutsideTransfer {
  readonly transferType: 'INTERBANK' | 'NIP'
  readonly currency: string
  /** Null where nobody has said yet which bank it goes to. */
  readonly bankCode: string | null
  /** Whether anything carries money to other banks in this environment. */
  readonly hasRail: boolean
}

/** Why money cannot go to another bank, whatever the account that pays; undefined where it can. */
export function refusedOutside({ transferType, currency, bankCode, hasRail }: OutsideTransfer): Refusal | undefined {
  if (bankCode !== null && !bankOf(bankCode)) return refuse('BANK_UNKNOWN')
  if (transferType === 'NIP' && currency !== 'NGN') return refuse('CURRENCY_MISMATCH', { message: 'NIBSS Instant Payment supports only NGN.' })
  return hasRail ? undefined : refuse('RAIL_NOT_CONFIGURED')
}
