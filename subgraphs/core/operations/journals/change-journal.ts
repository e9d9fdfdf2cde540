import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { refuse } from '#core/errors.ts'
import { JOURNAL_COLUMNS, type JournalRow } from '#core/queries/journals/journals.ts'
import { journalEvent } from '#core/rules/books/journals/journal-event.ts'
import { movedJournal, type JournalMove, type JournalStatus } from '#core/rules/books/journals/status.ts'

const LOCK = `select ${JOURNAL_COLUMNS} from core.journals journal where workspace_id = $1 and id = $2 for update`

/** Locks a journal, and returns its status after a move; refuses a move that its status or the caller does not allow. */
export async function lockJournal(
  tx: Tx,
  id: string,
  move: JournalMove,
): Promise<{ readonly journal: JournalRow; readonly next: JournalStatus }> {
  const [journal] = await tx.sql<JournalRow>(LOCK, [tx.actor.workspaceId, id])
  if (!journal) throw refuse('JOURNAL_NOT_FOUND')
  if (move === 'reverse' && journal.status === 'REVERSED') throw refuse('ALREADY_REVERSED')
  const moved = movedJournal(journal, move, tx.actor.subjectId)
  if ('status' in moved) return { journal, next: moved.status }
  throw moved.refusal === 'INVALID_STATE'
    ? refuse('INVALID_STATE', { message: `The journal is ${journal.status}.` })
    : refuse(moved.refusal)
}

/** What a change sets besides the status. */
interface JournalChange {
  readonly approvedBy?: string
  readonly approvedAt?: Date
  readonly postedAt?: Date
  readonly ledgerSequence?: bigint | null
  readonly rejectedReason?: string
  readonly reversedById?: string
  readonly reversalReason?: string
}

const WRITE = `update core.journals as journal set status = $3, version = version + 1, approved_by = coalesce($4, approved_by),
    approved_at = coalesce($5, approved_at), posted_at = coalesce($6, posted_at), ledger_sequence = coalesce($7, ledger_sequence),
    rejected_reason = coalesce($8, rejected_reason), reversed_by_id = coalesce($9, reversed_by_id), reversal_reason = coalesce($10, reversal_reason)
  where workspace_id = $1 and id = $2 returning ${JOURNAL_COLUMNS}`

/** Writes the status of a locked journal and what belongs to it, and publishes the change. */
export async function writeJournal(
  tx: Tx,
  id: string,
  status: JournalStatus,
  change: JournalChange,
  event: EventType,
): Promise<JournalRow> {
  const [row] = await tx.sql<JournalRow>(WRITE, [
    tx.actor.workspaceId,
    id,
    status,
    change.approvedBy ?? null,
    change.approvedAt ?? null,
    change.postedAt ?? null,
    change.ledgerSequence ?? null,
    change.rejectedReason ?? null,
    change.reversedById ?? null,
    change.reversalReason ?? null,
  ])
  const { data, personal } = journalEvent(row!)
  tx.emit(event, id, data, personal)
  return row!
}
