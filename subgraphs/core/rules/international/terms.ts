import type { Fee } from '../fee.ts'

/** Who pays the charges of the transfer: the sender all of them, each side its own, or the payee all of them. */
export type ChargeBearer = 'OUR' | 'SHA' | 'BEN'

/** A tenant in messages to banks abroad. Without a BIC, its name stands beside its national bank code. */
export interface Institution {
  readonly bic: string | null
  readonly name: string | null
}

/** Terms of an international transfer, as stored in its metadata. Amounts are minor units. */
export interface InternationalTerms {
  /** Currency in which the payee's bank receives the amount. */
  readonly currency: string
  /** Amount of the order, in the currency of the source account, before charges that are taken out of it. */
  readonly orderedMinor: string
  /** Charges of the correspondent that the sender pays, in the currency of the source account. */
  readonly correspondentMinor: string
  readonly chargeBearer: ChargeBearer
  readonly purpose: string
  readonly bankName: string
  readonly country: string
  /** BIC of the correspondent that forwards the transfer. */
  readonly correspondentBic: string
  /** The tenant as the message names it; absent from transfers of earlier versions. */
  readonly institution?: Institution
  /** Country of the sender; null if it is not known. */
  readonly senderCountry: string | null
  /** Date on which the payee's bank is expected to have the money. */
  readonly estimatedArrival: string
}

/** Terms of an international transfer; undefined for any other transaction. */
export const internationalOf = ({
  metadata,
}: {
  readonly metadata: unknown
}): InternationalTerms | undefined =>
  (metadata as Readonly<Record<string, unknown>> | null)?.['international'] as InternationalTerms | undefined

/** Metadata of the part of a transfer that pays the correspondent's charges. */
export const CHARGE_LEG = { correspondentCharge: true } as const

/** Whether a part of a transfer pays the correspondent's charges. They belong to the fee, and are reversed with it. */
export const isChargeLeg = ({ metadata }: { readonly metadata: unknown }): boolean =>
  (metadata as Readonly<Record<string, unknown>> | null)?.['correspondentCharge'] === true

/** The terms as callers see them in the metadata. */
export const publicTerms = ({
  estimatedArrival,
  chargeBearer,
  purpose,
  country,
  bankName,
  currency,
}: InternationalTerms): Readonly<Record<string, unknown>> => ({
  estimated_arrival: estimatedArrival,
  charge_bearer: chargeBearer,
  purpose,
  destination_country: country,
  destination_bank_name: bankName,
  destination_currency: currency,
})

/** What an order moves and charges, in minor units of the source account's currency. */
export interface ChargedOrder {
  /** What leaves for the payee's bank. */
  readonly movedMinor: bigint
  /** Everything that the sender is charged, with the correspondent's charges. */
  readonly fee: Fee
  /** The correspondent's part of the fee. */
  readonly correspondentMinor: bigint
}

/**
 * Divides the charges of an order: with OUR the sender pays the tenant's fee and the correspondent's charges on top of the amount, with
 * SHA only the fee; with BEN the fee is taken out of the amount. The correspondent takes charges that are not prepaid out of what it
 * forwards. Undefined if charges leave nothing of the amount.
 */
export function chargedOrder(
  amountMinor: bigint,
  chargeBearer: ChargeBearer,
  { feeMinor, vatMinor }: Fee,
  correspondentChargeMinor: bigint,
): ChargedOrder | undefined {
  const correspondentMinor = chargeBearer === 'OUR' ? correspondentChargeMinor : 0n
  const movedMinor = chargeBearer === 'BEN' ? amountMinor - feeMinor - vatMinor : amountMinor
  return movedMinor > 0n
    ? { movedMinor, fee: { feeMinor: feeMinor + correspondentMinor, vatMinor }, correspondentMinor }
    : undefined
}
