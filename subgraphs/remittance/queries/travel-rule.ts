import type { Context } from '#kernel/context.ts'
import { hasScope } from '#kernel/principal.ts'
import type { Beneficiary, Originator } from '../entities/transfer-parties.ts'
import { masked } from '../rules/masked.ts'
import { originatorOfTransfer, partiesOfTransfer } from '../sealed-parties.ts'
import type { TransferRow } from './transfers.ts'
import { seesNumbers } from './visible.ts'

export interface TravelRule {
  readonly originator: Originator
  readonly beneficiary: Pick<Beneficiary, 'name' | 'account' | 'address' | 'country'> & { readonly bank: string | null }
}

/**
 * Both sides of a transfer for staff who may read; null for everybody else, and where the originator was not kept. The account
 * is masked for whom a recipient's would be.
 */
export function travelRule(ctx: Context, row: TransferRow): TravelRule | null {
  const { actor, keys } = ctx
  if (actor.kind !== 'staff' || !hasScope(actor, 'remittance:read')) return null
  const originator = originatorOfTransfer(keys, row)
  if (!originator) return null
  const { beneficiary } = partiesOfTransfer(keys, row)
  const { account } = beneficiary
  return {
    originator,
    beneficiary: { ...beneficiary, account: account === null || seesNumbers(ctx) ? account : masked(account), bank: beneficiary.bankCode ?? beneficiary.bic },
  }
}
