import { toMinor } from '#kernel/money.ts'
import { hasLetters, isReadableName } from '#kernel/readable-name.ts'
import type { Sender } from '#remittance/clients/identity.ts'
import type { PayoutMethod } from '#remittance/entities/recipient.ts'
import type { PayoutDetails } from '#remittance/entities/transfer.ts'
import type { Beneficiary, Originator } from '#remittance/entities/transfer-parties.ts'
import { nameOf, type RecipientDetails } from './recipient.ts'

/**
 * Amount from which a payment must contain more sender data than a name and an account: USD/EUR 1,000 in FATF recommendation
 * 16. A currency that is not listed has no threshold: every amount must contain them.
 */
const THRESHOLDS: Readonly<Record<string, string>> = { USD: '1000', EUR: '1000', GBP: '1000', CAD: '1000' }

type Named = Pick<Sender, 'firstName' | 'lastName' | 'legalName'>

/** All names of a sender, the primary one first. The primary name of a business or joint customer is its legal name. */
function namesOf({ firstName, lastName, legalName }: Named): string[] {
  const names = [legalName ?? '', [firstName, lastName].filter(Boolean).join(' ')].filter(name => name !== '')
  const readable = names.filter(isReadableName)
  return readable.length > 0 ? readable : names
}

/** Full name of a sender; empty when no name is known. */
export const senderName = (sender: Named): string => namesOf(sender)[0] ?? ''

/** Whether the sender is one person: the date of birth of one joint holder does not identify the others. */
const isOnePerson = ({ type, legalName }: Sender): boolean => type === 'INDIVIDUAL' || legalName === null

/** Required data that this sender lacks, in words. Without them screening has no originator to compare. */
export const missingOfSender = (sender: Sender): readonly string[] => [
  ...((sender.type === 'CORPORATE' ? [sender.legalName ?? ''] : namesOf(sender)).some(hasLetters)
    ? []
    : ['name']),
  ...(sender.type === 'CORPORATE'
    ? sender.incorporationDate === null
      ? ['date of incorporation']
      : []
    : sender.dateOfBirth === null
      ? ['date of birth']
      : []),
]

/**
 * Data that this sender also needs from the threshold on: a date of birth identifies one person, a business or joint customer
 * needs an address.
 */
export const missingFromThreshold = (sender: Sender): readonly string[] =>
  sender.address === null && !isOnePerson(sender) ? ['address'] : []

/** An amount, or a sum of amounts, sent in one currency. */
export interface SentAmount {
  readonly currency: string
  readonly amountMinor: bigint
}

/** The window in which transfers of one sender are linked. Seven days contain every window of 24 hours. */
export const LINKED_MS = 7 * 24 * 3_600_000

/**
 * Whether linked payments together reach the threshold. Each amount uses a share of the threshold of its currency, so that
 * splitting a payment over currencies does not help. A currency without a threshold reaches it with any amount.
 */
export function reachesThreshold(linked: readonly SentAmount[]): boolean {
  // The shares are added as one fraction, so that rounding loses nothing.
  let [used, whole] = [0n, 1n]
  for (const { currency, amountMinor } of linked) {
    if (amountMinor === 0n) continue
    if (!Object.hasOwn(THRESHOLDS, currency)) return true
    const threshold = toMinor(THRESHOLDS[currency]!, currency)
    ;[used, whole] = [used * threshold + amountMinor * whole, whole * threshold]
  }
  return used >= whole
}

/** The sender as a payment message names it. */
export function originatorOf(sender: Sender): Originator {
  const [name = sender.externalId, otherName] = namesOf(sender)
  return {
    name,
    ...(otherName !== undefined && { otherName }),
    account: sender.externalId,
    address: sender.address,
    dateOfBirth: isOnePerson(sender) ? sender.dateOfBirth : null,
    country: sender.countryCode,
    ...(sender.type === 'CORPORATE' && { isOrganization: true }),
  }
}

/** Identifier of the payout account: IBAN, account number or wallet number. */
export const accountOf = ({
  payoutMethod,
  iban,
  accountNumber,
  phone,
}: Pick<PayoutDetails, 'iban' | 'accountNumber' | 'phone'> & { readonly payoutMethod: PayoutMethod }):
  string | null => (payoutMethod === 'MOBILE_WALLET' ? phone : (iban ?? accountNumber))

/** The recipient as a payment message names it, with all data that the payout needs. */
export function beneficiaryOf(recipient: RecipientDetails): Beneficiary {
  const { payoutMethod, bankCode, accountNumber, iban, bic, phone, address, country } = recipient
  return {
    payoutMethod,
    bankCode,
    accountNumber,
    iban,
    bic,
    phone,
    name: nameOf(recipient),
    account: accountOf(recipient),
    address,
    country,
  }
}
