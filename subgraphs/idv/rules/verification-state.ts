import type { VerificationRow } from '#idv/entities/verification.ts'
import { refuse } from '#idv/errors.ts'
import type { VerificationStatus } from '#idv/schema.gen.ts'

type Session = Pick<VerificationRow, 'status' | 'expiresAt'>

/** A session lasts 24 hours. */
export const SESSION_MS = 24 * 3_600_000

const OPEN: ReadonlySet<VerificationStatus> = new Set(['PENDING', 'PROCESSING', 'IN_REVIEW'])

/** Whether the verification has no final status. */
export const isOpen = ({ status }: Pick<VerificationRow, 'status'>): boolean => OPEN.has(status)

/** Whether the session has ended without completion, also before a worker has recorded it. */
export const isExpired = ({ status, expiresAt }: Session, at: Date): boolean =>
  status === 'EXPIRED' || (status === 'PENDING' && expiresAt <= at)

/** Throws unless the verification has one of these statuses, and its session has not ended. */
export function requireStatus(
  verification: Session,
  at: Date,
  permitted: readonly VerificationStatus[],
): void {
  if (isExpired(verification, at)) throw refuse('SESSION_EXPIRED')
  if (!permitted.includes(verification.status))
    throw refuse('INVALID_STATE', {
      message: `The verification is ${verification.status.toLowerCase()}; this requires ${permitted.map(each => each.toLowerCase()).join(' or ')}.`,
    })
}
