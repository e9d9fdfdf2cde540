/** Statuses of a loan. */
export const LOAN_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'ACTIVE',
  'IN_ARREARS',
  'RESTRUCTURED',
  'CLOSED_OBLIGATIONS_MET',
  'CLOSED_WRITTEN_OFF',
] as const

export type LoanStatus = (typeof LOAN_STATUSES)[number]

const IN_REPAYMENT: readonly LoanStatus[] = ['ACTIVE', 'IN_ARREARS', 'RESTRUCTURED']

interface LoanMove {
  readonly from: readonly LoanStatus[]
  readonly to: LoanStatus
}

/** The moves of a loan: the statuses from which each is allowed, and the status after it. */
export const LOAN_MOVES = {
  SUBMIT: { from: ['DRAFT'], to: 'SUBMITTED' },
  REVIEW: { from: ['SUBMITTED'], to: 'UNDER_REVIEW' },
  APPROVE: { from: ['SUBMITTED', 'UNDER_REVIEW'], to: 'APPROVED' },
  REJECT: { from: ['SUBMITTED', 'UNDER_REVIEW'], to: 'REJECTED' },
  WITHDRAW: { from: ['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED'], to: 'WITHDRAWN' },
  DISBURSE: { from: ['APPROVED'], to: 'ACTIVE' },
  UNDO_DISBURSEMENT: { from: ['ACTIVE'], to: 'APPROVED' },
  RESTRUCTURE: { from: IN_REPAYMENT, to: 'RESTRUCTURED' },
  CLOSE: { from: IN_REPAYMENT, to: 'CLOSED_OBLIGATIONS_MET' },
  WRITE_OFF: { from: IN_REPAYMENT, to: 'CLOSED_WRITTEN_OFF' },
} as const satisfies Readonly<Record<string, LoanMove>>

/** The status after a move; undefined if the move is not allowed from the status. */
export function statusAfter(status: LoanStatus, move: keyof typeof LOAN_MOVES): LoanStatus | undefined {
  const { from, to }: LoanMove = LOAN_MOVES[move]
  return from.includes(status) ? to : undefined
}

/** Whether the loan is disbursed and not closed. */
export const isInRepayment = (status: LoanStatus): boolean => IN_REPAYMENT.includes(status)

/** Statuses of a loan that was refused, repaid or written off. */
export const ENDED_STATUSES: readonly LoanStatus[] = [
  'REJECTED',
  'WITHDRAWN',
  'CLOSED_OBLIGATIONS_MET',
  'CLOSED_WRITTEN_OFF',
]

/** Whether the loan is at its end, repaid or not. */
export const isClosed = (status: LoanStatus): boolean => ENDED_STATUSES.includes(status)

/** The status of a disbursed loan by its lateness. A restructured loan that is no longer in arrears is RESTRUCTURED again. */
export const statusByArrears = (daysPastDue: number, isRestructured: boolean): LoanStatus =>
  daysPastDue > 0 ? 'IN_ARREARS' : isRestructured ? 'RESTRUCTURED' : 'ACTIVE'
