import type { ValidationIssue } from '#kernel/refusals.ts'

export type DocumentStatus = 'PENDING' | 'VERIFIED' | 'REJECTED' | 'EXPIRED'

interface Dates {
  readonly issuedOn: string | null
  readonly expiresOn: string | null
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Whether the last day on which the document is valid has passed. */
export const hasExpired = ({ expiresOn }: Pick<Dates, 'expiresOn'>, now: Date): boolean =>
  expiresOn !== null && expiresOn < dayOf(now)

/** The status to show: a document that was not rejected expires by its date, without a job. */
export const shownStatus = (
  document: Pick<Dates, 'expiresOn'> & { readonly status: string },
  now: Date,
): DocumentStatus =>
  document.status !== 'REJECTED' && hasExpired(document, now)
    ? 'EXPIRED'
    : (document.status as DocumentStatus)

export function documentIssues({ issuedOn, expiresOn }: Dates, now: Date): ValidationIssue[] {
  return [
    ...(issuedOn !== null && issuedOn > dayOf(now)
      ? [{ field: 'issuedOn', reason: 'must not be in the future' }]
      : []),
    ...(issuedOn !== null && expiresOn !== null && expiresOn <= issuedOn
      ? [{ field: 'expiresOn', reason: 'must be after issuedOn' }]
      : []),
  ]
}
