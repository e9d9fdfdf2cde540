import type { PayoutDetails } from './transfer.ts'

/** The sender, as a payment message names it (FATF recommendation 16). */
export interface Originator {
  /** Full name, or the tenant's id of a sender without a known name, as in screening. */
  readonly name: string
  /** Given and family name of a sender who has a legal name. They are screened, but not sent. */
  readonly otherName?: string
  /** The tenant's id of the sender, used in place of an account number. */
  readonly account: string
  readonly address: string | null
  readonly dateOfBirth: string | null
  readonly country: string | null
  /** Set for a business. Rules on transactions use it; it is not sent. */
  readonly isOrganization?: true
}

/** The recipient and its account. */
export interface Beneficiary extends PayoutDetails {
  readonly name: string
  /** IBAN, account number or wallet number; null for cash pickup. */
  readonly account: string | null
  readonly address: string | null
  readonly country: string
}

/** Both sides of a transfer, copied when it is created and stored encrypted. */
export interface TransferParties {
  readonly originator: Originator
  readonly beneficiary: Beneficiary
}
