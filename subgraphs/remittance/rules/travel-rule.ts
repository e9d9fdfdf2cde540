import { toMinor } from '#kernel/money.ts'
import { isReadableName } from '#kernel/readable-name.ts'
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

/** What has to be known of the sender before this amount can be sent and is not, in words; empty where nothing is missing. */
export function missingOfOriginator(sender: Sender, amountMinor: bigint, currency: string): readonly string[] {
  const threshold = Object.hasOwn(THRESHOLDS, currency) ? toMinor(THRESHOLDS[currency]!, currency) : 0n
  if (amountMinor < threshold) return []
  return [
    ...(isReadableName(senderName(sender)) ? [] : ['name']),
    ...(sender.address !== null ? [] : !isOnePerson(sender) ? ['address'] : sender.dateOfBirth === null ? ['address or date of birth'] : []),
  ]
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
