/** Who sends and who is paid, as the payout partner has to know them. What is not known is null. */
export interface TransferParties {
  readonly originator: {
    readonly name: string
    readonly account: string | null
    readonly address: string | null
    readonly dateOfBirth: string | null
    readonly country: string | null
  }
  readonly beneficiary: {
    readonly name: string
    readonly account: string | null
    readonly address: string | null
    readonly country: string | null
  }
}
