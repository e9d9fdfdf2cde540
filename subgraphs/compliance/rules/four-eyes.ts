import type { CaseDisposition, CasePriority, CaseType } from '#compliance/entities/cases/compliance-case.ts'

interface Closing {
  readonly type: CaseType
  readonly peakPriority: CasePriority
  readonly disposition: CaseDisposition
}

/**
 * Whether closing the case needs the approval of a second person: a confirmed sanctions match, and every case that ever
 * was P1, so that lowering the priority first does not avoid it.
 */
export const needsApproval = ({ type, peakPriority, disposition }: Closing): boolean =>
  peakPriority === 'P1' || (type === 'SANCTIONS' && disposition === 'TRUE_POSITIVE')

/** Whether two texts name the same person; e-mail addresses are compared without case. */
export const isSamePerson = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
