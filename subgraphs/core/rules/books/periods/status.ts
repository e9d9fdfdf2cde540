export type PeriodStatus = 'FUTURE' | 'OPEN' | 'SOFT_CLOSED' | 'CLOSED' | 'LOCKED'
export type PeriodMove = 'open' | 'soft-close' | 'close' | 'lock' | 'reopen'
export type BookRank = 'OFFICER' | 'MANAGER' | 'ADMIN'

const MOVES: Record<PeriodMove, { readonly from: readonly PeriodStatus[]; readonly to: PeriodStatus }> = {
  open: { from: ['FUTURE'], to: 'OPEN' },
  'soft-close': { from: ['OPEN'], to: 'SOFT_CLOSED' },
  close: { from: ['OPEN', 'SOFT_CLOSED'], to: 'CLOSED' },
  lock: { from: ['CLOSED'], to: 'LOCKED' },
  reopen: { from: ['SOFT_CLOSED', 'CLOSED'], to: 'OPEN' },
}

/** The status after a move, or why it is refused. Managers move periods; administrators alone reopen them; LOCKED is final. */
export function movedPeriod(
  status: PeriodStatus,
  move: PeriodMove,
  rank: BookRank,
): { readonly status: PeriodStatus } | { readonly refusal: 'FORBIDDEN' | 'INVALID_STATE' } {
  if (rank === 'OFFICER' || (move === 'reopen' && rank !== 'ADMIN')) return { refusal: 'FORBIDDEN' }
  const { from, to } = MOVES[move]
  return from.includes(status) ? { status: to } : { refusal: 'INVALID_STATE' }
}
