import { toMinor } from '#kernel/money.ts'
import { hasLetters, isReadableName } from '#kernel/readable-name.ts'
import type { Sender } from '../clients/identity.ts'
import type { PayoutMethod } from '../entities/recipient.ts'
import type { PayoutDetails } from '../entities/transfer.ts'
import type { Beneficiary, Originator } from '../entities/transfer-parties.ts'
import { nameOf, type RecipientDetails } from './recipient.ts'

/**
 * From which amount on a payment must carry more of its sender than a name and an account: USD/EUR 1,000 in FATF
 * recommendation 16. A currency that is not listed has no threshold: every amount of it must.
 */
const THRESHOLDS: Readonly<Record<string, string>> = { USD: '1000', EUR: '1000', GBP: '1000', CAD: '1000' }

type Named = Pick<Sender, 'firstName' | 'lastName' | 'legalName'>

/** Every name of a sender, the one that it goes by first: a business and several people together go by their legal name. */
function namesOf({ firstName, lastName, legalName }: Named): string[] {
  const names = [legalName ?? '', [firstName, lastName].filter(Boolean).join(' ')].filter(name => name !== '')
  const readable = names.filter(isReadableName)
  return readable.length > 0 ? readable : names
}

/** Full name of a sender; empty where nobody has told it. */
export const senderName = (sender: Named): string => namesOf(sender)[0] ?? ''

/** Whether the sender is one person: the birth of one of several says nothing of the others. */
const isOnePerson = ({ type, legalName }: Sender): boolean => type === 'INDIVIDUAL' || legalName === null

/** What every sender needs and this one lacks, in words: without it screening has no originator to compare. */
export const missingOfSender = (sender: Sender): readonly string[] => [
  ...((sender.type === 'CORPORATE' ? [sender.legalName ?? ''] : namesOf(sender)).some(hasLetters) ? [] : ['name']),
  ...(sender.type === 'CORPORATE' ? (sender.incorporationDate === null ? ['date of incorporation'] : []) : sender.dateOfBirth === null ? ['date of birth'] : []),
]

/** What this sender also needs from the threshold on: a date of birth identifies one person, a business or several people need an address. */
export const missingFromThreshold = (sender: Sender): readonly string[] => (sender.address === null && !isOnePerson(sender) ? ['address'] : [])

/** An amount or a sum that was sent in one currency. */
export interface SentAmount {
  readonly currency: string
  readonly amountMinor: bigint
}

/** The window in which transfers of one sender are linked. Seven days contain every window of 24 hours. */
export const LINKED_MS = 7 * 24 * 3_600_000

/**
 * Whether linked payments together reach the threshold. Each amount uses its share of its own currency's threshold, so that
 * splitting a payment over currencies does not help. A currency without a threshold reaches it with any amount.
 */
export function reachesThreshold(linked: readonly SentAmount[]): boolean {
  // The shares are added as one fraction, so no part is lost to rounding.
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
    ...otherName !== undefined && { otherName },
    account: sender.externalId,
    address: sender.address,
    dateOfBirth: isOnePerson(sender) ? sender.dateOfBirth : null,
    country: sender.countryCode,
  }
}

/** What names the account of a payout: IBAN, account number or number of the wallet. */
export const accountOf = ({ payoutMethod, iban, accountNumber, phone }: Pick<PayoutDetails, 'iban' | 'accountNumber' | 'phone'> & { readonly payoutMethod: PayoutMethod }): string | null =>
  payoutMethod === 'MOBILE_WALLET' ? phone : iban ?? accountNumber

/** The recipient as a payment message names it, with all that the payout needs. */
export function beneficiaryOf(recipient: RecipientDetails): Beneficiary {
  const { payoutMethod, bankCode, accountNumber, iban, bic, phone, address, country } = recipient
  return { payoutMethod, bankCode, accountNumber, iban, bic, phone, name: nameOf(recipient), account: accountOf(recipient), address, country }
}
