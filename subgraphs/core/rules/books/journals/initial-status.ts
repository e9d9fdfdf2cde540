import type { BookRank } from '#core/rules/books/periods/status.ts'
import type { JournalStatus } from './status.ts'
import { isManual, type JournalType } from './type.ts'

/** The status of a journal that a person creates, or why it is refused. Only managers post without an approval. */
export function initialStatus(
  journal: { readonly type: JournalType; readonly requiresApproval: boolean },
  rank: BookRank,
): { readonly status: 'PENDING' | 'POSTED' } | { readonly refusal: 'JOURNAL_TYPE_NOT_MANUAL' | 'FORBIDDEN' } {
  if (!isManual(journal.type)) return { refusal: 'JOURNAL_TYPE_NOT_MANUAL' }
  if (journal.requiresApproval) return { status: 'PENDING' }
  return rank === 'OFFICER' ? { refusal: 'FORBIDDEN' } : { status: 'POSTED' }
}

/**
 * Whether balances and reports include a journal. A reversed journal stays included, because the journal that reverses it is too.
 * Memo journals never are.
 */
export const countsInBalances = (journal: {
  readonly status: JournalStatus
  readonly isMemo: boolean
}): boolean => !journal.isMemo && (journal.status === 'POSTED' || journal.status === 'REVERSED')
