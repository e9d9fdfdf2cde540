import type { PayoutDetails } from './transfer.ts'

/** Who sends, as a payment message names them (FATF recommendation 16). */
export interface Originator {
  /** Full name; the tenant's own id of a sender whose name nobody has told, as in screening. */
  readonly name: string
  /** Given and family name of a sender who goes by a legal name. It is screened and not sent. */
  readonly otherName?: string
  /** The tenant's own id of the sender, which stands where there is no account number. */
  readonly account: string
  readonly address: string | null
  readonly dateOfBirth: string | null
  readonly country: string | null
}

/** Who is paid, and how. */
export interface Beneficiary extends PayoutDetails {
  readonly name: string
  /** IBAN, account number or number of the wallet; null where cash is paid. */
  readonly account: string | null
  readonly address: string | null
  readonly country: string
}

/** Both sides of a transfer, copied when it was made and kept sealed. */
export interface TransferParties {
  readonly originator: Originator
  readonly beneficiary: Beneficiary
}
