export type JournalStatus = 'PENDING' | 'APPROVED' | 'POSTED' | 'REJECTED' | 'REVERSED'
export type JournalMove = 'approve' | 'post' | 'reject' | 'reverse'

const MOVES: Record<JournalMove, readonly [from: JournalStatus, to: JournalStatus]> = {
  approve: ['PENDING', 'APPROVED'],
  post: ['APPROVED', 'POSTED'],
  reject: ['PENDING', 'REJECTED'],
  reverse: ['POSTED', 'REVERSED'],
}

/** The status after a move, or why the move is refused. Creators cannot approve their own journals. */
export function movedJournal(
  journal: { readonly status: JournalStatus; readonly createdBy: string },
  move: JournalMove,
  actorId: string,
): { readonly status: JournalStatus } | { readonly refusal: 'INVALID_STATE' | 'SELF_APPROVAL_FORBIDDEN' } {
  const [from, to] = MOVES[move]
  if (journal.status !== from) return { refusal: 'INVALID_STATE' }
  if (move === 'approve' && journal.createdBy === actorId) return { refusal: 'SELF_APPROVAL_FORBIDDEN' }
  return { status: to }
}
