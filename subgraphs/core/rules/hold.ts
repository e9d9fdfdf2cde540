/** Purposes of a hold. */
export type HoldType = 'AUTHORIZATION' | 'LIEN' | 'LEGAL' | 'UNCLEARED' | 'CARD' | 'FEE'

export type HoldStatus = 'ACTIVE' | 'PARTIALLY_RELEASED' | 'CAPTURED' | 'RELEASED' | 'EXPIRED'

/** Hold types that authorities and creditors may place regardless of the account's status. */
export const isImposed = (type: string): boolean => type === 'LEGAL' || type === 'LIEN'

/** Hold types that reserve money for a payment of the customer. */
export const isPayment = (type: string): boolean => type === 'AUTHORIZATION' || type === 'CARD'

/** Role required to release or capture a hold; a LEGAL hold requires a manager. */
export const roleToEnd = (type: string): 'officer' | 'manager' => (type === 'LEGAL' ? 'manager' : 'officer')

interface Ending {
  readonly status: string
  readonly remainingMinor: bigint
  readonly expiresAt: Date | null
}

/** The effective status of a hold: a hold past its expiry has ended, even if the job has not processed it yet. */
export const asOf = <Hold extends Ending>(hold: Hold, at: Date): Hold =>
  hold.remainingMinor > 0n && hold.expiresAt !== null && hold.expiresAt <= at
    ? { ...hold, status: 'EXPIRED', remainingMinor: 0n }
    : hold
