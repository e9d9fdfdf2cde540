export type CustomerType = 'INDIVIDUAL' | 'CORPORATE' | 'JOINT'

export type CustomerStatus = 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'DORMANT' | 'CLOSED' | 'BLACKLISTED'

export type KycStatus = 'UNVERIFIED' | 'PENDING' | 'VERIFIED' | 'REJECTED'

/** A customer of the graph. */
export type Customer = {
  readonly id: string
  readonly externalId: string
  readonly customerNumber: string
  readonly type: CustomerType
  readonly status: CustomerStatus
  readonly statusReason: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly legalName: string | null
  readonly incorporationDate: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly dateOfBirth: string | null
  readonly countryCode: string | null
  readonly address: string | null
  readonly bvn: string | null
  readonly nin: string | null
  readonly tin: string | null
  readonly kycStatus: KycStatus
  readonly kycLevel: number
  readonly kycAttestedBy: string | null
  readonly kycAttestedAt: Date | null
  readonly erasedAt: Date | null
  readonly erasedBy: string | null
  readonly erasureReason: string | null
  readonly createdAt: Date
}

/** Identification numbers of a customer. They are stored only encrypted, and shown only masked. */
export type IdentificationNumbers = Pick<Customer, 'bvn' | 'nin' | 'tin'>

/** A stored customer, with encrypted personal data. */
export type StoredCustomer = Omit<Customer, keyof IdentificationNumbers> & {
  readonly personal: string | null
}
