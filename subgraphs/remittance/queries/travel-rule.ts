import type { Context } from '#kernel/context.ts'
import { hasScope } from '#kernel/principal.ts'
import type { Beneficiary, Originator } from '#remittance/entities/transfer-parties.ts'
import { originatorOfTransfer, partiesOfTransfer } from '#remittance/sealed-parties.ts'
import type { TransferRow } from './transfers.ts'

export interface TravelRule {
  readonly originator: Originator
  readonly beneficiary: Pick<Beneficiary, 'name' | 'account' | 'address' | 'country'> & {
    readonly bank: string | null
  }
}

/** Both sides of a transfer, unmasked, for staff with read access; null for other callers and when the originator was not stored. */
export function travelRule({ actor, keys }: Context, row: TransferRow): TravelRule | null {
  if (actor.kind !== 'staff' || !hasScope(actor, 'remittance:read')) return null
  const originator = originatorOfTransfer(keys, row)
  if (!originator) return null
  const { beneficiary } = partiesOfTransfer(keys, row)
  return { originator, beneficiary: { ...beneficiary, bank: beneficiary.bankCode ?? beneficiary.bic } }
}
