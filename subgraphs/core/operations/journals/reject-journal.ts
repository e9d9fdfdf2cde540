import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { JournalRow } from '#core/queries/journals/journals.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockJournal, writeJournal } from './change-journal.ts'

export interface RejectJournal {
  readonly id: string
  readonly reason: string
}

/** Rejects a journal permanently. It keeps its number. */
export const rejectJournal = command(async (tx, { id, reason }: RejectJournal): Promise<JournalRow> => {
  admitRole(tx.actor, 'manager')
  const { next } = await lockJournal(tx, id, 'reject')
  return writeJournal(tx, id, next, { rejectedReason: reason }, events.journal_rejected)
})
