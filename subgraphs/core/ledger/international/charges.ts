import type { CorrespondentRail } from '#core/providers/rail.ts'
import { chargedOrder, type ChargeBearer, type ChargedOrder } from '#core/rules/international/terms.ts'
import type { PricingPolicy } from '../policy.ts'
import { feeFor } from '../price-posting.ts'

/** The part of an order that its charges depend on. */
export interface OrderToCharge {
  readonly amountMinor: bigint
  readonly currency: string
  readonly chargeBearer: ChargeBearer
}

/** The fee of the whole amount, divided by who bears the charges; undefined if they leave nothing of it. */
export const chargesOf = (
  policy: PricingPolicy,
  rail: CorrespondentRail,
  { amountMinor, currency, chargeBearer }: OrderToCharge,
): ChargedOrder | undefined =>
  chargedOrder(
    amountMinor,
    chargeBearer,
    feeFor(policy, { type: 'TRANSFER', transferType: 'INTERNATIONAL', currency, amountMinor }),
    rail.chargeMinor(currency),
  )
