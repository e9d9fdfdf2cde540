/** What money is set aside for. */
export type HoldType = 'AUTHORIZATION' | 'LIEN' | 'LEGAL' | 'UNCLEARED' | 'CARD' | 'FEE'

export type HoldStatus = 'ACTIVE' | 'PARTIALLY_RELEASED' | 'CAPTURED' | 'RELEASED' | 'EXPIRED'

/** Holds that authorities and creditors place whatever state the account is in. */
export const isImposed = (type: string): boolean => type === 'LEGAL' || type === 'LIEN'

/** Who may let go or take a hold: one that a court has ordered is a manager's matter. */
export const roleToEnd = (type: string): 'officer' | 'manager' => (type === 'LEGAL' ? 'manager' : 'officer')

interface Ending { readonly status: string; readonly remainingMinor: bigint; readonly expiresAt: Date | null }

/** A hold as it stands at a moment: one whose time has come has ended, whether or not somebody has cleared it away. */
export const asOf = <Hold extends Ending>(hold: Hold, at: Date): Hold =>
  (hold.remainingMinor > 0n && hold.expiresAt !== null && hold.expiresAt <= at ? { ...hold, status: 'EXPIRED', remainingMinor: 0n } : hold)
